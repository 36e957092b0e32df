/**
 * The page as an app: this stands between the page and the network, in a house on the internet only (table/app.py).
 *
 * All files of one version lie in one place, and a page gets all of its files from there: a game that was begun with one version
 * goes on with it, whatever the server has by now. The next version waits until nobody needs this one any more.
 */

/** The server writes it above these lines. */
const { version, files } = /** @type {{ version: string, files: string[] }} */ (/** @type {any} */ (self).hexenkessel);
const worker = /** @type {any} */ (self);
const OWN = `hexenkessel-${version}`;
/** What the start page was told last, for when there is no network. */
const KNOWN = "hexenkessel-known";
const WORTH_KNOWING = /^\/api\/(house|games(\/\w+)?|guest(\/tables)?)$/;
const START = "/";
const FILES = new Set(files);

async function install() {
  const kept = await caches.open(OWN);
  await kept.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
  const now = await (await fetch("/worker.js", { cache: "no-cache" })).text();
  if (now.includes(version)) return;
  // The server was changed meanwhile: this would be half of one and half of the other.
  await caches.delete(OWN);
  throw new Error("another version");
}

async function activate() {
  for (const name of await caches.keys()) if (name !== OWN && name !== KNOWN) await caches.delete(name);
}

/** @param {Request} request */
async function open(request) {
  const waiting = worker.registration.waiting;
  if (waiting && (await worker.clients.matchAll({ type: "window" })).length < 2) {
    // The only page is opened anew: the moment for the next version.
    waiting.postMessage("come in");
    return new Response("", { headers: { Refresh: "0" } });
  }
  const start = /** @type {Response} */ (await caches.match(START));
  try {
    // It may bring a cookie, or lead elsewhere; but its page is ours, since so are all other files.
    const answer = await fetch(request);
    return answer.status === 200 && !answer.redirected ? start : answer;
  } catch {
    return start;
  }
}

/** @param {Request} request */
async function know(request) {
  const kept = await caches.open(KNOWN);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const before = await kept.match(request);
    if (before) return before;
    throw error;
  }
}

/** A page names the edition of its files (table/edition.py); here there is only this version's. @param {string} pathname */
const plain = (pathname) => pathname.replace(/^\/e\/\w+(?=\/)/, "");

/** @param {Request} request @param {string} name */
const file = async (request, name) => (await caches.match(name, { cacheName: OWN })) ?? fetch(request);

/** Somebody's turn (table/push.py): a page that shows the table tells it by itself. @param {{ table: string, text: string }} told */
async function tellTurn({ table, text }) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = pages.some(
    (/** @type {any} */ page) => page.visibilityState === "visible" && new URL(page.url).pathname === `/t/${table}`,
  );
  // Browsers want every push to be shown; one that is seen already goes again at once.
  await worker.registration.showNotification("Hexenkessel", {
    body: text,
    tag: table,
    icon: "/web/icon.svg",
    data: table,
  });
  if (seen) for (const shown of await worker.registration.getNotifications({ tag: table })) shown.close();
}

/** The table that a notice tells of: where it is open already, or in a new window. @param {string} table */
async function openTable(table) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === `/t/${table}`);
  await (there ? there.focus() : worker.clients.openWindow(`/t/${table}`));
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(tellTurn(event.data.json())));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  if (/^\w+$/.test(event.notification.tag)) event.waitUntil(openTable(event.notification.tag));
});
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "come in") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const request = /** @type {Request} */ (event.request);
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  // Whoever wants to be forgotten is forgotten here, too.
  if (request.method === "DELETE" && pathname === "/api/guest") event.waitUntil(caches.delete(KNOWN));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(open(request));
  else if (FILES.has(plain(pathname))) event.respondWith(file(request, plain(pathname)));
  else if (WORTH_KNOWING.test(pathname)) event.respondWith(know(request));
});
