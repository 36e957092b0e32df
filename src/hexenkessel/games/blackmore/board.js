/**
 * Blackmore's table: the wheel in the middle, seats and their cards around it, the hand before it.
 * Nothing here decides a rule: the server's view says what lies where, and moves say what can be touched.
 */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Card } from "../../web/kit/card.js";
import { Choices } from "../../web/kit/choices.js";
import { Icon } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { Seated, around, tally, turnOf } from "../../web/kit/seats.js";
import { hasRoom } from "../../web/shell/room.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { COLOURS, face, facts, fromTop, lastRefill, sortHand } from "./cards.js";
import { Wheel } from "./wheel.js";

/** @import { BoardProps, GameEvent, Say, Sitter, View } from "./view.d.ts" */

export const sheets = ["board.css"];

/** The end of a trick: it lies until it can be read. */
export const ends = new Set(["won"]);

/** A trick is a chapter. @param {GameEvent} event */
export const chapter = (event) =>
  event.kind === "led" || event.kind === "start" ? `blackmore-board-chapter-${event.kind}` : null;

/** @param {Record<string, any>} told */
export function chip(told) {
  const found = COLOURS.find((known) => known.letter === told.colour);
  return found ? { colour: found.colour, sign: found.sign } : null;
}

/** For a replay: what a hand holds. @param {View} view @param {Say} say */
export const held = (view, say) => (view.hand ?? []).map((card) => say("blackmore-card", facts(card)));

/** @param {View} view @param {number} _players @param {Say} say */
export function progress(view, _players, say) {
  const running = view.tricks + (view.over || view.asks === "trump" ? 0 : 1);
  return say("blackmore-board-progress", { trick: running, tricks: view.all_tricks });
}

/** The order from the strongest to the weakest as nine tiles. @param {{ view: View, say: Say }} props */
export function Reference({ view, say }) {
  return html`<div class="ranks" data-colour=${colourOf(view.trump_colour)}>
    <ol class="rank-tiles" aria-label=${say("blackmore-thing-rank-order")}>
      ${view.order.map((value, rank) => html`<li class="rank-tile" style=${{ "--rank": rank }}>${value}</li>`)}
    </ol>
  </div>`;
}

/** @param {string} letter */
const colourOf = (letter) => COLOURS.find((known) => known.letter === letter)?.colour;

/** What a card says when asked. @param {string} card @param {Say} say */
const cardHelp = (card, say) => ({
  title: say("blackmore-card", facts(card)),
  text: say("blackmore-board-card-help", facts(card)),
});

/** @param {string} thing @param {Say} say */
const thingHelp = (thing, say) => ({
  title: say(`blackmore-thing-${thing}`),
  text: say(`blackmore-thing-${thing}.help`),
});

/** @param {BoardProps} props */
export function Board(props) {
  const { view, sitters, bottom, mine, say } = props;
  const engine = useContext(TouchContext);
  const choosing = mine && view.asks === "trump";
  const pointed = engine.pointing.value ?? engine.path.value.at(-1) ?? "";
  const preview = choosing && pointed.startsWith("trick:") ? pointed.slice(6) : null;
  const others = sitters.length - 1;
  const choice = choosing && html`<${TrumpChoice} ...${props} />`;
  const leave = view.trick.length === 0 && view.last_winner !== null ? `seat:${view.last_winner}` : undefined;
  return html`<div class="stage blackmore" data-leave=${leave} data-others=${others}
    style=${{ "--others": others }}>
      <div class="stage-inner">
        <div class="felt-table felt" aria-hidden="true"></div>
        <${Wheel} view=${view} preview=${preview} say=${say} help=${thingHelp("wheel", say)} />
        <${TrumpCard} ...${props} preview=${preview} />
        ${around(props)
          .slice(1)
          .map(
            (sitter, place) => html`<${SeatPlace} key=${sitter.seat} ...${props} sitter=${sitter} others=${others}
              place=${place} gathered=${choosing} />`,
          )}
        ${!choosing && html`<${Slot} ...${props} sitter=${sitters[bottom]} class="slot-me" />`}
        <${Stack} ...${props} />
        <${Pile} ...${props} preview=${preview} />
        ${!hasRoom("across") && choice}
        ${view.trick.length === 0 && view.last_trick.length > 0 && html`<${LastTrick} ...${props} />`}
      </div>
    </div>
    <div class="me-place own-seat"><${SeatFace} ...${props} sitter=${sitters[bottom]} /></div>
    <div class="rank-row"><${Reference} view=${view} say=${say} /></div>
    ${hasRoom("across") && choice}
    <${Hand} ...${props} />`;
}

// -- seats ------------------------------------------------------------------------------------------------------------

/** @param {BoardProps & { sitter: Sitter }} props */
function SeatFace({ view, sitter, say }) {
  const { seat } = sitter;
  const counts = {
    hand: view.hand_sizes[seat],
    captured: view.captured_sizes[seat],
    points: view.points?.[seat] ?? 0,
  };
  const turn = turnOf(view, sitter);
  const known = say("blackmore-board-seat-facts", counts);
  const points = view.points && say("blackmore-board-seat-points", counts);
  const seen = [
    tally("cards", counts.hand),
    tally("stack", counts.captured),
    ...(view.points ? [tally("crown", counts.points)] : []),
  ];
  const open = view.open_hands[seat].map((card) => say("blackmore-card", facts(card)));
  const holds = open.length > 0 ? say("blackmore-board-open-hand", { cards: open.join(", ") }) : "";
  return html`<${Touchable}
    class="seat-button"
    touch=${`seat:${seat}`}
    data-place=${`seat:${seat}`}
    name=${sitter.name}
    state=${[sitter.botLabel, known, points, turn && say(`blackmore-board-turn-${turn}`)]}
    help=${joined([known, points, holds], ". ")}
  >
    <${Seated}
      view=${view}
      sitter=${sitter}
      facts=${seen}
      mark=${view.last_winner === seat && !view.over ? "crown" : undefined}
      markLabel=${say("blackmore-board-won")}
      say=${say}
      compact
    />
  <//>`;
}

/** Somebody with the card before them. @param {BoardProps & { sitter: Sitter, others: number, place: number, gathered: boolean }} props */
function SeatPlace(props) {
  return html`<div class=${`seat-place at-${props.others}-${props.place}`} style=${{ "--place": props.place }}>
    <${SeatFace} ...${props} />
    ${props.gathered ? html`<div class="slot"></div>` : html`<${Slot} ...${props} />`}
  </div>`;
}

/** The card that a seat has played into the running trick. @param {BoardProps & { sitter: Sitter, class?: string }} props */
function Slot({ view, sitter, say, class: extra = "" }) {
  const at = view.trick_seats.indexOf(sitter.seat);
  const looks = `slot ${extra}`;
  if (at < 0) {
    // Before the lead the last trick lies where one's own card will be.
    const waiting = view.deciding[sitter.seat] && view.asks === "follow";
    return html`<div class=${looks}>${waiting && html`<${Card} face="ghost" class="slot-waiting" />`}</div>`;
  }
  const winning = view.winning === sitter.seat;
  const marks = [at === 0 && say("blackmore-board-led"), winning && say("blackmore-board-winning")];
  return html`<div class=${looks}>
    <${TrickCard} card=${view.trick[at]} sitter=${sitter} state=${marks} say=${say} />
    ${at === 0 && html`<span class="badge slot-mark is-led" aria-hidden="true">${say("blackmore-board-led-short")}</span>`}
    ${winning && html`<span class="badge slot-mark is-winning" aria-hidden="true"><${Icon} name="crown" /></span>`}
  </div>`;
}

/** @param {{ card: string, sitter: Sitter, state?: import("../../web/kit/joined.js").Said, help?: import("../../web/touch.js").Help, say: Say }} props */
function TrickCard({ card, sitter, state, help, say }) {
  const name = say("blackmore-board-trick-card", { ...facts(card), name: sitter.name });
  return html`<${Touchable}
    class="card-button"
    touch=${`trick:${card}`}
    name=${name}
    state=${state}
    help=${help ?? cardHelp(card, say)}
    data-fly=${card}
    data-from=${`seat:${sitter.seat}`}
  >
    <${Card} ...${face(card)} />
  <//>`;
}

// -- the trump --------------------------------------------------------------------------------------------------------

/** The card in the middle of the wheel: the top of the trump pile, or its ghost (BM-7.6). @param {BoardProps & { preview: string | null }} props */
function TrumpCard({ view, say, preview }) {
  const inForce = `${view.trump_colour}${view.trump_value}`;
  const empty = view.pile.length === 0;
  const shown = preview ?? inForce;
  return html`<${Touchable}
    class=${`card-button trump-card ${preview ? "is-preview" : ""}`}
    touch="trump"
    name=${say(empty ? "blackmore-trump.still" : "blackmore-trump", facts(inForce))}
    canLabel=${say("blackmore-move-keep")}
    help=${thingHelp("trump-pile", say)}
    data-fly=${empty || preview ? undefined : inForce}
  >
    <${Card} ...${face(shown)} face=${empty && !preview ? "ghost" : "up"} />
    ${empty && !preview && html`<span class="badge still">${say("blackmore-board-still")}</span>`}
    ${preview && html`<span class="badge still">${say("blackmore-board-preview")}</span>`}
  <//>`;
}

/** The older trump cards, and in the last refill who will take which (BM-7.3). @param {BoardProps & { preview: string | null }} props */
function Pile({ view, sitters, say, preview }) {
  const takers = lastRefill(view, preview);
  const shown = fromTop(view.pile, takers.length > 0 ? 0 : 1);
  const order = view.pile
    .map((card) => say("blackmore-card", facts(card)))
    .reverse()
    .join(", ");
  const gets = takers.map(({ card, seat }) =>
    say("blackmore-board-gets", { ...facts(card), name: sitters[seat].name }),
  );
  const known =
    view.pile.length > 0
      ? say("blackmore-board-pile", { count: view.pile.length, cards: order })
      : say("blackmore-board-pile-empty");
  if (shown.length === 0) return null;
  return html`<${Touchable}
    class="corner pile"
    touch="pile"
    name=${say("blackmore-thing-trump-pile")}
    state=${[known, ...gets].join(" ")}
    help=${[known, ...gets, say("blackmore-thing-trump-pile.help")]}
  >
    <span class="pile-fan">
      ${shown.slice(0, 4).map((card) => {
        const taker = takers.find((one) => one.card === card);
        return html`<span class="pile-card" key=${card} data-seat=${taker && taker.seat + 1}>
          <${Card} ...${face(card)} />
          ${taker && html`<span class="badge taker"><${Icon} name=${sitters[taker.seat].avatar} /></span>`}
        </span>`;
      })}
    </span>
    <span class="corner-words">
      ${takers.length > 0 ? say("blackmore-board-takes") : say("blackmore-board-pile-short", { count: view.pile.length })}</span>
  <//>`;
}

/** The winner's choice: every card of the trick with its price, and leaving things as they are (BM-6). @param {BoardProps} props */
function TrumpChoice({ view, sitters, say }) {
  const inForce = `${view.trump_colour}${view.trump_value}`;
  return html`<${Choices} class="choice" over label=${say("blackmore-ask-trump.you")}>
    ${view.trick.map(
      (card, at) => html`<div class="choice-card" key=${card}>
        <${TrickCard}
          card=${card}
          sitter=${sitters[view.trick_seats[at]]}
          state=${say("blackmore-move-lay.help", facts(card))}
          help=${{ title: say("blackmore-move-lay", facts(card)), text: say("blackmore-move-lay.help", facts(card)), below: true }}
          say=${say}
        />
        <span class="choice-price" aria-hidden="true">${say("blackmore-board-price", facts(card))}</span>
      </div>`,
    )}
    <div class="choice-card is-keep">
      <${Touchable}
        class="card-button"
        touch="trump"
        spot="keep"
        name=${say("blackmore-move-keep")}
        help=${{ text: say("blackmore-move-keep.help"), below: true }}
      >
        <${Card} ...${face(inForce)} face="ghost" />
      <//>
      <span class="choice-price" aria-hidden="true">${say("blackmore-board-keep")}</span>
    </div>
  <//>`;
}

// -- stack, last trick, hand ------------------------------------------------------------------------------------------

/** @param {BoardProps} props */
function Stack({ view, say }) {
  const left = say("blackmore-board-refills", { refills: view.refills_left });
  const words = view.end_phase ? say("blackmore-board-end-phase") : left;
  const backs = Math.min(3, view.stack);
  return html`<${Touchable}
    class="corner stack"
    touch="stack"
    name=${say("blackmore-thing-stack")}
    state=${[say("blackmore-board-stack", { count: view.stack }), words].join(", ")}
    help=${thingHelp("stack", say)}
  >
    <span class="stack-cards" data-place="stack">
      ${backs === 0 && html`<${Card} face="ghost" />`}
      ${Array.from(
        { length: backs },
        (_, level) => html`<span class="stack-card" style=${{ "--level": level }}>
          <${Card} face="down" figure="cauldron" /></span>`,
      )}
      ${backs > 0 && html`<span class="stack-count" style=${{ "--level": backs - 1 }}>${view.stack}</span>`}
    </span>
    <span class="corner-words ${view.refills_left <= 1 ? "is-urgent" : ""}">${words}</span>
  <//>`;
}

/** It stays in sight until the next card is led (BM-11). @param {BoardProps} props */
function LastTrick({ view, sitters, say }) {
  const cards = view.last_trick.map((card) => say("blackmore-card", facts(card))).join(", ");
  const won = say("blackmore-board-last-trick", { name: sitters[view.last_winner ?? 0].name, cards });
  return html`<${Touchable}
    class="last-trick"
    touch="last-trick"
    name=${say("blackmore-thing-last-trick")}
    state=${won}
    help=${[won, say("blackmore-thing-last-trick.help")]}
  >
    <span class="last-cards">
      ${view.last_trick.map((card) => html`<${Card} key=${card} ...${face(card)} />`)}
    </span>
    <span class="corner-words">${say("blackmore-thing-last-trick")}</span>
  <//>`;
}

/** @param {BoardProps} props */
function Hand({ view, mine, say }) {
  if (!view.hand) return html`<p class="hand-watching">${say("page-table-watching")}</p>`;
  const cards = sortHand(view.hand, view.order);
  const wins = /** @type {string[] | null} */ (mine ? view.would_win : null);
  /** @param {string} card */
  const prospect = (card) => wins && say(`blackmore-board-would-win${wins.includes(card) ? "" : ".not"}`);
  return html`<div class="hand blackmore-hand" role="group"
    aria-label=${say("blackmore-board-hand", { count: cards.length })}>
    ${cards.map(
      (card, at) => html`<div class="hand-slot" key=${card} style=${{ "--lean": at - (cards.length - 1) / 2 }}>
        <${Touchable}
          class="card-button"
          touch=${`hand:${card}`}
          name=${say("blackmore-card", facts(card))}
          state=${[
            card[0] === view.trump_colour && say("blackmore-board-is-trump"),
            wins?.includes(card) && say("blackmore-board-would-win.short"),
          ]}
          help=${[prospect(card), say("blackmore-board-card-help", facts(card))]}
          data-fly=${card}
          data-from="stack"
        >
          <${Card} ...${face(card)} />
          ${wins?.includes(card) && html`<span class="badge slot-mark is-winning" aria-hidden="true"><${Icon} name="crown" /></span>`}
        <//>
      </div>`,
    )}
  </div>`;
}
