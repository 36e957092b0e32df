/**
 * One anatomy for every playing card: a paper frame, a sky in the card's colour, the figure before a full moon,
 * and a pennant at the left edge with numeral and sign, where a fanned hand still shows it.
 * Nothing here knows a game: a game says which colour, sign, numeral and figure.
 */

import { html } from "../vendor/hexenkessel-vendor.js";
import { iconHref } from "./icon.js";

/**
 * @typedef {object} CardProps
 * @property {string} [colour] one of the palette in tokens.css: blue, yellow, red, green, purple, white
 * @property {string} [sign] icon of the colour; a colour is never alone
 * @property {string | number} [numeral]
 * @property {string} [figure] icon before the moon; on the back, the icon of the game
 * @property {string} [label] the card's name; leave it out where a control around the card already says it
 * @property {"up" | "down" | "ghost"} [face] ghost = the place of a card that is not there
 * @property {string} [class]
 * @property {import("../vendor/hexenkessel-vendor.js").ComponentChildren} [children] what is drawn on the sky of a card that has a scene of
 *   its own, instead of moon, figure and pennant, in 100 × 140 units; the frame lies on it
 */

/** The sheet of paper with a window cut out: drawn last, it trims the scene without a clip path. */
const FRAME =
  "M9 0H91A9 9 0 0 1 100 9V131A9 9 0 0 1 91 140H9A9 9 0 0 1 0 131V9A9 9 0 0 1 9 0Z" +
  "M10.5 5A5.5 5.5 0 0 0 5 10.5V129.5A5.5 5.5 0 0 0 10.5 135H89.5A5.5 5.5 0 0 0 95 129.5V10.5A5.5 5.5 0 0 0 89.5 5Z";
const STARS =
  "M79 13l1.3 3.7 3.7 1.3-3.7 1.3-1.3 3.7-1.3-3.7-3.7-1.3 3.7-1.3zM58 25l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z" +
  "M88 36l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM51 11l.6 1.4 1.4.6-1.4.6-.6 1.4-.6-1.4-1.4-.6 1.4-.6z";
/** The moon's own shade, away from the one light above, and two craters. */
const MOON_SHADE = "M91 84.5A31 31 0 0 1 38 106.3A38 38 0 0 0 91 84.5ZM75 61a4 4 0 1 0 .1 0zM83 71a2.4 2.4 0 1 0 .1 0z";
const FAR_HILL = "M4 110Q24 97 46 106T96 96V136H4Z";
const NEAR_HILL = "M4 121Q30 109 58 116T96 106V136H4Z";
/** A bare tree on the near hill, bent towards the moon. */
const TREE =
  "M11 121C13 112 12 106 10 100L6 96 10.6 97.6 10 91 12 97 17 92 13.6 99 14.4 102 20 97 24 97 20 99.5 15.6 106 15.8 112 17 120Z";

/** @param {CardProps} props */
function Pennant({ sign, numeral }) {
  const digits = String(numeral ?? "");
  const width = digits.length > 1 ? 46 : 32;
  const middle = 5 + width / 2 - 0.5;
  const foot = 5 + (digits ? 40 : 6) + (sign ? 26 : 6);
  const tip = foot + 10;
  return html`<g>
    <path class="card-pennant-cloth" d=${`M4 4H${5 + width}V${foot}L${middle} ${tip} 4 ${foot}Z`} />
    <path class="card-pennant-hem" d=${`M${5 + width} 5V${foot}L${middle} ${tip} 5 ${foot}`} />
    ${digits && html`<text class="card-numeral" x=${middle} y="41">${digits}</text>`}
    ${
      sign &&
      html`<use class="card-sign" href=${iconHref(sign)} x=${middle - 12.5} y=${foot - 24} width="25"
        height="25" />`
    }
  </g>`;
}

/** @param {CardProps} props */
const Front = (props) => html`<rect class="card-sky" width="100" height="140" rx="9" />
  ${props.children ?? html`<${Scene} ...${props} />`}
  <${Frame} />`;

/** @param {CardProps} props */
function Scene(props) {
  return html`<circle class="card-halo" cx="60" cy="84.5" r="46" />
    <circle class="card-halo" cx="60" cy="84.5" r="38.5" />
    <path class="card-stars" d=${STARS} />
    <circle class="card-moon" cx="60" cy="84.5" r="31" />
    <path class="card-moon-shade" d=${MOON_SHADE} />
    <path class="card-far-hill" d=${FAR_HILL} />
    ${
      props.figure &&
      html`<use class="card-figure" href=${iconHref(props.figure)} x="36" y="60.5" width="48"
        height="48" />`
    }
    <path class="card-near-hill" d=${NEAR_HILL + TREE} />
    ${
      props.sign &&
      html`<use class="card-sign-low" href=${iconHref(props.sign)} x="70" y="111" width="21"
        height="21" />`
    }
    <${Pennant} ...${props} />`;
}

function Frame() {
  return html`<path class="card-paper" fill-rule="evenodd" d=${FRAME} />
    <rect class="card-rule" x="5" y="5" width="90" height="130" rx="5.5" />
    <rect class="card-edge" x="0.5" y="0.5" width="99" height="139" rx="8.5" />`;
}

const LATTICE =
  "M-20 0L120 140M-20 35L85 140M-20 70L50 140M15 0L120 105M50 0L120 70" +
  "M120 0L-20 140M120 35L15 140M120 70L50 140M85 0L-20 105M50 0L-20 70";

/** Eight moons around the seal, new at the top and full at the bottom, each with its lit part as a path. */
const MOONS = Array.from({ length: 8 }, (_, eighth) => {
  const [angle, r] = [(eighth * Math.PI) / 4, 3.4];
  const [x, y] = [50 + 26.5 * Math.sin(angle), 70 - 26.5 * Math.cos(angle)];
  const waxing = eighth <= 4 ? 1 : 0;
  const gibbous = Math.cos(angle) < 0 ? waxing : 1 - waxing;
  const bulge = r * Math.abs(Math.cos(angle));
  const lit = `M${x} ${y - r}A${r} ${r} 0 0 ${waxing} ${x} ${y + r}A${bulge} ${r} 0 0 ${gibbous} ${x} ${y - r}Z`;
  return { x, y, r, lit };
});

/**
 * A lattice of night with the moon's phases around the game's own icon.
 * @param {CardProps} props
 */
function Back({ figure = "cauldron" }) {
  return html`<rect class="card-night" width="100" height="140" rx="9" />
    <path class="card-lattice" d=${LATTICE} />
    <rect class="card-hem" x="9" y="9" width="82" height="122" rx="3" />
    <circle class="card-seal" cx="50" cy="70" r="34" />
    ${MOONS.map(
      ({ x, y, r, lit }) =>
        html`<circle class="card-new-moon" cx=${x} cy=${y} r=${r} /><path class="card-phase" d=${lit} />`,
    )}
    <use class="card-crest" href=${iconHref(figure)} x="33.5" y="53.5" width="33" height="33" />
    <${Frame} />`;
}

/** @param {CardProps} props */
function Ghost(props) {
  return html`<rect class="card-place" x="1.5" y="1.5" width="97" height="137" rx="8" />
    ${props.numeral != null && html`<text class="card-numeral" x="50" y="66">${props.numeral}</text>`}
    ${props.sign && html`<use class="card-sign" href=${iconHref(props.sign)} x="36" y="78" width="28" height="28" />`}`;
}

/**
 * The drawing alone, 100 × 140 units, for a board that is itself one SVG.
 * @param {CardProps} props
 */
export function CardArt(props) {
  const face = props.face ?? "up";
  const Side = { up: Front, down: Back, ghost: Ghost }[face];
  return html`<g class=${`card-art card-${face}`} data-colour=${props.colour}><${Side} ...${props} /></g>`;
}

/**
 * A card as an element of the page. Its width comes from CSS (`--card-width`, or any width on the element).
 * @param {CardProps} props
 */
export function Card(props) {
  const voice = props.label ? { role: "img", "aria-label": props.label } : { "aria-hidden": "true" };
  return html`<svg class=${`card ${props.class ?? ""}`} viewBox="0 0 100 140" ...${voice}>
    <${CardArt} ...${props} />
  </svg>`;
}

/**
 * A colour's sign inside a sentence, on a small field of its colour.
 * @param {{ colour: string, sign: string, label?: string }} props label only where no word beside it names the colour
 */
export function CardSign({ colour, sign, label }) {
  const voice = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="sign-chip" data-colour=${colour} viewBox="0 0 24 24" ...${voice}>
    <rect width="24" height="24" rx="6" />
    <use href=${iconHref(sign)} x="4" y="4" width="16" height="16" />
  </svg>`;
}
