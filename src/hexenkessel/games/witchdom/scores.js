/** The scales of tools and animals, to look up while playing, and where one stands. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { content } from "./cards.js";

/** @import { Say, View } from "./view.d.ts" */

/** In the order of the view's sheets. */
export const ROWS = ["potions", "witches", "tools", "goals", "leftovers", "animals"];

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
