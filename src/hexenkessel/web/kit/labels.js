/**
 * Labels of a drawing that avoid each other: text that carries `data-label` steps aside where it would lie on other text or on
 * what carries `data-keep`, and where there is no place for it, it is left out until one looks closer. A value of
 * `data-label` is the `data-touch` of what it names: the names of what can be touched now find a place first.
 */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Edges */

/** Browsers measure lines, and letters do not fill them. */
const INK = 0.2;
/** Where a label may step, in heights of its line: down and across. */
const STEPS = [
  [0, 0],
  [-0.8, 0],
  [0.8, 0],
  [0, -1.6],
  [0, 1.6],
  [-1.5, 0],
  [1.5, 0],
  [-0.8, -1.4],
  [-0.8, 1.4],
  [0.8, -1.4],
  [0.8, 1.4],
];

/** @param {Element} thing @returns {Edges} */
function edgesOf(thing) {
  const { left, right, top, bottom, height } = thing.getBoundingClientRect();
  const lines = Math.max(thing.querySelectorAll("tspan").length, 1);
  const air = thing.localName === "text" ? (height / lines) * INK : 0;
  return { left, right, top: top + air, bottom: bottom - air };
}

/** Their outlines need some room, too. */
const EDGE = 2;

/** @param {Edges} one @param {Edges} other */
const meet = (one, other) =>
  one.left < other.right + EDGE &&
  other.left < one.right + EDGE &&
  one.top < other.bottom + EDGE &&
  other.top < one.bottom + EDGE;

/** @param {Edges} edges @param {number} dx @param {number} dy @returns {Edges} */
const moved = ({ left, right, top, bottom }, dx, dy) => ({
  left: left + dx,
  right: right + dx,
  top: top + dy,
  bottom: bottom + dy,
});

/**
 * Settles the labels of a drawing whenever it is asked and something of it has changed since: to measure is work, and most
 * of what happens at a table changes nothing here.
 * @param {SVGSVGElement} drawing
 */
export function keepLabels(drawing) {
  let changed = true;
  let settled = 0;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(drawing, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    /** @param {number} unit units of the drawing in a pixel */
    settle(unit) {
      if (watch.takeRecords().length === 0 && !changed && settled === unit) return;
      settleLabels(drawing, unit);
      watch.takeRecords(); // what was just written here
      [changed, settled] = [false, unit];
    },
    stop: () => watch.disconnect(),
  };
}

/** @param {SVGSVGElement} drawing @param {number} unit */
function settleLabels(drawing, unit) {
  const labels = /** @type {SVGTextElement[]} */ ([...drawing.querySelectorAll("text[data-label]")]);
  if (labels.length === 0) return;
  for (const label of labels) {
    label.style.removeProperty("translate");
    label.style.removeProperty("visibility");
  }
  // All that is measured before all that is written: the browser lays the drawing out once.
  const taken = [...drawing.querySelectorAll("text:not([data-label]), [data-keep]")].map(edgesOf);
  const glowing = new Set([...drawing.querySelectorAll(".can-act")].map((thing) => thing.getAttribute("data-touch")));
  const waiting = labels
    .map((label) => ({
      label,
      edges: edgesOf(label),
      line: Number.parseFloat(getComputedStyle(label).fontSize) / unit,
      first: glowing.has(label.dataset.label ?? ""),
    }))
    .toSorted((one, other) => Number(other.first) - Number(one.first));
  for (const { label, edges, line } of waiting) {
    const step = STEPS.find(
      ([down, across]) => !taken.some((one) => meet(one, moved(edges, across * line, down * line))),
    );
    if (!step) {
      label.style.visibility = "hidden";
      continue;
    }
    const [dx, dy] = [step[1] * line, step[0] * line];
    taken.push(moved(edges, dx, dy));
    if (dx !== 0 || dy !== 0) label.style.translate = `${dx * unit}px ${dy * unit}px`;
  }
}

/** @param {Edges} edges @returns {Edges} */
function middleOf({ left, right, top, bottom }) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 };
}

/** @typedef {"south-east" | "south-west" | "north-east" | "north-west"} Corner */

/** @type {Corner[]} */
const CORNERS = ["south-east", "south-west", "north-east", "north-west"];

/** What can be touched now weighs as much as many other things. */
const HEAVY = 100;

/**
 * The corner where buttons hide least: nothing that can be touched now, if there is such a corner, and few other things.
 * They stay where they are as long as they hide nothing of that kind.
 * @param {SVGSVGElement} drawing @param {{ width: number, height: number }} tools @param {string} [present] @returns {string}
 */
export function freeCorner(drawing, tools, present) {
  const frame = drawing.getBoundingClientRect();
  const things = [...drawing.querySelectorAll("[data-spot]:not([data-ground])")].map((thing) => ({
    edges: edgesOf(thing),
    weight: thing.matches(".can-act, .chosen") ? HEAVY : 1,
  }));
  // What hovers over the drawing, such as a sign in one of its corners.
  const above = [...(drawing.closest(".stage")?.querySelectorAll("[data-above], [data-spot]") ?? [])]
    .filter((thing) => !drawing.contains(thing))
    .map(edgesOf);
  /** @param {Corner} corner */
  const harm = (corner) => {
    const [down, across] = corner.split("-");
    const left = across === "west" ? frame.left : frame.right - tools.width;
    const top = down === "north" ? frame.top : frame.bottom - tools.height;
    const place = { left, top, right: left + tools.width, bottom: top + tools.height };
    const hidden = above.some((edges) => meet(edges, place)) ? 10 * HEAVY : 0;
    return things.reduce((sum, thing) => {
      if (!meet(thing.edges, place)) return sum;
      return sum + (meet(middleOf(thing.edges), place) ? thing.weight : 1);
    }, hidden);
  };
  const stays = CORNERS.find((corner) => corner === present);
  if (stays && harm(stays) < HEAVY) return stays;
  return CORNERS.map((corner) => ({ corner, cost: harm(corner) })).toSorted((one, other) => one.cost - other.cost)[0]
    .corner;
}
