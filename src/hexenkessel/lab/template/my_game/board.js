/** The table of My Game: everybody in a row, the bowl on the felt, and below it what can be taken. */

import { html } from "/web/vendor/hexenkessel-vendor.js";
import { Medallion } from "/web/kit/medallion.js";
import { Touchable } from "/web/touch.js";

export const sheets = ["board.css"];

const TAKES = [1, 2, 3];

/** `view` is what view.py says, `bottom` the seat at the lower edge; what may be touched comes from the server. */
export function Board({ view, sitters, bottom, say }) {
  const around = sitters.map((_, place) => sitters[(bottom + place) % sitters.length]);
  return html`<div class="stage my_game">
      <div class="my_game-seats">
        ${around.map((sitter) => html`<${Seat} key=${sitter.seat} sitter=${sitter} view=${view} />`)}
      </div>
      <div class="my_game-bowl felt" role="img" aria-label=${`${say("my_game-thing-bowl")}: ${view.bowl}`}>
        ${Array.from({ length: view.bowl }, () => html`<span class="my_game-pebble"></span>`)}
      </div>
    </div>
    <div class="hand my_game-takes">
      ${TAKES.map(
        (count) => html`<${Touchable} key=${count} class="my_game-take" touch=${`bowl:${count}`}
          name=${say("my_game-move-take", { count })} canLabel=${say("page-touch-can")}>
          ${say("my_game-move-take", { count })}
        <//>`,
      )}
    </div>`;
}

function Seat({ sitter, view }) {
  const { seat } = sitter;
  const turn = view.deciding[seat] ? (sitter.me ? "you" : "other") : undefined;
  return html`<${Medallion} seat=${seat + 1} avatar=${sitter.avatar} name=${sitter.name} botLabel=${sitter.botLabel}
    away=${sitter.away} turn=${turn} facts=${[{ icon: "stack", text: String(view.taken[seat]) }]} />`;
}
