/**
 * Things travel: whatever carries the same data-fly before and after a change moves from its old place to the new one.
 * The state is there first; motion only decorates it, lasts at most 300 ms, and any key or touch ends it.
 *
 * data-fly="B7"      the thing, wherever it lies
 * data-from="stack"  where it comes from if it was not on the board: an element with data-place="stack"
 * data-leave="seat:2" on the board: where the things go that are no longer on it
 */

import { useLayoutEffect, useRef } from "./vendor/hexenkessel-vendor.js";
import { moving } from "./shell/settings.js";

const DURATION = 280;
const STAGGER = 35;
const MOST_STAGGER = 4;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const ID = "travel";
/** What is on its way here: to ask the document in the middle of a redraw would make it lay itself out. @type {Set<Animation>} */
const underway = new Set();

/** @typedef {Map<string, { element: HTMLElement, box: DOMRect }>} Places */

/** @param {HTMLElement} root @returns {Places} */
function measure(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-fly]")) {
    const { fly } = /** @type {HTMLElement} */ (element).dataset;
    found.set(fly, { element, box: element.getBoundingClientRect() });
  }
  return found;
}

/** @param {HTMLElement} root @param {string | undefined} place */
function boxOf(root, place) {
  return place ? root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() : undefined;
}

/** @param {HTMLElement} element @param {DOMRect} from @param {DOMRect} to @param {number} delay @param {boolean} appears */
function fly(element, from, to, delay, appears) {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width > 0 ? Math.max(from.width / to.width, 0.3) : 1;
  if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) return;
  const start = {
    translate: `${dx}px ${dy}px`,
    scale: `${appears ? Math.min(scale, 0.7) : scale}`,
    zIndex: 5,
  };
  const end = { translate: "0 0", scale: "1", zIndex: 5 };
  const frames = appears ? [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.4 }, end] : [start, end];
  send(element.animate(frames, { id: ID, duration: DURATION, delay, easing: EASE, fill: "backwards" }));
}

/**
 * A thing that left the board is shown once more on its way.
 * @param {HTMLElement} root @param {HTMLElement} element @param {DOMRect} from @param {DOMRect} to @param {number} delay
 */
function depart(root, element, from, to, delay) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  const home = root.getBoundingClientRect();
  ghost.removeAttribute("data-fly");
  for (const name of ["data-spot", "data-touch", "tabindex"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.remove("can-act", "chosen");
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${from.x - home.x}px`,
    top: `${from.y - home.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "5",
    pointerEvents: "none",
  });
  root.append(ghost);
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const run = ghost.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { translate: `${dx}px ${dy}px`, scale: "0.35", opacity: 0 }],
    { id: ID, duration: DURATION, delay, easing: EASE, fill: "both" },
  );
  send(run, () => ghost.remove());
}

/** @param {Animation} run @param {() => void} [after] */
function send(run, after) {
  const done = () => {
    underway.delete(run);
    after?.();
  };
  underway.add(run);
  run.onfinish = done;
  run.oncancel = done;
}

/** Ends what is on its way, also what a board has sent itself. */
function land() {
  for (const run of document.getAnimations()) if (run.id === ID) run.finish();
}

/**
 * Lets the things on a board travel whenever `moment` changes.
 * @param {{ current: HTMLElement | null }} root
 * @param {unknown} moment
 */
export function useTravel(root, moment) {
  const before = useRef(/** @type {Places} */ (new Map()));
  const last = useRef(moment);
  // While this renders, the page still shows the old moment.
  if (last.current !== moment && root.current) {
    for (const run of underway) run.finish();
    before.current = moving() ? measure(root.current) : new Map();
  }

  useLayoutEffect(() => {
    const board = root.current;
    if (!board || last.current === moment) return;
    last.current = moment;
    if (!moving()) return;
    const now = measure(board);
    let turn = 0;
    for (const [name, { element, box }] of now) {
      const old = before.current.get(name);
      const from = old?.box ?? boxOf(board, element.dataset.from);
      if (from) fly(element, from, box, old ? 0 : Math.min(turn++, MOST_STAGGER) * STAGGER, !old);
    }
    const away = boxOf(board, board.querySelector("[data-leave]")?.getAttribute("data-leave") ?? undefined);
    if (!away) return;
    for (const [name, { element, box }] of before.current) {
      if (!now.has(name)) depart(board, element, box, away, Math.min(turn++, MOST_STAGGER) * STAGGER);
    }
  }, [moment]);

  useLayoutEffect(() => {
    addEventListener("pointerdown", land);
    addEventListener("keydown", land);
    return () => {
      removeEventListener("pointerdown", land);
      removeEventListener("keydown", land);
    };
  }, []);
}

/** While a board stages what has just happened, the words wait: they would tell how it ends. @param {boolean} staging */
export function useStaging(staging) {
  useLayoutEffect(() => {
    document.body.toggleAttribute("data-staged", staging);
    return () => document.body.removeAttribute("data-staged");
  }, [staging]);
}
