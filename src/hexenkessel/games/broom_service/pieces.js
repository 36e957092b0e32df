/** What lies and stands on the map, as drawings around their own middle: towers, clouds, tiles, stone circles, pawns. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { iconHref } from "../../web/kit/icon.js";
import { PawnArt } from "../../web/kit/pawn.js";
import { PAINTS, art, cloudOf } from "./realm.js";

/** @import { Tower } from "./realm.js" */

const ROUND = "M-23 30v-46q23-11 46 0v46q-23 11-46 0z";
const ROUND_ROOF = "M-29-14Q-6-30 0-58 6-30 29-14 0 0-29-14z";
const SQUARE = "M-24 34v-58h-6v-20h12v9h12v-9h12v9h12v-9h12v20h-6v58z";

/** Its value on a shield in the potion's colour, its shape in stone, its wands below; filled it wears a bottle. @param {{ tower: Tower, filled: boolean }} props */
export function TowerArt({ tower, filled }) {
  const { shape, colour, points, wands } = tower;
  const square = shape === "square";
  return html`<g class=${`bs-tower is-${shape} ${filled ? "is-filled" : ""}`} data-colour=${PAINTS[colour].colour}>
    <ellipse class="bs-base" cy="31" rx="39" ry="15" />
    <path class="bs-stone" d=${square ? SQUARE : ROUND} />
    ${!square && html`<path class="bs-tower-roof" d=${ROUND_ROOF} />`}
    ${square && html`<path class="bs-tower-roof" d="M-24-24h48v7h-48z" />`}
    <circle class="bs-worth" cy="8" r="23" />
    ${
      filled
        ? html`<use class="bs-potion" href=${art("potion")} x="-21" y="-15" width="42" height="42" />`
        : html`<text class="bs-points" y="20">${points}</text>`
    }
    <g transform="translate(24 -18)">
      <circle class="bs-sign-field" r="14" />
      <use class="bs-sign" href=${PAINTS[colour].sign} x="-10" y="-10" width="20" height="20" />
    </g>
    ${
      !filled &&
      Array.from(
        { length: wands },
        (_, at) => html`<g transform=${`translate(${(at - (wands - 1) / 2) * 26} 40)`}>
      <circle class="bs-wand-field" r="13" />
      <use class="bs-wand" href=${art("wand")} x="-10" y="-10" width="20" height="20" /></g>`,
      )
    }
  </g>`;
}

const PUFF =
  "M-40 26C-64 26-72 4-56-8-62-32-36-46-20-34-10-56 28-54 32-30 54-38 72-16 60 0 74 14 60 30 42 26 30 38-28 38-40 26z";

/** What a storm cloud does while or when it goes (BS-11). @param {string} cloud */
function stormSign(cloud) {
  const { effect, colour, points } = cloudOf(cloud);
  if (effect === "plus") return { text: `+${points}` };
  if (effect === "potion") return { icon: art("potion"), colour };
  return { icon: effect === "move" ? "witch-flight" : art("deliver") };
}

/** The star says what it costs, the bolts what it brings; turned, the star is on the right. @param {{ cloud: string, turned?: boolean }} props */
export function CloudArt({ cloud, turned = false }) {
  const side = turned ? -1 : 1;
  const { cost, bolts, storm } = cloudOf(cloud);
  const sign = storm ? stormSign(cloud) : null;
  return html`<g class=${`bs-cloud ${storm ? "is-storm" : ""}`}>
    <path class="bs-puff is-shade" d=${PUFF} transform="translate(0 9)" />
    <path class="bs-puff" d=${PUFF} />
    <path class="bs-puff-light" d="M-48-6C-52-24-34-34-22-24-12-44 18-42 22-24" />
    ${Array.from({ length: bolts }, (_, at) => {
      const x = (at - (bolts - 1) / 2) * 24 - 15 + side * (sign ? 26 : 16);
      return html`<use class="bs-bolt" href=${art("bolt")} x=${x} y="6" width="30" height="38" />`;
    })}
    <path class="bs-star" d="M-28-42l8 16 18 3-13 13 3 18-16-9-16 9 3-18-13-13 18-3z"
      transform=${`translate(${turned ? 56 : 0} 10)`} />
    <text class="bs-cost" x=${-28 * side} y="4">${cost}</text>
    ${
      sign &&
      html`<g transform=${`translate(${26 * side} -20)`} data-colour=${sign.colour}><circle class="bs-storm-field" r="19" />
        ${sign.text && html`<text class="bs-storm-text" y="9">${sign.text}</text>`}
        ${
          sign.icon &&
          html`<use class="bs-storm-sign" href=${iconHref(sign.icon)} x="-14" y="-14" width="28"
            height="28" />`
        }</g>`
    }
  </g>`;
}

/** @type {Record<string, string>} */
const TILE_ART = {
  potions: art("potion"),
  wands: art("wand"),
  deliver: art("deliver"),
  fly: "witch-flight",
  weather: art("cloud"),
  brave_though_cowardly: art("heart"),
  one_more_card: art("extra-card"),
  points: art("coin"),
};

/** The drawing of a tile. @param {string} tile */
export const tileArt = (tile) => TILE_ART[tile] ?? art(tile === "tower" ? "tower" : "turbo");

/** @type {Record<string, string>} */
const TILE_SHAPES = {
  mountain: "M-34-18 0-38 34-18V20L0 40-34 20z",
  forest: "M-32-32q32-8 64 0 8 32 0 64-32 8-64 0-8-32 0-64z",
  hill: "M-36 26v-36q6-24 36-24t36 24v36q-36 10-72 0z",
};

/**
 * A mountain tile with the amulets that still lie on it, a forest tile, or a turbo tile with its two circles.
 * @param {{ kind: string, tile: string, amulets: number, circles: string[] }} props
 */
export function TileArt({ kind, tile, amulets, circles }) {
  const turbo = circles.length > 0;
  return html`<g class="bs-tile" data-tile=${kind}>
    <path class="bs-tile-shade" d=${TILE_SHAPES[kind]} transform="translate(0 6)" />
    <path class="bs-tile-field" d=${TILE_SHAPES[kind]} />
    <use class="bs-tile-sign" href=${iconHref(tileArt(tile))} x=${turbo ? -15 : -20} y=${turbo ? -30 : -21}
      width=${turbo ? 30 : 40} height=${turbo ? 30 : 40} />
    ${turbo && html`<text class="bs-tile-text" y="24">${circles.join(" ")}</text>`}
    ${
      amulets > 0 &&
      html`<g transform="translate(31 -29)"><circle class="bs-amulets" r="18" />
        <use class="bs-amulet" href=${art("amulet")} x="-15" y="-16" width="20" height="20" />
        <text class="bs-amulet-count" x="8" y="11">${amulets}</text></g>`
    }
  </g>`;
}

/** Eight standing stones around a letter (BS-14.2). @param {{ letter: string }} props */
export const CircleArt = ({ letter }) => html`<ellipse class="bs-circle-green" rx="46" ry="34" />
  ${Array.from({ length: 8 }, (_, eighth) => {
    const angle = (eighth * Math.PI) / 4 + 0.2;
    const [x, y] = [Math.round(Math.cos(angle) * 38), Math.round(Math.sin(angle) * 27)];
    return html`<path class="bs-menhir" transform=${`translate(${x} ${y})`} d="M-7 8l2-20q5-5 10 0l3 20z" />`;
  })}
  <text class="bs-circle-letter" y="13">${letter}</text>`;

/** A witch on her broom in the colour of her seat; the number tells the two pawns apart. @param {{ avatar: string, pawn: number, turned?: boolean }} props */
export const FlyingPawn = ({ avatar, pawn, turned = false }) => html`<${PawnArt} avatar=${avatar}>
    <path class="bs-broom" d="M-34 3 20-9l2 5L-33 8zM20-12q12-4 22 1-7 1-9 3 6 0 8 3-10 5-20 1z" />
  <//>
  <g transform=${`translate(${turned ? -19 : 19} -2)`}><circle class="bs-pawn-number-field" r="11" />
    <text class="bs-pawn-number" y="6">${pawn}</text></g>`;
