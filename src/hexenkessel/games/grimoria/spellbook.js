/** One's own spellbook: fifteen pages with a bookmark, those beyond the magic level under lock (GR-4.1). */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { fit } from "../../web/kit/fit.js";
import { Icon } from "../../web/kit/icon.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { SPELLS, categoryOf, paintOf, spellHelp } from "./cards.js";

/** @import { BoardProps, Say, View } from "./view.d.ts" */

/** The spell that this seat has sealed, if the table still waits for others. @param {View} view */
export const sealedSpell = (view) => {
  const [text] = view.sealed;
  return text ? Number(text.split(" ").at(-1)) : null;
};

/** @param {BoardProps & { spell: number }} props */
function Page({ view, say, spell }) {
  const locked = spell > view.level;
  const { colour, sign } = paintOf(spell);
  const marked = sealedSpell(view) === spell || (view.seat !== null && view.spells[view.seat] === spell);
  const category = say(`grimoria-category-${categoryOf(spell)}`);
  const title = say(`grimoria-spell-${spell}`);
  const help = spellHelp(spell, say);
  const why = locked ? say("grimoria-board-locked", { level: spell }) : "";
  return html`<li class="gr-page">
    <${Touchable}
      class=${`gr-spell ${locked ? "is-locked" : ""} ${marked ? "is-marked" : ""}`}
      touch=${`spell:${spell}`}
      name=${`${spell}, ${title}`}
      state=${[category, why, marked && say("grimoria-board-bookmark")]}
      help=${{ ...help, text: [why, help.text] }}
      data-colour=${colour}
    >
      <span class="gr-spell-number">${spell}</span>
      <span class="gr-spell-sign"><${Icon} name=${locked ? "lock" : sign} /></span>
      <span class="gr-spell-words">
        <span class="gr-spell-name fits" style=${fit(title)}>${title}</span>
        <span class="gr-spell-short">${say(`grimoria-spell-${spell}.short`)}</span>
      </span>
    <//>
  </li>`;
}

/** @param {BoardProps} props */
export function Spellbook(props) {
  const { say } = props;
  const engine = useContext(TouchContext);
  const pointed = engine.pointing.value ?? engine.path.value.at(-1) ?? "";
  const read = SPELLS.find((spell) => pointed === `spell:${spell}`);
  return html`<div class="gr-spellbook">
    <ol class="gr-pages-list" aria-label=${say("grimoria-thing-spellbook")}>
      ${SPELLS.map((spell) => html`<${Page} key=${spell} ...${props} spell=${spell} />`)}
    </ol>
    <p class="gr-read" aria-hidden="true">${say(read ? `grimoria-spell-${read}.short` : "grimoria-board-read")}</p>
  </div>`;
}

/** The kinds of magic with their spells, beside the table. @param {{ view: View, say: Say }} props */
export function Legend({ view, say }) {
  /** @param {number} spell */
  const number = (spell) => html`<span class=${spell > view.level ? "is-locked" : ""}>${spell}</span> `;
  const kinds = [...new Set(SPELLS.map(categoryOf))];
  return html`<ul class="gr-legend">
    ${kinds.map((kind) => {
      const own = SPELLS.filter((spell) => categoryOf(spell) === kind);
      const { colour, sign } = paintOf(own[0]);
      return html`<li data-colour=${colour}>
        <span class="gr-legend-sign"><${Icon} name=${sign} /></span>
        <span class="gr-legend-name">${say(`grimoria-category-${kind}`)}</span>
        <span class="gr-legend-numbers">${own.map(number)}</span>
      </li>`;
    })}
  </ul>`;
}
