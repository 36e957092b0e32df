/** Blackmore's cards as the page draws them, and what can be read off a view. */

/** @import { View } from "./view.d.ts" */

/** In the order of sorting. */
export const COLOURS = [
  { letter: "B", colour: "blue", sign: "moon" },
  { letter: "Y", colour: "yellow", sign: "candle" },
  { letter: "R", colour: "red", sign: "flame" },
  { letter: "G", colour: "green", sign: "leaf" },
  { letter: "P", colour: "purple", sign: "crystal-ball" },
  { letter: "W", colour: "white", sign: "feather" },
];
/** One witch for each value, the same in every colour. */
const FIGURES = ["frog", "spider", "bat", "raven", "owl", "cat", "cauldron", "witch", "witch-flight"];

/** What the words of a card need. @param {string} card such as B7 */
export const facts = (card) => ({ card, colour: card[0], value: Number(card.slice(1)) });

/** What the drawing of a card needs. @param {string} card */
export function face(card) {
  const { colour, value } = facts(card);
  const paint = COLOURS.find((known) => known.letter === colour) ?? COLOURS[0];
  return { colour: paint.colour, sign: paint.sign, numeral: value, figure: FIGURES[value - 1] };
}

/** By colour, inside it from the strongest down as the wheel stands now. @param {string[]} hand @param {number[]} order */
export function sortHand(hand, order) {
  /** @param {string} card */
  const key = (card) => COLOURS.findIndex((known) => known.letter === card[0]) * 9 + order.indexOf(facts(card).value);
  return hand.toSorted((one, other) => key(one) - key(other));
}

/** A pile is written from the bottom up; people look at it from the top. @param {string[]} pile @param {number} without */
export const fromTop = (pile, without) => pile.slice(0, pile.length - without).reverse();

/**
 * Who takes which card of the trump pile if the trick goes to whoever holds it now (BM-7.3, BM-7.8); nobody unless the
 * next refill is the last one.
 * @param {View} view
 * @param {string | null} laid a card that the winner thinks of laying on the pile
 */
export function lastRefill(view, laid) {
  const { winning } = view;
  if (view.refills_left !== 1 || winning === null) return [];
  const pile = fromTop(laid ? [...view.pile, laid] : view.pile, 0);
  const players = view.hand_sizes.length;
  return Array.from({ length: players }, (_, turn) => (winning + turn) % players)
    .slice(view.stack)
    .flatMap((seat, at) => (pile[at] ? [{ seat, card: pile[at] }] : []));
}
