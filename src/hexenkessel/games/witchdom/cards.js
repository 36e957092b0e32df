/**
 * What is printed on Witchdom's cards, tiles and tokens, and what they say when asked.
 * All of it comes from the content in use, which anybody may replace.
 */

import { sprite } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { detailOf } from "../../web/shell/api.js";

/** @import { Say } from "./view.d.ts" */
/** @typedef {{ id: string, main: string | null, banners: string[], actions: number[], renewal: boolean, points: number | null, animal: string | null }} Witch */
/** @typedef {{ id: string, colour: string, needs: string[], points: number, tool: string | null }} Potion */
/** @typedef {{ id: string, name: string, side: "light" | "dark", condition: string, colour: string, kinds: string[], count: number, points: number }} Goal */
/** @typedef {{ id: string, gains: string[], criteria: string[], else?: number }} OstaraTile */

/** The address of a drawing of ours. */
export const art = sprite(new URL("art.svg", import.meta.url));

export const { content } = await detailOf("witchdom");

export const PLACES = ["mountains", "forest", "lake"];
export const INGREDIENTS = /** @type {string[]} */ (content.ingredient.map((/** @type {any} */ one) => one.id));
export const TOOLS = /** @type {string[]} */ (content.tool.map((/** @type {any} */ one) => one.id));
export const ANIMALS = /** @type {string[]} */ (content.animal.map((/** @type {any} */ one) => one.id));
/** What potions ask for, in the order in which it is paid. */
export const REQUIREMENTS = [...INGREDIENTS, ...TOOLS, "any"];

/** @param {string} name */
export const isTool = (name) => name === "any" || TOOLS.includes(name);

/** What an animal eats (WD-12.2). @param {string} animal */
export const foodOf = (animal) =>
  /** @type {string} */ (content.animal.find((/** @type {any} */ one) => one.id === animal).ingredient);

// -- cards ------------------------------------------------------------------------------------------------------------

/** @type {Map<string, Witch>} */
const WITCHES = new Map([
  ...content.witch.map((/** @type {any} */ card) => [card.id, { ...card, banners: [card.main, ...card.secondary] }]),
  ...content.novice.map((/** @type {any} */ card) => [
    card.id,
    { ...card, main: null, banners: [], renewal: card.renewal ?? false, points: null, animal: null },
  ]),
]);

/** @param {string} card */
export const witchOf = (card) => /** @type {Witch} */ (WITCHES.get(card));

/** The pair of a novice, else nothing. @param {string} card @returns {string | null} */
export const pairOf = (card) => content.novice.find((/** @type {any} */ one) => one.id === card)?.pair ?? null;

/** @param {string[]} needs */
const inOrder = (needs) => needs.toSorted((one, other) => REQUIREMENTS.indexOf(one) - REQUIREMENTS.indexOf(other));

/** @type {Map<string, Potion>} */
const POTIONS = new Map([
  ...content.potion.map((/** @type {any} */ card) => [
    card.id,
    { ...card, needs: inOrder([...card.ingredients, ...card.tools]) },
  ]),
  ...content.start.map((/** @type {any} */ card) => [
    card.id,
    { ...card, colour: "wild", needs: inOrder(card.ingredients), tool: null },
  ]),
]);

/** @param {string} card */
export const potionOf = (card) => /** @type {Potion} */ (POTIONS.get(card));

/** The sign beside a sentence about a card. @param {string} id */
export function signOf(id) {
  const colour = POTIONS.get(id)?.colour ?? WITCHES.get(id)?.main;
  return colour ? { colour, sign: art(colour) } : null;
}

// -- goals and tiles --------------------------------------------------------------------------------------------------

/** A goal as the view names it: g3-dark. @param {string} id @returns {Goal} */
export function goalOf(id) {
  const [name, side] = /** @type {[string, "light" | "dark"]} */ (id.split("-"));
  const tile = content.goal.find((/** @type {any} */ one) => one.id === name);
  return {
    id,
    name,
    side,
    condition: tile[`${side}_condition`],
    colour: tile[`${side}_colour`] ?? "",
    kinds: tile[`${side}_kinds`] ?? [],
    count: tile[`${side}_count`],
    points: tile[`${side}_points`],
  };
}

/** @param {string} id */
export const tileOf = (id) => /** @type {OstaraTile} */ (content.tile.find((/** @type {any} */ one) => one.id === id));

// -- words ------------------------------------------------------------------------------------------------------------

/** @param {string} name @param {Say} say */
export const needName = (name, say) => say("witchdom-requirement", { requirement: name });

/** @param {string} id @param {Say} say */
export function goalText(id, say) {
  const { condition, colour, kinds, count } = goalOf(id);
  const word = condition === "animals" ? "animal" : "tool";
  const named = kinds.map((kind) => say(`witchdom-${word}-${kind}`)).join(", ");
  return say("witchdom-condition", { condition, colour, count, named: kinds.length, kinds: named });
}

/** "2 × Wurzel, Ring". @param {string[]} names @param {Say} say */
export function listed(names, say) {
  const kinds = [...new Set(names)];
  return kinds
    .map((kind) => {
      const count = names.filter((one) => one === kind).length;
      return count > 1 ? `${count} × ${needName(kind, say)}` : needName(kind, say);
    })
    .join(", ");
}

/** @param {string} card @param {Say} say */
export function witchHelp(card, say) {
  const witch = witchOf(card);
  const points = PLACES.flatMap((place, at) =>
    witch.actions[at] > 0 ? [`${witch.actions[at]} × ${say(`witchdom-place-${place}`)}`] : [],
  );
  const text = [
    witch.main
      ? say("witchdom-board-banners", { colours: witch.banners.map((one) => say(`witchdom-colour-${one}`)).join(", ") })
      : say("witchdom-board-novice"),
    say("witchdom-board-gathers", { points: points.join(", ") }),
    witch.renewal && say("witchdom-board-renews"),
    witch.points !== null && say("witchdom-board-worth", { points: witch.points }),
    witch.animal && say("witchdom-board-back", { thing: say(`witchdom-animal-${witch.animal}`) }),
  ];
  return { title: say("witchdom-card", { card }), text: joined(text, " ") };
}

/** @param {string} card @param {Say} say */
export function potionHelp(card, say) {
  const potion = potionOf(card);
  const text = [
    potion.colour === "wild" ? say("witchdom-board-wild") : say("witchdom-board-colour", { colour: potion.colour }),
    say("witchdom-board-needs", { things: listed(potion.needs, say) }),
    say("witchdom-board-worth", { points: potion.points }),
    potion.tool && say("witchdom-board-back", { thing: say(`witchdom-tool-${potion.tool}`) }),
  ];
  return { title: say("witchdom-potion", { potion: card }), text: joined(text, " ") };
}
