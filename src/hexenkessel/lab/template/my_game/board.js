/** The table of My Game: everybody in a row, the bowl on the felt, and below it what can be taken. */

import { html } from "/web/vendor/hexenkessel-vendor.js";
import { Seated, around, tally } from "/web/kit/seats.js";
import { Touchable } from "/web/touch.js";

export const sheets = ["board.css"];

const TAKES = [1, 2, 3];

/** `view` is what view.py says, `bottom` the seat at the lower edge; what may be touched comes from the server. */
export function Board({ view, sitters, bottom, say }) {
  return html`<div class="stage my_game">
      <div class="my_game-seats">
        ${around({ sitters, bottom }).map(
          (sitter) => html`<${Seated} key=${sitter.seat} view=${view} sitter=${sitter} say=${say}
            facts=${[tally("stack", view.taken[sitter.seat])]} />`,
        )}
      </div>
      <div class="my_game-bowl felt" role="img" aria-label=${`${say("my_game-thing-bowl")}: ${view.bowl}`}>
        ${Array.from({ length: view.bowl }, () => html`<span class="my_game-pebble"></span>`)}
      </div>
    </div>
    <div class="hand my_game-takes">
      ${TAKES.map(
        (count) => html`<${Touchable} key=${count} class="my_game-take" touch=${`bowl:${count}`}
          name=${say("my_game-move-take", { count })}>
          ${say("my_game-move-take", { count })}
        <//>`,
      )}
    </div>`;
}
