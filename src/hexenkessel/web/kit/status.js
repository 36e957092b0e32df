/** The table speaks: one line that is always there, and short notes that come and go. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { IconButton } from "./button.js";
import { Icon } from "./icon.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

/**
 * Whose turn it is, what is asked, what just happened. Read out whenever it changes.
 * @param {{ yours?: boolean, children?: ComponentChildren }} props yours = the table waits for the reader
 */
export function StatusLine({ yours = false, children }) {
  return html`<p class=${yours ? "status is-yours" : "status"} role="status">${children}</p>`;
}

/**
 * @typedef {object} Note
 * @property {string | number} key
 * @property {"info" | "good" | "warning"} tone
 * @property {ComponentChildren} text why something can't be done, with its rule; what came or went
 */

const TONE_ICONS = { info: "info", good: "check", warning: "warning" };

/**
 * The region stays on the page even when it is empty: screen readers only announce changes in what they know.
 * @param {{ notes: Note[], closeLabel: string, onClose: (key: Note["key"]) => void }} props
 */
export function Notes({ notes, closeLabel, onClose }) {
  return html`<div class="notes" role="status">
    ${notes.map(
      (note) => html`<div key=${note.key} class=${`note is-${note.tone}`}>
        <${Icon} name=${TONE_ICONS[note.tone]} />
        <span class="note-text">${note.text}</span>
        <${IconButton} kind="quiet" icon="close" label=${closeLabel} onClick=${() => onClose(note.key)} />
      </div>`,
    )}
  </div>`;
}
