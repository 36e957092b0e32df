/** What stands at the faces around a table for as long as it has a clock, by the number of the seat (1 to 6). */

import { html, signal } from "../vendor/hexenkessel-vendor.js";

/** `text` is short, `label` is read out in its place, `low`: there is not much left. @typedef {{ text: string, label: string, low: boolean }} Time */

export const times = signal(/** @type {Record<number, Time>} */ ({}));

/** @param {{ time: Time, class: string }} props */
export const TimeLeft = ({ time, class: place }) =>
  html`<span class=${`${place} time-left`} data-short=${time.low || undefined}>
    <span aria-hidden="true">${time.text}</span><span class="unseen">${time.label}</span></span>`;
