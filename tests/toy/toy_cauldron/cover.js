/** Kröten & Kessel on the shelf: two toads before the moon. */

import { html } from "/web/vendor/hexenkessel-vendor.js";

export const sheets = [];

export function Cover() {
  return html`<svg class="cover-art" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle cx="200" cy="130" r="90" fill="var(--moon)" />
    <g fill="var(--ink)" color="var(--ink)">
      <use href="/web/icons.svg#frog" x="110" y="90" width="90" height="90" />
      <use href="/web/icons.svg#frog" x="200" y="110" width="90" height="90" />
    </g>
  </svg>`;
}
