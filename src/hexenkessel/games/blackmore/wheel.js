/**
 * The witches' wheel. Its numbers turn under a fixed mark at twelve o'clock; the place on the ring is the rank, so the
 * shades, the arrow and the waning moons of the rim stand still: full moon for the strongest, new moon for the weakest.
 */

import { html, useRef } from "../../web/vendor/hexenkessel-vendor.js";
import { Touchable } from "../../web/touch.js";
import { COLOURS, facts } from "./cards.js";

/** @import { Say, View } from "./view.d.ts" */

const SECTORS = 9;
const STEP = 360 / SECTORS;
const [INNER, OUTER, RIM] = [104, 166, 190];

/** @param {number} radius @param {number} degrees clockwise from twelve o'clock */
function at(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

/** @param {number} rank */
function sector(rank) {
  const [from, to] = [rank * STEP - STEP / 2, rank * STEP + STEP / 2];
  return `M${at(INNER, from)}L${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;
}

/** The lit part of a moon that wanes from full (rank 0) to nearly new (rank 8), as a path around 0, 0. @param {number} rank */
function moon(rank) {
  const r = rank === 0 ? 10 : 6.5;
  const lit = 1 - (rank / (SECTORS - 1)) * 0.94;
  const bulge = Math.abs(2 * lit - 1) * r;
  return `M0 ${-r}A${r} ${r} 0 0 0 0 ${r}A${bulge} ${r} 0 0 ${lit > 0.5 ? 0 : 1} 0 ${-r}Z`;
}

const RANKS = Array.from({ length: SECTORS }, (_, rank) => rank);

/** What lies under the numbers. */
function Ring() {
  return html`<circle class="wheel-rim" r=${RIM} />
    <circle class="wheel-rim-line" r=${RIM - 2} />
    <circle class="wheel-disc" r=${OUTER + 2} />
    ${RANKS.map(
      (rank) => html`<path class=${rank === 0 ? "wheel-sector is-first" : "wheel-sector"}
        style=${{ "--rank": rank }} d=${sector(rank)} />`,
    )}`;
}

/** From strong to weak, clockwise along the hub. */
const WAY = INNER + 8;
const WAY_END = (SECTORS - 1) * STEP + 6;

/** What lies over the numbers: moons, arrow, hub, mark. */
function Rim() {
  return html`${RANKS.map(
    (rank) => html`<g transform=${`translate(${at((OUTER + RIM) / 2, rank * STEP)})`}>
        <circle class="wheel-new-moon" r=${rank === 0 ? 0 : 6.5} />
        ${rank > 0 && html`<path class="wheel-moon" d=${moon(rank)} />`}
      </g>`,
  )}
    <path class="wheel-way" d=${`M${at(WAY, 16)}A${WAY} ${WAY} 0 1 1 ${at(WAY, WAY_END)}`} />
    <path class="wheel-way" transform=${`rotate(${WAY_END}) translate(0 ${-WAY})`} d="M-7 -6L0 0L-7 6" />
    <circle class="wheel-line" r=${OUTER} />
    <circle class="wheel-hub" r=${INNER} />
    <path class="wheel-mark" d="M0 -156L-15 -184A15 15 0 1 1 15 -184Z" />
    <circle class="wheel-mark-moon" cy="-187" r="8.5" />`;
}

/** The numbers on the disc, upright however it is turned. @param {{ order: number[], turn: number }} props */
function Numbers({ order, turn }) {
  return html`<g class="wheel-turning" style=${{ "--turn": `${turn}deg` }}>
    ${RANKS.map(
      (place) => html`<path class="wheel-spoke"
        d=${`M${at(INNER, (place + 0.5) * STEP)}L${at(OUTER, (place + 0.5) * STEP)}`} />`,
    )}
    ${order.map(
      (value, place) => html`<g transform=${`translate(${at((INNER + OUTER) / 2 + 4, place * STEP)})`}>
        <g class="wheel-upright" style=${{ "--turn": `${-turn}deg` }}>
          <text class="wheel-number" y="12">${value}</text>
        </g>
      </g>`,
    )}
  </g>`;
}

/** Turns the short way round, and never back through all the numbers. @param {number} target */
function useTurn(target) {
  const turn = useRef(target);
  const way = ((((target - turn.current) % 360) + 540) % 360) - 180;
  turn.current += way;
  return turn.current;
}

/** The wheel as a picture, for the shelf. @param {{ value: number }} props */
export function Disc({ value }) {
  const order = RANKS.map((place) => SECTORS - place);
  return html`<g class="wheel-picture"><${Ring} /><${Numbers} order=${order} turn=${-STEP * order.indexOf(value)} />
    <${Rim} /></g>`;
}

/**
 * @param {{ view: View, preview: string | null, say: Say, help: import("../../web/touch.js").Help }} props
 */
export function Wheel({ view, preview, say, help }) {
  const inForce = `${view.trump_colour}${view.trump_value}`;
  const shown = facts(preview ?? inForce);
  // The disc is printed from its highest number on; turned, the shown value stands at the mark (BM-5.4).
  const first = view.order.indexOf(view.side === "descending" ? SECTORS : 1);
  const disc = [...view.order.slice(first), ...view.order.slice(0, first)];
  const turn = useTurn(-STEP * disc.indexOf(shown.value));
  const top = disc.indexOf(shown.value);
  const order = [...disc.slice(top), ...disc.slice(0, top)].join(", ");
  const colour = COLOURS.find((known) => known.letter === shown.colour)?.colour;
  return html`<${Touchable}
    class=${`wheel ${preview ? "is-preview" : ""}`}
    touch="wheel"
    name=${say("blackmore-thing-wheel")}
    state=${say("blackmore-board-order", { order })}
    help=${help}
    data-colour=${colour}
  >
    <svg viewBox="-200 -204 400 400" aria-hidden="true">
      <${Ring} />
      <${Numbers} order=${disc} turn=${turn} />
      <${Rim} />
    </svg>
  <//>`;
}
