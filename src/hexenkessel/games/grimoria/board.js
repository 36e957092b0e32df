/**
 * Grimoria's table: the players above, the display in the middle, and before oneself the spellbook or the round.
 * Nothing here decides a rule: the server's view says what lies where, and moves say what can be touched.
 */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { useBefore } from "../../web/kit/before.js";
import { DeskHead, Tabs, same, useDesk } from "../../web/kit/desk.js";
import { GameSheet } from "../../web/kit/scores.js";
import { Round } from "./books.js";
import { art, cardSign, isRevealed, paintOf } from "./cards.js";
import { Collection, Decisions, PileCards } from "./desk.js";
import { Market } from "./market.js";
import { useReveal } from "./reveal.js";
import { Seats } from "./seats.js";
import { Legend, Spellbook } from "./spellbook.js";

/** @import { BoardProps, GameEvent, Say, View } from "./view.d.ts" */

export const sheets = ["board.css"];

export { Legend as Reference };

/** What one wants to read before it goes on. */
export const ends = new Set(["revealed", "attacked", "level", "last-round"]);

/** A round begins when the books open; seat 0 opens its own first. @param {GameEvent} event */
export function chapter(event) {
  if (event.kind === "start") return "grimoria-board-chapter-start";
  return event.kind === "revealed" && event.seat === 0 ? "grimoria-board-chapter-round" : null;
}

/** @param {Record<string, any>} told */
export function chip(told) {
  if (typeof told.spell === "number") return paintOf(told.spell);
  return typeof told.card === "string" ? cardSign(told.card) : null;
}

/** For a replay: the face-down cards of all, as their owners know them. @param {View} view @param {View[]} seen */
export const unveil = (view, seen) => ({
  ...view,
  known_places: seen.map((own, seat) => own.known_places[seat]),
  known_treasures: seen.map((own, seat) => own.known_treasures[seat]),
});

/** @param {View} view @param {number} _players @param {Say} say */
export const progress = (view, _players, say) =>
  say("grimoria-board-progress", { round: view.round, rounds: view.rounds });

// -- what lies before oneself -------------------------------------------------------------------------------------------

/** @typedef {{ kind: "book" | "round" | "scores" } | { kind: "cards", seat: number } | { kind: "pile", pile: string }} Desk */

const ROUND = /** @type {Desk} */ ({ kind: "round" });

/** What a moment asks for. @param {View} view @returns {Desk} */
function usualDesk(view) {
  const asked = view.seat !== null && view.deciding[view.seat];
  if (view.over) return { kind: "scores" };
  if (asked && view.asks === "choose-spell") return { kind: "book" };
  if (asked && ["give", "transmute", "react"].includes(view.asks ?? "")) return { kind: "cards", seat: view.seat ?? 0 };
  return ROUND;
}

/** @param {BoardProps & { desk: Desk, onPick: (desk: Desk) => void }} props */
function DeskTabs({ view, desk, onPick, say }) {
  /** @type {{ desk: Desk, icon: string, word: string }[]} */
  const tabs = [
    { desk: { kind: "book" }, icon: "rules", word: say("grimoria-thing-spellbook") },
    { desk: { kind: "round" }, icon: art("book"), word: say("grimoria-board-round") },
  ];
  if (view.seat !== null)
    tabs.push({ desk: { kind: "cards", seat: view.seat }, icon: "cards", word: say("grimoria-thing-tableau") });
  if (view.over) tabs.push({ desk: { kind: "scores" }, icon: "crown", word: say("grimoria-board-scores") });
  return html`<${Tabs} class="gr-tabs" label=${say("grimoria-board-desk")} tabs=${tabs} desk=${desk} onPick=${onPick} />`;
}

/** Whose collection or which pile it is, with the way back. @param {BoardProps & { desk: Desk, onClose: () => void }} props */
function Head({ view, sitters, desk, onClose, say }) {
  if (desk.kind !== "pile" && (desk.kind !== "cards" || desk.seat === view.seat)) return null;
  const title =
    desk.kind === "pile"
      ? say(`grimoria-thing-${desk.pile}`)
      : say("grimoria-board-collection-of", { name: sitters[desk.seat].name });
  return html`<${DeskHead} title=${title} onClose=${onClose} say=${say} />`;
}

/** @param {BoardProps & { desk: Desk, staging: import("./reveal.js").Staging | null }} props */
function DeskView(props) {
  const { desk, sitters } = props;
  if (desk.kind === "book") return html`<${Spellbook} ...${props} />`;
  if (desk.kind === "cards") return html`<${Collection} ...${props} sitter=${sitters[desk.seat]} />`;
  if (desk.kind === "pile") return html`<${PileCards} ...${props} pile=${desk.pile} />`;
  if (desk.kind === "scores") return html`<${GameSheet} class="gr-scores" game="grimoria" ...${props} />`;
  return html`<${Round} ...${props} />`;
}

// -- the table --------------------------------------------------------------------------------------------------------

/** Where a card goes that leaves the display: to whoever took it, else to the discard pile. @param {View} view */
function useLeave(view) {
  const before = useBefore(view);
  const taken = before.asks === "take" && before.turn !== null && before.round === view.round;
  return taken ? `seat:${before.turn}` : "discard-pile";
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view } = props;
  const [wanted, setDesk] = useDesk(view, usualDesk, [view.round, isRevealed(view)]);
  const staging = useReveal(view);
  // Whoever is asked for a card at once still sees the books open; any touch leads on to the cards.
  const desk = staging ? ROUND : wanted;
  const leave = useLeave(view);
  const open = (/** @type {Desk} */ other) => setDesk(same(other, desk) ? null : other);
  return html`<div class="stage grimoria" data-leave=${leave} data-act=${staging?.act}>
      <${Seats} ...${props} staging=${staging} looked=${desk.kind === "cards" ? desk.seat : null}
        onOpen=${(/** @type {number} */ seat) => open({ kind: "cards", seat })} />
      <${Market} ...${props} looked=${desk.kind === "pile" ? desk.pile : null}
        onOpen=${(/** @type {string} */ pile) => open({ kind: "pile", pile })} />
    </div>
    <div class="hand gr-desk" data-desk=${desk.kind} data-act=${staging?.act}>
      <${DeskTabs} ...${props} desk=${desk} onPick=${setDesk} />
      <div class="gr-desk-view">
        <${Decisions} ...${props} />
        <${Head} ...${props} desk=${desk} onClose=${() => setDesk(null)} />
        <${DeskView} ...${props} desk=${desk} staging=${staging} />
      </div>
    </div>`;
}
