/** Against whom somebody played a game last: so many seats, and bots of this level. It is offered again. */

const KEY = "hexenkessel-opponents";

/** @typedef {{ players?: number, level?: string }} Opponents */

/** @returns {Record<string, Opponents>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @returns {Opponents} */
export const lastOpponents = (game) => all()[game] ?? {};

/** @param {string} game @param {Opponents} chosen */
export function rememberOpponents(game, chosen) {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...lastOpponents(game), ...chosen } }));
}

/** What to say of a bot that is to sit down: the level that was chosen last, as long as there is such a one; which there are
 * is not known before the house has told. @param {string} game @param {string[]} levels */
export function lastLevel(game, levels) {
  const { level } = lastOpponents(game);
  return level && (levels.length === 0 || levels.includes(level)) ? { level } : {};
}
