/** Where one is: home, a table, or a record. */

import { signal } from "../vendor/hexenkessel-vendor.js";

/** @typedef {{ screen: "home" } | { screen: "table", table: string } | { screen: "record" }} Route */

/** @returns {Route} */
function read() {
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  if (table) return { screen: "table", table: decodeURIComponent(table[1]) };
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
