/** Broom Service on the shelf: a piece of the realm, a storm over it, and a witch with a parcel on her way. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { land } from "./land.js";
import { CloudArt, FlyingPawn, TowerArt } from "./pieces.js";
import { FRONT } from "./realm.js";

export const sheets = ["cover.css"];

/** The part of the front that the picture shows. */
const SIGHT = "250 130 720 504";

export function Cover() {
  const shown = FRONT.towers.filter(({ spot }) => spot.x > 280 && spot.x < 950 && spot.y > 180 && spot.y < 620);
  return html`<svg class="cover-art bs-cover" viewBox=${SIGHT} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${land(FRONT)}
    ${shown.map((tower, at) => {
      const { x, y } = tower.spot;
      return html`<g key=${tower.id} transform=${`translate(${x} ${y})`}>
        <${TowerArt} tower=${tower} filled=${at % 3 === 1} /></g>`;
    })}
    <g transform="translate(880 220) scale(1.25)"><${CloudArt} cloud="heavy_2_2" /></g>
    <g transform="translate(520 190) scale(1.1)"><${CloudArt} cloud="heavy_1_1" /></g>
    <path class="bs-trail" d="M300 560q120-40 170-130t150-60" />
    <g data-seat="3" transform="translate(640 400) rotate(-12) scale(2.3)"><${FlyingPawn} avatar="cat" pawn=${1} /></g>
    <g data-seat="4" transform="translate(330 590) scale(1.5)"><${FlyingPawn} avatar="raven" pawn=${2} /></g>
  </svg>`;
}
