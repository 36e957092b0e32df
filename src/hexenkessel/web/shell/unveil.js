/** What a replay may show: the moment as all saw it, as one seat saw it, or with every hand laid open. */

/** @import { LoadedGame } from "./games.js" */
/** @import { Moment, View } from "./types.js" */

/** @param {any} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {Record<string, any>} view @param {Record<string, any>} own @returns {any} */
export function layOver(view, own) {
  const laid = { ...view };
  for (const [name, value] of Object.entries(own)) {
    laid[name] = isObject(value) && isObject(view[name]) ? layOver(view[name], value) : value;
  }
  return laid;
}

/** What every seat saw at this moment. @param {Moment} moment @returns {View[]} */
export const sights = (moment) => moment.own.map((own) => layOver(moment.view, own));

/**
 * @param {LoadedGame} game @param {Moment} moment @param {number} bottom the seat at the lower edge
 * @param {boolean} open every hand, or only that seat's
 */
export function sightOf(game, moment, bottom, open) {
  const seen = sights(moment);
  return open && game.unveil ? game.unveil(seen[bottom], seen) : seen[bottom];
}
