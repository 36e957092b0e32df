/** A lesson at the table: a guide says what matters, points at it, and waits. Where one stands is known to the table alone. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { Icon } from "../kit/icon.js";
import { hasLearned } from "./learned.js";
import { watchPlaces } from "./moved.js";
import { attempt } from "./notes.js";
import { arrow, freeScreen, placeBubble } from "./pointing.js";
import { hasRoom } from "./room.js";
import { go } from "./route.js";
import { say } from "./words.js";

/** @import { Touch } from "../touch.js" */
/** @import { LoadedGame } from "./games.js" */
/** @import { Link } from "./link.js" */
/** @import { Arrow, Box } from "./pointing.js" */
/** @import { LessonStep, Room } from "./types.js" */

/** Things move and screens turn: so often it is looked where they are now, if anything did. */
const LOOK_EVERY = 120;
const RING = 5;
const MOST_RINGS = 6;
/** An arrow is nowhere farther from its thing. */
const NEAR = 80;

/** Whether a lesson lets one play now; without a lesson, always. @param {Room} room */
export const mayPlay = (room) => !room.lesson || (room.lesson.waits === "move" && !room.lesson.astray);

/** @typedef {{ boxes: Box[], place: { x: number, y: number } | null, way: Arrow | null }} Rings */

/** Before anything was measured. @type {Rings} */
const UNSEEN = { boxes: [], place: null, way: null };

/** @param {{ link: Link, game: LoadedGame, room: Room, seat: number | null, engine: Touch }} props */
export function Guide({ link, game, room, seat, engine }) {
  const lesson = room.lesson;
  if (!lesson || seat !== lesson.seat) return null;
  return html`<${Bubble} ...${{ link, game, engine, lesson }} />`;
}

/**
 * What is to be touched next: the way to a wanted move, up to the button that makes it; or what is spoken of. And what comes later.
 * `elsewhere`: what is chosen leads to other moves, and what is wanted may be out of sight until it is let go.
 * @param {LessonStep} lesson @param {LoadedGame} game @param {string[]} path
 * @returns {{ touches: string[], button: boolean, later?: string[], elsewhere?: boolean }}
 */
function targets(lesson, game, path) {
  if (lesson.astray || lesson.waits === "") return { touches: [], button: false };
  if (lesson.waits !== "move") return { touches: lesson.point, button: false };
  const wanted = game.detail.moves.filter((move) => lesson.moves.includes(move.text));
  const begun = wanted.filter((move) => path.every((id, at) => move.touches[at] === id));
  const fitting = begun.length > 0 ? begun : wanted;
  const here = begun.length > 0 ? path.length : 0;
  const next = fitting.flatMap((move) => move.touches.slice(here, here + 1));
  const later = fitting.flatMap((move) => move.touches.slice(here + 1));
  const elsewhere = path.length > 0 && begun.length === 0;
  return { touches: [...new Set(next)], button: here > 0 && next.length === 0, later, elsewhere };
}

/** @param {string[]} touches @returns {HTMLElement[]} */
const elementsOf = (touches) =>
  touches.flatMap((id) => [
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`.board [data-touch="${CSS.escape(id)}"]`)),
  ]);

const BUTTON = ".acts-move button";
/** What is the ground for other things, such as a region of a map, may have an arrow on it. */
const TOUCHED = "[data-touch]:not([data-ground])";

/** @param {Element} element @returns {Box} */
function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** @param {{ touches: string[], button: boolean }} wanted @returns {HTMLElement[]} */
function pointedAt({ touches, button }) {
  const found = button
    ? [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(BUTTON))]
    : elementsOf(touches);
  return found.filter((element) => boxOf(element).width > 0).slice(0, MOST_RINGS);
}

/** @param {{ link: Link, game: LoadedGame, engine: Touch, lesson: LessonStep }} props */
function Bubble({ link, game, engine, lesson }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const [leaving, setLeaving] = useState(false);
  const wanted = targets(lesson, game, engine.path.value);
  const rings = useRings(bubble, wanted, lesson);
  const last = lesson.step === lesson.steps - 1;
  /** @param {"on" | "back" | "skip" | "free"} what */
  const learn = (what) => attempt(() => link.lesson(lesson.seat, lesson.step, what), game.id);
  useLook(lesson, () => learn("on"));
  useFocus(bubble, wanted, lesson);
  useEffect(() => {
    if (last) hasLearned(game.id, lesson.name);
  }, [last]);

  const ways = html`<${Button} icon="cauldron" onClick=${() => go("/")}>${say("learning-shelf")}<//>
    <${Button} kind="act" icon="play" onClick=${() => learn("free")}>${say("learning-play-on")}<//>`;
  const sentence = lesson.astray ? say(lesson.astray) : lesson.waits ? say(lesson.say) : say("learning-watch");
  return html`<${Pointer} boxes=${rings.boxes} way=${rings.way} />
    <section class="lesson-bubble" ref=${bubble} aria-label=${say("learning-guide")}
      style=${rings.place ? { transform: `translate(${rings.place.x}px, ${rings.place.y}px)` } : { opacity: 0 }}
      data-waits=${lesson.astray ? "astray" : lesson.waits}>
      <div class="lesson-head">
        <${Icon} name="witch" class="lesson-guide" />
        <p class="lesson-title">${say(`${game.id}-lesson-${lesson.name}`)}</p>
        <${IconButton} kind="quiet" icon="close" class="lesson-close" label=${say("learning-leave")} onClick=${() => setLeaving(true)} />
      </div>
      <p class="lesson-sentence" role="status">${sentence}</p>
      <div class="lesson-foot">
        <${Dots} step=${lesson.step} steps=${lesson.steps} />
        <div class="lesson-acts"><${Answers} ...${{ lesson, last, learn, letGo: wanted.elsewhere ? engine.cancel : undefined }} /></div>
      </div>
    </section>
    <${Dialog} open=${leaving} onClose=${() => setLeaving(false)} heading=${say("learning-leave")} closeLabel=${say("page-close")} actions=${ways}>
      <p>${say("learning-leave-help")}</p>
    <//>`;
}

/** @param {{ lesson: LessonStep, last: boolean, learn: (what: "on" | "back" | "skip" | "free") => void, letGo?: () => void }} props */
function Answers({ lesson, last, learn, letGo }) {
  const back =
    lesson.step > 0 &&
    html`<${IconButton} kind="quiet" icon="previous" label=${say("learning-back")} onClick=${() => learn("back")} />`;
  if (lesson.astray || letGo)
    return html`<${Button} kind="act" icon="undo" class="lesson-on" onClick=${letGo ?? (() => learn("back"))}>
      ${say("learning-take-back")}<//>`;
  if (lesson.waits === "") return null;
  if (last && lesson.waits === "go")
    return html`<${Button} kind="quiet" icon="cauldron" onClick=${() => go("/")}>${say("learning-shelf")}<//>
      <${Button} kind="act" icon="play" class="lesson-on" onClick=${() => learn("on")}>${say("learning-play-on")}<//>`;
  if (lesson.waits === "go")
    return html`${back}<${Button} kind="act" icon="next" class="lesson-on" onClick=${() => learn("on")}>
      ${say("learning-on")}<//>`;
  return html`${back}<${Button} kind="quiet" icon="hint" onClick=${() => learn("skip")}>${say("learning-show")}<//>`;
}

/** @param {{ step: number, steps: number }} props */
function Dots({ step, steps }) {
  const label = say("learning-step", { step: step + 1, steps });
  return html`<p class="lesson-dots" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: steps }, (_, at) => html`<i data-done=${at < step} data-here=${at === step}></i>`)}
  </p>`;
}

/** Rings around things, and an arrow to the first of them. @param {{ boxes: Box[], way: Arrow | null }} props */
function Pointer({ boxes, way }) {
  return html`<svg class="lesson-pointer" aria-hidden="true">
    <defs>
      <marker id="lesson-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0 L10 5 L0 10 z" />
      </marker>
    </defs>
    ${boxes.map(
      (
        box,
      ) => html`<rect x=${box.x - RING} y=${box.y - RING} width=${box.width + 2 * RING} height=${box.height + 2 * RING}
        rx="12" />`,
    )}
    ${
      way &&
      html`<path class="lesson-arrow" marker-end="url(#lesson-tip)"
        d=${`M${way.start.x} ${way.start.y} L${way.end.x} ${way.end.y}`} />`
    }
  </svg>`;
}

/** @param {Element} element */
const hasWords = (element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

/** What an arrow to a thing must not lie on: words, and other things to touch, unless it is one of their parts. @param {Box} thing */
function takenAround(thing) {
  const [left, top] = [thing.x - NEAR, thing.y - NEAR];
  const [right, bottom] = [thing.x + thing.width + NEAR, thing.y + thing.height + NEAR];
  return [...document.querySelectorAll(".board *, .acts *")]
    .filter((element) => element.matches(TOUCHED) || hasWords(element))
    .map(boxOf)
    .filter(({ x, y, width, height }) => x < right && x + width > left && y < bottom && y + height > top && width > 1)
    .filter(
      ({ x, y, width, height }) =>
        x > thing.x || y > thing.y || x + width < thing.x + thing.width || y + height < thing.y + thing.height,
    );
}

/**
 * Where the things are that are pointed at, and where the bubble lies then.
 * @param {{ current: HTMLElement | null }} bubble @param {ReturnType<typeof targets>} wanted @param {LessonStep} lesson
 */
function useRings(bubble, wanted, lesson) {
  const [rings, setRings] = useState(UNSEEN);
  const now = useRef(wanted);
  now.current = wanted;
  const seen = useRef("");
  const held = useRef(/** @type {{ x: number, y: number } | null} */ (null));
  const also = useRef(lesson.point);
  also.current = lesson.waits === "move" ? lesson.point : [];
  const measure = () => {
    if (!bubble.current) return;
    const things = pointedAt(now.current);
    // What is spoken of comes into sight as soon as it is there, where a board or a part of it is longer than its place.
    const what = `${now.current.touches}`;
    if (things.length > 0 && seen.current !== what) things[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    seen.current = things.length > 0 ? what : "";
    const more = pointedAt({ touches: also.current, button: false });
    const boxes = [...new Set([...things, ...more])].map(boxOf);
    const size = { width: bubble.current.offsetWidth, height: bubble.current.offsetHeight };
    const room = freeScreen();
    // What points at nothing lies beside the whole board, where there is room beside it.
    // On a small screen a hand that may not be touched now is less than what is being told.
    const hand = hasRoom("small") ? ".hand:has(.can-act)" : ".hand";
    const kept = boxes.length > 0 ? `.board .can-act, ${hand}, [data-keep]` : ".board";
    const free = [...document.querySelectorAll(`${BUTTON}, .status-row > *, ${kept}`)];
    const rest = [...free, ...elementsOf(now.current.later ?? [])].map(boxOf);
    const place = held.current ?? placeBubble(size, boxes, rest, room);
    const way = boxes[0] ? arrow({ ...place, ...size }, boxes[0], takenAround(boxes[0]), room) : null;
    const found = { boxes, place, way };
    setRings((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  };
  useLayoutEffect(measure, [lesson, wanted.touches.join(), wanted.button]);
  useEffect(() => {
    const places = watchPlaces();
    const timer = setInterval(() => places.moved() && measure(), LOOK_EVERY);
    return () => {
      clearInterval(timer);
      places.stop();
    };
  }, []);
  useLayoutEffect(() => holdStill(/** @type {HTMLElement} */ (bubble.current), held, measure), []);
  return rings;
}

/**
 * Whoever presses a button of the bubble must find it below the finger when letting go, also where the bubble is on its way.
 * @param {HTMLElement} bubble @param {{ current: { x: number, y: number } | null }} held @param {() => void} measure
 */
function holdStill(bubble, held, measure) {
  const press = () => {
    const { x, y } = boxOf(bubble);
    held.current = { x, y };
    bubble.style.transform = `translate(${x}px, ${y}px)`;
    measure();
  };
  const release = () => {
    if (!held.current) return;
    held.current = null;
    measure();
  };
  bubble.addEventListener("pointerdown", press);
  const ends = ["pointerup", "pointercancel"];
  for (const end of ends) addEventListener(end, release);
  return () => {
    for (const end of ends) removeEventListener(end, release);
  };
}

/** A look at a thing is a touch of it. @param {LessonStep} lesson @param {() => void} done */
function useLook(lesson, done) {
  const now = useRef(done);
  now.current = done;
  useLayoutEffect(() => {
    if (!lesson.look || lesson.waits !== "look") return undefined;
    /** @param {Event} event */
    const onTouch = (event) => {
      const key = event instanceof KeyboardEvent ? event.key : "Enter";
      const thing = /** @type {Element} */ (event.target).closest("[data-touch]");
      if (thing?.getAttribute("data-touch") !== lesson.look || !["Enter", " "].includes(key)) return;
      event.stopPropagation();
      event.preventDefault();
      now.current();
    };
    document.addEventListener("click", onTouch, true);
    document.addEventListener("keydown", onTouch, true);
    return () => {
      document.removeEventListener("click", onTouch, true);
      document.removeEventListener("keydown", onTouch, true);
    };
  }, [lesson.step, lesson.waits]);
}

/**
 * Whoever plays with the keyboard needs nothing but Enter: the focus goes where the lesson points, unless they left it.
 * @param {{ current: HTMLElement | null }} bubble @param {ReturnType<typeof targets>} wanted @param {LessonStep} lesson
 */
function useFocus(bubble, wanted, lesson) {
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const settle = () => {
      const here = document.activeElement;
      const elsewhere = here && here !== document.body && !bubble.current?.contains(here) && !here.closest(".board");
      if (elsewhere || here?.closest("dialog")) return;
      const answer = /** @type {HTMLElement | null} */ (bubble.current?.querySelector(".lesson-on") ?? null);
      const target = answer ?? pointedAt(wanted)[0];
      target?.focus({ preventScroll: true });
      // The board may show it a moment later.
      if (document.activeElement !== target || !target) timer = setTimeout(settle, LOOK_EVERY);
    };
    if (lesson.waits || lesson.astray) settle();
    return () => clearTimeout(timer);
  }, [lesson.step, lesson.waits, lesson.astray, wanted.touches.join(), wanted.button, wanted.elsewhere]);
}
