/** The end: points by their origin for every clan (WD-11); and the scales, to look up while playing. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon } from "../../web/kit/icon.js";
import { content } from "./cards.js";
import { ownerFace, ownerName } from "./people.js";

/** @typedef {import("../../web/shell/types.js").BoardProps} BoardProps */
/** @typedef {import("../../web/shell/types.js").View} View */
/** @typedef {import("../../web/shell/types.js").Say} Say */

/** In the order of the view's sheets. */
export const ROWS = ["potions", "witches", "tools", "goals", "leftovers", "animals"];

/** Whether a clan belongs to the winners; Ostara wins if nobody does. @param {View} view @param {number} owner */
const hasWon = (view, owner) =>
  owner < view.deciding.length ? Boolean(view.won?.[owner]) : view.owners[owner].points >= view.owners[0].points;

/** @param {BoardProps} props */
export function Scores(props) {
  const { view, say } = props;
  const owners = /** @type {{ sheet: number[], points: number }[]} */ (view.owners);
  const animals = owners.some(({ sheet }) => sheet[ROWS.indexOf("animals")] > 0);
  const rows = ROWS.filter((row) => row !== "animals" || animals);
  const looks = (/** @type {number} */ owner) => (hasWon(view, owner) ? "is-winner" : "");
  return html`<div class="wd-scores" role="region" tabindex="0" aria-label=${say("witchdom-board-scores")}>
    <table>
      <thead><tr><td></td>
        ${owners.map(
          (
            _,
            owner,
          ) => html`<th scope="col" key=${owner} class=${looks(owner)} data-seat=${ownerFace(props, owner).seat}>
          <span class="wd-score-face"><${Icon} name=${ownerFace(props, owner).avatar} /></span>
          <span class="wd-score-name">${ownerName(props, owner)}</span>
        </th>`,
        )}
      </tr></thead>
      <tbody>
        ${rows.map(
          (row) => html`<tr key=${row}><th scope="row">${say(`witchdom-board-row-${row}`)}</th>
          ${owners.map(
            ({ sheet }, owner) => html`<td key=${owner} class=${looks(owner)}>
              ${sheet[ROWS.indexOf(row)] || "–"}</td>`,
          )}</tr>`,
        )}
      </tbody>
      <tfoot><tr><th scope="row">${say("shell-scores-points")}</th>
        ${owners.map(
          ({ points }, owner) => html`<td key=${owner} class=${looks(owner)}>
            ${hasWon(view, owner) && html`<${Icon} name="crown" label=${say("page-winner")} /> `}${points}</td>`,
        )}
      </tr></tfoot>
    </table>
  </div>`;
}

/** What different tools and animals are worth, and where one stands. @param {{ view: View, say: Say }} props */
export function Reference({ view, say }) {
  const own = view.seat === null ? null : view.owners[view.seat];
  const shown = /** @type {const} */ (["tools", "animals"]);
  return html`<div class="wd-reference">
    ${shown.map((row) => {
      const here = own ? new Set(own.clan[row]).size : -1;
      return html`<div class="wd-scale" key=${row}><span>${say(`witchdom-board-row-${row}`)}</span>
        <ol aria-label=${say(`witchdom-board-row-${row}`)}>
          ${content.scales[row].map(
            (/** @type {number} */ points, /** @type {number} */ kinds) => html`<li
              key=${kinds} class=${kinds === here ? "is-here" : ""} aria-current=${kinds === here ? "true" : undefined}>
              ${points}</li>`,
          )}</ol>
      </div>`;
    })}
    ${
      own &&
      html`<dl class="wd-sheet">
        ${ROWS.map(
          (row, at) => html`<div key=${row}><dt>${say(`witchdom-board-row-${row}`)}</dt><dd>${own.sheet[at]}
            </dd></div>`,
        )}</dl>`
    }
  </div>`;
}
