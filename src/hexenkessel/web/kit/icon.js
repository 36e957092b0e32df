/** Icons out of the one sprite, icons.svg. They take the colour of the text around them. */

import { html } from "../vendor/hexenkessel-vendor.js";

const SPRITE = new URL("../icons.svg", import.meta.url).href;

/**
 * Address of an icon, for `<use href=…>` inside a board's own drawing.
 * @param {string} name id of a symbol in icons.svg, or the whole address of one in a game's own sprite
 */
export function iconHref(name) {
  return name.includes("#") ? name : `${SPRITE}#${name}`;
}

/** Addresses of drawings in a game's own sprite. @param {URL} file */
export const sprite = (file) => (/** @type {string} */ name) => `${file.href}#${name}`;

/**
 * @typedef {object} IconProps
 * @property {string} name id of a symbol in icons.svg
 * @property {string} [label] what it says; without it the icon only decorates words that stand beside it
 * @property {string} [class]
 */

/** @param {IconProps} props */
export function Icon({ name, label, class: extra = "" }) {
  const voice = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`icon ${extra}`} viewBox="0 0 24 24" ...${voice}>
    <use href=${iconHref(name)} width="24" height="24" />
  </svg>`;
}
