/** The names of the regions, each where it hides least: clear of towers, clouds and other names, and inside its borders. */

import { html, useMemo } from "../../web/vendor/hexenkessel-vendor.js";
import { isInside } from "./land.js";
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

/**
 * @param {Region} region @param {string[]} lines @param {{ room: Room, harm: number }[]} taken
 * @param {import("../../web/kit/plane.js").Box} whole @returns {Room}
 */
function best(region, lines, taken, whole) {
  const width = Math.max(...lines.map((line) => line.length)) * SIZE * 0.48;
  const height = lines.length * SIZE * 0.95;
  const xs = region.corners.map(({ x }) => x);
  const ys = region.corners.map(({ y }) => y);
  let found = { ...region.label, width, height };
  let least = Infinity;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
      const cut =
        x < width / 2 || x > whole.width - width / 2 || y < height / 2 + 6 || y > whole.height - height / 2 - 6;
      if (cut) continue;
      const corners = [-0.46, 0, 0.46].flatMap((part) =>
        [-0.4, 0.4].map((half) => ({ x: x + part * width, y: y + half * height })),
      );
      const outside = corners.filter((corner) => !isInside(corner, region.corners)).length;
      if (outside > 4) continue;
      const room = { x: Math.round(x), y: Math.round(y), width, height };
      const cost = taken.reduce((sum, other) => sum + overlap(room, other.room) * other.harm, outside * 420);
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

/** @param {BoardProps} props */
export function Names({ view, say }) {
  const here = realm(view);
  const spoken = here.regions.map(({ id }) => say(`broom_service-region-${id}`)).join("\n");
  const names = useMemo(() => place(here, (id) => say(`broom_service-region-${id}`)), [here, spoken]);
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
