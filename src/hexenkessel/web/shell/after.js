/**
 * What other parts of the page add to the end of a finished game: a review puts its button here. A part is handed the table and
 * the game's id and says nothing where it has nothing to offer.
 */

import { signal } from "../vendor/hexenkessel-vendor.js";

/** @typedef {(props: { room: import("./types.js").Room, game: string, me: number | null }) => any} AfterGame */

/** Buttons beside "Watch the game". */
export const afterGame = signal(/** @type {AfterGame[]} */ ([]));
