/** A quiet surface with a heading: chronicle, reference, lobby. */

import { html, useId } from "../vendor/hexenkessel-vendor.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

/**
 * @typedef {object} PanelProps
 * @property {string} heading
 * @property {ComponentChildren} [aside] beside the heading: a rule number, a count, a small button
 * @property {1 | 2 | 3} [level] of the heading, 2 if nothing is said
 * @property {string} [class]
 * @property {ComponentChildren} [children]
 */

/** @param {PanelProps} props */
export function Panel({ heading, aside, level = 2, class: extra = "", children }) {
  const id = useId();
  return html`<section class=${`panel ${extra}`} aria-labelledby=${id}>
    <header class="panel-head">
      <${`h${level}`} class="panel-heading" id=${id}>${heading}<//>
      ${aside && html`<div class="panel-aside">${aside}</div>`}
    </header>
    ${children}
  </section>`;
}
