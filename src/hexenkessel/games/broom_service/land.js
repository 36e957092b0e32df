/**
 * The land as a drawing that never changes: sea and shores, four landscapes, rivers, castles, a compass rose.
 * Trees, grass, hills and peaks grow by themselves where nothing stands, so another board has its own woods.
 */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { dice } from "../../web/kit/dice.js";

/** @import { Point } from "../../web/kit/plane.js" */
/** @import { Realm, Region } from "./realm.js" */

// -- what grows by itself -----------------------------------------------------------------------------------------------

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a line from left to right at this height meets the border of an area. @param {Point[]} corners @param {number} y */
export function crossings(corners, y) {
  const found = [];
  let from = corners[corners.length - 1];
  for (const to of corners) {
    if (from.y > y !== to.y > y) found.push(((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x);
    from = to;
  }
  return found;
}

/** Whoever goes right from inside crosses the border an odd number of times. @param {number} x @param {number[]} border */
export const isBetween = (x, border) => border.filter((crossing) => x < crossing).length % 2 === 1;

/** How thick things grow, and how far from borders they keep. @type {Record<string, { step: number, edge: number }>} */
const GROWTH = {
  forest: { step: 33, edge: 17 },
  prairie: { step: 42, edge: 15 },
  hill: { step: 54, edge: 26 },
  mountain: { step: 60, edge: 34 },
};

/** Where nothing may grow: at what stands on the board, and in rivers. @param {Realm} realm @returns {(spot: Point) => boolean} */
function freeIn(realm) {
  const stands = [
    ...realm.towers.map(({ spot }) => ({ spot, room: 40 })),
    ...realm.tiles.map(({ spot }) => ({ spot, room: 42 })),
    ...realm.circles.map(({ spot }) => ({ spot, room: 48 })),
    ...realm.regions.flatMap(({ castle }) => (castle ? [{ spot: castle, room: 62 }] : [])),
    ...realm.rivers.flatMap(({ points }) => points.map((spot) => ({ spot, room: 20 }))),
  ];
  return (spot) => stands.every((thing) => distance(thing.spot, spot) > thing.room);
}

/** @param {Region} region @param {(spot: Point) => boolean} free @param {() => number} next @returns {Point[]} */
function grow(region, free, next) {
  const { step, edge } = GROWTH[region.terrain];
  const xs = region.corners.map(({ x }) => x);
  const ys = region.corners.map(({ y }) => y);
  const found = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.72) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) {
      const spot = {
        x: Math.round(x + (next() - 0.5) * step),
        y: Math.round(y + (next() - 0.5) * step * 0.5),
      };
      const inside = isBetween(spot.x, crossings(region.corners, spot.y));
      const clear = inside && region.corners.every((corner) => distance(corner, spot) > edge);
      if (clear && free(spot)) found.push(spot);
    }
  }
  return found;
}

const FIR = "m0-30 9 13h-5l8 11h-6l7 10h-11v6h-4v-6h-11l7-10h-6l8-11h-5z";
const CROWN = "m0-25c8 0 12 6 11 11 5 3 5 10-2 12h-7v8h-4v-8h-8c-7-2-7-9-2-12-1-5 4-11 12-11z";
const TUFT = "m-9 4q2-9 0-14m8 14q1-12 1-19m7 19q-1-9 3-15";
const BLOSSOM = "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z";
const HUMP = "m-26 12q4-26 25-27t27 27z";
const FURROW = "m-13 4q4-11 13-12m4 5q5 1 8 7";
const PEAK = "m-32 22 24-46 10 15 7-9 23 40z";
const SLOPE = "m-8-24 10 15-4 8 6 8-3 15h-9l3-14-5-8z";
const SNOW = "m-8-24 8 12-4-1-4 5-4-5-5 3z";

/** @param {Point[]} spots @param {string} figure */
const draw = (spots, figure) => spots.map(({ x, y }) => `M${x} ${y}${figure}`).join("");

/** Everything that grows on a side, as few lines of drawing. @param {Realm} realm */
function growth(realm) {
  const free = freeIn(realm);
  const next = dice(11);
  const spots = (/** @type {string} */ terrain) =>
    realm.regions
      .filter((region) => region.terrain === terrain)
      .flatMap((region) => grow(region, free, next))
      .toSorted((one, other) => one.y - other.y);
  const [woods, grass, humps, peaks] = ["forest", "prairie", "hill", "mountain"].map(spots);
  return {
    firs: draw(
      woods.filter((_, at) => at % 3 > 0),
      FIR,
    ),
    crowns: draw(
      woods.filter((_, at) => at % 3 === 0),
      CROWN,
    ),
    tufts: draw(
      grass.filter((_, at) => at % 5 > 0),
      TUFT,
    ),
    blossoms: draw(
      grass.filter((_, at) => at % 5 === 0),
      BLOSSOM,
    ),
    humps: draw(humps, HUMP),
    furrows: draw(humps, FURROW),
    peaks: draw(peaks, PEAK),
    slopes: draw(peaks, SLOPE),
    snow: draw(peaks, SNOW),
  };
}

// -- what stands there ------------------------------------------------------------------------------------------------------

/** A castle; its banners tell the sides of the board apart (BS-2.1). @param {{ at: Point }} props */
const Castle = ({ at }) => html`<g class="bs-castle" transform=${`translate(${at.x} ${at.y}) scale(1.15)`}>
  <ellipse class="bs-shade" cx="0" cy="30" rx="50" ry="11" />
  <path class="bs-wall" d="M-38 30V2h6v5h6V2h6v5h8v-32h6v6h6v-6h8v6h6v-6h6v32h8V2h6v5h6V2h6v28z" />
  <path class="bs-wall-shade" d="M8-25v55h30V2h-6v5h-6V2h-6v5h-8v-32z" />
  <path class="bs-roof" d="M-42 2l10-20 10 20zM22 2l10-20 10 20zM-15-25 0-54l15 29z" />
  <path class="bs-banner" d="M0-54v-18l20 6-20 7M-32-18v-13l14 4-14 5M32-18v-13l14 4-14 5" />
  <path class="bs-gate" d="M-8 30V17q8-12 16 0v13zM-5-14h4v9h-4zM5-14h4v9H5zM-30 12h4v8h-4zM27 12h4v8h-4z" />
</g>`;

const ROSE = html`<circle class="bs-rose" r="38" />
<path class="bs-rose-arm" d="M0-54 9-9 54 0 9 9 0 54-9 9-54 0-9-9z" />
  <path class="bs-rose-dark" d="M0-54V0L9-9zM54 0H0l9 9zM0 54V0l-9 9zM-54 0H0l-9-9z" />`;

/** Patterns that tell the landscapes apart without any colour. */
const PATTERNS = html`<defs>
  <pattern id="bs-waves" width="150" height="92" patternUnits="userSpaceOnUse">
    <path class="bs-wave" d="M18 26q9-9 18 0t18 0M92 70q9-9 18 0t18 0" /></pattern>
  <pattern id="bs-forest" width="22" height="22" patternUnits="userSpaceOnUse">
    <path class="bs-grain" d="M5 14l4-7 4 7M15 22l4-7 4 7" /></pattern>
  <pattern id="bs-prairie" width="34" height="20" patternUnits="userSpaceOnUse">
    <path class="bs-grain" d="M0 8q8-6 17 0t17 0M-17 18q8-6 17 0t17 0 17 0" /></pattern>
  <pattern id="bs-hill" width="40" height="24" patternUnits="userSpaceOnUse">
    <path class="bs-grain" d="M4 16q10-13 20 0M24 26q10-13 20 0M-16 26q10-13 20 0" /></pattern>
  <pattern id="bs-mountain" width="26" height="26" patternUnits="userSpaceOnUse">
    <path class="bs-grain" d="M0 26 26 0M-6 6 6-6M20 32 32 20" /></pattern>
</defs>`;

/** @param {Realm} realm */
function drawing(realm) {
  const { firs, crowns, tufts, blossoms, humps, furrows, peaks, slopes, snow } = growth(realm);
  const ground = realm.regions.map(({ path }) => path).join("");
  const { width, height } = realm.whole;
  const rivers = realm.rivers.map(({ path }) => path).join("");
  return html`<g class="bs-land" data-side=${realm.side} aria-hidden="true">
    ${PATTERNS}
    <rect class="bs-sea" x=${-width} y=${-height} width=${3 * width} height=${3 * height} />
    <rect class="bs-sea-waves" x=${-width} y=${-height} width=${3 * width} height=${3 * height} />
    <path class="bs-shallow is-far" d=${realm.shores} /><path class="bs-shallow" d=${realm.shores} />
    <path class="bs-shallow is-near" d=${realm.shores} />
    <path class="bs-ground is-shade" d=${ground} transform="translate(0 9)" />
    ${realm.regions.map(
      ({ id, terrain, path }) => html`<g key=${id} class="bs-ground" data-terrain=${terrain}>
        <path d=${path} /><path class="bs-texture" d=${path} fill=${`url(#bs-${terrain})`} />
      </g>`,
    )}
    <path class="bs-river is-bank" d=${rivers} /><path class="bs-river" d=${rivers} />
    <path class="bs-border is-soft" d=${realm.borders} /><path class="bs-border" d=${realm.borders} />
    <path class="bs-shore" d=${realm.shores} />
    <path class="bs-tufts" d=${tufts} /><path class="bs-blossoms" d=${blossoms} />
    <path class="bs-humps" d=${humps} /><path class="bs-furrows" d=${furrows} />
    <path class="bs-peaks" d=${peaks} /><path class="bs-slopes" d=${slopes} /><path class="bs-snow" d=${snow} />
    <path class="bs-crowns" d=${crowns} /><path class="bs-firs" d=${firs} />
    ${realm.regions.map(({ id, castle }) => castle && html`<${Castle} key=${id} at=${castle} />`)}
    <g transform=${`translate(${width - 92} ${height - 92})`}>${ROSE}</g>
  </g>`;
}

/** @type {Map<Realm, any>} */
const DRAWN = new Map();

/** The land of a side; drawn once. @param {Realm} realm */
export function land(realm) {
  const known = DRAWN.get(realm) ?? drawing(realm);
  DRAWN.set(realm, known);
  return known;
}
