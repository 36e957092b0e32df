/** Where one is: home, a table, a record, or a review. */

import { signal } from "../vendor/hexenkessel-vendor.js";

/** @typedef {{ screen: "home" } | { screen: "table", table: string } | { screen: "record" } |
 *   { screen: "review", table: string | null, seat: number }} Route */

/** @returns {Route} */
function read() {
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  if (table) return { screen: "table", table: decodeURIComponent(table[1]) };
  const review = /^#review(?:\/([^/]+)\/(\d+))?$/.exec(location.hash);
  if (review) return { screen: "review", table: review[1] ?? null, seat: Number(review[2] ?? 0) };
  return location.hash === "#record" ? { screen: "record" } : { screen: "home" };
}

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
