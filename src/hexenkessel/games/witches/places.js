/** Lancre as the page knows it: where the content puts places and roads, and what everything looks like. */

import { counts } from "../../web/kit/counts.js";
import { sprite } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { detailOf } from "../../web/shell/api.js";

/** @import { Say, View } from "./view.d.ts" */
/** @import { Point } from "../../web/kit/plane.js" */

/** The address of a drawing of ours. */
export const art = sprite(new URL("art.svg", import.meta.url));

const { content } = await detailOf("witches");

// -- the map ------------------------------------------------------------------------------------------------------------

/** The sheet that the map is drawn on; content counts from 0 to 100 in both directions. */
export const WHOLE = { x: 0, y: 0, width: 1400, height: 970 };

/** @param {{ x: number, y: number }} entry @returns {Point} */
const onSheet = ({ x, y }) => ({ x: x * 14, y: y * 10.35 + 26 });

/** Where the spaces of a place lie around its middle. @type {Record<number, [number, number][]>} */
const AROUND = {
  1: [[0, 0]],
  2: [
    [-74, 0],
    [28, 8],
  ],
  3: [
    [-84, 18],
    [10, -26],
    [104, 18],
  ],
};

export const PLACES = /** @type {{ id: string, spaces: number, x: number, y: number }[]} */ (content.place).map(
  ({ id, spaces, x, y }) => ({ id, spaces, ...onSheet({ x, y }) }),
);
export const DUNGEON = onSheet(content.dungeon);

/** Every space with its place and its number; 0 where a place has only one. */
export const SPACES = PLACES.flatMap(({ id, spaces, x, y }) =>
  AROUND[spaces].map(([dx, dy], at) => ({
    id: spaces > 1 ? `${id}-${at + 1}` : id,
    place: id,
    spot: spaces > 1 ? at + 1 : 0,
    x: x + dx,
    y: y + dy,
  })),
);

/** @type {Map<string, Point>} */
const WHERE = new Map([
  ...SPACES.map((space) => /** @type {[string, Point]} */ ([space.id, space])),
  ["dungeon", DUNGEON],
]);

/** Where somebody stands; null before she is placed. @param {string | null} space @returns {Point | null} */
export const whereIs = (space) => (space === null ? null : (WHERE.get(space) ?? null));

/** @param {string} place @returns {Point} */
const middle = (place) => PLACES.find(({ id }) => id === place) ?? { x: 0, y: 0 };

export const ROADS = /** @type {{ ends: string[] }[]} */ (content.road).map(({ ends: [one, other] }) => ({
  from: middle(one),
  to: middle(other),
}));

/** What the words of a space need. @param {string} space */
export function spaceFacts(space) {
  const { place, spot } = SPACES.find(({ id }) => id === space) ?? SPACES[0];
  return { place, spot };
}

/** @param {string} space @param {Say} say */
export const spaceName = (space, say) =>
  space === "dungeon" ? say("witches-thing-dungeon") : say("witches-where", spaceFacts(space));

// -- tiles ----------------------------------------------------------------------------------------------------------------

/** @typedef {{ id: string, difficulty: number, points: number, group?: string }} Kind */

/** @type {Map<string, Kind>} */
const TILES = new Map([...content.easy, ...content.hard].map((kind) => [kind.id, kind]));

/** @param {string} tile */
export const pointsOf = (tile) => TILES.get(tile)?.points ?? 0;

/** @param {string} tile @param {Say} say */
export const tileHelp = (tile, say) => ({
  title: say("witches-tile", { tile }),
  text: joined(
    [
      say("witches-tile.help", { tile }),
      TILES.has(tile) &&
        say("witches-board-worth", { points: pointsOf(tile), needed: TILES.get(tile)?.difficulty ?? 0 }),
    ],
    " ",
  ),
});

/** @param {string[]} tiles */
export const byKind = (tiles) => counts(tiles, TILES.keys());

// -- cards ----------------------------------------------------------------------------------------------------------------

/** @typedef {{ id: string, name: string, symbol: string, advantage: string, bonus?: number, against?: string, persona?: string, cackle?: number, place?: string }} CardEntry */

/** Start tiles are used like cards (TW-3.4). @type {CardEntry[]} */
const START = [
  { id: "invisibility_tile", name: "invisibility_tile", symbol: "", advantage: "invisibility" },
  { id: "magic_tile", name: "magic_tile", symbol: "magic", advantage: "" },
  { id: "pig_tile", name: "pig_tile", symbol: "", advantage: "sick_pig" },
];
/** @type {Record<string, string>} */
export const START_TILE = { tiffany: "invisibility_tile", annagramma: "magic_tile", petulia: "pig_tile" };

/** @type {Map<string, CardEntry>} */
const CARDS = new Map([...content.card, ...START].map((card) => [card.id, card]));

/** @param {string} card */
export const cardOf = (card) => /** @type {CardEntry} */ (CARDS.get(card));

/** Colour and numeral of a card come from its symbol, the figure is its advantage. @type {Record<string, { colour: string, numeral?: string }>} */
const SYMBOLS = {
  headology: { colour: "blue", numeral: "+1" },
  magic: { colour: "purple", numeral: "+2" },
  broomstick: { colour: "green" },
};

/** What the drawing of a card needs. @param {string} card */
export function face(card) {
  const { symbol, advantage } = cardOf(card);
  const looks = SYMBOLS[symbol] ?? { colour: "yellow" };
  return { ...looks, sign: art(symbol || "first"), figure: art(advantage || symbol) };
}

/** What an advantage is called; a bonus says how much and against whom. @param {string} card @param {Say} say */
export function advantageName(card, say) {
  const { advantage, bonus, against, symbol } = cardOf(card);
  if (advantage === "bonus") return say("witches-board-bonus", { bonus: bonus ?? 0, against: against ?? "all" });
  return say("witches-use", { use: advantage || symbol });
}

/** @param {string} card @param {Say} say */
export function cardHelp(card, say) {
  const { name, symbol, advantage, persona, cackle, place } = cardOf(card);
  const uses = [symbol, advantage].filter(Boolean);
  const text = [
    ...uses.map(
      (use) =>
        `${use === "bonus" ? advantageName(card, say) : say("witches-use", { use })}: ${say("witches-use.help", { use })}`,
    ),
    cackle ? say("witches-board-costs-cackle") : "",
    persona ? say("witches-board-persona") : "",
    place ? say("witches-board-points-to", { place }) : "",
  ];
  return { title: say("witches-card", { card: name }), text: joined(text, " ") };
}

/** By symbol, then by name: the same cards lie together. @param {string[]} hand */
export function sortHand(hand) {
  const order = ["headology", "magic", "broomstick"];
  /** @param {string} card */
  const key = (card) => `${order.indexOf(cardOf(card).symbol)}${card}`;
  return hand.toSorted((one, other) => key(one).localeCompare(key(other)));
}

// -- supplies ---------------------------------------------------------------------------------------------------------------

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** Markers and Black Aliss: how many are left, and of how many. @param {View} view */
export function supplies(view) {
  const crises = Object.values(view.board).map((tile) => tile?.crises ?? 0);
  return {
    crisis: { left: view.crisis_supply, of: view.crisis_supply + sum(crises) },
    cackle: { left: view.cackle_supply, of: view.cackle_supply + sum(view.cackle) },
    aliss: { left: view.aliss_supply, of: view.aliss_supply + sum(view.aliss) },
  };
}

/** Points of the two marks of a game for one (TW-24.5). */
export const MARKS = { passed: content.solo.passed, distinction: content.solo.distinction };
