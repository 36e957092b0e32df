/** What lies before oneself: the spellbook, the round, somebody's collection, or an open pile. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Card } from "../../web/kit/card.js";
import { Plaques } from "../../web/kit/choices.js";
import { Group } from "../../web/kit/desk.js";
import { Icon } from "../../web/kit/icon.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { art, back, byKind, cardHelp, face } from "./cards.js";

/** @import { BoardProps, Move, Say, Sitter } from "./view.d.ts" */

// -- collections ------------------------------------------------------------------------------------------------------

/**
 * Equal cards of a collection. One's own can be touched where a spell asks for one.
 * @param {BoardProps & { card: string, count: number, id: string, mark?: string }} props
 */
function Pack({ card, count, id, mark, say }) {
  return html`<li class="gr-pack">
    <${Touchable} class="card-button" touch=${id} name=${say(`grimoria-card-${card}`)}
      state=${[count > 1 && `× ${count}`, mark]} help=${cardHelp(card, say)}>
      <${Card} ...${face(card)} />
      ${count > 1 && html`<span class="badge gr-count">${count}</span>`}
    <//>
  </li>`;
}

/**
 * Cards that this eye does not know.
 * @param {{ kind: "adventure" | "treasure", card: string, count: number, seat: number, say: Say }} props
 */
function Backs({ kind, card, count, seat, say }) {
  if (count === 0) return null;
  return html`<li class="gr-pack">
    <${Touchable} class="card-button" touch=${`backs:${seat}:${card}`} name=${say(`grimoria-card-${card}`)}
      state=${say("grimoria-board-unknown", { count })} help=${cardHelp(card, say)}>
      <${Card} ...${back(kind)} /><span class="badge gr-count">${count}</span>
    <//>
  </li>`;
}

/** @param {{ title: string, note?: string | false, children?: any }} props */
const Cards = ({ title, note, children }) => html`<${Group} as="ul"
  title=${html`${title}${note && html` <span class="gr-secret"><${Icon} name="watch" /> ${note}</span>`}`}>${children}<//>`;

/** @param {BoardProps & { sitter: Sitter }} props */
export function Collection(props) {
  const { view, sitter, say } = props;
  const { seat, me } = sitter;
  const asked = me && view.deciding[seat] && (view.asks === "give" || view.asks === "transmute");
  /** @param {string[]} cards @param {string} [mark] */
  const packs = (cards, mark) =>
    byKind(cards).map(
      ({ kind: card, count }) => html`<${Pack} key=${card} ...${props} card=${card} count=${count} mark=${mark}
        id=${asked ? `own:${card}` : `look:${seat}:${card}`} />`,
    );
  const places = view.known_places[seat];
  const treasures = view.known_treasures[seat];
  const secret = say(me ? "grimoria-board-hidden-own" : "grimoria-board-hidden-seen");
  const empty = html`<li class="gr-none">${say("grimoria-board-nothing")}</li>`;
  return html`<div class="gr-collection" data-seat=${seat + 1}>
    <${Cards} title=${say("grimoria-thing-companions")}>
      ${view.companions[seat].length > 0 ? packs(view.companions[seat]) : empty}<//>
    <${Cards} title=${say("grimoria-thing-places")} note=${!view.over && places.length > 0 && secret}>
      ${packs(places, view.over ? undefined : secret)}
      <${Backs} kind="adventure" card="place" seat=${seat} count=${view.place_counts[seat] - places.length}
        say=${say} />
      ${view.place_counts[seat] === 0 && empty}
    <//>
    <${Cards} title=${say("grimoria-thing-treasures")} note=${!view.over && treasures.length > 0 && secret}>
      ${packs(treasures, view.over ? undefined : secret)}
      <${Backs} kind="treasure" card="treasure" seat=${seat} count=${view.treasure_counts[seat] - treasures.length}
        say=${say} />
      ${view.treasure_counts[seat] === 0 && empty}
    <//>
  </div>`;
}

/** @param {BoardProps & { pile: string }} props */
export function PileCards(props) {
  const { view, pile, say } = props;
  const cards = pile === "discard-pile" ? view.discard_pile : view.treasure_discards;
  return html`<div class="gr-collection">
    <${Cards} title=${say("grimoria-board-cards", { count: cards.length })}>
      ${byKind(cards).map(
        ({ kind: card, count }) =>
          html`<${Pack} key=${card} ...${props} card=${card} count=${count} id=${`look:${pile}:${card}`} />`,
      )}
      ${cards.length === 0 && html`<li class="gr-none">${say("grimoria-board-nothing")}</li>`}
    <//>
  </div>`;
}

// -- decisions that are no card ---------------------------------------------------------------------------------------

/** What each of them shows, beside its words. @type {Record<string, (move: Move) => string>} */
const PICTURES = {
  pay: () => art("coin"),
  reveal: () => art("book"),
  buy: () => art("gem"),
  defend: (move) => art(String(move.facts.card)),
  endure: () => art("attack"),
  decline: () => "close",
};

/** Pay, defend, decline: a plaque for each, where the moves are offered. */
export function Decisions() {
  const moves = useContext(TouchContext).moves.value.filter((move) => move.verb in PICTURES);
  return html`<${Plaques} class="gr-decisions" game="grimoria" moves=${moves}
    show=${(/** @type {Move} */ move) => ({ class: "gr-decision", icon: PICTURES[move.verb](move) })} />`;
}
