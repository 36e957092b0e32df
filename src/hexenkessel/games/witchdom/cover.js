/** Witchdom on the shelf: the three places, and before them a witch, her potion and what it takes. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon } from "../../web/kit/icon.js";
import { content } from "./cards.js";
import { PotionCard, Token, WitchCard } from "./draw.js";
import { Scenery } from "./scenery.js";

export const sheets = ["cover.css"];

const WITCH = content.witch[25].id;
const POTION = content.potion[30].id;
const TAKEN = content.potion[30].ingredients;

export function Cover() {
  return html`<div class="cover-art wd-cover" aria-hidden="true">
    <${Scenery} />
    <span class="wd-cover-card is-witch"><${WitchCard} card=${WITCH} /></span>
    <span class="wd-cover-card is-potion"><${PotionCard} card=${POTION} /></span>
    <span class="wd-cover-tokens">
      ${TAKEN.map((/** @type {string} */ name) => html`<${Token} key=${name} name=${name} />`)}</span>
    <span class="wd-cover-cauldron"><${Icon} name="cauldron" /></span>
  </div>`;
}
