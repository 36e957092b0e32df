/** The picture behind the three places: peaks under the moon, a forest on the slopes, the lake before it. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";

/** A fir, its foot at (x, y). @param {number} x @param {number} y @param {number} size */
const fir = (x, y, size) => {
  const w = size * 0.34;
  return (
    `M${x} ${y - size}L${x + w * 0.6} ${y - size * 0.62}H${x + w * 0.3}L${x + w * 0.85} ${y - size * 0.33}H${x + w * 0.42}L${x + w} ${y - size * 0.08}` +
    `H${x + 2}V${y}H${x - 2}V${y - size * 0.08}H${x - w}L${x - w * 0.42} ${y - size * 0.33}H${x - w * 0.85}L${x - w * 0.3} ${y - size * 0.62}H${x - w * 0.6}Z`
  );
};

const FAR_FIRS = Array.from({ length: 25 }, (_, at) =>
  fir(10 + at * 25, 252 + 9 * Math.sin(at * 1.7), 34 + 12 * Math.abs(Math.sin(at * 2.3))),
).join("");
const NEAR_FIRS = [
  fir(22, 292, 74),
  fir(64, 296, 58),
  fir(128, 292, 66),
  fir(196, 298, 52),
  fir(402, 298, 54),
  fir(468, 292, 68),
  fir(534, 297, 60),
  fir(580, 292, 76),
].join("");

export function Scenery() {
  return html`<svg class="wd-scenery" viewBox="0 0 600 420" preserveAspectRatio="none" aria-hidden="true">
    <rect class="wd-sky" width="600" height="420" />
    <circle class="wd-moon-glow" cx="300" cy="34" r="64" />
    <circle class="wd-moon" cx="300" cy="34" r="24" />
    <path class="wd-peak is-far" d="M0 150 60 78l34 34 66-84 58 74 40-34 52 62 60-82 54 66 48-48 66 70 62-54V190H0Z" />
    <path class="wd-snow"
      d="m60 78-14 17 10-3 8 8 8-8 9 4zM160 28l-20 26 12-5 10 10 8-11 12 7zM370 48l-17 23 10-4 8 9 9-9 10 6zM472 66l-12 12 9-1 7 7 6-6 6 1z" />
    <path class="wd-peak" d="M0 176 70 112l50 46 70-60 66 66 58-40 62 46 66-66 70 62 88-60V220H0Z" />
    <path class="wd-slope" d="M0 196Q90 160 190 186T380 180T600 184V420H0Z" />
    <path class="wd-firs is-far" d=${FAR_FIRS} />
    <path class="wd-meadow" d="M0 246Q120 226 240 246T480 242T600 248V420H0Z" />
    <path class="wd-firs" d=${NEAR_FIRS} />
    <path class="wd-shore" d="M0 290Q70 276 150 288T320 284T470 290T600 284V420H0Z" />
    <path class="wd-water" d="M0 306Q90 290 190 300T400 296T600 302V420H0Z" />
    <path class="wd-glint"
      d="M270 312h60M248 328h104M280 346h40M232 366h136M266 388h70M90 340h50M450 334h64M60 384h56M480 386h70" />
    <path class="wd-reeds"
      d="M8 420V352M18 420V338M28 420V360M572 420V344M582 420V356M592 420V334M14 338q4-14 8 0v14h-8zM588 334q4-14 8 0v14h-8z" />
  </svg>`;
}
