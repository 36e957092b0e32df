/**
 * Grimoria's cards and spells as the page draws them, and what can be read off a view.
 * Points and kinds come from the content in use, which anybody may replace.
 */

import { counts } from "../../web/kit/counts.js";
import { sprite } from "../../web/kit/icon.js";
import { detailOf } from "../../web/shell/api.js";

/** @import { Say, View } from "./view.d.ts" */
/** @typedef {{ id: string, points: number, ability?: string }} Entry */

/** The address of a drawing of ours. */
export const art = sprite(new URL("art.svg", import.meta.url));

const { content } = await detailOf("grimoria");

// -- spells -----------------------------------------------------------------------------------------------------------

export const SPELLS = /** @type {{ level: number, category: string, effect: string }[]} */ (content.spell).map(
  (spell) => spell.level,
);
/** @type {Record<string, string>} */
const PAINT = { white: "white", black: "black", attack: "red", protection: "green" };

/** @param {number} spell */
const entryOf = (spell) => content.spell[spell - 1];

/** @param {number | null} spell */
export const categoryOf = (spell) => /** @type {string} */ (spell === null ? "" : entryOf(spell).category);

/** Colour and sign of a spell's category: a colour is never alone. @param {number} spell */
export const paintOf = (spell) => ({ colour: PAINT[categoryOf(spell)], sign: art(categoryOf(spell)) });

/** @param {number} spell @param {Say} say */
export const spellHelp = (spell, say) => ({
  title: `${spell} · ${say(`grimoria-spell-${spell}`)} (${say(`grimoria-category-${categoryOf(spell)}`)})`,
  text: say(`grimoria-spell-${spell}.help`),
});

// -- cards ------------------------------------------------------------------------------------------------------------

/** Abilities of action 2 and of any time; the others are those of the purple companions (GR-8.1). */
const WORKING = ["first", "last", "shared", "purchase", "black-magic"];
const READY = ["parry", "foresight", "witchcraft"];

/** @type {Record<string, { colour: string, sign: string }>} */
const GROUPS = {
  working: { colour: "blue", sign: art("coin") },
  ready: { colour: "green", sign: "bell" },
  purple: { colour: "purple", sign: "crown" },
  place: { colour: "yellow", sign: art("place") },
  treasure: { colour: "white", sign: art("gem") },
};

/** @param {Entry} companion */
function groupOf({ ability = "" }) {
  if (WORKING.includes(ability)) return "working";
  return READY.includes(ability) ? "ready" : "purple";
}

/** @type {Map<string, { group: string, points: number }>} */
const CARDS = new Map([
  ...content.companion.map((/** @type {Entry} */ card) => [card.id, { group: groupOf(card), points: card.points }]),
  ...content.place.map((/** @type {Entry} */ card) => [card.id, { group: "place", points: card.points }]),
  ...content.treasure.map((/** @type {Entry} */ card) => [card.id, { group: "treasure", points: card.points }]),
]);

/** What the drawing of a card needs. @param {string} card */
export function face(card) {
  const { group, points } = CARDS.get(card) ?? { group: "place", points: 0 };
  return { ...GROUPS[group], numeral: points, figure: art(card) };
}

/** The sign of a card beside a sentence; none for one that nobody has seen. @param {string} card */
export function cardSign(card) {
  const known = CARDS.get(card);
  return known ? GROUPS[known.group] : null;
}

/** The two backs (GR-14). @param {"adventure" | "treasure"} kind */
export const back = (kind) => ({
  face: "down",
  figure: art(kind === "treasure" ? "gem" : "book"),
  class: kind === "treasure" ? "gr-treasure-back" : "",
});

/** @param {string} card @param {Say} say */
export function cardHelp(card, say) {
  const known = CARDS.get(card);
  const worth = known ? ` ${say("grimoria-board-worth", { points: known.points })}` : "";
  return { title: say(`grimoria-card-${card}`), text: say(`grimoria-card-${card}.help`) + worth };
}

/** @param {string[]} cards */
export const byKind = (cards) => counts(cards, CARDS.keys());

// -- the round ----------------------------------------------------------------------------------------------------------

/** The spells lie open (GR-4.2). @param {View} view */
export const isRevealed = (view) => view.spells.every((spell) => spell !== null);

/** Somebody has chosen to silence black magic (GR-4.4.1). @param {View} view */
export const isSilent = (view) => view.spells.some((spell) => spell !== null && entryOf(spell).effect === "silence");

/** @param {View} view @param {number} seat */
const hasWitch = (view, seat) =>
  view.companions[seat].some(
    (card) => content.companion.find((/** @type {Entry} */ one) => one.id === card)?.ability === "witchcraft",
  );

/** This black magic brings nothing (GR-4.4.1, GR-8.8). @param {View} view @param {number} seat */
export const isHushed = (view, seat) =>
  isSilent(view) && categoryOf(view.spells[seat]) === "black" && !hasWitch(view, seat);

/** Nobody else has this spell (GR-4.3.1). @param {View} view @param {number} seat */
export const isAlone = (view, seat) => view.spells.filter((spell) => spell === view.spells[seat]).length === 1;

/** Who is under attack just now, and by whom (GR-7). @param {View} view @returns {{ caster: number, victim: number } | null} */
export function attackIn(view) {
  if (view.asks !== "react" && view.asks !== "give") return null;
  const victim = view.deciding.indexOf(true);
  return victim < 0 || view.turn === null ? null : { caster: view.turn, victim };
}

/** This seat has had its turn in this round. @param {View} view @param {number} seat */
export const isDone = (view, seat) => view.turn !== null && view.order.indexOf(seat) < view.order.indexOf(view.turn);
