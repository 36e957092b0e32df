/** Arrow keys on the map walk from region to region along the borders, and to whatever glows. */

import { realm, regionOf } from "./realm.js";
import { placeOf } from "./sight.js";

/** @import { View } from "./view.d.ts" */
/** @import { Point } from "../../web/kit/plane.js" */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The regions next to a thing of the map, by the touches that name them. @param {View} view @param {string} touch @returns {string[]} */
function beside(view, touch) {
  const [kind, id] = touch.split(":");
  const here = realm(view);
  if (kind === "region") return regionOf(view, id).neighbours;
  if (kind === "pawn") return [view.pawns[view.seat ?? 0][Number(id) - 1]];
  if (kind === "tower") return here.towers.find((tower) => tower.id === id)?.base ?? [];
  const spot = [...here.clouds, ...here.tiles, ...here.circles].find((one) => one.id === id);
  return spot ? [spot.region] : [];
}

/** @param {Point} from @param {Point} to @param {[number, number]} direction how far it is that way; Infinity for what lies elsewhere */
function far(from, to, [dx, dy]) {
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return ahead <= 1 || aside > ahead * 2.2 ? Infinity : ahead / 2 + 1.5 * aside;
}

/**
 * The touches that the keyboard can go to from here: what glows, and as if it were farther away what only lies there.
 * @param {View} view @param {string} touch @param {Element} map
 */
function reachable(view, touch, map) {
  const glowing = new Set(
    [...map.querySelectorAll(".can-act, .is-soon")].map((thing) => thing.getAttribute("data-touch") ?? ""),
  );
  const lying = beside(view, touch).map((region) => `region:${region}`);
  return [
    ...[...glowing].map((id) => ({ id, weight: 1 })),
    ...lying.filter((id) => !glowing.has(id)).map((id) => ({ id, weight: 2 })),
  ];
}

/** @param {Element} thing @returns {Point} */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the land ends in a direction: what glows beside the map on that side. @param {Element} from @param {Element} map @param {[number, number]} direction */
function ashore(from, map, [dx, dy]) {
  const here = middle(from);
  const [best] = [...(map.closest(".touch-board")?.querySelectorAll("[data-spot].can-act") ?? [])]
    .filter((thing) => !map.contains(thing))
    .map((thing) => ({ thing, to: middle(thing) }))
    .filter(({ to }) => (to.x - here.x) * dx + (to.y - here.y) * dy > 1)
    .toSorted(
      (one, other) =>
        Math.hypot(one.to.x - here.x, one.to.y - here.y) - Math.hypot(other.to.x - here.x, other.to.y - here.y),
    );
  return best?.thing;
}

/** Goes on to the next thing in the direction of an arrow; what is not of the map is left to the board. @param {KeyboardEvent} event @param {View} view */
export function stepOn(event, view) {
  const direction = ARROWS[event.key];
  const map = /** @type {Element} */ (event.currentTarget);
  const thing = /** @type {Element} */ (event.target).closest("[data-touch]");
  const touch = thing?.getAttribute("data-touch");
  const [from] = touch ? placeOf(view, touch) : [];
  if (!direction || !thing || !touch || !from) return;
  const [best] = reachable(view, touch, map)
    .flatMap(({ id, weight }) => placeOf(view, id).map((to) => ({ id, way: far(from, to, direction) * weight })))
    .filter(({ id, way }) => way < Infinity && id !== touch)
    .toSorted((one, other) => one.way - other.way);
  const found = best ? map.querySelector(`[data-touch="${best.id}"]`) : ashore(thing, map, direction);
  if (!(found instanceof SVGElement || found instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  found.focus();
}
