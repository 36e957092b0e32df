/** Where one is: home, a table, a game that is played again, a review, or puzzles. */

import { signal } from "../vendor/hexenkessel-vendor.js";

/**
 * A replay without a table is that of a record from a file.
 * @typedef {{ screen: "home" } | { screen: "statistics" } | { screen: "table", table: string } | { screen: "record", table: string | null, move: number } |
 *   { screen: "review", table: string | null, seat: number } |
 *   { screen: "puzzles", game: string, number: number | null }} Route
 */

/** @returns {Route} */
function read() {
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  const replay = /^#(?:replay|record)(?:\/(\d+))?$/.exec(location.hash);
  const id = table ? decodeURIComponent(table[1]) : null;
  if (replay) return { screen: "record", table: id, move: Number(replay[1] ?? 0) };
  const review = /^#review(?:\/([^/]+)\/(\d+))?$/.exec(location.hash);
  if (review) return { screen: "review", table: review[1] ?? null, seat: Number(review[2] ?? 0) };
  if (location.hash === "#statistics") return { screen: "statistics" };
  const puzzles = /^#puzzles\/([a-z0-9_]+)(?:\/(\d+))?$/.exec(location.hash);
  if (puzzles) return { screen: "puzzles", game: puzzles[1], number: puzzles[2] ? Number(puzzles[2]) : null };
  return id ? { screen: "table", table: id } : { screen: "home" };
}

/** The link of a moment: whoever has it may watch, once the game is over. @param {string | null} table @param {number} move */
export const replayPath = (table, move) => (table ? `/t/${table}#replay/${move}` : `/#record/${move}`);

export const route = signal(read());
addEventListener("popstate", () => {
  route.value = read();
});

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  route.value = read();
  scrollTo(0, 0);
}

/** The address follows, without a step back to each place. @param {string} path */
export function stay(path) {
  history.replaceState(null, "", path);
}
