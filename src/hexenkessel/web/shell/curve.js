/** Everybody's winning chances over a game: a drawing for the eye, a sentence and a table for everybody else. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { say } from "./words.js";

/** @import { Told } from "./review.js" */
/** @import { Sitter } from "./types.js" */

const WIDE = 600;
const HIGH = 240;
const LEFT = 40;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 24;
/** As wide as the number of a move, where it is written largest. */
const LABEL = 40;
/** So many rows of the table at most: one reads it aloud. */
const MOST_ROWS = 24;

/** @param {number} share */
const percent = (share) => Math.round(100 * share);

/** @param {{ told: Told, people: Sitter[] }} props */
export function Curve({ told, people }) {
  const x = (/** @type {number} */ at) => LEFT + (at / Math.max(1, told.moves)) * (WIDE - LEFT - RIGHT);
  const y = (/** @type {number} */ chance) => TOP + (1 - chance) * (HIGH - TOP - BOTTOM);
  // Alone or together there is one chance; the line of whoever is reviewed is drawn last, above the others.
  const seats = told.shared ? [told.seat] : people.map(({ seat }) => seat).filter((seat) => seat !== told.seat);
  const order = told.shared ? seats : [...seats, told.seat];
  const own = told.curve.map(({ chances }) => chances[told.seat]);
  const summary = say("review-curve-told", {
    name: people[told.seat].name,
    first: percent(own[0]),
    last: percent(own.at(-1) ?? 0),
    high: percent(Math.max(...own)),
    low: percent(Math.min(...own)),
  });
  const marked = told.curve.filter(({ at }) => told.moments.includes(at));
  const labels = apart(
    marked.map(({ at }) => x(at)),
    WIDE - RIGHT - LABEL / 2,
  );
  return html`<figure class="curve">
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${summary}>
      ${[0, 25, 50, 75, 100].map(
        (line) => html`<line class="curve-grid" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(line / 100)} y2=${y(line / 100)} />
          <text class="curve-label" x=${LEFT - 6} y=${y(line / 100) + 4} text-anchor="end">${line}</text>`,
      )}
      ${order.map((seat) => {
        const points = told.curve.map(({ at, chances }) => `${x(at).toFixed(1)},${y(chances[seat]).toFixed(1)}`);
        const looks = `curve-line is-seat-${seat + 1}${seat === told.seat ? " is-own" : ""}`;
        return html`<polyline class=${looks} points=${points.join(" ")} />`;
      })}
      ${marked.map(
        ({ at, chances }, n) => html`<circle class="curve-moment" cx=${x(at)} cy=${y(chances[told.seat])} r="7" />
          <text class="curve-label is-moment" x=${labels[n]} y=${HIGH - 6} text-anchor="middle">${at + 1}</text>`,
      )}
    </svg>
    <figcaption>
      <ul class="curve-legend" aria-hidden="true">
        ${order.toReversed().map(
          (
            seat,
          ) => html`<li><span class=${`curve-key is-seat-${seat + 1}${seat === told.seat ? " is-own" : ""}`}></span>
            ${people[seat].name}</li>`,
        )}
      </ul>
      <details><summary>${say("review-curve-table")}</summary>
        <p>${summary}</p><${Numbers} ...${{ told, people, order }} /></details>
    </figcaption>
  </figure>`;
}

/** Places of labels in a row, moved aside where they would stand over each other. @param {number[]} places @param {number} right */
function apart(places, right) {
  /** @type {number[]} */
  const moved = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -LABEL) + LABEL));
  for (let at = moved.length - 1, most = right; at >= 0; at -= 1, most = moved[at + 1] - LABEL)
    moved[at] = Math.min(moved[at], most);
  return moved;
}

/** @param {{ told: Told, people: Sitter[], order: number[] }} props */
function Numbers({ told, people, order }) {
  const every = Math.ceil(told.curve.length / MOST_ROWS);
  const rows = told.curve.filter((_, number) => number % every === 0 || number === told.curve.length - 1);
  const seats = order.toReversed();
  return html`<table class="curve-table">
    <thead><tr><th scope="col">${say("review-curve-move")}</th>
      ${seats.map((seat) => html`<th scope="col">${people[seat].name}</th>`)}</tr></thead>
    <tbody>
      ${rows.map(
        ({ at, chances }) => html`<tr><th scope="row">${at + 1}</th>
          ${seats.map((seat) => html`<td>${say("review-percent", { percent: percent(chances[seat]) })}</td>`)}</tr>`,
      )}
    </tbody>
  </table>`;
}
