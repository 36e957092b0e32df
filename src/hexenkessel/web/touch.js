/**
 * The touch engine: one way to play every game. Elements of a board carry ids; a move carries the ids it touches, in order.
 * What can be touched next glows, a touch narrows, and where one move is left it is played: at once if it can be taken back or
 * is a button, else it is offered, and a second touch plays it. Several things that make one choice are picked and put back.
 * What cannot be done asks why. It knows no game: only ids and moves.
 */

import {
  computed,
  createContext,
  h,
  html,
  signal,
  useContext,
  useLayoutEffect,
  useRef,
} from "./vendor/hexenkessel-vendor.js";
import { joined } from "./kit/joined.js";
import { say } from "./shell/words.js";

/** @import { Said } from "./kit/joined.js" */
/** @import { Move } from "./shell/types.js" */
/** @import { ComponentChildren } from "./vendor/hexenkessel-vendor.js" */

const HOVER_WAIT = 450;
const PRESS_WAIT = 480;

/**
 * What a thing says when a person points at it for long; below it, where what lies above must stay in sight.
 * @typedef {{ title: string, text: string, below?: boolean }} Help
 */

/**
 * @typedef {object} Tip
 * @property {Help} help
 * @property {DOMRect} place
 * @property {Element} [under] what the mouse rests on: such a tip goes with the mouse, and lets it through
 * @property {boolean} [refuses] says why something can't be done
 */

/**
 * @typedef {object} TouchHost
 * @property {(moves: Move[]) => void} play
 * @property {() => { verb: string, count: number } | null} several how many moves of a verb are one choice
 * @property {(count: number, place: DOMRect) => void} full says that so many are picked already
 * @property {(touches: string[], place: DOMRect) => void} explain says why these touches lead nowhere
 * @property {() => boolean} quick whether a complete move is played without asking once more, because it can be taken back
 * @property {(id: string) => boolean} known whether any move of the game ever touches this
 */

/** @param {TouchHost} host */
export function createTouch(host) {
  const moves = signal(/** @type {Move[]} */ ([]));
  const path = signal(/** @type {string[]} */ ([]));
  const pointing = signal(/** @type {string | null} */ (null));
  const tip = signal(/** @type {Tip | null} */ (null));
  /** What is picked of a choice of several things, in this order. */
  const basket = signal(/** @type {string[]} */ ([]));
  /** What was touched last. */
  let touched = "";
  const hinted = signal(/** @type {ReadonlySet<string>} */ (new Set()));

  const fitting = computed(() => moves.value.filter((move) => path.value.every((id, at) => move.touches[at] === id)));
  /** Complete moves: those the path so far spells out. */
  const complete = computed(() => fitting.value.filter((move) => move.touches.length === path.value.length));
  const next = computed(() => {
    const here = path.value.length;
    return new Set(fitting.value.flatMap((move) => move.touches.slice(here, here + 1)));
  });
  const first = computed(() => new Set(moves.value.flatMap((move) => move.touches.slice(0, 1))));
  /** How many things make this choice; none where it is an ordinary one. */
  const wanted = computed(() => {
    const several = host.several();
    return several && moves.value.length > 0 && moves.value.every((move) => move.verb === several.verb)
      ? several.count
      : 0;
  });
  /** What glows: the next touch, or where nothing is left to touch, every other beginning; of a full basket only what is in it. */
  const open = computed(() => {
    if (wanted.value > 0 && basket.value.length === wanted.value) return new Set(basket.value);
    return next.value.size > 0 ? next.value : first.value;
  });

  /** New moves: a choice that still exists is kept. @param {Move[]} legal */
  function offer(legal) {
    moves.value = legal;
    if (fitting.peek().length === 0) path.value = [];
    if (legal.length > 0) basket.value = basket.peek().filter((id) => first.peek().has(id));
  }

  /** What is picked, once it is all. */
  const picked = computed(() =>
    wanted.value > 0 && basket.value.length === wanted.value
      ? basket.value.flatMap((id) => moves.value.filter((move) => move.touches[0] === id))
      : [],
  );

  /** @param {string} id @param {Help | undefined} help @param {DOMRect} place @param {boolean} deed a button that says what it does */
  function touch(id, help, place, deed = false) {
    tip.value = null;
    const again = touched === id;
    touched = id;
    if (wanted.peek() > 0 && first.peek().has(id)) return pick(id, place);
    const [only, ...others] = complete.peek();
    if (only && others.length === 0 && again) return confirm(only);
    if (next.peek().has(id)) path.value = [...path.peek(), id];
    else if (first.peek().has(id)) path.value = [id];
    else return refuse(id, help, place);
    const [left, ...more] = fitting.peek();
    if (!left || more.length > 0) return;
    // Whatever else there is to touch is no choice any more.
    path.value = [...left.touches];
    if (deed || host.quick()) confirm(left);
  }

  /** Takes it, or puts it back. @param {string} id @param {DOMRect} place */
  function pick(id, place) {
    const now = basket.peek();
    if (now.includes(id)) basket.value = now.filter((one) => one !== id);
    else if (now.length < wanted.peek()) basket.value = [...now, id];
    else host.full(now.length, place);
  }

  /** @param {string} id @param {Help | undefined} help @param {DOMRect} place */
  function refuse(id, help, place) {
    if (host.known(id)) host.explain([...path.peek(), id], place);
    else if (help) tip.value = { help, place };
  }

  /** Until the table has answered there is nothing more to do. @param {Move[]} chosen */
  function confirm(...chosen) {
    touched = "";
    basket.value = [];
    offer([]);
    host.play(chosen);
  }

  /** Takes the last touch back; false if there was none. What explains itself below the mouse is nobody's touch. */
  function cancel() {
    const told = tip.peek();
    tip.value = null;
    if (told && !told.under) return true;
    touched = "";
    if (basket.peek().length > 0 && wanted.peek() > 0) {
      basket.value = basket.peek().slice(0, -1);
      return true;
    }
    const there = path.peek().length > 0;
    path.value = path.peek().slice(0, -1);
    return there;
  }

  return { moves, path, basket, wanted, picked, complete, open, pointing, tip, hinted, offer, touch, confirm, cancel };
}

/** @typedef {ReturnType<typeof createTouch>} Touch */

/** For a board that only shows something. */
export const idleTouch = () =>
  createTouch({ play() {}, explain() {}, full() {}, several: () => null, quick: () => false, known: () => false });

/** The engine of the board around; a board that only shows something has one without moves. */
export const TouchContext = createContext(idleTouch());

/** @param {string} title @param {TouchableProps["help"]} given @returns {Help | undefined} */
function helpOf(title, given) {
  const help = given && typeof given === "object" && !Array.isArray(given) ? given : { text: given };
  const text = joined(help.text, " ");
  return text ? { title, ...help, text } : undefined;
}

/**
 * @typedef {object} TouchableProps
 * @property {string} touch the id that moves know
 * @property {string} [spot] tells elements with the same id apart
 * @property {string} name what it is, read out
 * @property {Said} [state] what holds of it now, read out after the name
 * @property {string} [canLabel] read out where it can be touched, if it is more than that
 * @property {Said | (Partial<Help> & { text: Said })} [help] the words alone where its name is the title
 * @property {boolean} [deed] a button that says what it does, and does it: nobody touches it by accident
 * @property {"button" | "g"} [as] g for boards that are one drawing
 * @property {Said} [class]
 * @property {ComponentChildren} [children]
 */

/**
 * One thing on a board: a real control that says what it is, glows when it can be touched, and explains itself.
 * @param {TouchableProps & Record<string, any>} props
 */
export function Touchable({
  touch: id,
  spot = id,
  name,
  state,
  canLabel = say("page-touch-can"),
  help,
  deed = false,
  as = "button",
  class: extra,
  children,
  ...rest
}) {
  const engine = useContext(TouchContext);
  const can = engine.open.value.has(id);
  const chosen = engine.path.value.includes(id) || (can && engine.basket.value.includes(id));
  const looks = [extra, chosen ? "chosen" : can && "can-act", engine.hinted.value.has(id) && "hinted"];
  const control = as === "button" ? { type: "button" } : { role: "button" };
  return h(
    as,
    {
      ...control,
      ...rest,
      class: joined(looks, " "),
      "data-touch": id,
      "data-spot": spot,
      "data-name": name,
      "aria-label": joined([name, state, can && canLabel]),
      "aria-pressed": chosen ? "true" : undefined,
      ...useGestures(engine, id, helpOf(name, help), deed),
    },
    children,
  );
}

/**
 * Mouse, finger and pen on one thing: a tap touches it, staying on it explains it.
 * @param {Touch} engine
 * @param {string} id
 * @param {Help | undefined} help
 * @param {boolean} deed
 */
function useGestures(engine, id, help, deed) {
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const explained = useRef(false);
  const pressed = useRef(0);
  /** @param {Element} element @param {number} wait @param {boolean} press */
  const explainSoon = (element, wait, press) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      explained.current = press;
      // A thing that was moved in the document never hears that the mouse left it.
      if (!help || (!press && !element.matches(":hover"))) return;
      const tip = { help, place: element.getBoundingClientRect(), under: press ? undefined : element };
      said.current = press ? null : tip;
      engine.tip.value = tip;
    }, wait);
  };
  const stop = () => clearTimeout(timer.current);
  /** What this thing says when the mouse rests on it. @type {{ current: Tip | null }} */
  const said = useRef(null);
  // A thing that is taken away never hears that the mouse left it: without this it would explain itself all the same, or
  // its explanation would stay, and swallow the next Escape.
  useLayoutEffect(
    () => () => {
      stop();
      if (said.current && engine.tip.peek() === said.current) engine.tip.value = null;
    },
    [],
  );
  return {
    /** @param {PointerEvent & { currentTarget: Element }} event */
    onPointerEnter(event) {
      if (event.pointerType !== "mouse") return;
      engine.pointing.value = id;
      explainSoon(event.currentTarget, HOVER_WAIT, false);
    },
    /** @param {PointerEvent} event */
    onPointerLeave(event) {
      stop();
      if (event.pointerType !== "mouse") return;
      if (engine.pointing.peek() === id) engine.pointing.value = null;
      if (engine.tip.peek()?.under) engine.tip.value = null;
    },
    /** @param {PointerEvent & { currentTarget: Element }} event */
    onPointerDown(event) {
      explained.current = false;
      pressed.current = event.timeStamp;
      if (event.pointerType === "mouse") stop();
      else explainSoon(event.currentTarget, PRESS_WAIT, true);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** @param {Event} event */
    onContextMenu(event) {
      if (explained.current) event.preventDefault();
    },
    /** By keyboard: a finger that focuses a thing is about to touch it, and nothing may move away under it. @param {FocusEvent & { currentTarget: Element }} event */
    onFocus(event) {
      if (event.currentTarget.matches(":focus-visible")) engine.pointing.value = id;
    },
    onBlur() {
      if (engine.pointing.peek() === id) engine.pointing.value = null;
    },
    /** @param {MouseEvent & { currentTarget: Element }} event */
    onClick(event) {
      stop();
      // The click that ends a long press is not a touch. How long it was, the finger says and not our timer: on a busy
      // page that one may go off before a short tap is even heard of.
      const long = explained.current && event.timeStamp - pressed.current >= PRESS_WAIT;
      explained.current = false;
      if (!long) engine.touch(id, help, event.currentTarget.getBoundingClientRect(), deed);
    },
    /** The key that explains what it stands on. @param {KeyboardEvent & { currentTarget: Element }} event */
    onKeyDown(event) {
      if (event.key === "i" && help && !event.ctrlKey && !event.metaKey && !event.altKey) {
        engine.tip.value = { help, place: event.currentTarget.getBoundingClientRect() };
      } else if (event.currentTarget.localName === "g" && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        engine.touch(id, help, event.currentTarget.getBoundingClientRect(), deed);
      }
    },
  };
}

// -- the keyboard: one tab stop, arrows to the neighbour -------------------------------------------------------------

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {DOMRect} box */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * The nearest element in a direction; what lies straight ahead is nearer than what lies aside.
 * @param {DOMRect} from
 * @param {HTMLElement[]} others
 * @param {[number, number]} direction
 */
function neighbour(from, others, [dx, dy]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const other of others) {
    const there = middle(other.getBoundingClientRect());
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead <= 1 || aside > ahead * 3) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/**
 * The board as one tab stop, and the first one: it lies on what can be touched now. Elements may come and go: a stop that has
 * the focus is kept, or moves to the nearest thing; a chooser (`data-chooser`) that opens takes it. Who can't see what
 * glows is told by name: `offered` makes a sentence of the names, or of how many of several are picked.
 * @param {{ engine: Touch, label: string, offered?: (names: string[], picked: Picked | null) => string, class?: string, children?: ComponentChildren }} props
 */
export function TouchBoard({ engine, label, offered = () => "", class: extra = "", children }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const voice = useRef(/** @type {HTMLElement | null} */ (null));
  const stop = useRef(/** @type {Stop} */ ({ spot: "", box: new DOMRect(), focused: false, chooser: null }));
  const speak = useRef(offered);
  speak.current = offered;
  /** Whether something was picked of this choice: then its other things were told already. */
  const picking = useRef(false);

  useLayoutEffect(() => {
    const board = /** @type {HTMLElement} */ (root.current);
    const settle = () => {
      settleStop(board, stop.current);
      const [count, wanted] = [engine.basket.peek().length, engine.wanted.peek()];
      picking.current = wanted > 0 && (count > 0 || picking.current);
      const told = speak.current(glowing(board), picking.current ? { count, wanted } : null);
      // Only what changes is read out.
      if (voice.current && voice.current.textContent !== told) voice.current.textContent = told;
    };
    const watch = new MutationObserver(settle);
    watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
    /** @param {KeyboardEvent} event */
    const enter = (event) => {
      if (event.key !== "Tab" || event.shiftKey || document.activeElement !== document.body) return;
      if (document.querySelector("dialog[open]")) return;
      const first = /** @type {HTMLElement | null} */ (board.querySelector('[data-spot][tabindex="0"]'));
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    addEventListener("keydown", enter);
    settle();
    return () => {
      watch.disconnect();
      removeEventListener("keydown", enter);
    };
  }, []);

  /** @param {FocusEvent} event */
  const onFocusIn = (event) => {
    const element = /** @type {HTMLElement} */ (event.target).closest("[data-spot]");
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    Object.assign(stop.current, { spot: element.dataset.spot, box: element.getBoundingClientRect(), focused: true });
    settleStop(/** @type {HTMLElement} */ (root.current), stop.current);
  };
  /** Focus that goes nowhere was on a thing that is taken off the board. @param {FocusEvent} event */
  const onFocusOut = (event) => {
    if (event.relatedTarget !== null) stop.current.focused = false;
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const direction = ARROWS[event.key];
    const here = /** @type {HTMLElement} */ (event.target).closest("[data-spot]");
    if (!direction || !here || !root.current) return;
    event.preventDefault();
    neighbour(here.getBoundingClientRect(), spots(root.current), direction)?.focus();
  };

  return html`<${TouchContext.Provider} value=${engine}>
    <div
      ref=${root}
      class=${`touch-board ${extra}`}
      role="group"
      aria-label=${label}
      onFocusIn=${onFocusIn}
      onFocusOut=${onFocusOut}
      onKeyDown=${onKeyDown}
    >
      ${children}
    </div>
    <p class="unseen" role="status" ref=${voice}></p>
  <//>`;
}

/** @typedef {{ count: number, wanted: number }} Picked how many of how many are picked */

/** The names of what can be touched now. @param {HTMLElement} board */
const glowing = (board) => [
  ...new Set([...board.querySelectorAll("[data-spot].can-act")].map((thing) => thing.getAttribute("data-name") ?? "")),
];

/** @typedef {{ spot: string, box: DOMRect, focused: boolean, chooser: Element | null }} Stop where Tab goes, and the chooser that was open last */

/** @param {HTMLElement} board @returns {HTMLElement[]} */
const spots = (board) => [...board.querySelectorAll("[data-spot]")].map((spot) => /** @type {HTMLElement} */ (spot));

/** @param {HTMLElement} board @param {Stop} stop */
function settleStop(board, stop) {
  const all = spots(board);
  const chooser = board.querySelector("[data-chooser]");
  const opened = chooser && chooser !== stop.chooser ? all.find((element) => chooser.contains(element)) : undefined;
  stop.chooser = chooser;
  const same = all.find((element) => element.dataset.spot === stop.spot);
  // Whoever is on the board stays; whoever comes to it finds what can be touched.
  const stays = stop.focused || same?.matches(".can-act") || !board.querySelector("[data-spot].can-act");
  const held = (stop.focused && opened) || (stays ? same : undefined) || nearest(all, stop.box) || all[0];
  for (const element of all) {
    const wanted = element === held ? "0" : "-1";
    // Only what changes: to write the same again costs the browser as much, for every thing on the board.
    if (element.getAttribute("tabindex") !== wanted) element.setAttribute("tabindex", wanted);
  }
  if (!held || !stop.focused) return;
  if (held === opened) return held.focus();
  // The focused thing was played away: without this the keyboard would fall off the board. A little later, because nothing
  // has the focus either while a browser takes it from the board to the next control.
  if (document.activeElement === document.body)
    setTimeout(() => {
      if (stop.focused && document.activeElement === document.body && held.isConnected) held.focus();
    });
}

/** What can be touched comes first, then what lies near the place that was left. @param {HTMLElement[]} all @param {DOMRect} box */
function nearest(all, box) {
  const glowing = all.filter((element) => element.classList.contains("can-act"));
  const from = middle(box);
  /** @param {HTMLElement} element */
  const distance = (element) => {
    const to = middle(element.getBoundingClientRect());
    return Math.hypot(to.x - from.x, to.y - from.y);
  };
  const choice = glowing.length > 0 ? glowing : all;
  if (box.width === 0) return choice[0];
  const far = choice.map(distance);
  return choice[far.indexOf(Math.min(...far))];
}
