/**
 * How much room the screen has, in words. Only this file knows sizes of screens in px or rem: the root carries the words that
 * hold as data-room, style sheets ask for [data-room~="small"], and code asks hasRoom.
 */

import { signal } from "../vendor/hexenkessel-vendor.js";

const PHONE = "(max-width: 47.9375rem)";
const TABLET = "(max-width: 63.9375rem)";
const LOW = "(max-height: 31rem)";
const ACROSS = `(orientation: landscape) and ${TABLET} and ${LOW}`;

const WORDS = {
  /** Large enough for everything to be a size up. */
  grand: "(min-width: 100rem) and (min-height: 56rem)",
  /** No room for a side panel beside the table. */
  sideless: "(max-width: 74.9375rem)",
  /** No room for anything beside anything. */
  narrow: TABLET,
  /** Higher than wide: things lie one below the other. */
  upright: `${TABLET} and (orientation: portrait), ${PHONE} and (min-height: 31.0625rem)`,
  /** Upright, or a phone held across. */
  stacked: `${TABLET} and (orientation: portrait), ${PHONE}, ${ACROSS}`,
  /** A phone, upright or held across. */
  small: `${PHONE}, ${ACROSS}`,
  /** An upright phone that does not show a whole table: some tables scroll there. */
  brief: `${PHONE} and (min-height: 31.0625rem) and (max-height: 46.25rem), (max-width: 30rem) and ${LOW} and (orientation: portrait)`,
  /** An upright phone with little height. */
  short: `${PHONE} and (max-height: 43.75rem)`,
  /** A phone with little height, upright or held across. */
  low: `${PHONE} and (max-height: 43.75rem), ${ACROSS}`,
  /** A phone held across. */
  across: ACROSS,
  /** A small phone held across. */
  slim: `(orientation: landscape) and ${PHONE} and ${LOW}`,
  /** Little height, however wide: also a flat window on a desk. */
  flat: `(orientation: landscape) and ${LOW}`,
};

const room = signal(/** @type {Set<string>} */ (new Set()));

function look() {
  room.value = new Set(Object.entries(WORDS).flatMap(([word, asked]) => (matchMedia(asked).matches ? [word] : [])));
  document.documentElement.dataset.room = [...room.value].join(" ");
}

for (const asked of Object.values(WORDS)) matchMedia(asked).addEventListener("change", look);
look();

/** Whether a word holds; what asks while it is drawn, is drawn again when that changes. @param {keyof typeof WORDS} word */
export const hasRoom = (word) => room.value.has(word);

/** Whether the screen is too small for a whole map. */
export const tooSmallForMaps = () => hasRoom("small") || hasRoom("flat");
