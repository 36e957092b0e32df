/** The players' plates: talers, companions by kind, the number of hidden cards, and what their book is doing. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Peek } from "../../web/kit/desk.js";
import { Icon } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { Seated, around, tally } from "../../web/kit/seats.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { bookState } from "./books.js";
import { art, attackIn, byKind, face, isRevealed, paintOf } from "./cards.js";

/** @import { BoardProps, Sitter } from "./view.d.ts" */
/** @import { Staging } from "./reveal.js" */

const LETTERS = "ABCDE";

/** Closed, bent over, or open at a number. @param {BoardProps & { seat: number }} props */
function BookBadge({ view, seat }) {
  const state = bookState(view, seat);
  const spell = view.spells[seat];
  if (spell !== null) return html`<span class="gr-badge is-open" data-colour=${paintOf(spell).colour}>${spell}</span>`;
  return html`<span class=${`gr-badge is-${state}`}><${Icon} name=${art(state === "sealed" ? "bookmark" : "quill")} />
  </span>`;
}

/** @param {BoardProps & { sitter: Sitter }} props */
function Faces({ view, sitter }) {
  const { seat } = sitter;
  return html`<span class="gr-chips">
    ${byKind(view.companions[seat]).map(
      ({ kind: card, count }) => html`<span class="gr-chip" key=${card} data-colour=${face(card).colour}>
        <${Icon} name=${art(card)} />${count > 1 && html`<b>${count}</b>`}
      </span>`,
    )}
  </span>`;
}

/** What everybody may know of a seat, in words (GR-14). @param {BoardProps & { sitter: Sitter }} props */
function seatVoice({ view, sitter, say }) {
  const { seat } = sitter;
  const companions = byKind(view.companions[seat]).map(({ kind: card, count }) =>
    count > 1 ? `${count} × ${say(`grimoria-card-${card}`)}` : say(`grimoria-card-${card}`),
  );
  const attack = attackIn(view);
  return [
    sitter.botLabel,
    say("grimoria-talers", { talers: view.talers[seat] }),
    companions.join(", ") || say("grimoria-board-no-companions"),
    say("grimoria-board-places", { count: view.place_counts[seat] }),
    say("grimoria-board-treasures", { count: view.treasure_counts[seat] }),
    sitter.me && view.points !== null && say("grimoria-board-points", { points: view.points }),
    !view.over && !isRevealed(view) && say(`grimoria-board-${bookState(view, seat)}`),
    view.turn === seat && !view.over && say("grimoria-board-turn"),
    attack?.victim === seat && say("grimoria-board-attacked"),
  ];
}

/** @param {BoardProps & { sitter: Sitter }} props */
function PlateInside(props) {
  const { view, sitter, say } = props;
  const { seat } = sitter;
  const facts = [
    tally(art("coin"), view.talers[seat]),
    tally(art("place"), view.place_counts[seat]),
    tally(art("gem"), view.treasure_counts[seat]),
    ...(sitter.me && view.points !== null ? [tally("crown", view.points)] : []),
  ];
  return html`<${Seated} view=${view} sitter=${sitter} facts=${facts} say=${say} />
    ${!view.over && html`<${BookBadge} ...${props} seat=${seat} />`}
    ${attackIn(view)?.victim === seat && html`<span class="badge gr-claw"><${Icon} name=${art("attack")} /></span>`}
    <${Faces} ...${props} />`;
}

/**
 * Touched, it shows that player's collection; while a victim is chosen, it is the victim (GR-7.4).
 * @param {BoardProps & { sitter: Sitter, staging: Staging | null, open: boolean, onOpen: (seat: number) => void }} props
 */
function Plate(props) {
  const { view, sitter, staging, open, onOpen } = props;
  const { seat } = sitter;
  const id = `seat:${LETTERS[seat]}`;
  const engine = useContext(TouchContext);
  const choosing =
    engine.open.value.has(id) || (view.asks === "victim" && view.seat !== null && view.deciding[view.seat]);
  const state = seatVoice(props);
  const looks = [
    "plate gr-plate",
    view.turn === seat && !view.over && "is-now",
    attackIn(view)?.victim === seat && "is-hit",
  ];
  const common = {
    class: looks,
    "data-place": `seat:${seat}`,
    "data-seat": seat + 1,
    // When its number may be seen in the reveal.
    style: staging ? { "--turn": staging.before.indexOf(seat) } : undefined,
    name: sitter.name,
  };
  if (choosing)
    return html`<${Touchable} ...${common} touch=${id} spot=${`plate:${seat}`} state=${state}
      help=${{ text: joined(state), below: true }}><${PlateInside} ...${props} /><//>`;
  return html`<${Peek} ...${common} spot=${`plate:${seat}`} state=${state} open=${open} onOpen=${() => onOpen(seat)}>
    <${PlateInside} ...${props} />
  <//>`;
}

/**
 * All seats, one's own first.
 * @param {BoardProps & { staging: Staging | null, looked: number | null, onOpen: (seat: number) => void }} props
 */
export function Seats(props) {
  const { sitters, looked } = props;
  return html`<div class="gr-seats" style=${{ "--players": sitters.length }}>
    ${around(props).map(
      (sitter) => html`<${Plate} key=${sitter.seat} ...${props} sitter=${sitter}
        open=${looked === sitter.seat} />`,
    )}
  </div>`;
}
