/** Where a bubble lies that speaks of things: beside them, never on them nor on what is to be touched next. */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const GAP = 14;
const EDGE = 8;
/** What it costs to cover something: what is spoken of, what can be touched, what should stay in sight, and each pixel of way. */
const ON_THING = 1000;
const ON_FREE = 60;
const ON_REST = 6;
const FAR = 0.6;
/** A longer arrow would run across what is to be read; where there are words, it may be as short as this. */
const LONGEST_ARROW = 60;
const SHORTEST_ARROW = 26;
/** How far from words it stays, and how far from its ring. */
const BESIDE_WORDS = 5;
const BEFORE_RING = 6;

/** The part of the screen that a bubble may lie on: all below the bar. @returns {Box} */
export function freeScreen() {
  const bar = document.querySelector(".table-page > .bar")?.getBoundingClientRect().bottom ?? 0;
  return { x: 0, y: bar, width: document.documentElement.clientWidth, height: innerHeight - bar };
}

/** @param {Box} one @param {Box} other how much of them lies over each other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The box around all of them. @param {Box[]} boxes @returns {Box} */
export function around(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The way between two boxes; none where they touch. @param {Box} one @param {Box} other */
function way(one, other) {
  const dx = Math.max(0, one.x - (other.x + other.width), other.x - (one.x + one.width));
  const dy = Math.max(0, one.y - (other.y + other.height), other.y - (one.y + one.height));
  return Math.hypot(dx, dy);
}

/**
 * @param {{ width: number, height: number }} size of the bubble
 * @param {Box[]} things it speaks of
 * @param {Box[]} rest should stay in sight as well
 * @param {Box} room the part of the screen that it may lie on
 * @param {{ here?: { x: number, y: number } | null, free?: Box[] }} [more] here = where it lies: it moves only for a better place,
 *   not under somebody's finger; free = what can be touched now
 * @returns {{ x: number, y: number }}
 */
export function placeBubble(size, things, rest, room, { here = null, free = [] } = {}) {
  const left = room.x + EDGE;
  const right = Math.max(left, room.x + room.width - size.width - EDGE);
  const top = room.y + EDGE;
  const bottom = Math.max(top, room.y + room.height - size.height - EDGE);
  const xs = [left, (left + right) / 2, right];
  const ys = [top, (top + bottom) / 2, bottom];
  for (const thing of things.length > 0 ? [around(things), ...things] : []) {
    xs.push(thing.x - size.width - GAP, thing.x + thing.width + GAP, thing.x + thing.width / 2 - size.width / 2);
    ys.push(thing.y - size.height - GAP, thing.y + thing.height + GAP, thing.y + thing.height / 2 - size.height / 2);
  }
  // What speaks of nothing in particular lies wherever there is a gap.
  if (things.length === 0)
    for (const other of [...rest, ...free])
      ys.push(other.y - size.height - EDGE / 2, other.y + other.height + EDGE / 2);
  const places = xs.flatMap((x) => ys.map((y) => ({ x, y })));
  if (here) places.unshift(here);
  let best = { x: left, y: top };
  let least = Infinity;
  for (const place of places) {
    const bubble = {
      x: Math.min(Math.max(place.x, left), right),
      y: Math.min(Math.max(place.y, top), bottom),
      ...size,
    };
    let cost = 0;
    for (const thing of things) cost += ON_THING * shared(bubble, thing);
    for (const other of free) cost += ON_FREE * shared(bubble, other);
    for (const other of rest) cost += ON_REST * shared(bubble, other);
    if (things.length > 0) cost += (FAR * size.width * way(bubble, around(things))) / 10;
    if (cost < least) [best, least] = [{ x: bubble.x, y: bubble.y }, cost];
  }
  return best;
}

/** @typedef {{ start: { x: number, y: number }, end: { x: number, y: number } }} Arrow */

/**
 * An arrow to a thing: it comes from the bubble and ends before the ring; null where they touch. Of a long way it goes the last part.
 * Where it would lie on words or on something else to touch, it is shorter, or it comes from another side; else the ring is enough.
 * @param {Box} bubble @param {Box} thing @param {Box[]} taken @param {Box} room the part of the screen that it may lie on
 * @returns {Arrow | null}
 */
export function arrow(bubble, thing, taken, room) {
  const straight = fromBubble(bubble, thing);
  if (!straight) return null;
  const sides = besides(thing).filter(({ start }) => isIn(room, start) && !isIn(bubble, start, GAP));
  const ways = [straight, shortened(straight, SHORTEST_ARROW), ...sides];
  return ways.find((one) => !taken.some((box) => crosses(one, box))) ?? null;
}

/** @param {Box} box @param {{ x: number, y: number }} point @param {number} [around] */
const isIn = (box, { x, y }, around = 0) =>
  x > box.x - around && x < box.x + box.width + around && y > box.y - around && y < box.y + box.height + around;

/** @param {Arrow} arrow @param {Box} box */
function crosses({ start, end }, box) {
  const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / BESIDE_WORDS);
  return Array.from({ length: steps + 1 }, (_, at) => at / steps).some((part) =>
    isIn(box, { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) }, BESIDE_WORDS),
  );
}

/** Its last part. @param {Arrow} arrow @param {number} longest @returns {Arrow} */
function shortened({ start, end }, longest) {
  const part = Math.min(1, longest / Math.max(1, Math.hypot(start.x - end.x, start.y - end.y)));
  return { start: { x: end.x + part * (start.x - end.x), y: end.y + part * (start.y - end.y) }, end };
}

/** Short arrows from all sides. @param {Box} thing @returns {Arrow[]} */
function besides({ x, y, width, height }) {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const far = BEFORE_RING + SHORTEST_ARROW;
  return [
    { start: { x: middle, y: y - far }, end: { x: middle, y: y - BEFORE_RING } },
    { start: { x: middle, y: y + height + far }, end: { x: middle, y: y + height + BEFORE_RING } },
    { start: { x: x - far, y: centre }, end: { x: x - BEFORE_RING, y: centre } },
    { start: { x: x + width + far, y: centre }, end: { x: x + width + BEFORE_RING, y: centre } },
  ];
}

/** @param {Box} bubble @param {Box} thing @returns {Arrow | null} */
function fromBubble(bubble, thing) {
  if (way(bubble, thing) < GAP * 1.5) return null;
  const to = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const from = {
    x: Math.min(Math.max(to.x, bubble.x + 24), bubble.x + bubble.width - 24),
    y: Math.min(Math.max(to.y, bubble.y + 16), bubble.y + bubble.height - 16),
  };
  const start = leaving(bubble, from, to);
  const ring = { x: thing.x - BEFORE_RING, y: thing.y - BEFORE_RING };
  const around = { ...ring, width: thing.width + 2 * BEFORE_RING, height: thing.height + 2 * BEFORE_RING };
  const end = leaving(around, to, from);
  return start && end ? shortened({ start, end }, LONGEST_ARROW) : null;
}

/** Where the way from a point in a box to one outside crosses its edge. @param {Box} box @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
function leaving(box, from, to) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = dx > 0 ? (box.x + box.width - from.x) / dx : dx < 0 ? (box.x - from.x) / dx : Infinity;
  const down = dy > 0 ? (box.y + box.height - from.y) / dy : dy < 0 ? (box.y - from.y) / dy : Infinity;
  const part = Math.min(across, down);
  return part < 1 ? { x: from.x + dx * part, y: from.y + dy * part } : null;
}
