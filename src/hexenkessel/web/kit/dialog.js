/**
 * A native dialog. "modal" asks a question over the table; "sheet" lies beside the game (on a phone: below)
 * and leaves the table in play, as the rulebook does.
 */

import { html, useEffect, useId, useLayoutEffect, useRef } from "../vendor/hexenkessel-vendor.js";
import { IconButton } from "./button.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

/**
 * @typedef {object} DialogProps
 * @property {boolean} open
 * @property {() => void} onClose asked for by Esc, the close button or a click beside a modal
 * @property {string} heading
 * @property {string} closeLabel
 * @property {"modal" | "sheet"} [kind]
 * @property {boolean} [passing] a sheet that goes with the next touch beside it, and with Esc wherever the keyboard is
 * @property {ComponentChildren} [actions] buttons at its foot
 * @property {ComponentChildren} [children]
 */

/** @param {DialogProps} props */
export function Dialog({ open, onClose, heading, closeLabel, kind = "modal", passing, actions, children }) {
  const id = useId();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) element.close();
    else if (kind === "modal") element.showModal();
    else element.show();
  }, [open, kind]);

  usePassing(dialog, open && Boolean(passing), onClose);

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

/**
 * What lies over the table goes when somebody touches anything else, and the touch does what it does.
 * @param {{ current: HTMLElement | null }} element @param {unknown} there what lies there, falsy where nothing does @param {() => void} leave
 */
export function useElsewhere(element, there, leave) {
  const now = useRef(leave);
  now.current = leave;
  useLayoutEffect(() => {
    if (!there) return;
    /** @param {Event} event */
    const elsewhere = (event) => element.current?.contains(/** @type {Node} */ (event.target)) || now.current();
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, [there]);
}

/**
 * The same, or with Esc, which then does nothing else.
 * @param {{ current: HTMLElement | null }} element @param {boolean} there @param {() => void} leave
 */
export function usePassing(element, there, leave) {
  const now = useRef(leave);
  now.current = leave;
  useElsewhere(element, there, leave);
  useEffect(() => {
    if (!there) return;
    /** A question that lies over all of it goes first. @param {KeyboardEvent} event */
    const escape = (event) => {
      if (event.key !== "Escape" || /** @type {Element} */ (event.target).closest("dialog.is-modal")) return;
      event.preventDefault();
      event.stopPropagation();
      now.current();
    };
    addEventListener("keydown", escape, { capture: true });
    return () => removeEventListener("keydown", escape, { capture: true });
  }, [there]);
}
