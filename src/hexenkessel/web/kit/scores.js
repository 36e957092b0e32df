/** The sheet at the end of a game: seats side by side, what counted one below the other, the sums at the foot. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { figures } from "./figures.js";
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
/** @import { BoardProps, Sheet } from "../shell/types.js" */

const MANY = 4;

/** The sixth colour is left for who plays against all: no game with a rival has six seats. */
const RIVAL = { seat: 6, avatar: "witch" };

/**
 * Whoever has a column in a score sheet: the seats, and behind them the rivals.
 * @param {{ game: string, sheet: Sheet, view: BoardProps["view"], sitters: BoardProps["sitters"], say: BoardProps["say"] }} props
 * @returns {(ScoreColumn & { sum: number })[]}
 */
export function columnsOf({ game, sheet, view, sitters, say }) {
  const seats = sitters.map(({ seat, avatar, name }) => ({
    seat: seat + 1,
    avatar,
    name,
    won: Boolean(view.won?.[seat]),
    sum: sheet.totals[seat],
  }));
  const rivals = sheet.rivals.map((rival, at) => ({
    ...RIVAL,
    name: say(`${game}-rival-${rival}`),
    // A rival wins where no seat does.
    won: !view.won?.includes(true),
    sum: sheet.totals[sitters.length + at],
  }));
  return [...seats, ...rivals];
}

/** @param {number[]} points */
const somebodyHas = (points) => points.some((some) => some !== 0);

/**
 * Where everybody's points come from, as the game says it (`Game.sheet`). What decides among equals is there where some are equal.
 * @param {Pick<BoardProps, "view" | "sitters" | "say"> & { game: string, sheet?: Sheet | null, class?: string,
 *   whole?: boolean, children?: any }} props `whole`: there is always room for all of it
 */
export function GameSheet({ game, sheet, view, sitters, say, class: extra = "", whole = false, children }) {
  if (!sheet) return null;
  const rows = sheet.rows.filter(({ points }) => sheet.rows.length === 1 || somebodyHas(points));
  const equal = new Set(sheet.totals).size < sheet.totals.length && !sheet.together;
  const title = (/** @type {string} */ label) =>
    say(label === "points" ? "shell-scores-points" : `${game}-sheet-${label}`);
  return html`<${ScoreSheet} class=${extra} whole=${whole} label=${say("shell-scores")} sumLabel=${say("shell-scores-points")}
    wonLabel=${say("page-winner")} columns=${columnsOf({ game, sheet, view, sitters, say })}
    rows=${[
      ...rows.map(({ label, points }) => ({ title: title(label), points: points.map((some) => some || "–") })),
      ...(equal ? sheet.ties : []).map(({ label, points }) => ({
        title: say("page-tie", { row: title(label) }),
        points: points.map((some) => `(${some})`),
        class: "is-tie",
      })),
    ]}>${children}<//>`;
}

/** @param {{ label: string, sumLabel: string, wonLabel: string, columns: ScoreColumn[], rows: ScoreRow[], class: string, whole?: boolean, children?: any }} props */
export function ScoreSheet({ label, sumLabel, wonLabel, columns, rows, class: extra, whole = false, children }) {
  const looks = columns.map(({ won }) => (won ? "is-winner" : ""));
  // Where it is longer than its place, keys must be able to scroll it.
  const place = whole ? {} : { role: "region", tabindex: 0, "aria-label": label };
  return html`<div class=${`scores ${columns.length > MANY ? "has-many" : ""} ${extra}`} ...${place}>
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
            ${points.map((some, at) => html`<td key=${at} class=${looks[at]}>${figures(some)}</td>`)}</tr>`,
        )}
      </tbody>
      <tfoot><tr><th scope="row">${sumLabel}</th>
        ${columns.map(
          ({ won, sum }, at) => html`<td key=${at} class=${looks[at]}>
            ${won && html`<${Icon} name="crown" label=${wonLabel} /> `}${figures(sum)}</td>`,
        )}
      </tr></tfoot>
    </table>
  </div>`;
}
