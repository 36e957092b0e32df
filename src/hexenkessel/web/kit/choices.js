/** What can be chosen where one decides: things in a row, or a plaque for each decision that is neither a card nor a place. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { say } from "../shell/words.js";
import { Touchable } from "../touch.js";
import { Icon } from "./icon.js";
import { joined } from "./joined.js";

/** @import { Move } from "../shell/types.js" */

/**
 * Things to choose from.
 * @param {{ label?: string, over?: boolean, class?: string, children?: any }} props
 *   over = it opens over what lies on the table, and takes the keyboard with it
 */
export const Choices = ({ label = say("page-choose"), over = false, class: extra, children }) => html`<div
  class=${joined(["choices", over && "is-over", extra], " ")} role="group" aria-label=${label}
  ...${over && { "data-above": true, "data-chooser": true }}>${children}</div>`;

/**
 * What is given besides goes to the `Touchable`: `touch`, `spot`, `deed`, `state`, `help`.
 * @param {{ name: string, icon?: string, class?: string, children?: any } & Record<string, any>} props
 *   children = what stands behind the picture, if it is not the name
 */
export function Plaque({ name, icon, class: extra, children, ...rest }) {
  return html`<${Touchable} ...${rest} class=${["plaque", extra]} name=${name}>
    ${icon && html`<${Icon} name=${icon} />`}${children ?? html`<span>${name}</span>`}
  <//>`;
}

/**
 * A plaque for every move, in the words of the game's moves.
 * @param {{ game: string, moves: Move[], class?: string, show: (move: Move, name: string) => Record<string, any> }} props
 *   show = what a plaque shows, as properties of `Plaque`; and `group`, the heading of those in a row that have the same
 */
export function Plaques({ game, moves, show, class: extra = "" }) {
  if (moves.length === 0) return null;
  let last = "";
  return html`<${Choices} class=${extra}>
    ${moves.map((move) => {
      const key = `${game}-move-${move.verb}`;
      const name = say(key, move.facts);
      const { group = "", ...shown } = show(move, name);
      const heading = group !== last && group;
      last = group;
      return html`${heading && html`<b key=${heading} class="choices-group" aria-hidden="true">${heading}</b>`}
        <${Plaque} key=${move.code} touch=${move.touches[0]} spot=${`decide:${move.code}`} name=${name}
          help=${say(`${key}.help`, move.facts)} ...${shown} />`;
    })}
  <//>`;
}
