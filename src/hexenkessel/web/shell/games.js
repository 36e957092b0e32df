/** The games on the shelf, and what a game brings to the page: its board, its sheet, its words, its move table. */

import { detailOf } from "./api.js";
import { learn } from "./words.js";

/** @typedef {import("./types.js").GameBoard} GameBoard */
/** @typedef {import("./types.js").GameDetail} GameDetail */

/** @typedef {GameBoard & { id: string, detail: GameDetail, touches: Set<string> }} LoadedGame */

/** @type {Map<string, Promise<LoadedGame>>} */
const loaded = new Map();

/** @param {string} address */
function addSheet(address) {
  return new Promise((done) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address;
    sheet.onload = sheet.onerror = () => done(null);
    document.head.append(sheet);
  });
}

/** @param {string} id @returns {Promise<LoadedGame>} */
async function load(id) {
  const [board, detail] = await Promise.all([
    /** @type {Promise<GameBoard>} */ (import(`/games/${id}/board.js`)),
    detailOf(id),
    learn(id),
  ]);
  await Promise.all(board.sheets.map((name) => addSheet(`/games/${id}/${name}`)));
  return { ...board, id, detail, touches: new Set(detail.moves.flatMap((move) => move.touches)) };
}

/** @param {string} id */
export function loadGame(id) {
  const known = loaded.get(id) ?? load(id);
  loaded.set(id, known);
  // A failed attempt must not stand in the way of the next one.
  known.catch(() => loaded.delete(id));
  return known;
}
