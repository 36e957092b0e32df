/**
 * A drawing that one can move about in: a map that is larger than the screen. Drag and pinch, wheel, keys and three
 * buttons; what gets the focus comes into sight. It knows no game: only a drawing and its size.
 */

import { html, useLayoutEffect, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { say } from "../shell/words.js";
import { IconButton } from "./button.js";
import { freeCorner, keepLabels } from "./labels.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */
/** @typedef {{ x: number, y: number }} Point in the units of the drawing */
/** @typedef {Point & { width: number, height: number }} Box */

const STEP = 1.5;
/** How far a finger may slip and still mean a tap, in pixels. */
const SLIP = 8;
/** What has the focus keeps this much of the sight around it. */
const MARGIN = 0.12;
/** A drawing of so many pixels has room for all buttons. */
const ROOMY = 480;
/** From so many units of the drawing in one pixel on, small things are left out. */
const FAR = 2.6;

/**
 * The sight that holds all of these points with room around them, in the form of the whole.
 * @param {Point[]} points @param {Box} whole @param {number} least how wide it is at least @param {number} room @returns {Box}
 */
export function sightOf(points, whole, least, room) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const ratio = whole.width / whole.height;
  const wanted = Math.max(right - left + 2 * room, (bottom - top + 2 * room) * ratio, least);
  const width = Math.min(wanted, whole.width);
  const height = width / ratio;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/**
 * The sight as large as wanted, but never larger than what can be reached, never closer than `closest`, never outside.
 * @param {Box} whole @param {number} closest @param {Box} wanted @param {Box} reach @returns {Box}
 */
export function fit(whole, closest, wanted, reach = whole) {
  const farthest = Math.max(reach.width / whole.width, reach.height / whole.height);
  const scale = Math.min(Math.max(wanted.width / whole.width, 1 / closest), farthest);
  const width = whole.width * scale;
  const height = whole.height * scale;
  // A change of size keeps the middle where it was wanted.
  const x = wanted.x + (wanted.width - width) / 2;
  const y = wanted.y + (wanted.height - height) / 2;
  return {
    x: Math.min(Math.max(x, reach.x), reach.x + reach.width - width),
    y: Math.min(Math.max(y, reach.y), reach.y + reach.height - height),
    width,
    height,
  };
}

/** Closer (factor > 1) or farther, with one point staying where it is. @param {Box} sight @param {number} factor @param {{ x: number, y: number }} at @returns {Box} */
export function zoom(sight, factor, at) {
  return {
    x: at.x - (at.x - sight.x) / factor,
    y: at.y - (at.y - sight.y) / factor,
    width: sight.width / factor,
    height: sight.height / factor,
  };
}

/** The sight moved as little as possible so that it holds a thing. @param {Box} sight @param {Box} thing @returns {Box} */
export function hold(sight, thing) {
  const [left, top] = [sight.width * MARGIN, sight.height * MARGIN];
  /** @param {number} from @param {number} size @param {number} edge @param {number} start @param {number} length */
  const shift = (from, size, edge, start, length) => {
    if (start - edge < from) return start - edge;
    return Math.max(from, start + length + edge - size);
  };
  return {
    ...sight,
    x: shift(sight.x, sight.width, left, thing.x, thing.width),
    y: shift(sight.y, sight.height, top, thing.y, thing.height),
  };
}

/**
 * A screen of another shape than the drawing shows more than the sight: rather of the drawing than of what lies outside.
 * @param {Box} reach @param {Box} sight @param {{ width: number, height: number }} seen how much the screen shows
 * @returns {Box}
 */
export function settle(reach, sight, seen) {
  /** @param {number} from @param {number} size @param {number} start @param {number} length @param {number} all */
  const shift = (from, size, start, length, all) => {
    if (all >= length) return start + (length - size) / 2;
    return Math.min(Math.max(from + size / 2, start + all / 2), start + length - all / 2) - size / 2;
  };
  return {
    ...sight,
    x: shift(sight.x, sight.width, reach.x, reach.width, seen.width),
    y: shift(sight.y, sight.height, reach.y, reach.height, seen.height),
  };
}

/**
 * The fingers on the drawing, and what they do to the sight.
 * @param {{ current: SVGSVGElement | null }} drawing @param {(change: (sight: Box) => Box) => void} change
 */
function useFingers(drawing, change) {
  const fingers = useRef(/** @type {Map<number, { x: number, y: number }>} */ (new Map()));
  const start = useRef({ x: 0, y: 0 });
  const dragging = useRef(false);

  /** Where a point of the screen lies in the drawing. @param {{ x: number, y: number }} point */
  const place = (point) => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const found = new DOMPoint(point.x, point.y).matrixTransform(matrix);
    return { x: found.x, y: found.y };
  };
  /** @param {PointerEvent} event */
  const down = (event) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) {
      dragging.current = false;
      start.current = { x: event.clientX, y: event.clientY };
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    // A button that was let go outside is not heard of here.
    if (event.buttons === 0) fingers.current.delete(event.pointerId);
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const slipped = Math.hypot(now.x - start.current.x, now.y - start.current.y);
    if (!dragging.current && fingers.current.size === 1 && slipped < SLIP) return;
    if (!dragging.current) {
      dragging.current = true;
      drawing.current?.setPointerCapture(event.pointerId);
    }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const [from, to] = [place(before), place(now)];
    fingers.current.set(event.pointerId, now);
    if (!other) return change((sight) => ({ ...sight, x: sight.x + from.x - to.x, y: sight.y + from.y - to.y }));
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    return change((sight) => zoom(sight, factor, place(other)));
  };
  // Wherever a finger is lifted: what its touch set off may lie over the drawing by then.
  useLayoutEffect(() => {
    /** @param {PointerEvent} event */
    const up = (event) => fingers.current.delete(event.pointerId);
    addEventListener("pointerup", up, { capture: true });
    addEventListener("pointercancel", up, { capture: true });
    return () => {
      removeEventListener("pointerup", up, { capture: true });
      removeEventListener("pointercancel", up, { capture: true });
    };
  }, []);
  /** The click that ends a drag touches nothing. @param {MouseEvent} event */
  const click = (event) => {
    if (!dragging.current) return;
    dragging.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  /** @param {WheelEvent} event */
  const wheel = (event) => {
    event.preventDefault();
    const at = place({ x: event.clientX, y: event.clientY });
    change((sight) => zoom(sight, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at));
  };
  return { down, move, click, wheel };
}

/**
 * The size of the drawing on the screen, in pixels.
 * @param {{ current: SVGSVGElement | null }} drawing
 */
function useSize(drawing) {
  const [size, setSize] = useState({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const svg = /** @type {SVGSVGElement} */ (drawing.current);
    const measure = () => setSize({ width: Math.max(svg.clientWidth, 1), height: Math.max(svg.clientHeight, 1) });
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    measure();
    return () => watch.disconnect();
  }, []);
  return size;
}

/**
 * Words of the drawing that shall keep their size on the screen measure themselves in `--unit`, as names of the class `plane-name`
 * do; from afar the drawing has the class `is-far`. Labels avoid each other (labels.js), and the buttons lie in the corner where they hide least: what
 * only is the ground for other things, such as the regions of a map, carries `data-ground`.
 * @param {object} props
 * @param {Box} props.whole all of the drawing
 * @param {Box} [props.first] what is in sight at first, and again when it changes; all of it if nothing is said
 * @param {Box} [props.reach] how far it can be moved: farther than the whole where something lies over its edge
 * @param {number} [props.closest] how many times closer one may look
 * @param {string} props.label what it is called
 * @param {string} [props.class]
 * @param {ComponentChildren} [props.children] SVG, in the units of `whole`
 */
export function Plane({ whole, reach = whole, first = whole, closest = 4, label, class: extra = "", children }) {
  const drawing = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [sight, setSight] = useState(() => fit(whole, closest, first, reach));
  /** @param {(sight: Box) => Box} next */
  const change = (next) => setSight((now) => fit(whole, closest, next(now), reach));
  const { down, move, click, wheel } = useFingers(drawing, change);
  const size = useSize(drawing);
  const unit = Math.max(sight.width / size.width, sight.height / size.height);
  const shown = settle(reach, sight, { width: size.width * unit, height: size.height * unit });

  const tools = useRef(/** @type {HTMLElement | null} */ (null));

  useLayoutEffect(() => setSight(fit(whole, closest, first, reach)), [first.x, first.y, first.width, first.height]);
  const names = useRef(/** @type {ReturnType<typeof keepLabels> | null} */ (null));
  useLayoutEffect(() => {
    names.current = keepLabels(/** @type {SVGSVGElement} */ (drawing.current));
    return names.current.stop;
  }, []);
  // Whoever only moves the drawing moves its labels with it.
  useLayoutEffect(() => names.current?.settle(unit), [unit, children]);
  // With the next frame everything glows that does.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const [box, svg] = [tools.current, drawing.current];
      if (!box || !svg) return;
      const room = { width: box.offsetWidth + 8, height: box.offsetHeight + 8 };
      box.dataset.corner = freeCorner(svg, room, box.dataset.corner);
    });
    return () => cancelAnimationFrame(frame);
  }, [children, size.width, size.height, first.x, first.y, first.width]);
  useLayoutEffect(() => {
    // Preact listens passively to wheels, and in the order of bubbling to clicks: both would come too late.
    const svg = /** @type {SVGSVGElement} */ (drawing.current);
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("click", click, { capture: true });
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("click", click, { capture: true });
    };
  });

  /** @param {FocusEvent} event */
  const onFocusIn = (event) => {
    const thing = /** @type {Element} */ (event.target);
    if (!(thing instanceof SVGGraphicsElement) || thing === drawing.current) return;
    // A finger knows where it is; only the keyboard needs to be followed.
    if (!thing.matches(":focus-visible")) return;
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const box = thing.getBoundingClientRect();
    const [from, to] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((point) =>
      point.matrixTransform(matrix),
    );
    change((now) => hold(now, { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }));
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") closer(STEP);
    else if (event.key === "-") closer(1 / STEP);
    else if (event.key === "0") setSight(fit(whole, closest, whole));
    else return;
    event.preventDefault();
  };
  /** @param {number} factor */
  const closer = (factor) =>
    change((now) => zoom(now, factor, { x: now.x + now.width / 2, y: now.y + now.height / 2 }));

  const all = sight.width >= whole.width * 0.999;
  // On a small screen, where two fingers do the rest, one button is enough: three would hide too much.
  const roomy = size.width >= ROOMY;
  return html`<div class=${`plane ${extra}`} onKeyDown=${onKeyDown}>
    <svg ref=${drawing} class=${`plane-drawing ${unit > FAR ? "is-far" : ""}`} style=${{ "--unit": unit }} role="group"
      aria-label=${label}
      viewBox=${`${shown.x} ${shown.y} ${shown.width} ${shown.height}`} preserveAspectRatio="xMidYMid meet"
      onPointerDown=${down} onPointerMove=${move} onFocusIn=${onFocusIn}>
      ${children}
    </svg>
    <div ref=${tools} class="plane-tools">
      ${(all || roomy) && html`<${IconButton} icon="plus" label=${say("page-map-closer")} onClick=${() => closer(STEP)} />`}
      ${!all && roomy && html`<${IconButton} icon="minus" label=${say("page-map-farther")} onClick=${() => closer(1 / STEP)} />`}
      ${
        !all &&
        html`<${IconButton} class="plane-whole" icon="watch" label=${say("page-map-whole")}
          onClick=${() => setSight(fit(whole, closest, whole))} />`
      }
    </div>
  </div>`;
}
