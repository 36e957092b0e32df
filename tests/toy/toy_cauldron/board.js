/**
 * The table of Kröten & Kessel: the others in a row, pond and cauldron on the felt, one's own hand below.
 * Nothing here decides a rule: the view says what lies where, and moves say what can be touched.
 */

import { html } from "/web/vendor/hexenkessel-vendor.js";
import { Icon } from "/web/kit/icon.js";
import { Seated, around } from "/web/kit/seats.js";
import { Touchable } from "/web/touch.js";

export const sheets = ["board.css"];

/** What everybody hears together is enough: that each one is ready would bury it. */
export const minor = new Set(["sealing", "sealed"]);

/** A heading in the chronicle for every round. */
export const chapter = (event) =>
  event.kind === "won" || event.kind === "nobody-won" ? "toy_cauldron-board-round" : null;

export const progress = (view, players, say) => say("toy_cauldron-board-progress", { pond: view.pond });

/** Stands beside the table, under the heading `toy_cauldron-reference`. */
export const Reference = ({ view, say }) => html`<p>${say("toy_cauldron-board-stack", { cards: view.stack })}</p>`;

const nameOf = (ingredient, say) => say("toy_cauldron-ingredient", { ingredient });

export function Board({ view, sitters, bottom, say }) {
  const others = around({ sitters, bottom }).slice(1);
  return html`<div class="stage kettle" data-leave="cauldron">
      <div class="kettle-seats">
        ${others.map((sitter) => html`<${Seat} key=${sitter.seat} sitter=${sitter} view=${view} say=${say} />`)}
      </div>
      <div class="kettle-felt felt">
        <${Touchable} class="kettle-pond" touch="pond" name=${say("toy_cauldron-thing-pond")} state=${String(view.pond)}
          canLabel=${say("toy_cauldron-move-take")}
          help=${say("toy_cauldron-thing-pond.help")}>
          <${Icon} name="frog" /><b>${view.pond}</b>
        <//>
        <div class="kettle-cauldron" data-place="cauldron"><${Icon} name="cauldron" /><b>${view.cauldron.length}</b></div>
      </div>
    </div>
    <div class="me-place"><${Seat} sitter=${sitters[bottom]} view=${view} say=${say} /></div>
    <${Hand} view=${view} say=${say} />`;
}

function Seat({ sitter, view, say }) {
  const { seat } = sitter;
  const letter = String.fromCharCode(65 + seat);
  const toads = say("toy_cauldron-board-toads", { toads: view.toads[seat] });
  const facts = [
    { icon: "frog", text: String(view.toads[seat]), label: toads },
    {
      icon: "cards",
      text: String(view.hand_sizes[seat]),
      label: say("toy_cauldron-board-cards", { cards: view.hand_sizes[seat] }),
    },
  ];
  return html`<div class="kettle-seat">
    <${Touchable} class="kettle-face" touch=${`seat:${letter}`} name=${sitter.name} state=${toads}
      canLabel=${say("toy_cauldron-move-steal", { victim: letter })} data-place=${`seat:${seat}`}>
      <${Seated} view=${view} sitter=${sitter} facts=${facts} say=${say} />
    <//>
    ${view.brews[seat].map(
      (
        ingredient,
        at,
      ) => html`<span class="kettle-card" data-fly=${`${seat}:${ingredient}:${at}`} data-from=${`seat:${seat}`}>
        ${nameOf(ingredient, say)}</span>`,
    )}
  </div>`;
}

/** Who watches has no hand. What is put down in secret stays in it, with a mark. */
function Hand({ view, say }) {
  if (view.hand === null) return html`<p class="hand-watching">${say("page-watching-only")}</p>`;
  return html`<div class="hand kettle-hand" role="group" aria-label=${say("toy_cauldron-thing-hand")}>
    ${[...new Set(view.hand)].map((ingredient) => {
      const count = view.hand.filter((one) => one === ingredient).length;
      const sealed = view.sealed.filter((text) => text === `brew ${ingredient}`).length;
      return html`<${Touchable} key=${ingredient} class="kettle-card" touch=${`hand:${ingredient}`} name=${nameOf(ingredient, say)}
        state=${sealed > 0 ? say("toy_cauldron-event-sealed.you") : ""} canLabel=${say("toy_cauldron-move-brew", { ingredient })}>
        ${nameOf(ingredient, say)}${count > 1 && html` <b>×${count}</b>`}${sealed > 0 && html` <${Icon} name="lock" />`}
      <//>`;
    })}
  </div>`;
}
