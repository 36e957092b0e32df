/** The few buttons at the hand: the move that is chosen, a hint, taking back. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { moveText } from "./hints.js";
import { tell } from "./notes.js";
import { say } from "./words.js";

/** @import { Listener } from "./story.js" */
/** @import { Side } from "./types.js" */

/**
 * @param {{ engine: import("../touch.js").Touch, listener: Listener, side: Side, mine: boolean, over: boolean,
 *   undo: () => void, restart: () => void, redo: () => void, hint: () => void, behind: boolean, room: import("./types.js").Room, onResult: () => void }} props
 */
export function Acts({ engine, listener, side, mine, over, undo, restart, redo, hint, behind, room, onResult }) {
  const ready = mine ? engine.complete.value : [];
  const picked = mine ? engine.picked.value : [];
  const warn = (/** @type {string} */ why) => tell("info", why);
  const seat = side.seat;
  // Bots agree by themselves: only where other people sit there is somebody to ask.
  const asks =
    side.undo.last === "ask" && room.seats.some((one) => one.kind === "person" && one.present && one.seat !== seat);
  if (over)
    return html`<div class="acts"><${Button} kind="act" icon="crown" wide onClick=${onResult}>${say("page-result")}<//>
    </div>`;
  if (seat === null) return html`<div class="acts"></div>`;
  return html`<div class="acts">
    <div class="acts-move">
      ${ready.map(
        (move) => html`<${Button} key=${move.code} kind="act" icon="check" wide onClick=${() => engine.confirm(move)}>
          ${moveText(listener, move)}
        <//>`,
      )}
      ${
        picked.length > 0 &&
        html`<${Button} kind="act" icon="check" wide spot="confirm" onClick=${() => engine.confirm(...picked)}>
          ${say("page-several", { count: picked.length })}<//>`
      }
      ${
        ready.length + picked.length === 0 &&
        html`<p class="acts-advice">
          ${say(mine ? "page-choose" : behind ? "page-skip" : "page-wait")}</p>`
      }
    </div>
    <div class="acts-row">
      <${Button} icon="hint" blocked=${mine ? undefined : say("page-hint-later")} onBlocked=${warn} onClick=${hint}>
        ${say("page-hint")}<//>
      <${Button} icon="undo" blocked=${side.undo.last || engine.path.value.length + engine.basket.value.length > 0 ? undefined : say("table-reject-nothing-to-undo")}
        onBlocked=${warn} onClick=${undo}>
        ${say(asks ? "page-undo-ask" : "page-undo")}
      <//>
      ${side.undo.turn && html`<${Button} icon="history" onClick=${restart}>${say("page-undo-turn")}<//>`}
      ${side.undo.redo && html`<${Button} icon="redo" onClick=${redo}>${say("page-redo")}<//>`}
    </div>
  </div>`;
}
