/** What part of the map is in sight: all of it, or on a small screen what a moment is about. */

import { useContext, useRef } from "../../web/vendor/hexenkessel-vendor.js";
import { sightOf } from "../../web/kit/plane.js";
import { tooSmallForMaps } from "../../web/shell/room.js";
import { TouchContext } from "../../web/touch.js";
import { realm, regionOf } from "./realm.js";

/** @import { View } from "./view.d.ts" */
/** @import { Box, Point } from "../../web/kit/plane.js" */

/** Room around what is to be seen, and the least that is shown, in units of the map. */
const MARGIN = 100;
const LEAST = 640;

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
    last.current = { box: sightOf(touched.length > 0 ? touched : own, whole, LEAST, MARGIN), pawns };
  }
  return /** @type {Box} */ (last.current.box);
}
