/** The Witches on the shelf: three of them over Lancre, the castle before the moon. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { iconHref } from "../../web/kit/icon.js";

export const sheets = ["cover.css"];

const FLYING = [
  { seat: 4, x: 84, y: 70, size: 62 },
  { seat: 5, x: 168, y: 36, size: 74 },
  { seat: 3, x: 276, y: 84, size: 54 },
];

export function Cover() {
  return html`<svg class="cover-art tw-cover" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice"
    aria-hidden="true">
    <rect class="tw-cover-sky" width="400" height="280" />
    <path class="tw-cover-stars"
      d="M40 34l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM352 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM120 22l1.4 4 4 1.4-4 1.4-1.4 4-1.4-4-4-1.4 4-1.4zM316 130l1.4 4 4 1.4-4 1.4-1.4 4-1.4-4-4-1.4 4-1.4zM30 130l1.4 4 4 1.4-4 1.4-1.4 4-1.4-4-4-1.4 4-1.4z" />
    <circle class="tw-cover-halo" cx="232" cy="122" r="112" /><circle class="tw-cover-moon" cx="232" cy="122" r="84" />
    <path class="tw-cover-far" d="M0 196 44 132l26 30 40-64 52 76 30-30 50 60 42-44 36 40 34-50 46 62v80H0z" />
    <path class="tw-cover-castle"
      d="M196 214v-50h-8v-14h7v6h6v-6h7v6h6v-6h7v14h22v-34h-7v-13h7v5h5v-5h6v5h5v-5h7v13h-6v34h26v-14h-7v-12h6v5h5v-5h6v5h5v-5h7v12h-7v64z" />
    <path class="tw-cover-window" d="M204 172h6v10h-6zM246 140h6v12h-6zM276 186h6v10h-6zM228 214v-18q8-10 16 0v18z" />
    <path class="tw-cover-near" d="M0 232q70-40 150-22t130-6 120 20v56H0z" />
    <path class="tw-cover-road" d="M238 214q-8 18-42 26T120 280h42q22-22 50-32t38-34z" />
    <path class="tw-cover-firs"
      d="M30 226l12 20h-6l10 15h-8l9 14H13l9-14h-8l10-15h-6zM70 236l10 16h-5l8 12h-6l7 12H56l7-12h-6l8-12h-5zM352 222l12 20h-6l10 15h-8l9 14h-34l9-14h-8l10-15h-6zM318 240l9 14h-4l7 11h-6l6 10h-24l6-10h-6l7-11h-4z" />
    ${FLYING.map(
      ({ seat, x, y, size }) => html`<g key=${seat} data-seat=${seat}>
        <use class="tw-cover-witch" href=${iconHref("witch-flight")} x=${x} y=${y} width=${size}
          height=${size} /></g>`,
    )}
  </svg>`;
}
