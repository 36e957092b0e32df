/** Decisions that are neither a card nor a place: a plaque for each, with a picture and a few words. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { Touchable } from "../touch.js";
import { Icon } from "./icon.js";

/** @import { Move, Say } from "../shell/types.js" */

/**
 * What is given besides goes to the `Touchable`: `touch`, `spot`, `deed`, `state`.
 * @param {{ name: string, help: string, say: Say, icon?: string, class?: string, children?: any } & Record<string, any>} props
 *   children = what stands behind the picture, if it is not the name
 */
export function Plaque({ name, help, say, icon, class: extra = "", children, ...rest }) {
  return html`<${Touchable} ...${rest} class=${`plaque ${extra}`} name=${name} canLabel=${say("page-touch-can")}
    help=${{ title: name, text: help }}>
    ${icon && html`<${Icon} name=${icon} />`}${children ?? html`<span>${name}</span>`}
  <//>`;
}

/**
 * A plaque for every move, in the words of the game's moves.
 * @param {{ game: string, moves: Move[], say: Say, class?: string, show: (move: Move, name: string) => Record<string, any> }} props
 *   show = what a plaque shows, as properties of `Plaque`
 */
export function Plaques({ game, moves, show, say, class: extra = "" }) {
  if (moves.length === 0) return null;
  return html`<div class=${`plaques ${extra}`} role="group" aria-label=${say("page-choose")}>
    ${moves.map((move) => {
      const key = `${game}-move-${move.verb}`;
      const name = say(key, move.facts);
      return html`<${Plaque} key=${move.code} touch=${move.touches[0]} spot=${`decide:${move.code}`} name=${name}
        help=${say(`${key}.help`, move.facts)} say=${say} ...${show(move, name)} />`;
    })}
  </div>`;
}
