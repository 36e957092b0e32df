/** The sheet at the end of a game: seats side by side, what counted one below the other, the sums at the foot. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { Icon } from "./icon.js";

/**
 * @typedef {object} ScoreColumn
 * @property {number} seat 1 to 6, decides the colour
 * @property {string} avatar icon
 * @property {string} name
 * @property {boolean} won
 * @property {number | undefined} sum
 */

/** @typedef {{ title: string, points: (number | string)[], class?: string }} ScoreRow */

/** @param {{ label: string, sumLabel: string, wonLabel: string, columns: ScoreColumn[], rows: ScoreRow[], class: string, children?: any }} props */
export function ScoreSheet({ label, sumLabel, wonLabel, columns, rows, class: extra, children }) {
  const looks = columns.map(({ won }) => (won ? "is-winner" : ""));
  return html`<div class=${`scores ${extra}`} role="region" tabindex="0" aria-label=${label}>
    ${children}
    <table>
      <thead><tr><td></td>
        ${columns.map(
          ({ seat, avatar, name }, at) => html`<th key=${at} scope="col" class=${looks[at]} data-seat=${seat}>
            <span class="disc"><${Icon} name=${avatar} /></span><span class="scores-name">${name}</span>
          </th>`,
        )}
      </tr></thead>
      <tbody>
        ${rows.map(
          ({ title, points, class: extra = "" }) => html`<tr key=${title} class=${extra}><th scope="row">${title}</th>
            ${points.map((some, at) => html`<td key=${at} class=${looks[at]}>${some}</td>`)}</tr>`,
        )}
      </tbody>
      <tfoot><tr><th scope="row">${sumLabel}</th>
        ${columns.map(
          ({ won, sum }, at) => html`<td key=${at} class=${looks[at]}>
            ${won && html`<${Icon} name="crown" label=${wonLabel} /> `}${sum}</td>`,
        )}
      </tr></tfoot>
    </table>
  </div>`;
}
