/**
 * The land of Lancre as a drawing: coast, mountains, river, woods and roads, and a picture for every place.
 * Trees and hills grow by themselves where no road and no place is in the way, so another map has its own woods.
 */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { dice } from "../../web/kit/dice.js";
import { DUNGEON, PLACES, ROADS, WHOLE } from "./places.js";

/** @import { Point } from "../../web/kit/plane.js" */

/** Coast, river and mountains are drawn on a sheet of this width and stretched to the map's. */
const DRAWN = 1200;
const MEADOWS =
  "M120 420q160-120 330-40t300-30 330 120-60 330-360 60-420 20-120-460z" +
  "M380 620q120-60 260-20t220 60-60 140-260 60-240-60 80-180zM840 180q120-50 240 20t-40 130-220-20 20-130z";
const COAST =
  "M34 62C96 22 190 40 284 20S470 34 560 18 742 34 830 22s190-8 262 22 88 86 80 168 22 150 14 240-22 160-2 246-14 178-76 212-172 20-262 36-190-12-288 8-190-14-282 4-172-6-202-62 4-150-18-232 22-164 4-250S-10 92 34 62Z";
const RIVER = "M332 30C352 90 300 150 352 236s-20 150 34 226 60 120 12 202-30 150-98 200-44 36-58 66";
const PEAKS =
  "M40 168 118 70l34 42 52-88 62 104 30-40 60 80zM560 112l52-72 34 46 44-66 60 86 40-36 52 70zM846 128l60-84 46 62 52-74 86 118-40 18z" +
  "M196 298l40-52 30 36 24-26 44 58zM610 330l50-70 30 38 34-30 58 74zM1010 420l44-62 34 44 26-24 40 56z";
const SNOW =
  "M118 70l34 42-16-4-12 10-14-12-14 10zM204 24l40 66-18-8-16 14-18-14-16 10zM612 40l26 36-14-2-12 12-12-10-12 8zM690 20l40 56-20-4-16 12-18-14-16 10z" +
  "M906 44l34 46-18-4-14 12-16-10-12 6zM1004 32l44 60-24-6-16 14-18-14-20 10zM660 260l24 32-14-2-12 10-12-8-10 6z";

// -- what grows by itself -----------------------------------------------------------------------------------------------

/** @param {Point} point @param {Point} from @param {Point} to */
function fromRoad(point, from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const held = Math.min(Math.max(along, 0), 1);
  return Math.hypot(point.x - from.x - held * dx, point.y - from.y - held * dy);
}

/** @param {Point} point */
const isFree = (point) =>
  PLACES.every(({ x, y, spaces }) => Math.abs(point.x - x) > 62 + 30 * spaces || Math.abs(point.y - y + 20) > 92) &&
  Math.hypot(point.x - DUNGEON.x, point.y - DUNGEON.y) > 80 &&
  ROADS.every(({ from, to }) => fromRoad(point, from, to) > 26);

/** Woods: where they are thick. */
const WOODS = [
  { x: 105, y: 520, r: 130 },
  { x: 315, y: 880, r: 190 },
  { x: 117, y: 700, r: 110 },
  { x: 653, y: 160, r: 150 },
  { x: 1272, y: 330, r: 130 },
  { x: 1120, y: 500, r: 110 },
  { x: 653, y: 760, r: 120 },
  { x: 887, y: 860, r: 130 },
  { x: 1283, y: 880, r: 120 },
  { x: 257, y: 330, r: 100 },
  { x: 1050, y: 700, r: 110 },
  { x: 560, y: 470, r: 90 },
];

const FIR = "m0-34 9 14h-5l8 12h-6l7 11h-11v6h-4v-6h-11l7-11h-6l8-12h-5z";
const ROUND = "m0-28c8 0 13 6 12 12 5 3 5 11-2 13h-7v9h-5v-9h-8c-7-2-7-10-2-13-1-6 4-12 12-12z";
const TUFT = "m-8 0q3-8 4-1 2-10 4-1 3-8 5 2";

/** Trees of one kind as one line of drawing. @param {string} tree @param {number} seed @param {number} many */
function grow(tree, seed, many) {
  const next = dice(seed);
  /** @type {Point[]} */
  const stands = [];
  for (let tries = 0; tries < many * 6 && stands.length < many; tries++) {
    const wood = WOODS[Math.floor(next() * WOODS.length)];
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * wood.r];
    const point = { x: wood.x + Math.cos(angle) * far, y: wood.y + Math.sin(angle) * far * 0.8 };
    const inside = point.x > 40 && point.x < WHOLE.width - 40 && point.y > 70 && point.y < WHOLE.height - 40;
    if (inside && isFree(point) && stands.every((one) => Math.hypot(one.x - point.x, one.y - point.y) > 19))
      stands.push(point);
  }
  return stands
    .toSorted((one, other) => one.y - other.y)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}${tree}`)
    .join("");
}

const FIRS = grow(FIR, 7, 95);
const CROWNS = grow(ROUND, 23, 60);
const TUFTS = grow(TUFT, 41, 70);

/** Stars over the edge of the world. */
const STARS = (() => {
  const next = dice(3);
  return Array.from({ length: 90 }, () => {
    const [x, y, r] = [next() * 2000 - 400, next() * 1800 - 400, 1.5 + next() * 3];
    return `M${Math.round(x)} ${Math.round(y)}m0-${r * 2}l${r} ${r}-${r} ${r}-${r}-${r}z`;
  }).join("");
})();

/** A road with a slight bend, always to the same side. @param {{ from: Point, to: Point }} road */
function bend({ from, to }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sway = ((Math.round(from.x + to.y) % 5) - 2) * 0.04;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - dy * sway} ${(from.y + to.y) / 2 + dx * sway} ${to.x} ${to.y}`;
}

const WAYS = ROADS.map(bend).join("");

// -- a picture for every place ---------------------------------------------------------------------------------------------

const HOUSE = html`<path class="tw-wall" d="M-26-2v-26h52v26z" /><path class="tw-roof" d="M-34-26 0-56l34 30z" />
  <path class="tw-roof" d="M14-46v-12h8v18z" /><path class="tw-window" d="M-16-20h10v10h-10zM8-20h10V-2H8z" />`;
const HAMLET = html`<path class="tw-wall" d="M-40-2v-18h32v18zM4-2v-22h36v22z" />
<path class="tw-roof" d="M-46-18l22-20 22 20zM-2-22l24-24 24 24z" />
  <path class="tw-window" d="M-30-14h8v8h-8zM14-16h8v8h-8zM28-16h6v14h-6z" />`;
const PEAK = html`<path class="tw-rock" d="M-56 0-22-52-4-34 16-76 58 0z" />
<path class="tw-snow" d="M16-76l18 34-12-6-8 10-8-10-10 4z" />`;

/** What stands at a place; a place without a picture of its own is a hamlet. @type {Record<string, any>} */
const PICTURES = {
  lancre_town: html`<path class="tw-wall"
    d="M-104-8v-30h34v30zM-62-14v-40h32v40zM-18-44v-36h36v36zM30-14v-36h34v36zM72-6v-28h34v28z" />
    <path class="tw-roof"
      d="M-110-36l23-22 23 22zM-68-52l22-24 22 24zM-24-78 0-116l24 38zM24-48l23-26 23 26zM66-32l23-22 23 22z" />
    <path class="tw-window" d="M-94-28h9v10h-9zM-52-44h9v10h-9zM-6-68H6v14H-6zM40-40h9v10h-9zM84-24h9v10h-9z" />
    <path class="tw-ink" d="M0-116v-14l12 5-12 5" />`,
  lancre_castle: html`<path class="tw-rock" d="M-96-4q10-24 40-22h62q34-2 44 24z" />
    <path class="tw-wall"
      d="M-74-20v-50h14v-10h10v10h10v-10h10v10h40v-26h-6v-12h10v6h8v-6h8v6h8v-6h10v12h-6v76zM-10-20v-60" />
    <path class="tw-roof" d="M-78-70l16-34 16 34z" />
    <path class="tw-window" d="M-66-60h6v12h-6zM-36-50h8v12h-8zM8-78h7v14H8zM-22-20v-16q7-10 14 0v16z" />
    <path class="tw-ink" d="M12-108v-22l18 7-18 7" />`,
  magrats_cottage: HOUSE,
  granny_cottage: html`<g>${HOUSE}<path class="tw-leaf" d="M38-2q-4-16 6-20 10 4 8 20z" />
    <path class="tw-ink" d="M-52-2h14m-10-8v8m6-8v8" /></g>`,
  nanny_oggs_house: html`<g>${HOUSE}<path class="tw-wall" d="M26-2v-16h24v16z" />
    <path class="tw-roof" d="M22-16h34l-8-12H22z" /></g>`,
  treasons_cottage: HOUSE,
  earwigs_house: html`<path class="tw-wall" d="M-30-2v-40h60v40z" /><path class="tw-roof" d="M-36-40l16-22h40l16 22z" />
    <path class="tw-window"
      d="M-22-34h10v10h-10zM-4-34H6v10H-4zM14-34h10v10H14zM-5-16H5V-2H-5zM-22-16h10v10h-10zM14-16h10v10H14z" />`,
  razorback: PEAK,
  copperhead: PEAK,
  lancre_gorge: html`<path class="tw-rock" d="M-60 0l6-54 22-6 10 60zM18 0l8-66 22 4 12 62z" />
  <path class="tw-water" d="M-22 0q6-24 2-44 12-8 26 2-6 22 12 42z" />`,
  blasted_oak: html`<path class="tw-wood"
    d="M-8 0q4-22-4-34l-22-14 24 6-6-26 14 22 4-36 6 34 20-24-10 30 26-10-28 20q-6 12 0 32z" /><path class="tw-window"
    d="M8-74 0-56h6l-6 16 14-22H8l8-12z" />`,
  creel_springs: html`<ellipse class="tw-water" cx="0" cy="-14" rx="50" ry="14" />
  <path class="tw-ink" d="M-14-16q-6-22 0-34m14 32q-4-24 2-44m12 44q6-18 0-32" />`,
  long_man: html`<path class="tw-hill" d="M-70 0q20-52 68-56t72 56z" />
  <path class="tw-chalk" d="M0-46a5 5 0 1 1 .1 0M0-40v18M-14-32h28M0-22l-9 15M0-22l9 15" />`,
  sunless_place: html`<path class="tw-rock" d="M-62 0q0-58 62-62t60 62z" />
  <path class="tw-dark" d="M-26 0q-2-38 26-40T26 0z" />`,
  dancers: html`<path class="tw-rock"
    d="M-56-2l4-34 12-2 3 36zM-26-24l2-32 12 2 1 30zM10-22l2-34 12-2 2 36zM40-2l4-36 12 2 2 34zM-8 4l2-28h12l3 28z" />`,
  troll_bridge: html`<path class="tw-rock" d="M-62 0v-22Q0-66 62-22V0H44q-4-26-22-28T-2 0h-4q-4-26-20-28T-44 0z" />`,
  poorchicks_farm: html`<path class="tw-wall" d="M-38-2v-26h44v26z" />
  <path class="tw-roof" d="M-46-26l10-18h36l14 18z" /><path class="tw-dark" d="M-24-2v-16h16v16z" />
  <path class="tw-chalk" d="M14-2v-16m12 16v-16m12 16v-16M10-12h36" />`,
  standing_stone: html`<path class="tw-rock" d="M-16 2l4-66q12-14 24 0l6 66z" />
  <path class="tw-ink" d="M-2-46v20m-6-14h12" />`,
  slippery_hollow: html`<path class="tw-hill" d="M-70-4q24-44 60-20 10 8 20 0 34-22 60 20z" />
  <path class="tw-dark" d="M-14-10q14-12 28 0z" />`,
};

/** @param {{ place: string, x: number, y: number }} props */
const Picture = ({ place, x, y }) => html`<g transform=${`translate(${x} ${y - 22})`}>${PICTURES[place] ?? HAMLET}</g>`;

/** The bars before the dungeon. */
const CELL = html`<path class="tw-rock" d="M-40 22v-44q40-34 80 0v44z" />
<path class="tw-dark" d="M-28 20v-34q28-22 56 0v34z" />
  <path class="tw-bars" d="M-18 20v-40M-6 20v-46M6 20v-46M18 20v-40M-28-2h56" />`;

const COMPASS = html`<g transform="translate(92 880)"><circle class="tw-rose" r="34" />
  <path class="tw-rose-arm" d="M0-46 8-8 46 0 8 8 0 46-8 8-46 0-8-8z" />
  <path class="tw-rose-dark" d="M0-46V0L8-8zM46 0H0l8 8zM0 46V0l-8 8zM-46 0H0l-8-8z" /></g>`;

/** All that never changes on the map. It is drawn once. */
export const LAND = html`<g class="tw-land" aria-hidden="true">
  <rect class="tw-sea" x="-2400" y="-2400" width="6000" height="5800" />
  <path class="tw-stars" d=${STARS} />
  <g transform=${`scale(${WHOLE.width / DRAWN} 1)`}>
    <path class="tw-coast is-shade" d=${COAST} transform="translate(0 12)" />
    <path class="tw-coast" d=${COAST} />
    <path class="tw-meadow" d=${MEADOWS} />
    <path class="tw-peaks" d=${PEAKS} /><path class="tw-peak-snow" d=${SNOW} />
    <path class="tw-river is-bank" d=${RIVER} /><path class="tw-river" d=${RIVER} />
    <path class="tw-ripple" d=${RIVER} />
  </g>
  <path class="tw-tufts" d=${TUFTS} />
  <path class="tw-way is-edge" d=${WAYS} /><path class="tw-way" d=${WAYS} />
  <path class="tw-trees is-round" d=${CROWNS} /><path class="tw-trees" d=${FIRS} />
  ${COMPASS}
  ${PLACES.toSorted((one, other) => one.y - other.y).map(
    ({ id, x, y }) => html`<${Picture} key=${id} place=${id}
      x=${x} y=${y} />`,
  )}
  <g transform=${`translate(${DUNGEON.x} ${DUNGEON.y})`}>${CELL}</g>
</g>`;
