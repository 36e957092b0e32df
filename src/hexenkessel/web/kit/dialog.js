/**
 * A native dialog. "modal" asks a question over the table; "sheet" lies beside the game (on a phone: below)
 * and leaves the table in play, as the rulebook does.
 */

import { html, useEffect, useId, useRef } from "../vendor/hexenkessel-vendor.js";
import { IconButton } from "./button.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

/**
 * @typedef {object} DialogProps
 * @property {boolean} open
 * @property {() => void} onClose asked for by Esc, the close button or a click beside a modal
 * @property {string} heading
 * @property {string} closeLabel
 * @property {"modal" | "sheet"} [kind]
 * @property {ComponentChildren} [actions] buttons at its foot
 * @property {ComponentChildren} [children]
 */

/** @param {DialogProps} props */
export function Dialog({ open, onClose, heading, closeLabel, kind = "modal", actions, children }) {
  const id = useId();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) element.close();
    else if (kind === "modal") element.showModal();
    else element.show();
  }, [open, kind]);

  /** The owner decides: Esc only asks, so that `open` and the element never disagree. @param {Event} event */
  const ask = (event) => {
    event.preventDefault();
    onClose();
  };
  /** The browser hands Esc only to modals. @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (kind === "sheet" && event.key === "Escape") ask(event);
  };
  /** The dialog's own box is covered by its body, so a click on it is a click on the backdrop. @param {Event} event */
  const onClick = (event) => {
    if (kind === "modal" && event.target === dialog.current) onClose();
  };

  return html`<dialog
    ref=${dialog}
    class=${`dialog is-${kind}`}
    aria-labelledby=${id}
    onCancel=${ask}
    onKeyDown=${onKeyDown}
    onClick=${onClick}
  >
    <div class="dialog-body">
      <div class="dialog-head">
        <h2 class="panel-heading" id=${id}>${heading}</h2>
        <${IconButton} kind="quiet" icon="close" label=${closeLabel} onClick=${onClose} />
      </div>
      <div class="dialog-content">${children}</div>
      ${actions && html`<div class="dialog-actions">${actions}</div>`}
    </div>
  </dialog>`;
}
