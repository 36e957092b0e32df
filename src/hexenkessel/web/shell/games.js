/** The games on the shelf, and what a game brings to the page: its board, its sheet, its words, its move table. */

import { detailOf } from "./api.js";
import { PlainCover, plainBoard, usual } from "./plain.js";
import { ROOT, learn } from "./words.js";

/** @import { GameBoard, GameCover, GameDetail, GameInfo } from "./types.js" */

/** @typedef {GameBoard & { id: string, detail: GameDetail, touches: Set<string> }} LoadedGame */

/** @type {Map<string, Promise<LoadedGame>>} */
const loaded = new Map();
/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** In no certain order: they lie in the layer of games, and name what they need themselves. @param {string} id @param {string[]} names */
function addSheets(id, names) {
  return Promise.all(names.map((name) => addSheet(`${ROOT}games/${id}/${name}`)));
}

/** @param {string} address */
function addSheet(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const here = sheets.get(address) ?? new Promise((done) => (link.onload = link.onerror = done));
  if (!sheets.has(address)) document.head.append(link);
  sheets.set(address, here);
  return here;
}

/** The picture of a game and the words on its cover: all that the shelf needs. @param {GameInfo} game @returns {Promise<GameCover["Cover"]>} */
export async function loadCover({ id, cover: drawn }) {
  if (!drawn) {
    await learn(id);
    return PlainCover;
  }
  const [cover] = await Promise.all([
    /** @type {Promise<GameCover>} */ (import(`${ROOT}games/${id}/cover.js`)),
    learn(id),
  ]);
  await addSheets(id, cover.sheets);
  return cover.Cover;
}

/** @param {string} id @returns {Promise<LoadedGame>} */
async function load(id) {
  const [detail] = await Promise.all([detailOf(id), learn(id)]);
  /** @type {GameBoard} */
  const board = detail.board
    ? { ...usual(detail), ...(await import(`${ROOT}games/${id}/board.js`)) }
    : plainBoard(detail);
  await addSheets(id, board.sheets);
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
