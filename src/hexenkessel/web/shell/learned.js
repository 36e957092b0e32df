/** What this browser remembers of learning: lessons that were taken, and games that were played to their end. */

const KEY = "hexenkessel-learned";
const PLAYED = "played";

/** By game. @returns {Record<string, string[]>} */
function learned() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @param {string} what the name of a lesson */
export function hasLearned(game, what) {
  const all = learned();
  if (!all[game]?.includes(what))
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...(all[game] ?? []), what] }));
}

/** A game was played to its end. @param {string} game */
export const hasPlayed = (game) => hasLearned(game, PLAYED);

/** Whether this game is new to whoever sits here. @param {string} game */
export const isNew = (game) => !learned()[game];

/** @param {string} game @param {string} lesson */
export const knowsLesson = (game, lesson) => Boolean(learned()[game]?.includes(lesson));
