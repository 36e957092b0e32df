/** The calls over HTTP, and the tokens of seats that this browser keeps beside the house: a second key, if its cookie is lost. */

/** @import { Fact } from "./types.js" */

/** A refusal of the server: a key of the word catalogue with its arguments, and the problem behind it if there is one. */
export class Refused extends Error {
  /** @param {number} status @param {string} key @param {Record<string, any>} facts @param {import("./types.js").Problem} [problem] */
  constructor(status, key, facts, problem) {
    super(key);
    this.status = status;
    this.key = key;
    this.facts = facts;
    this.problem = problem;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{ body?: unknown, token?: string | null, text?: boolean }} [more]
 */
export async function call(method, path, { body, token, text } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const sent = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await fetch(path, sent).catch(() => null);
  if (!answer) throw new Refused(0, "page-error-offline", {});
  if (answer.ok) return text ? answer.text() : answer.json();
  const told = await answer.json().catch(() => ({}));
  throw new Refused(answer.status, told.key ?? "page-error-answer", told.facts ?? {}, told.problem);
}

// -- keys of tables --------------------------------------------------------------------------------------------------

const KEY = "hexenkessel-tables";
const MOST = 30;

/**
 * @typedef {object} OwnTable
 * @property {string} table
 * @property {string} game
 * @property {string | null} token
 * @property {number} at when it was last used
 */

/** Newest first. @returns {OwnTable[]} */
export function ownTables() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} table @param {string} game @param {string | null} token */
export function remember(table, game, token) {
  const others = ownTables().filter((own) => own.table !== table);
  const all = [{ table, game, token, at: Date.now() }, ...others].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** The token is worth nothing any more; the table itself may still be watched. @param {string} table */
export function drop(table) {
  const all = ownTables().map((own) => (own.table === table ? { ...own, token: null } : own));
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** None of them is this person's own any more: they have just come. */
export const dropTokens = () => localStorage.removeItem(KEY);

/** @param {string} table */
export function tokenOf(table) {
  return ownTables().find((own) => own.table === table)?.token ?? null;
}

// -- games -----------------------------------------------------------------------------------------------------------

/** @type {Map<string, Promise<import("./types.js").GameDetail>>} */
const details = new Map();

/**
 * Everything fixed about a game: its content, its options, its moves. Asked for once.
 * @param {string} game @returns {Promise<import("./types.js").GameDetail>}
 */
export function detailOf(game) {
  const known = details.get(game) ?? call("GET", `/api/games/${game}`);
  details.set(game, known);
  // A failed attempt must not stand in the way of the next one.
  known.catch(() => details.delete(game));
  return known;
}

// -- what the page does with tables ---------------------------------------------------------------------------------

/** How somebody wants to sit down. @typedef {{ name: string, animal?: string, colour?: number }} Look */

/** A table that one sits at already; its id. @param {string} game @param {number} players @param {Record<string, Fact>} options @param {Look} look */
export async function openTable(game, players, options, look) {
  const made = await call("POST", "/api/tables", { body: { game, players, options } });
  remember(made.table, game, made.token);
  await sit(made.table, game, 0, look);
  return /** @type {string} */ (made.table);
}

/**
 * Sits down; the seats of the old token move over to the new one.
 * @param {string} table @param {string} game @param {number} seat @param {Look} look
 */
export async function sit(table, game, seat, look) {
  const path = `/api/tables/${table}/seats/${seat}`;
  const taken = await call("POST", path, { body: look, token: tokenOf(table) });
  remember(table, game, taken.token);
}

/** A table where a lesson has begun. @param {string} game @param {string} lesson @param {string} name */
export async function beginLesson(game, lesson, name) {
  const made = await call("POST", "/api/lessons", { body: { game, lesson, name } });
  remember(made.table, game, made.token);
  return /** @type {string} */ (made.table);
}

/** A table against bots, started at once. @param {string} game @param {number} players @param {string} level @param {Record<string, Fact>} options @param {Look} look */
export async function playAtOnce(game, players, level, options, look) {
  const table = await openTable(game, players, options, look);
  const token = tokenOf(table);
  for (let seat = 1; seat < players; seat += 1) {
    await call("PUT", `/api/tables/${table}/seats/${seat}/bot`, { body: { level }, token });
  }
  await call("POST", `/api/tables/${table}/start`, { token });
  return table;
}
