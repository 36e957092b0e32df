/**
 * How fast a table is told: the server says what happens as it happens, the page shows it so that a person can follow. Frames
 * wait in a queue, each is held for a beat, the end of a trick, a round or a turn for longer, and a touch or a key skips all.
 * A long turn of somebody else is told in shorter and shorter beats, so that nobody waits long for their own.
 * Nothing is decided here: whoever is asked can answer as soon as the last frame is shown.
 */

import { effect, signal, useLayoutEffect, useMemo } from "../vendor/hexenkessel-vendor.js";
import { speed } from "./speed.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { Link } from "./link.js" */
/** @import { GameEvent, Side } from "./types.js" */

/** @typedef {import("./speed.js").Speed} Speed "asked": nothing is held until one is asked oneself */
/** @typedef {{ sides: Side[], seq: number }} Shown what the page shows of a table */

/** Milliseconds for a move, and for one that ends something. @type {Record<Speed, [number, number]>} */
const BEATS = { slow: [1600, 3600], normal: [800, 2200], fast: [350, 1000], asked: [0, 0] };
/** Milliseconds in which all that one seat does in a row is told, however much it is. @type {Record<Speed, number>} */
const TURNS = { slow: 12_000, normal: 5000, fast: 2200, asked: 0 };
/** Of what is left of that, a beat takes at most this part, and an end this. */
const PARTS = [0.25, 0.5];
/** One's own move needs no telling, only the time that things need to travel. */
const OWN = 300;

/**
 * How long the last of these is held, which one seat did in a row; in replays as at the table.
 * @param {LoadedGame} game @param {GameEvent[][]} row what came of each move @param {Speed} how
 */
export function holdOf(game, row, how) {
  let left = TURNS[how];
  let hold = 0;
  for (const events of row) {
    const ends = Number(events.some((event) => game.ends.has(event.kind)));
    hold = Math.min(BEATS[how][ends], left * PARTS[ends]);
    left -= hold;
  }
  return hold;
}

/** What one seat has done in a row. @typedef {{ seat: number | null, events: GameEvent[][] }} Turn */

/** @param {LoadedGame} game @param {Shown} before @param {Shown} now @param {Turn} turn goes on, or begins anew */
function holdFor(game, before, now, turn) {
  const side = now.sides[0];
  const fresh = side?.rows.filter((row) => row.seq > before.seq && row.kind === "move") ?? [];
  const last = fresh.at(-1);
  if (!last) return 0;
  if (last.seat !== turn.seat) Object.assign(turn, { seat: last.seat, events: [] });
  turn.events.push(fresh.flatMap((row) => row.events ?? []));
  const own = fresh.every((row) => row.seat === side.seat && !row.forced);
  const hold = holdOf(game, turn.events, speed.peek());
  return own ? Math.min(OWN, hold) : hold;
}

/** Whether something was taken back or made again: what waited is no longer true. @param {Shown} before @param {Shown} now */
const turnsBack = (before, now) =>
  now.sides.some((side) =>
    side.rows.some((row) => row.seq > before.seq && (row.kind === "undo" || row.kind === "redo")),
  );

/** @param {Link} link @param {LoadedGame} game */
function createQueue(link, game) {
  const shown = signal(/** @type {Shown} */ ({ sides: link.sides.peek(), seq: link.seq.peek() }));
  const behind = signal(false);
  /** @type {Shown[]} */
  let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let lost = false;
  /** @type {Turn} */
  const turn = { seat: null, events: [] };

  function next() {
    timer = undefined;
    const frame = waiting.shift();
    behind.value = waiting.length > 0;
    if (!frame) return;
    // A lesson waits for the learner by itself.
    const hold = link.room.peek()?.lesson ? 0 : holdFor(game, shown.peek(), frame, turn);
    shown.value = frame;
    if (hold > 0 && !document.hidden) timer = setTimeout(next, hold);
    else next();
  }

  /** Shows what is true now. */
  function skip() {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting.at(-1);
    waiting = [];
    behind.value = false;
    if (last) shown.value = last;
  }

  const stop = effect(() => {
    const frame = { sides: link.sides.value, seq: link.seq.value };
    if (link.state.value !== "live") {
      lost = true;
      return;
    }
    if (frame.seq === shown.peek().seq && frame.sides === shown.peek().sides) return;
    waiting.push(frame);
    // Whoever comes back has missed it all: the story is in the chronicle.
    if (lost || turnsBack(shown.peek(), frame)) skip();
    else if (timer === undefined) next();
    else behind.value = true;
    lost = false;
  });

  return {
    shown,
    behind,
    skip,
    close() {
      stop();
      clearTimeout(timer);
    },
  };
}

/**
 * The table as fast as one wants to see it; `behind` while more has happened than is shown.
 * @param {Link} link @param {LoadedGame} game
 */
export function usePace(link, game) {
  const queue = useMemo(() => createQueue(link, game), [link, game]);
  useLayoutEffect(() => {
    let swallow = false;
    const away = () => document.hidden && queue.skip();
    /** Whoever looks at the past sees nothing of what is told meanwhile, and means what they do there. */
    const held = () => queue.behind.peek() && !document.querySelector(".past");
    /** A touch of the table shows how it stands; what it hits there was not meant. @param {PointerEvent} event */
    const onPointer = (event) => {
      const table = /** @type {HTMLElement} */ (event.target).closest(".table-main");
      swallow = Boolean(table) && held();
      if (swallow) queue.skip();
    };
    /** @param {MouseEvent} event */
    const onClick = (event) => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (!held() || !["Enter", " ", "Escape"].includes(event.key)) return;
      queue.skip();
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("pointerdown", onPointer, { capture: true });
    addEventListener("click", onClick, { capture: true });
    addEventListener("keydown", onKey, { capture: true });
    document.addEventListener("visibilitychange", away);
    return () => {
      removeEventListener("pointerdown", onPointer, { capture: true });
      removeEventListener("click", onClick, { capture: true });
      removeEventListener("keydown", onKey, { capture: true });
      document.removeEventListener("visibilitychange", away);
      queue.close();
    };
  }, [queue]);
  return { ...queue.shown.value, behind: queue.behind.value, skip: queue.skip };
}
