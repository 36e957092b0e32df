/**
 * The hero: mountains, forest and lake as one picture from top to bottom, and in every row what a gatherer may take there:
 * the open potion, three ingredients, the open witch (WD-4.3). Above them the stacks and the bag.
 */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Choices } from "../../web/kit/choices.js";
import { Icon } from "../../web/kit/icon.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { PLACES, art, potionHelp, potionOf, witchHelp, witchOf } from "./cards.js";
import { Token, WdCard } from "./draw.js";
import { Scenery } from "./scenery.js";

/** @import { BoardProps, View } from "./view.d.ts" */

// -- action points ----------------------------------------------------------------------------------------------------

/** The card whose points lie on the places: the one at hand that is thought of, else the one at work. @param {View} view */
function useGatherer(view) {
  const engine = useContext(TouchContext);
  const thought = engine.path.value[0] ?? engine.pointing.value ?? "";
  const card = thought.startsWith("hand:") ? thought.slice(5) : null;
  if (card && witchOf(card)) return { card, only: true };
  const at = view.gathering ? PLACES.indexOf(view.gathering.place) : view.asks === "renew" ? -1 : PLACES.length;
  return view.active && at < PLACES.length ? { card: view.active, only: false, at } : null;
}

/** What is spent, what is left and what is still to come. @param {BoardProps & { row: number }} props */
function Points({ view, row, say }) {
  const gatherer = useGatherer(view);
  if (!gatherer) return null;
  const all = witchOf(gatherer.card).actions[row];
  const at = gatherer.at ?? -1;
  const left = gatherer.only || row > at ? all : row < at ? 0 : (view.gathering?.points ?? 0);
  if (all === 0) return null;
  return html`<span class="wd-points" role="img" aria-label=${say("witchdom-board-points-left", { left, all })}>
    ${Array.from(
      { length: all },
      (_, dot) => html`<span
        class=${dot < all - left ? "wd-lamp is-spent" : "wd-lamp"}></span>`,
    )}
  </span>`;
}

// -- what lies in a row -----------------------------------------------------------------------------------------------

/** @param {BoardProps & { row: number, slot: number }} props */
function Slot({ view, row, slot, say }) {
  const place = PLACES[row];
  const kind = view.rows[row].ingredients[slot];
  const name = kind ? say(`witchdom-ingredient-${kind}`) : say("witchdom-board-empty");
  const id = view.ostara || !kind ? `slot:${place}:${slot + 1}` : `token:${place}:${kind}`;
  return html`<${Touchable}
    class=${`wd-slot ${kind ? "" : "is-empty"}`}
    touch=${id}
    spot=${`spot:${place}:${slot}`}
    name=${name}
    state=${say(`witchdom-place-${place}.at`)}
    help=${say("witchdom-board-token-help")}
  >
    ${
      kind &&
      html`<span key=${kind} data-fly=${`${place}:${slot}:${kind}`} data-from="bag"><${Token} name=${kind} />
      </span>`
    }
  <//>`;
}

/** @param {BoardProps & { row: number, kind: "potion" | "witch" }} props */
function OpenCard({ view, row, kind, say }) {
  const place = PLACES[row];
  const card = view.rows[row][kind];
  if (!card) return html`<div class="wd-open is-empty" aria-hidden="true"></div>`;
  const help = kind === "potion" ? potionHelp(card, say) : witchHelp(card, say);
  return html`<${Touchable}
    class="card-button wd-open"
    touch=${`${kind}:${place}`}
    name=${help.title}
    state=${`${say(`witchdom-place-${place}.at`)}. ${help.text}`}
    help=${help}
  >
    <span key=${card} data-fly=${card} data-from=${`${kind}-stack`}>
      <${WdCard} card=${card} />
    </span>
  <//>`;
}

/** An open card has two sides: which one is taken is the second touch (WD-4.6). @param {BoardProps & { row: number }} props */
function Sides({ view, row, say }) {
  const engine = useContext(TouchContext);
  const place = PLACES[row];
  const [first] = engine.path.value;
  const kind = first === `potion:${place}` ? "potion" : first === `witch:${place}` ? "witch" : null;
  const moves = kind ? engine.moves.value.filter((move) => move.touches[0] === first) : [];
  const card = kind && view.rows[row][kind];
  if (!card || moves.length === 0) return null;
  return html`<${Choices} class="wd-sides" over label=${say("witchdom-board-which-side")}>
    ${moves.map((move) => {
      const side = String(move.facts.side);
      const back = side === "tool" ? potionOf(card).tool : side === "animal" ? witchOf(card).animal : null;
      const thing = back ? say(`witchdom-${side}-${back}`) : say(`witchdom-board-side-${side}`);
      return html`<${Touchable} key=${side} class="wd-side" touch=${`side:${side}`}
        name=${say("witchdom-board-take-as", { thing })}
        help=${{ title: thing, text: say(`witchdom-board-side-${side}.help`) }}>
        ${
          back
            ? html`<${Token} name=${back} />`
            : html`<span class="wd-side-card">
            <${WdCard} card=${card} /></span>`
        }
        <span>${thing}</span>
      <//>`;
    })}
  <//>`;
}

/** The offer to renew, where it would happen (WD-4.9). @param {{ what: string, say: import("../../web/shell/types.js").Say }} props */
function Renew({ what, say }) {
  const engine = useContext(TouchContext);
  if (!engine.moves.value.some((move) => move.touches[0] === `renew:${what}`)) return null;
  const name = say("witchdom-move-renew", { what });
  return html`<${Touchable} class="wd-renew" touch=${`renew:${what}`} name=${name}
    help=${say("witchdom-board-renew-help")}><${Icon} name=${art("renewal")} /><//>`;
}

/** @param {BoardProps & { row: number }} props */
function PlaceRow(props) {
  const { view, row, say } = props;
  const place = PLACES[row];
  const now = view.gathering?.place === place;
  return html`<div class=${`wd-row ${now ? "is-now" : ""}`} data-place-row=${place} role="group"
    aria-label=${say(`witchdom-place-${place}`)}>
    <${OpenCard} ...${props} kind="potion" />
    <div class="wd-place">
      <span class="wd-place-name"><${Icon} name=${art(place)} /><span>${say(`witchdom-place-${place}`)}</span>
        <${Points} ...${props} /></span>
      <div class="wd-slots">
        ${[0, 1, 2].map((slot) => html`<${Slot} key=${slot} ...${props} slot=${slot} />`)}
      </div>
      <${Renew} what=${place} say=${say} />
      <${Sides} ...${props} />
    </div>
    <${OpenCard} ...${props} kind="witch" />
  </div>`;
}

// -- stacks and bag ---------------------------------------------------------------------------------------------------

/** How many cards, and the side that lies on top for all to see (WD-14.3). @param {BoardProps & { kind: "potion" | "witch" }} props */
function Stack({ view, kind, say }) {
  const { cards, back, boxed, known } = view[`${kind}_stack`];
  const word = kind === "potion" ? "tool" : "animal";
  const text = [
    say("witchdom-board-stack", { count: cards }),
    back && say("witchdom-board-on-top", { thing: say(`witchdom-${word}-${back}`) }),
    known.length > 0 && say("witchdom-board-known", { count: known.length }),
    boxed > 0 && say("witchdom-board-boxed", { count: boxed }),
    view.ostara ? "" : say("witchdom-board-stack-end"),
  ].filter(Boolean);
  const name = say(`witchdom-board-${kind}-stack`);
  return html`<${Touchable} class=${`wd-stack ${cards <= 5 ? "is-low" : ""}`} touch=${`${kind}-stack`}
    data-place=${`${kind}-stack`}
    name=${name} state=${text.join(" ")} help=${text}>
    ${back ? html`<${Token} name=${back} />` : html`<span class="wd-none">–</span>`}
    <span class="wd-stack-word">${say(`witchdom-board-${kind}-stack`)}</span>
    <b class="wd-stack-count">${cards}</b>
  <//>`;
}

/** @param {BoardProps} props */
function Bag({ view, say }) {
  const all = view.bag.reduce((sum, one) => sum + one, 0);
  const kinds = ["herbs", "leaf", "berries", "mushroom", "root"].map(
    (kind, at) => `${view.bag[at]} × ${say(`witchdom-ingredient-${kind}`)}`,
  );
  const name = say("witchdom-board-bag", { count: all });
  return html`<${Touchable} class="wd-stack wd-bag" touch="bag" data-place="bag" name=${name} state=${kinds.join(", ")}
    help=${`${kinds.join(", ")}. ${say("witchdom-board-bag-help")}`}>
    <${Icon} name=${art("pouch")} /><b class="wd-stack-count">${all}</b>
  <//>`;
}

/** @param {BoardProps} props */
export function Land(props) {
  const { say } = props;
  return html`<section class="wd-land" aria-label=${say("witchdom-board-land")}>
    <${Scenery} />
    <div class="wd-land-head">
      <span class="wd-head-side"><${Stack} ...${props} kind="potion" /><${Renew} what="potions" say=${say} /></span>
      <${Bag} ...${props} />
      <span class="wd-head-side"><${Renew} what="witches" say=${say} /><${Stack} ...${props} kind="witch" /></span>
    </div>
    ${PLACES.map((place, row) => html`<${PlaceRow} key=${place} ...${props} row=${row} />`)}
  </section>`;
}
