/** Before oneself: ingredients and things, the hand, the potions in progress, and the few decisions that are no card. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Plaques } from "../../web/kit/choices.js";
import { counts } from "../../web/kit/counts.js";
import { Peek } from "../../web/kit/desk.js";
import { Icon } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { ANIMALS, INGREDIENTS, TOOLS, art, content, foodOf, potionHelp, witchHelp } from "./cards.js";
import { PotionCard, Token, WitchCard } from "./draw.js";
import { brewText } from "./brewing.js";
import { ClanChips, clanVoice } from "./folk.js";

/** @import { BoardProps, Move } from "./view.d.ts" */

// -- ingredients, tools, animals --------------------------------------------------------------------------------------

/** The five kinds with what is left of them while a payment runs. @param {BoardProps} props */
function Purse({ view, bottom, say }) {
  const own = view.owners[bottom].ingredients;
  const spent = view.paying && view.turn === bottom ? view.paying.tokens : [0, 0, 0, 0, 0];
  return html`<ul class="wd-purse" data-place=${`owner:${bottom}`} aria-label=${say("witchdom-board-ingredients")}>
    ${INGREDIENTS.map(
      (kind, at) => html`<li key=${kind} class=${own[at] - spent[at] > 0 ? "" : "is-none"}
        title=${say(`witchdom-ingredient-${kind}`)}>
      <${Token} name=${kind} /><b>${own[at] - spent[at]}</b>
      ${spent[at] > 0 && html`<s class="wd-spent">−${spent[at]}</s>`}
      <span class="unseen">${say(`witchdom-ingredient-${kind}`)}</span>
    </li>`,
    )}
  </ul>`;
}

/** Tools and animals that wait for their use. @param {BoardProps} props */
function Stock({ view, bottom, say }) {
  const { tools, animals, clan } = view.owners[bottom];
  const things = counts(animals, ANIMALS);
  return html`<div class="wd-stock">
    ${TOOLS.map((kind) => {
      const used = clan.tools.includes(kind);
      const waits = tools.filter((one) => one === kind).length;
      if (!used && waits === 0) return null;
      const state = joined([
        used && say("witchdom-board-tool-used"),
        waits > 0 && say("witchdom-board-tool-waits", { count: waits }),
      ]);
      const name = say(`witchdom-tool-${kind}`);
      return html`<${Touchable} key=${kind} class=${`wd-stock-thing ${used ? "is-used" : ""}`} touch=${`tool:${kind}`}
        name=${name} state=${state}
        help=${`${state}. ${say("witchdom-board-tool-help")}`}>
        <${Token} name=${kind} />${waits > 1 && html`<b class="badge wd-times">${waits}</b>`}
        ${used && html`<${Icon} name="check" />`}
      <//>`;
    })}
    ${things.map(({ kind, count }) => {
      const name = say(`witchdom-animal-${kind}`);
      const state = say("witchdom-board-eats", { ingredient: foodOf(kind) });
      return html`<${Touchable} key=${kind} class="wd-stock-thing" touch=${`animal:${kind}`} name=${name}
        state=${state} help=${[state, say("witchdom-board-animal-help")]}>
        <${Token} name=${kind} />${count > 1 && html`<b class="badge wd-times">${count}</b>`}
      <//>`;
    })}
  </div>`;
}

/** One's own clan: to look into, and where a tamed animal goes. @param {BoardProps & { open: boolean, onOpen: () => void }} props */
function OwnClan(props) {
  const { view, bottom, open, onOpen, say } = props;
  const engine = useContext(TouchContext);
  const own = view.owners[bottom];
  const name = say("witchdom-board-your-clan");
  const inside = html`<span class="wd-clan-word">${say("witchdom-board-clan")}</span>
  <b class="wd-clan-points"><${Icon} name="crown" />${own.points}</b><${ClanChips} ...${props} owner=${bottom} />`;
  const state = clanVoice({ ...props, owner: bottom });
  if (engine.open.value.has("clan") || engine.path.value.includes("clan"))
    return html`<${Touchable} class="wd-own-clan" touch="clan" spot="own-clan" name=${name} state=${state}
      help=${say("witchdom-board-animal-help")}>${inside}<//>`;
  return html`<${Peek} class="wd-own-clan" spot="own-clan" name=${name} state=${state} open=${open} onOpen=${onOpen}>
    ${inside}<//>`;
}

/** @param {BoardProps & { open: boolean, onOpen: () => void }} props */
export function Belongings(props) {
  return html`<div class="wd-belongings"><${OwnClan} ...${props} /><${Purse} ...${props} /><${Stock} ...${props} />
  </div>`;
}

/** From so many cards on they take two rows where the desk is narrow. */
const MANY = 4;
const MANY_POTIONS = 9;

// -- hand and pile ----------------------------------------------------------------------------------------------------

/** @param {BoardProps} props */
function Pile({ view, bottom, say }) {
  const pile = view.owners[bottom].pile;
  const top = pile.at(-1);
  const names = pile.map((card) => say("witchdom-card", { card })).join(", ");
  const state =
    pile.length > 0
      ? `${say("witchdom-board-pile", { count: pile.length })} ${names}`
      : say("witchdom-board-pile-empty");
  const name = say("witchdom-board-rest");
  return html`<${Touchable} class=${`card-button wd-pile ${top ? "" : "is-empty"}`} touch="pile" name=${name}
    state=${state} help=${[state, say("witchdom-board-rest-help")]}>
    ${
      top &&
      html`<span key=${top} data-fly=${top}
        class=${top === view.active && view.turn === bottom ? "is-active" : ""}><${WitchCard} card=${top} /></span>`
    }
    <span class="badge wd-pile-word"><${Icon} name="night" /> ${say("witchdom-board-rest-short", { count: pile.length })}
    </span>
  <//>`;
}

/** @param {BoardProps} props */
export function Hand(props) {
  const { view, bottom, say } = props;
  const hand = view.owners[bottom].hand;
  return html`<div class=${`wd-fan wd-hand ${hand.length >= MANY ? "is-many" : ""}`} role="group"
    aria-label=${say("witchdom-board-hand", { count: hand.length })} style=${{ "--cards": hand.length + 1 }}>
    <h2 class="wd-fan-title">${say("witchdom-board-hand-short")}</h2>
    <div class="wd-fan-cards">
      ${hand.map((card) => {
        const help = witchHelp(card, say);
        return html`<span class="wd-fan-card" key=${card}>
          <${Touchable} class="card-button" touch=${`hand:${card}`} name=${help.title} state=${help.text}
          help=${help} data-fly=${card}><${WitchCard} card=${card} /><//></span>`;
      })}
      <span class="wd-fan-card is-pile"><${Pile} ...${props} /></span>
    </div>
  </div>`;
}

// -- potions in progress ----------------------------------------------------------------------------------------------

/** How near a potion is: all there, a pair would do, or something is missing. @param {any} brew */
const nearness = (brew) =>
  brew.payable ? (brew.lacks.some((/** @type {number} */ one) => one > 0) ? "pairs" : "ready") : "missing";

/** @param {BoardProps} props */
export function Potions({ view, bottom, say }) {
  const own = view.owners[bottom].potions;
  return html`<div class=${`wd-fan wd-potions ${own.length >= MANY_POTIONS ? "is-many" : ""}`} role="group"
    aria-label=${say("witchdom-board-waiting", { count: own.length })} style=${{ "--cards": Math.max(own.length, 1) }}>
    <h2 class="wd-fan-title">${say("witchdom-board-group-waiting")}</h2>
    <div class="wd-fan-cards">
      ${own.length === 0 && html`<p class="wd-none">${say("witchdom-board-no-potions")}</p>`}
      ${own.map((card) => {
        const help = potionHelp(card, say);
        const text = `${help.text} ${brewText(view, card, say)}`;
        const brew = view.brews.find((one) => one.potion === card);
        const near = brew ? nearness(brew) : "missing";
        return html`<span class="wd-fan-card" key=${card}>
          <${Touchable} class="card-button wd-potion-button" touch=${`stock:${card}`} name=${help.title}
            state=${text} help=${text} data-fly=${card}>
          <${PotionCard} card=${card} />
          ${
            brew &&
            html`<span
              class=${`badge wd-near is-${near} ${brew.banner || brew.hands.length > 0 ? "" : "is-bannerless"}`}>
              ${
                near === "missing"
                  ? html`<b>−${brew.lacks.reduce((sum, one) => sum + one, 0)}</b>`
                  : html`<${Icon} name=${near === "pairs" ? art("pair") : "check"} />`
              }</span>`
          }
        <//></span>`;
      })}
    </div>
  </div>`;
}

// -- decisions that are no card ---------------------------------------------------------------------------------------

/** @type {Record<string, (move: Move) => string>} */
const PICTURES = { finish: () => "next", keep: () => "close", novices: (move) => art(String(move.facts.pair)) };

/** End the turn, keep things as they are, choose a pair of novices. @param {BoardProps} props */
export function Decisions({ mine, say }) {
  const { moves } = useContext(TouchContext);
  /** @param {Move} move @param {string} name */
  const show = (move, name) => {
    const pair = content.novice.filter((/** @type {any} */ one) => one.pair === move.facts.pair);
    return {
      class: "wd-decision",
      deed: true,
      icon: PICTURES[move.verb](move),
      help: say(`witchdom-board-${move.verb}-help`),
      // Of novices their sign and their cards say enough, and five pairs leave no room for more.
      children:
        pair.length > 0
          ? html`<span class="wd-couple">
              ${pair.map((/** @type {any} */ one) => html`<${WitchCard} key=${one.id} card=${one.id} />`)}</span>`
          : html`<span>${name}</span>`,
    };
  };
  return html`<${Plaques} class="wd-decisions" game="witchdom" show=${show}
    moves=${mine ? moves.value.filter((move) => move.verb in PICTURES) : []} />`;
}
