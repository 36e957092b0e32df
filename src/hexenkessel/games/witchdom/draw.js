/**
 * The drawings: one anatomy for every card (a pennant with points and sign, the figure before the moon, below it what the
 * card does), tokens as discs, tools as squares, animals as paw-round plates. The outline alone tells the kind.
 */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Card } from "../../web/kit/card.js";
import { ANIMALS, PLACES, art, isTool, pairOf, potionOf, witchOf } from "./cards.js";

const HILL = "M4 92Q26 78 50 86T96 78V136H4Z";

/** Points above, the colour's sign below; a novice has her pair's sign alone. @param {{ points: number | null, sign: string }} props */
function Pennant({ points, sign }) {
  const wide = points !== null && points > 9 ? 44 : 34;
  const middle = 4 + wide / 2;
  const foot = points === null ? 40 : 62;
  return html`<path class="card-pennant-cloth" d=${`M4 4H${4 + wide}V${foot}L${middle} ${foot + 9} 4 ${foot}Z`} />
    <path class="card-pennant-hem" d=${`M${4 + wide} 4V${foot}L${middle} ${foot + 9} 4 ${foot}`} />
    ${points !== null && html`<text class="card-numeral" x=${middle} y="39">${points}</text>`}
    <use class="card-sign" href=${art(sign)} x=${middle - 12} y=${foot - 21} width="24" height="24" />`;
}

/** Further banners hang beside the main one. @param {{ colours: string[] }} props */
function Streamers({ colours }) {
  return colours.map(
    (colour, at) => html`<g key=${colour} data-colour=${colour} transform=${`translate(${46 + 23 * at} 4)`}>
      <path class="wd-streamer" d="M0 0H20V26L10 32 0 26Z" />
      <use class="wd-streamer-sign" href=${art(colour)} x="2.500" y="5" width="15" height="15" />
    </g>`,
  );
}

/** The action points: a place's sign and a lantern for every point (WD-1.4). @param {{ actions: number[] }} props */
function Actions({ actions }) {
  return PLACES.map((place, at) => {
    const x = 20 + 30 * at;
    const dots = Array.from({ length: actions[at] }, (_, dot) => x + 11 * (dot - (actions[at] - 1) / 2));
    return html`<g key=${place} class=${actions[at] > 0 ? "wd-ap" : "wd-ap is-none"}>
      <use href=${art(place)} x=${x - 12} y="99" width="24" height="20" />
      ${dots.map((cx) => html`<circle class="wd-ap-dot" cx=${cx} cy="127" r="4.600" />`)}
      ${dots.length === 0 && html`<path class="wd-ap-line" d=${`M${x - 5} 127h10`} />`}
    </g>`;
  });
}

/** @param {{ card: string }} props */
export function WitchCard({ card }) {
  const witch = witchOf(card);
  const pair = pairOf(card);
  return html`<${Card} class="wd-card" colour=${witch.main ?? "novice"}>
    <circle class="card-halo" cx="62" cy="62" r="40" />
    <circle class="card-moon" cx="62" cy="62" r="31" />
    <path class="wd-hill" d=${HILL} />
    <use href=${art(witch.main ? `witch-${witch.main}` : "novice")} x="33" y="37" width="58" height="58" />
    <rect class="wd-foot" x="4" y="95" width="92" height="41" />
    <${Actions} actions=${witch.actions} />
    <${Streamers} colours=${witch.banners.slice(1)} />
    ${
      witch.renewal &&
      html`<g><circle class="wd-badge" cx="17" cy="84" r="11" />
        <use class="wd-badge-sign" href=${art("renewal")} x="9" y="76" width="16" height="16" /></g>`
    }
    ${
      witch.animal &&
      html`<g class="wd-flip"><circle class="wd-badge" cx="85" cy="83" r="10" />
        <use href=${art(witch.animal)} x="77.500" y="75.500" width="15" height="15" /></g>`
    }
    <${Pennant} points=${witch.points} sign=${pair ?? witch.main ?? ""} />
  <//>`;
}

/** Where the things of a recipe lie: two rows, the upper one no shorter. @param {number} count */
function places(count) {
  const upper = count <= 3 ? count : Math.ceil(count / 2);
  const row = (/** @type {number} */ length, /** @type {number} */ y) =>
    Array.from({ length }, (_, at) => ({ x: 50 + 29 * (at - (length - 1) / 2), y }));
  return count <= 3 ? row(count, 103) : [...row(upper, 87), ...row(count - upper, 117)];
}

/** @param {{ name: string, x: number, y: number, r: number }} props */
function Need({ name, x, y, r }) {
  const ground = isTool(name)
    ? html`<rect class="wd-need is-tool" x=${x - r} y=${y - r} width=${2 * r} height=${2 * r} rx="4" />`
    : html`<circle class="wd-need" cx=${x} cy=${y} r=${r} />`;
  const half = r * 0.8;
  return html`<g>${ground}<use href=${art(name)} x=${x - half} y=${y - half} width=${2 * half} height=${2 * half} />
  </g>`;
}

/** @param {{ card: string }} props */
export function PotionCard({ card }) {
  const potion = potionOf(card);
  const spots = places(potion.needs.length);
  return html`<${Card} class="wd-card" colour=${potion.colour}>
    <circle class="card-halo" cx="66" cy="37" r="29" />
    <use class="wd-bottle" href=${art("bottle")} x="46" y="12" width="44" height="48" />
    <rect class="wd-foot" x="4" y="70" width="92" height="66" />
    ${potion.needs.map((name, at) => html`<${Need} key=${at} name=${name} ...${spots[at]} r=${13.6} />`)}
    ${
      potion.tool &&
      html`<g class="wd-flip"><rect class="wd-badge" x="76" y="55" width="18" height="18" rx="4" />
        <use href=${art(potion.tool)} x="78" y="57" width="14" height="14" /></g>`
    }
    <${Pennant} points=${potion.points} sign=${potion.colour} />
  <//>`;
}

/** A witch or a potion. @param {{ card: string }} props */
export const WdCard = ({ card }) => html`<${witchOf(card) ? WitchCard : PotionCard} card=${card} />`;

/** An ingredient, a tool or an animal as it lies on the table. @param {{ name: string }} props */
export function Token({ name }) {
  const kind = isTool(name) ? "tool" : ANIMALS.includes(name) ? "animal" : "ingredient";
  return html`<svg class=${`wd-token is-${kind}`} viewBox="0 0 64 64" aria-hidden="true">
    ${
      kind === "tool"
        ? html`<rect class="wd-token-ground" x="3" y="3" width="58" height="58" rx="12" />`
        : kind === "animal"
          ? html`<path class="wd-token-ground" d="M32 2 54 11 62 32 54 53 32 62 10 53 2 32 10 11Z" />`
          : html`<circle class="wd-token-ground" cx="32" cy="32" r="29.500" />`
    }
    <use href=${art(name)} x="11" y="11" width="42" height="42" />
  </svg>`;
}

/** The sign of a colour on its field. @param {{ colour: string }} props */
export function Banner({ colour }) {
  return html`<svg class="wd-banner" data-colour=${colour} viewBox="0 0 24 28" aria-hidden="true">
    <path class="wd-streamer" d="M1 1H23V22L12 27 1 22Z" />
    <use class="wd-streamer-sign" href=${art(colour)} x="4.500" y="4" width="15" height="15" />
  </svg>`;
}
