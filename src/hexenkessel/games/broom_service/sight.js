/** What part of the map is in sight: all of it, or on a small screen what a moment is about. */

import { useContext, useRef } from "../../web/vendor/hexenkessel-vendor.js";
import { sightOf } from "../../web/kit/plane.js";
import { hasRoom, tooSmallForMaps } from "../../web/shell/room.js";
import { TouchContext } from "../../web/touch.js";
import { realm, regionOf } from "./realm.js";

/** @import { View } from "./view.d.ts" */
/** @import { Box, Point } from "../../web/kit/plane.js" */

/** Room around what is to be seen, and the least that is shown, in units of the map. */
const MARGIN = 100;
const LEAST = 640;
/** On a low screen the omens lie over this part of the map: it goes on above, so that nothing is out of reach below them. */
const OMENS = 0.25;

/** Where a touch of a move lies on the map; nowhere for what lies beside it. @param {View} view @param {string} touch @returns {Point[]} */
export function placeOf(view, touch) {
  const [kind, id] = touch.split(":");
  const here = realm(view);
  if (kind === "region") return [regionOf(view, id).pawns];
  if (kind === "pawn") {
    const { x, y } = regionOf(view, view.pawns[view.seat ?? 0][Number(id) - 1]).pawns;
    return [{ x: x + Number(id) * 30 - 45, y: y + 30 }];
  }
  const spots = { tower: here.towers, cloud: here.clouds, circle: here.circles, tile: here.tiles }[kind];
  const found = spots?.find((spot) => spot.id === id);
  return found ? [found.spot] : [];
}

const underOmens = () => hasRoom("low");
/** Held across, the map has room above what is to be seen, for its frame is higher than its form. */
const isFlat = () => underOmens() && !hasRoom("across");

/** How far the map can be moved. @param {View} view @returns {Box} */
export function reachOf(view) {
  const { whole } = realm(view);
  const above = underOmens() ? whole.height * OMENS : 0;
  return { ...whole, y: whole.y - above, height: whole.height + above };
}

/** As large as the map may be seen, in its form. @param {View} view @returns {Box} */
function largest(view) {
  const { whole } = realm(view);
  const { y, height } = isFlat() ? reachOf(view) : whole;
  return { ...whole, y, height, width: (height * whole.width) / whole.height };
}

/** What is to be seen, and how much lies over it. @param {Point[]} points @returns {Point[]} */
function belowOmens(points) {
  if (!isFlat()) return points;
  const ys = points.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [...points, { x: points[0].x, y: top - (OMENS / (1 - OMENS)) * (bottom - top + 2 * MARGIN) }];
}

/** @param {View} view @returns {Box} */
export function useSight(view) {
  const small = tooSmallForMaps();
  const offered = useContext(TouchContext).moves.value;
  const last = useRef({ box: /** @type {Box | null} */ (null), pawns: "" });
  const { whole } = realm(view);
  if (!small || view.seat === null || view.over) return whole;
  const touched = offered.flatMap((move) => move.touches.flatMap((touch) => placeOf(view, touch)));
  const pawns = view.pawns[view.seat].join();
  // Between two questions the sight rests where it was, unless a pawn has flown out of it.
  if (touched.length > 0 || last.current.box === null || last.current.pawns !== pawns) {
    const own = view.pawns[view.seat].map((region) => regionOf(view, region).pawns);
    last.current = {
      box: sightOf(belowOmens(touched.length > 0 ? touched : own), largest(view), LEAST, MARGIN),
      pawns,
    };
  }
  return /** @type {Box} */ (last.current.box);
}
