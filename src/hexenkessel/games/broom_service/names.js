/** The names of the regions, each where it hides least: clear of towers, clouds and other names, and inside its borders. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { crossings, isBetween } from "./land.js";
import { realm } from "./realm.js";

/** @import { BoardProps } from "./view.d.ts" */
/** @import { Point } from "../../web/kit/plane.js" */
/** @import { Realm, Region } from "./realm.js" */
/** @typedef {Point & { width: number, height: number }} Room a box around its middle */
/** @typedef {{ region: Region, lines: string[], at: Point }} Name */

/** How large names are when the whole map is in sight, in its units; closer they need less room. */
const SIZE = 33;
const STEP = 12;

/** Long names break where two words meet. @param {string} name */
function linesOf(name) {
  const space = name.indexOf(" ");
  return space > 0 && name.length > 9 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** @param {Room} one @param {Room} other how much of them lies over each other */
function overlap(one, other) {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** What a name should not lie on. @param {Realm} here @returns {Room[]} */
function obstacles(here) {
  return [
    ...here.towers.map(({ spot }) => ({ x: spot.x, y: spot.y - 8, width: 76, height: 96 })),
    ...here.clouds.map(({ spot }) => ({ x: spot.x, y: spot.y, width: 112, height: 74 })),
    ...here.tiles.map(({ spot }) => ({ ...spot, width: 78, height: 80 })),
    ...here.circles.map(({ spot }) => ({ ...spot, width: 96, height: 72 })),
    ...here.regions.map(({ pawns }) => ({ x: pawns.x, y: pawns.y, width: 110, height: 64 })),
    ...here.regions.flatMap(({ castle }) => (castle ? [{ ...castle, width: 96, height: 100 }] : [])),
  ];
}

/** Where a name is looked at, in its widths and heights: left, in the middle and right, above and below. */
const ACROSS = [-0.46, 0, 0.46];
const DOWN = [-0.4, 0.4];

/**
 * Tried at some hundred places for each of 26 regions before the first map is seen: whatever can't be the best one is left early.
 * @param {Region} region @param {string[]} lines @param {{ room: Room, harm: number }[]} taken
 * @param {import("../../web/kit/plane.js").Box} whole @returns {Room}
 */
function best(region, lines, taken, whole) {
  const width = Math.max(...lines.map((line) => line.length)) * SIZE * 0.48;
  const height = lines.length * SIZE * 0.95;
  const xs = region.corners.map(({ x }) => x);
  const ys = region.corners.map(({ y }) => y);
  const [left, right] = [Math.max(Math.min(...xs), width / 2), Math.min(Math.max(...xs), whole.width - width / 2)];
  const [top, bottom] = [
    Math.max(Math.min(...ys), height / 2 + 6),
    Math.min(Math.max(...ys), whole.height - height / 2 - 6),
  ];
  const anywhere = {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + width + STEP,
    height: bottom - top + height + STEP,
  };
  const near = taken.filter(({ room }) => overlap(anywhere, room) > 0);
  let found = { ...region.label, width, height };
  let least = Infinity;
  for (let y = Math.min(...ys); y <= bottom; y += STEP) {
    if (y < top) continue;
    const borders = DOWN.map((part) => crossings(region.corners, y + part * height));
    for (let x = Math.min(...xs); x <= right; x += STEP) {
      if (x < left) continue;
      const outside = ACROSS.flatMap((part) => borders.filter((border) => !isBetween(x + part * width, border))).length;
      let cost = outside * 420;
      if (outside > 4 || cost >= least) continue;
      const room = { x: Math.round(x), y: Math.round(y), width, height };
      for (const other of near) {
        cost += overlap(room, other.room) * other.harm;
        if (cost >= least) break;
      }
      if (cost < least) [found, least] = [room, cost];
    }
  }
  return found;
}

/** @param {Realm} here @param {(id: string) => string} nameOf @returns {Name[]} */
function place(here, nameOf) {
  const taken = obstacles(here).map((room) => ({ room, harm: 1 }));
  // Whoever has the longest name finds a place first.
  return here.regions
    .map((region) => ({ region, name: nameOf(region.id) }))
    .toSorted((one, other) => other.name.length - one.name.length)
    .map(({ region, name }) => {
      const lines = linesOf(name);
      const room = best(region, lines, taken, here.whole);
      taken.push({ room, harm: 5 });
      return { region, lines, at: room };
    });
}

/** By side and language: a land never changes. @type {Map<string, Name[]>} */
const placed = new Map();

/** @param {BoardProps} props */
export function Names({ view, say }) {
  const here = realm(view);
  const nameOf = (/** @type {string} */ id) => say(`broom_service-region-${id}`);
  const spoken = [here.side, ...here.regions.map(({ id }) => nameOf(id))].join("\n");
  const names = placed.get(spoken) ?? place(here, nameOf);
  placed.set(spoken, names);
  return html`<g class="bs-names" aria-hidden="true">
    ${names.map(
      ({
        region,
        lines,
        at,
      }) => html`<text key=${region.id} class="plane-name" data-label=${`region:${region.id}`} style=${{ transform: `translate(${at.x}px, ${at.y}px)` }}>
        ${lines.map(
          (line, row) => html`<tspan x="0" dy=${row > 0 ? "0.95em" : `${0.3 - (lines.length - 1) * 0.475}em`}>
            ${line}</tspan>`,
        )}
      </text>`,
    )}
  </g>`;
}
