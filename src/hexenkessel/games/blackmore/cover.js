/** Blackmore on the shelf: the wheel under the night sky, with three of its witches. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { CardArt } from "../../web/kit/card.js";
import { face } from "./cards.js";
import { Disc } from "./wheel.js";

export const sheets = ["cover.css"];

const FAN = [
  { card: "P8", place: "translate(84 136) rotate(-15) scale(0.8)" },
  { card: "R3", place: "translate(239 114) rotate(15) scale(0.8)" },
  { card: "B7", place: "translate(157 92) scale(0.88)" },
];

export function Cover() {
  return html`<svg class="cover-art" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g data-colour="blue" transform="translate(200 172) scale(0.8)"><${Disc} value=${7} /></g>
    ${FAN.map(({ card, place }) => html`<g transform=${place}><${CardArt} ...${face(card)} /></g>`)}
  </svg>`;
}
