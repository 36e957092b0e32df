/** The race of the points as a small picture, and the moves that decided it. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { figures } from "../kit/figures.js";
import { Icon } from "../kit/icon.js";
import { Panel } from "../kit/panel.js";
import { eventText } from "./story.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Race} RaceTold */
/** @import { Listener } from "./story.js" */
/** @import { Deed } from "./types.js" */
/** @typedef {{ seat: number, name: string }} Runner a column of the score sheet */

/** About as wide as a phone, so that the figures can be read there. */
const WIDTH = 340;
const HEIGHT = 170;
const EDGE = { left: 36, right: 10, top: 12, bottom: 24 };
const MOST_TOLD = 2;
/** Colour is never alone: every line has its own dashes. */
const DASHES = ["", "9 4", "2 4", "14 4 2 4", "5 3", "1 5"];

/** A round number of points for the lines across. @param {number} span */
function gap(span) {
  const wanted = Math.max(span / 4, 1);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return [1, 2, 5, 10].map((some) => some * power).find((some) => some >= wanted) ?? 10 * power;
}

/**
 * Everybody's points over the moves, as steps. Where all play together, their points together are one line.
 * @param {{ race: RaceTold, runners: Runner[], together: boolean, moments: Moment[], at?: number, onMove?: (move: number) => void }} props
 */
export function RaceChart({ race, runners, together, moments, at, onMove }) {
  const lines = together
    ? [
        {
          seat: 0,
          name: say("page-together"),
          points: race.steps.map(({ points }) => points.reduce((a, b) => a + b, 0)),
        },
      ]
    : runners.map((runner, column) => ({ ...runner, points: race.steps.map(({ points }) => points[column]) }));
  const all = lines.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const step = gap(most - least);
  const top = Math.ceil(most / step) * step;
  const low = Math.floor(least / step) * step;
  const last = Math.max(race.moves, 1);
  const x = (/** @type {number} */ move) => EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * move) / last;
  const y = (/** @type {number} */ points) =>
    EDGE.top + ((HEIGHT - EDGE.top - EDGE.bottom) * (top - points)) / (top - low);
  /** @param {number[]} points */
  const path = (points) =>
    `${points.map((some, n) => `${n ? `H${x(race.steps[n].move)}V` : `M${x(0)} `}${y(some)}`).join("")}H${x(last)}`;
  const grid = Array.from({ length: Math.round((top - low) / step) + 1 }, (_, n) => low + n * step);
  const label = say("page-race-label", {
    points: lines.map(({ name, points }) => `${name} ${figures(points.at(-1))}`).join(", "),
  });
  /** @param {MouseEvent} event */
  const pick = (event) => {
    const box = /** @type {SVGElement} */ (event.currentTarget).getBoundingClientRect();
    const share = (((event.clientX - box.x) / box.width) * WIDTH - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
    onMove?.(Math.round(Math.min(Math.max(share, 0), 1) * last));
  };
  return html`<figure class="race">
    <svg class=${onMove ? "is-pickable" : ""} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}
      onClick=${onMove && pick}>
      ${grid.map(
        (
          points,
        ) => html`<line class="race-grid" x1=${EDGE.left} x2=${WIDTH - EDGE.right} y1=${y(points)} y2=${y(points)} />
          <text class="race-scale" x=${EDGE.left - 6} y=${y(points) + 5} text-anchor="end">${figures(points)}</text>`,
      )}
      ${moments.map(({ move }) => html`<line class="race-deed" x1=${x(move)} x2=${x(move)} y1=${EDGE.top} y2=${y(low)} />`)}
      ${lines.map(
        ({ seat, points }, n) => html`<g class="race-line" data-seat=${seat || undefined}>
          <path class="race-rim" d=${path(points)} />
          <path class="race-run" d=${path(points)} stroke-dasharray=${DASHES[n % DASHES.length]} />
          <circle cx=${x(last)} cy=${y(points.at(-1) ?? 0)} r="5" />
        </g>`,
      )}
      ${at !== undefined && html`<line class="race-here" x1=${x(at)} x2=${x(at)} y1=${EDGE.top - 6} y2=${y(low) + 6} />`}
      <text class="race-scale" x=${(EDGE.left + WIDTH) / 2} y=${HEIGHT - 4} text-anchor="middle">
        ${say("page-race-moves", { moves: race.moves })}</text>
    </svg>
    <figcaption class="race-legend" aria-hidden="true">
      ${lines.map(
        ({ seat, name }, n) => html`<span class="race-line" data-seat=${seat || undefined}>
          <svg viewBox="0 0 34 10"><path class="race-rim" d="M2 5H32" />
            <path class="race-run" d="M2 5H32" stroke-dasharray=${DASHES[n % DASHES.length]} /></svg>${name}</span>`,
      )}
    </figcaption>
  </figure>`;
}

/** @param {Listener} listener @param {Runner[]} runners @param {Deed} deed */
function deedText(listener, runners, deed) {
  const you = deed.who === listener.me;
  const what = deed.what === "swing" && deed.gain < 0 ? "loss" : deed.what;
  return say(`page-deed-${what}.${you ? "you" : "other"}`, {
    name: runners[deed.who].name,
    points: Math.abs(deed.gain),
  });
}

/** Of all that a move set off, what brought the points, or what they did whose points these are. @param {Listener} listener @param {Deed} deed */
function toldOf(listener, deed) {
  const told = deed.events.filter((event) => !listener.game.minor.has(event.kind) && event.kind !== "over");
  const counting = told.filter((event) => typeof event.points === "number");
  const own = told.filter((event) => event.seat === deed.who);
  const best = [counting, own, told].find((some) => some.length > 0) ?? [];
  return best.slice(-MOST_TOLD).map((event) => eventText(listener, event));
}

/** A moment that decided something, and the move that is shown for it. @typedef {{ move: number, seat: number, what: string, more: any }} Moment */

/** The moments that decided a game, by points. @param {Listener} listener @param {RaceTold} race @param {Runner[]} runners @returns {Moment[]} */
export const byPoints = (listener, race, runners) =>
  race.deeds.map((deed) => ({
    move: deed.move,
    seat: runners[deed.who].seat,
    what: deedText(listener, runners, deed),
    more: toldOf(listener, deed).join(" "),
  }));

/** @param {{ moments: Moment[], onMove: (move: number) => void, children?: any }} props */
export function Deeds({ moments, onMove, children }) {
  if (moments.length === 0) return null;
  return html`<${Panel} heading=${say("page-deeds")} class="deeds">
    <ol class="deed-list">
      ${moments.map(
        ({ move, seat, what, more }) => html`<li key=${move} data-seat=${seat}>
          <button type="button" class="row-button deed" onClick=${() => onMove(move)}>
            <span class="deed-what">${what}</span>
            <span class="dim">${more}</span>
            <span class="deed-move"><${Icon} name="history" /> ${say("page-deed-move", { move })}</span>
          </button>
        </li>`,
      )}
    </ol>
    ${children}
  <//>`;
}
