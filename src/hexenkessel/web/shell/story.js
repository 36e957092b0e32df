/** Rows and events as sentences: the chronicle, what just happened, what happened since one's last turn. */

import { knows, say, voice } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { GameEvent, Row } from "./types.js" */

/**
 * To whom something is told: seats have names, and one of them may be "you".
 * @typedef {{ me: number | null, nameOf: (seat: number) => string }} Hearer
 */

/** To whom the story of a game is told; `names` are those of all seats. @typedef {Hearer & { game: LoadedGame, names: string }} Listener */

/**
 * @typedef {object} Line
 * @property {string} key
 * @property {number} seq the row whose moment it belongs to
 * @property {number | undefined} seat
 * @property {string} text
 * @property {GameEvent | null} event
 * @property {boolean} several whether it tells many things of one kind, which eyes see on the table
 */

/** "Ada, Bea und Cora". @param {string[]} names */
export function listNames(names) {
  if (names.length === 0) return "";
  return names.reduce((first, last, at) =>
    say(at === names.length - 1 ? "shell-list-and" : "shell-list-comma", { first, last }),
  );
}

/**
 * Facts as words take them: only what a sentence can hold; a second player (`victim_seat`) by name (`$victim`), and
 * whether it is the reader.
 * @param {Hearer} hearer @param {Record<string, any>} facts @returns {Record<string, string | number>}
 */
export function toldFacts(hearer, facts) {
  const told = Object.entries(facts).flatMap(([name, value]) => {
    if (!["string", "number", "boolean"].includes(typeof value)) return [];
    const own = [[name, typeof value === "boolean" ? String(value) : value]];
    if (!name.endsWith("_seat")) return own;
    const who = name.slice(0, -"_seat".length);
    return [...own, [who, hearer.nameOf(value)], [`${who}_you`, String(value === hearer.me)]];
  });
  return Object.fromEntries(told);
}

/** @param {Listener} listener @param {GameEvent} event */
function ending(listener, event) {
  const won = /** @type {number[]} */ (event.winners);
  const you = listener.me !== null && won.includes(listener.me);
  const named = won.filter((seat) => !you || seat !== listener.me).map(listener.nameOf);
  const args = {
    winners: won.length,
    points: Math.max(...event.scores),
    name: listNames(named),
  };
  return say(`${listener.game.id}-event-over.${you ? "you" : "other"}`, args);
}

/** @param {Listener} listener @param {GameEvent} event */
export function eventText(listener, event) {
  const key = `${listener.game.id}-event-${event.kind}`;
  if (Array.isArray(event.winners)) return ending(listener, event);
  const facts = toldFacts(listener, event);
  if (typeof event.seat !== "number") return say(key, facts);
  if (event.seat === listener.me && knows(`${key}.you`)) return say(`${key}.you`, facts);
  return say(`${key}.other`, { ...facts, name: listener.nameOf(event.seat) });
}

/** Events of one kind that follow each other, where words can tell them in one sentence. @param {Listener} listener @param {GameEvent[]} events */
function alike(listener, events) {
  /** @type {GameEvent[][]} */
  const groups = [];
  for (const event of events) {
    const last = groups.at(-1);
    const same = last && last[0].kind === event.kind && last[0].seat === event.seat;
    if (same && knows(`${listener.game.id}-event-${event.kind}.thing`)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** One event, or several alike as a list of things. @param {Listener} listener @param {GameEvent[]} group */
function groupText(listener, group) {
  if (group.length === 1) return eventText(listener, group[0]);
  const key = `${listener.game.id}-event-${group[0].kind}`;
  const things = listNames(group.map((event) => say(`${key}.thing`, toldFacts(listener, event))));
  const { seat } = group[0];
  if (typeof seat !== "number") return say(`${key}.several`, { things });
  return seat === listener.me
    ? say(`${key}.several-you`, { things })
    : say(`${key}.several-other`, { things, name: listener.nameOf(seat) });
}

/** What happened at the table beside the game. @param {Listener} listener @param {Row} row */
function rowText(listener, row) {
  const key = `page-row-${row.kind === "rest" && !row.until ? "back" : row.kind}`;
  if (typeof row.seat !== "number") return knows(key) ? say(key) : "";
  const attribute = row.seat === listener.me ? "you" : "other";
  const level = row.level ? say(`shell-level-${row.level}`) : "";
  const phrase = row.phrase ? say(`table-phrase-${row.phrase}`) : "";
  const name = row.kind === "joined" || row.kind === "named" ? row.name : listener.nameOf(row.seat);
  return knows(`${key}.${attribute}`) ? say(`${key}.${attribute}`, { name, level, phrase }) : "";
}

/** Moves that were taken back are no longer part of the story, unless they were made again; that they were is told. @param {Row[]} rows */
function standing(rows) {
  const undone = new Set();
  for (const row of rows) {
    if (row.kind === "undo") for (const number of row.rows ?? []) undone.add(number);
    else if (row.kind === "redo") for (const number of row.rows ?? []) undone.delete(number);
  }
  return rows.filter((row) => !undone.has(row.seq));
}

/** What was told of a row, and how. @type {WeakMap<Row, { how: unknown[], lines: Line[] }>} */
const told = new WeakMap();

/**
 * A long game has hundreds of rows, and the story is told anew with every move: the same lines, as long as it is told to the
 * same person, in the same words and with the same names.
 * @param {Listener} listener @param {Row} row
 */
function linesOf(listener, row) {
  const how = [...voice(), listener.game, listener.me, listener.names];
  const before = told.get(row);
  if (before?.how.every((part, at) => part === how[at])) return before.lines;
  const lines = tell(listener, row);
  told.set(row, { how, lines });
  return lines;
}

/** What a move brought, without lists: the table shows them. @param {Listener} listener @param {GameEvent[]} events */
export const shortly = (listener, events) =>
  alike(
    listener,
    events.filter((event) => !listener.game.minor.has(event.kind)),
  )
    .filter((group) => group.length === 1)
    .map(([event]) => eventText(listener, event));

/** @param {Listener} listener @param {Row} row @returns {Line[]} */
function tell(listener, row) {
  const events = (row.events ?? []).filter((event) => !listener.game.minor.has(event.kind));
  const [deed] = row.events ?? [];
  const lines = alike(listener, events).map((group, at) => ({
    key: `${row.seq}.${at}`,
    seq: row.seq,
    seat: typeof group[0].seat === "number" ? group[0].seat : undefined,
    // What the table did in one's place is told with the reason, unless that is plain.
    text:
      row.forced && group[0] === deed && !listener.game.plain.has(deed.kind)
        ? `${groupText(listener, group)} ${say("page-forced")}`
        : groupText(listener, group),
    event: group.length === 1 ? group[0] : { kind: group[0].kind },
    several: group.length > 1,
  }));
  const text = lines.length > 0 ? "" : rowText(listener, row);
  const seat = row.seat ?? undefined;
  return text ? [{ key: `${row.seq}`, seq: row.seq, seat, text, event: null, several: false }] : lines;
}

/** @typedef {{ key: string, heading: string, lines: Line[] }} Chapter */

/** The whole story in chapters, oldest first. @param {Listener} listener @param {Row[]} rows @returns {Chapter[]} */
export function chapters(listener, rows) {
  /** @type {Chapter[]} */
  const found = [{ key: "before", heading: say("page-chapter-before"), lines: [] }];
  /** @type {Record<string, number>} */
  const counts = {};
  for (const line of standing(rows).flatMap((row) => linesOf(listener, row))) {
    const title = line.event && listener.game.chapter(line.event);
    if (title) {
      counts[title] = (counts[title] ?? 0) + 1;
      found.push({
        key: `${title}-${counts[title]}`,
        heading: say(title, { number: counts[title] }),
        lines: [],
      });
    }
    found.at(-1)?.lines.push(line);
  }
  return found.filter((chapter) => chapter.lines.length > 0);
}

/** The rows one can go back to: the deal and every move that still counts. @param {Row[]} rows */
export const moments = (rows) => standing(rows).filter((row) => row.kind === "started" || row.kind === "move");

/** What these rows told. @param {Listener} listener @param {Row[]} rows @param {number[]} numbers */
export const linesAt = (listener, rows, numbers) =>
  rows.filter((row) => numbers.includes(row.seq)).flatMap((row) => linesOf(listener, row));

/** @param {Listener} listener @param {Row[]} rows @param {number} seq */
export const since = (listener, rows, seq) =>
  standing(rows)
    .filter((row) => row.seq > seq && row.kind !== "started")
    .flatMap((row) => linesOf(listener, row));

/** Rows that people beside the table should hear of; what is said aloud has its own place. */
const TOLD = new Set(["move", "undo", "redo", "takeover", "giveback", "expired", "rest", "back"]);

/**
 * What came after a row that was heard of already, oldest first: however many rows came at once, none is passed over, and
 * what was taken back is not told again.
 * @param {Listener} listener @param {Row[]} rows @param {number} seq
 */
export const heardSince = (listener, rows, seq) =>
  standing(rows)
    .filter((row) => row.seq > seq && TOLD.has(row.kind))
    .flatMap((row) => linesOf(listener, row));

/** What the last moment brought: its beginning and its end, and no lists: the table shows them. @param {Listener} listener @param {Row[]} rows */
export function justNow(listener, rows) {
  const last = moments(rows).at(-1);
  const lines = last ? linesOf(listener, last).filter((line) => !line.several) : [];
  return [...new Set([lines[0]?.text, lines.at(-1)?.text])].filter(Boolean).join(" ");
}
