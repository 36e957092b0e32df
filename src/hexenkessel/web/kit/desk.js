/** What lies before oneself and can be changed: tabs, things to look into, and what one looks at. */

import { html, useState } from "../vendor/hexenkessel-vendor.js";
import { IconButton } from "./button.js";
import { Icon } from "./icon.js";
import { joined } from "./joined.js";

/** @import { Common, Say } from "../shell/types.js" */
/** @import { Said } from "./joined.js" */

/** @param {unknown} one @param {unknown} other */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What somebody looks at stays until the table asks for something else; else it is what a moment asks for.
 * @template {Common} V, D
 * @param {V} view @param {(view: V) => D} usual @param {unknown[]} moment what makes it another moment besides the question
 * @returns {[D, (desk: D | null) => void]}
 */
export function useDesk(view, usual, moment) {
  const asked = view.seat !== null && view.deciding[view.seat];
  const occasion = [...moment, asked && view.asks, view.over].join();
  const [picked, setPicked] = useState({ occasion, desk: /** @type {D | null} */ (null) });
  const desk = (picked.occasion === occasion && picked.desk) || usual(view);
  return [desk, (wanted) => setPicked({ occasion, desk: wanted })];
}

/**
 * @template D
 * @param {{ label: string, tabs: { desk: D, icon: string, word: string }[], desk: D, onPick: (desk: D) => void, class?: string }} props
 */
export function Tabs({ label, tabs, desk, onPick, class: extra = "" }) {
  return html`<div class=${`tabs ${extra}`} role="group" aria-label=${label}>
    ${tabs.map(
      (tab) => html`<button type="button" class="tab" key=${tab.word} aria-pressed=${String(same(tab.desk, desk))}
        onClick=${() => onPick(tab.desk)}><${Icon} name=${tab.icon} /><span>${tab.word}</span></button>`,
    )}
  </div>`;
}

/** What it is that one looks at, with the way back. @param {{ title: string, onClose: () => void, say: Say }} props */
export const DeskHead = ({ title, onClose, say }) => html`<div class="desk-head">
  <h2 class="desk-title">${title}</h2>
  <${IconButton} kind="quiet" icon="close" label=${say("page-close")} onClick=${onClose} />
</div>`;

/** Things of one kind under their heading. @param {{ title: any, as?: string, class?: string, children?: any }} props */
export const Group = ({ title, as = "div", class: extra = "", children }) => html`<section class=${`group ${extra}`}>
  <h3 class="group-title">${title}</h3>
  <${as} class="group-things">${children}<//>
</section>`;

/**
 * Something to look into: a control of the board that is no move.
 * @param {{ spot: string, name: string, state?: Said, open: boolean, onOpen: () => void, class?: Said, children?: any }
 *   & Record<string, any>} props
 */
export function Peek({ spot, name, state, open, onOpen, class: extra = "", children, ...rest }) {
  return html`<button type="button" ...${rest} class=${joined(["peek", extra], " ")} data-spot=${spot} aria-expanded=${String(open)}
    aria-label=${joined([name, state])} onClick=${onOpen}>${children}</button>`;
}
