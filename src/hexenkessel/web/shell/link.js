/**
 * The line to one table: hello, snapshots and events, wishes with their answers, and coming back after a loss.
 * It never trusts its own state: on a gap it asks again, and what was not answered is sent again under the same name.
 */

import { batch, signal } from "../vendor/hexenkessel-vendor.js";
import { Refused, call, drop, tokenOf } from "./api.js";

/** @import { Reason, Room, Side, Thought, View } from "./types.js" */

const PROTO = 2;
const FIRST_WAIT = 400;
/** A server that is started anew is back within seconds: nobody should wait much longer than it took. */
const LONGEST_WAIT = 2000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** After these the same hello would fail again. */
const FINAL = new Set([4400, 4404, 4426, 4500]);
/** The cookie is gone (cleared, or the server has another folder now); the token of the seat may be as good as ever. */
const NO_COOKIE = 4403;
const FULL = 429;

/** A wish that the table did not fulfil. */
export class Rejected extends Error {
  /** @param {string} code @param {Reason[]} reasons */
  constructor(code, reasons) {
    super(code);
    this.code = code;
    this.reasons = reasons;
  }
}

let counter = 0;
const fresh = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${(counter += 1)}`;

/** @param {string} table @param {string} lang */
export function openLink(table, lang) {
  const room = signal(/** @type {Room | null} */ (null));
  const sides = signal(/** @type {Side[]} */ ([]));
  const host = signal(false);
  const seq = signal(0);
  const state = signal(/** @type {"opening" | "live" | "lost" | "gone"} */ ("opening"));
  const trouble = signal(/** @type {Refused | null} */ (null));

  /** @type {WebSocket | null} */
  let socket = null;
  /** The token of the last hello. @type {string | null} */
  let used = null;
  /** The last time that somebody sat down here: until it is over, the old token may be worth nothing any more. @type {Promise<unknown>} */
  let renewing = Promise.resolve();
  /** The last call: they arrive in the order in which they were made. @type {Promise<unknown>} */
  let calling = Promise.resolve();
  let closed = false;
  /** Whether a new cookie was asked for since the last good frame. */
  let knocked = false;
  /** Whether a token ended that one sat with: then it is told if the seat is gone as well. */
  let ended = false;
  let wait = FIRST_WAIT;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let silence;
  /** @typedef {{ frame: any, done: (value: any) => void, fail: (error: Error) => void, wish: boolean }} Unanswered */
  /** Wishes and questions, in the order they were sent. @type {Map<string, Unanswered>} */
  const open = new Map();

  /** @param {object} frame */
  const send = (frame) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };

  function connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = new WebSocket(`${scheme}//${location.host}/ws`);
    socket = line;
    line.onopen = () => {
      used = tokenOf(table);
      send({ type: "hello", table, token: used, since: seq.peek(), proto: PROTO, lang });
    };
    line.onmessage = (event) => line === socket && receive(JSON.parse(event.data));
    line.onclose = (event) => lost(line, event.code);
  }

  /** @param {WebSocket} line @param {number} code */
  function lost(line, code) {
    if (line !== socket || closed) return;
    clearTimeout(silence);
    for (const [name, asked] of open) {
      if (asked.wish) continue;
      open.delete(name);
      asked.fail(new Refused(0, "page-error-offline", {}));
    }
    if (FINAL.has(code) || (code === NO_COOKIE && knocked)) {
      state.value = "gone";
      trouble.value ??= new Refused(code, code === NO_COOKIE ? "table-error-no-guest" : "page-error-closed", {});
      return;
    }
    state.value = "lost";
    if (code === NO_COOKIE) {
      // The link of the table is an invitation: whoever opens it gets a new cookie. The seat is the token's, and stays.
      knocked = true;
      fetch(`/t/${table}`)
        .then((answer) => {
          if (answer.status === FULL) trouble.value = new Refused(FULL, "table-error-too-many-guests", {});
        })
        .catch(() => {})
        .finally(() => !closed && line === socket && connect());
      return;
    }
    if (code === 4401) newToken();
    // A little chance keeps a whole table from knocking at the same moment.
    timer = setTimeout(connect, code === 4401 ? 0 : wait * (0.7 + 0.6 * Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** The token ended: this browser has a newer one by now, or the house still knows the seat, or one may only watch. */
  function newToken() {
    seq.value = 0;
    if (tokenOf(table) !== used) return;
    drop(table);
    ended = true;
  }

  /** @param {any} frame */
  function receive(frame) {
    watchSilence();
    if (frame.type === "snapshot" || frame.type === "events") takePosition(frame);
    else if (frame.type === "room") takeRoom(frame);
    else if (frame.type === "ack") answer(frame.idem, frame.seq);
    else if (frame.type === "reject") refuse(frame.idem, new Rejected(frame.code, frame.reasons));
    else if (frame.type === "error") takeError(frame);
    else if (frame.id) answer(frame.id, frame);
  }

  /** @param {any} frame */
  function takePosition(frame) {
    knocked = false;
    if (ended && frame.you.seats.length === 0) trouble.value = new Refused(4401, "page-error-seat-lost", {});
    ended = false;
    if (frame.type === "events" && frame.from > seq.peek()) {
      send({ type: "resume", since: seq.peek() });
      return;
    }
    const again = state.peek() !== "live" || frame.type === "snapshot";
    if (frame.type === "events" && frame.seq <= seq.peek() && !again) return;
    batch(() => {
      room.value = frame.room;
      host.value = frame.you.host;
      sides.value =
        frame.type === "snapshot" ? frame.sides : frame.sides.map((/** @type {Side} */ side) => grown(side));
      seq.value = frame.seq;
      state.value = "live";
    });
    if (again) resend();
  }

  /** Rows come as a tail; the chronicle wants them all. @param {Side} side */
  function grown(side) {
    const before = sides.peek().find((old) => old.seat === side.seat)?.rows ?? [];
    const last = before.at(-1)?.seq ?? 0;
    return { ...side, rows: [...before, ...side.rows.filter((row) => row.seq > last)] };
  }

  /** @param {any} frame */
  function takeRoom(frame) {
    if (frame.seq > seq.peek()) send({ type: "resume", since: seq.peek() });
    room.value = frame.room;
  }

  /** @param {any} frame */
  function takeError(frame) {
    const error = new Refused(0, frame.key, frame.facts, frame.problem);
    if (frame.id) refuse(frame.id, error);
    else trouble.value = error;
  }

  function resend() {
    wait = FIRST_WAIT;
    for (const { frame } of open.values()) send(frame);
  }

  /** @param {string} name @param {any} value */
  function answer(name, value) {
    open.get(name)?.done(value);
    open.delete(name);
  }

  /** @param {string} name @param {Error} error */
  function refuse(name, error) {
    open.get(name)?.fail(error);
    open.delete(name);
  }

  /** A line that says nothing for a while is asked; one that does not answer then is dead. */
  function watchSilence() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      send({ type: "ping", id: fresh() });
      silence = setTimeout(() => socket?.close(), PONG_WITHIN);
    }, PING_EVERY);
  }

  /** @param {object} frame @param {boolean} isWish @returns {Promise<any>} */
  function ask(frame, isWish) {
    const name = fresh();
    const full = isWish ? { ...frame, idem: name } : { ...frame, id: name };
    return new Promise((done, fail) => {
      open.set(name, { frame: full, done, fail, wish: isWish });
      send(full);
    });
  }

  connect();

  return {
    table,
    room,
    sides,
    host,
    seq,
    state,
    trouble,
    /** @param {number} seat @param {string} move @returns {Promise<number>} */
    move: (seat, move) => ask({ type: "move", seat, base: seq.peek(), move }, true),
    /** @param {number} seat @param {boolean} turn */
    undo: (seat, turn) => ask({ type: "undo", seat, base: seq.peek(), turn }, true),
    /** @param {number} seat */
    redo: (seat) => ask({ type: "redo", seat, base: seq.peek() }, true),
    /** @param {number} seat @param {number} request @param {boolean} yes */
    answer: (seat, request, yes) => ask({ type: "answer", seat, ask: request, yes }, true),
    /** @param {number} seat @param {number} absent */
    takeover: (seat, absent) => ask({ type: "takeover", seat, absent }, true),
    /** @param {number} seat */
    giveback: (seat) => ask({ type: "giveback", seat }, true),
    /** @param {number} seat @param {number} step @param {"on" | "back" | "skip" | "free"} what */
    lesson: (seat, step, what) => ask({ type: "lesson", seat, step, what }, true),
    /** @param {number} seat @param {string} phrase */
    say: (seat, phrase) => ask({ type: "say", seat, phrase }, true),
    /** @param {number} seat @param {string[]} touches @returns {Promise<{ legal: boolean, reasons: Reason[] }>} */
    explain: (seat, touches) => ask({ type: "explain", seat, touches }, false),
    /** @param {number} seat @returns {Promise<{ seq: number, thoughts: Thought[], alike: boolean }>} */
    hint: (seat) => ask({ type: "hint", seat }, false),
    /** @param {number} moment @returns {Promise<{ seq: number, sides: { seat: number | null, view: View | null }[] }>} */
    look: (moment) => ask({ type: "look", seq: moment }, false),
    /** A call in the name of whoever sits here, after those before it; while somebody is sitting down it waits for the new token. @param {string} method @param {string} path @param {unknown} [body] */
    call(method, path, body) {
      const done = calling
        .then(() => renewing)
        .then(() => call(method, `/api/tables/${table}${path}`, { body, token: tokenOf(table) }));
      calling = done.catch(() => {});
      return done;
    },
    /** Does something that changes the token, then says hello with the new one. @param {() => Promise<void>} deed */
    async renew(deed) {
      const done = renewing.then(deed);
      renewing = done.catch(() => {});
      const old = socket;
      // The server ends the old token before the new one is here: that is no loss.
      socket = null;
      clearTimeout(timer);
      clearTimeout(silence);
      try {
        await done;
      } finally {
        seq.value = 0;
        connect();
        hangUp(old);
      }
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(silence);
      hangUp(socket);
    },
  };
}

/** A line that is not there yet is closed when it is: else the browser complains. @param {WebSocket | null | undefined} line */
function hangUp(line) {
  if (line?.readyState === WebSocket.CONNECTING) line.onopen = () => line.close();
  else line?.close();
}

/** @typedef {ReturnType<typeof openLink>} Link */
