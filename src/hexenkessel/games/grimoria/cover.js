/** Grimoria on the shelf: an open spellbook with its bookmark, and companions that it calls up. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { CardArt } from "../../web/kit/card.js";
import { art, face, paintOf } from "./cards.js";

export const sheets = ["cover.css"];

const CALLED = [
  { card: "witch", place: "translate(72 58) rotate(-14) scale(0.78)" },
  { card: "king", place: "translate(252 39) rotate(14) scale(0.78)" },
  { card: "seer", place: "translate(157 26) scale(0.86)" },
];
const SPARKS = [
  { x: 44, y: 96, size: 26 },
  { x: 338, y: 84, size: 30 },
  { x: 312, y: 34, size: 16 },
  { x: 84, y: 44, size: 14 },
];
/** Bookmarks at the edge of the page, lowest spell on top. */
const TABS = [1, 3, 8, 9];

export function Cover() {
  return html`<svg class="cover-art gr-cover-art" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice"
    aria-hidden="true">
    <ellipse class="gr-glow" cx="200" cy="150" rx="190" ry="130" />
    ${SPARKS.map(
      ({ x, y, size }) => html`<use class="gr-spark" href=${art("white")} x=${x} y=${y} width=${size}
        height=${size} />`,
    )}
    ${CALLED.map(({ card, place }) => html`<g transform=${place}><${CardArt} ...${face(card)} /></g>`)}
    <g data-seat="4" transform="translate(0 22)">
      ${TABS.map(
        (spell, at) => html`<path key=${spell} data-colour=${paintOf(spell).colour} class="gr-tab-mark"
          d=${`M332 ${156 + at * 25}h34l-7 9 7 9h-34z`} />`,
      )}
      <path class="gr-cover" d="M44 140q0-8 8-8h296q8 0 8 8v118q0 8-8 8H52q-8 0-8-8z" />
      <path class="gr-pages is-under"
        d="M56 136C104 118 168 122 200 144c32-22 96-26 144-8v120c-48-14-112-12-144 8-32-20-96-22-144-8z" />
      <path class="gr-pages" d="M62 130c46-16 104-12 136 10v116c-32-20-92-20-136-8z" />
      <path class="gr-pages" d="M338 130c-46-16-104-12-136 10v116c32-20 92-20 136-8z" />
      <path class="gr-writing"
        d="M80 160c34-9 68-7 100 4M80 178c34-9 68-7 100 4M80 196c34-9 68-7 100 4M80 214c30-8 50-6 76 0M222 214c30-10 62-12 96-4M222 232c30-10 50-11 74-7" />
      <text class="gr-numeral" x="244" y="200">7</text>
      <use class="gr-kind" data-colour="black" href=${paintOf(7).sign} x="272" y="152" width="46" height="46" />
      <path class="gr-ribbon" d="M150 140h22v116l-11-12-11 12z" />
    </g>
  </svg>`;
}
