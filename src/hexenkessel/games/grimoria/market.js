/** The middle of the table: the display with its one hidden card, the piles, and the magic level. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Card } from "../../web/kit/card.js";
import { Peek } from "../../web/kit/desk.js";
import { Icon } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { back, cardHelp, face } from "./cards.js";

/** @import { BoardProps } from "./view.d.ts" */
/** @typedef {{ looked: string | null, onOpen: (pile: string) => void }} Looking which pile lies spread out */

/** @param {string} thing @param {import("../../web/shell/types.js").Say} say */
const thingHelp = (thing, say) => ({
  text: say(`grimoria-thing-${thing}.help`),
  below: true,
});

/** @param {BoardProps & { slot: number }} props */
function Place({ view, slot, say }) {
  const known = view.display[slot];
  const hidden = slot === 0 && view.face_down;
  if (!known && !hidden)
    return html`<li class="gr-place is-empty"><${Card} face="ghost" /><span class="gr-place-name"> </span></li>`;
  // The owner of a Seer sees what lies there (GR-8.9).
  const seen = hidden && known;
  const card = known ?? "face_down";
  const name = say(`grimoria-card-${card}`);
  const secret = say(seen ? "grimoria-board-only-you" : "grimoria-board-face-down");
  // Another card is another element: the one that leaves is still shown on its way.
  return html`<li class="gr-place" key=${`${view.round}:${card}`}>
    <${Touchable}
      class="card-button"
      touch=${`display:${slot}`}
      name=${name}
      state=${[known && say(`grimoria-card-${card}.short`), seen && say("grimoria-board-only-you")]}
      help=${{ ...cardHelp(card, say), below: true }}
      data-fly=${`${view.round}:${slot}:${card}`}
      data-from="draw-pile"
    >
      <${Card} ...${known ? face(known) : back("adventure")} />
      ${seen && html`<span class="badge gr-seen" aria-hidden="true"><${Icon} name="watch" /></span>`}
    <//>
    <span class="gr-place-name" aria-hidden="true">${hidden ? secret : name}</span>
  </li>`;
}

/** @param {BoardProps} props */
function Display(props) {
  const { view, say } = props;
  return html`<ol class="gr-display" aria-label=${say("grimoria-thing-display")}
    style=${{ "--slots": view.display.length }}>
    ${Array.from(view.display, (_, slot) => html`<${Place} key=${slot} ...${props} slot=${slot} />`)}
  </ol>`;
}

/**
 * A face-down pile. Where no spell asks for it, a touch says what it is.
 * @param {BoardProps & { pile: "draw-pile" | "treasure-pile", count: number }} props
 */
function Stack({ pile, count, say }) {
  const engine = useContext(TouchContext);
  return html`<${Touchable}
    class="gr-pile"
    touch=${engine.open.value.has(pile) ? pile : `about:${pile}`}
    spot=${pile}
    name=${say(`grimoria-thing-${pile}`)}
    state=${say("grimoria-board-cards", { count })}
    help=${thingHelp(pile, say)}
    data-place=${pile}
  >
    <${Card} ...${count > 0 ? back(pile === "draw-pile" ? "adventure" : "treasure") : { face: "ghost" }} />
    <span class="badge gr-count">${count}</span>
  <//>`;
}

/**
 * An open pile: everybody may look through it at any time (GR-10.4), unless a spell asks for it just now.
 * @param {BoardProps & Looking & { pile: "discard-pile" | "treasure-discards", cards: string[] }} props
 */
function OpenPile({ pile, cards, looked, onOpen, say }) {
  const engine = useContext(TouchContext);
  const name = say(`grimoria-thing-${pile}`);
  const state = say("grimoria-board-cards", { count: cards.length });
  const top = cards.at(-1);
  const inside = html`<${Card} ...${top ? face(top) : { face: "ghost" }} /><span class="badge gr-count">${cards.length}
  </span>`;
  if (engine.open.value.has(pile))
    return html`<${Touchable} class="gr-pile" touch=${pile} name=${name} state=${state}
      help=${thingHelp(pile, say)} data-place=${pile}>${inside}<//>`;
  return html`<${Peek} class="gr-pile" title=${name} spot=${pile} name=${name} state=${state} open=${looked === pile}
    onOpen=${() => onOpen(pile)} data-place=${pile}>${inside}<//>`;
}

/** From the level of the first round to the red field of the last one (GR-2.5). @param {BoardProps} props */
function Level({ view, say }) {
  const first = view.level - view.round + 1;
  const fields = Array.from({ length: view.rounds }, (_, at) => first + at);
  return html`<${Touchable}
    class="gr-level"
    touch="level"
    name=${say("grimoria-thing-level")}
    state=${say("grimoria-board-level", { level: view.level, round: view.round, rounds: view.rounds })}
    help=${thingHelp("level", say)}
  >
    <span class="gr-level-name">${say("grimoria-thing-level")}</span>
    <span class="gr-level-now">${view.level}</span>
    <span class="gr-fields">
      ${fields.map((field) => {
        const looks = [
          "gr-field",
          field < view.level && "is-past",
          field === view.level && "is-now",
          field === fields.at(-1) && "is-last",
        ];
        return html`<span key=${field} class=${joined(looks, " ")}>${field}</span>`;
      })}
    </span>
  <//>`;
}

/** @param {BoardProps & Looking} props */
export function Market(props) {
  const { view } = props;
  return html`<div class="gr-market">
    <${Level} ...${props} />
    <${Display} ...${props} />
    <div class="gr-piles">
      <${Stack} ...${props} pile="draw-pile" count=${view.draw_pile} />
      <${OpenPile} ...${props} pile="discard-pile" cards=${view.discard_pile} />
      <${Stack} ...${props} pile="treasure-pile" count=${view.treasure_pile} />
      <${OpenPile} ...${props} pile="treasure-discards" cards=${view.treasure_discards} />
    </div>
  </div>`;
}
