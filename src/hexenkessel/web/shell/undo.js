/** Taking back and making again. What goes beyond one's own turn is shown before it goes. */

import { html, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { attempt } from "./notes.js";
import { linesAt } from "./story.js";
import { say } from "./words.js";

/** @import { Link } from "./link.js" */
/** @import { Listener } from "./story.js" */
/** @import { Side } from "./types.js" */

/** Lines of a long story that are told before it is taken back. */
const MOST_LINES = 12;

/**
 * Whether these rows are more than what one did in this turn: somebody else acted, or a new chapter has begun since.
 * @param {Listener} listener @param {Side} side @param {number[]} numbers
 */
function crosses(listener, side, numbers) {
  const rows = side.rows.filter((row) => numbers.includes(row.seq));
  return rows.some(
    (row, at) =>
      row.seat !== side.seat || (at > 0 && (row.events ?? []).some((event) => listener.game.chapter(event) !== null)),
  );
}

/**
 * @param {Link} link @param {Listener} listener @param {Side} side
 * @param {boolean} whole a choice of several things is taken back as a whole, as it was made
 */
export function useUndo(link, listener, side, whole) {
  const [asking, setAsking] = useState(/** @type {boolean | null} */ (null));
  const seat = side.seat ?? 0;
  /** @param {boolean} turn */
  const send = (turn) => attempt(() => link.undo(seat, turn), listener.game.id);
  /** @param {boolean} turn */
  const take = (turn) => {
    const all = turn || (whole && Boolean(side.undo.turn));
    if (side.seat === null || !(all ? side.undo.turn : side.undo.last)) return;
    if (crosses(listener, side, all ? side.undo.turn_rows : side.undo.last_rows)) setAsking(all);
    else send(all);
  };
  const redo = () => side.seat !== null && side.undo.redo && attempt(() => link.redo(seat), listener.game.id);
  const numbers = asking ? side.undo.turn_rows : side.undo.last_rows;
  const dialog =
    asking !== null &&
    html`<${UndoDialog} lines=${linesAt(listener, side.rows, numbers)} onClose=${() => setAsking(null)}
      onYes=${() => {
        setAsking(null);
        send(asking);
      }} />`;
  return { undo: () => take(false), restart: () => take(true), redo, dialog };
}

/** @param {{ lines: import("./story.js").Line[], onYes: () => void, onClose: () => void }} props */
function UndoDialog({ lines, onYes, onClose }) {
  const left = lines.length - MOST_LINES;
  return html`<${Dialog} open onClose=${onClose} heading=${say("page-undo-what")} closeLabel=${say("page-close")}
    actions=${html`<${Button} onClick=${onClose}>${say("page-undo-no")}<//>
      <${Button} kind="act" icon="undo" onClick=${onYes}>${say("page-undo-yes")}<//>`}>
    <p>${say("page-undo-crosses")}</p>
    <ul class="news-list undo-list">
      ${lines.slice(0, MOST_LINES).map(
        (line) => html`<li key=${line.key} data-seat=${line.seat === undefined ? undefined : line.seat + 1}>
          ${line.text}</li>`,
      )}
      ${left > 0 && html`<li class="dim">${say("page-more", { count: left })}</li>`}
    </ul>
  <//>`;
}
