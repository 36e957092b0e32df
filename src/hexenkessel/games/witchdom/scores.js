/** The end: points by their origin for every clan (WD-11); and the scales, to look up while playing. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { ScoreSheet } from "../../web/kit/scores.js";
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
  const columns = owners.map(({ points }, owner) => ({
    ...ownerFace(props, owner),
    name: ownerName(props, owner),
    won: hasWon(view, owner),
    sum: points,
  }));
  return html`<${ScoreSheet} class="wd-scores" label=${say("witchdom-board-scores")} sumLabel=${say("shell-scores-points")}
    wonLabel=${say("page-winner")} columns=${columns}
    rows=${rows.map((row) => ({
      title: say(`witchdom-board-row-${row}`),
      points: owners.map(({ sheet }) => sheet[ROWS.indexOf(row)] || "–"),
    }))} />`;
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
