/** My Game on the shelf. */

import { html } from "/web/vendor/hexenkessel-vendor.js";

export const sheets = [];

export function Cover() {
  return html`<svg class="cover-art" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle cx="200" cy="140" r="96" fill="var(--felt-deep)" />
    ${[150, 200, 250].map((x, at) => html`<ellipse cx=${x} cy=${150 - 20 * (at % 2)} rx="26" ry="20" fill="var(--moon)" />`)}
  </svg>`;
}
