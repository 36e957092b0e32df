/** The clans: a compact strip for every other player, and a whole clan laid open when somebody looks into it. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Button } from "../../web/kit/button.js";
import { counts } from "../../web/kit/counts.js";
import { DeskHead, Group, Peek } from "../../web/kit/desk.js";
import { joined } from "../../web/kit/joined.js";
import { Seated, tally, turnOf } from "../../web/kit/seats.js";
import { Touchable } from "../../web/touch.js";
import { ANIMALS, INGREDIENTS, TOOLS, art, goalOf, potionHelp, potionOf, witchHelp } from "./cards.js";
import { Banner, Token, WdCard } from "./draw.js";
import { GoalSign } from "./goals.js";
import { ownerOf, showHands } from "./people.js";

/** @import { BoardProps } from "./view.d.ts" */
/** @typedef {BoardProps & { owner: number }} OwnerProps */

// -- strips -----------------------------------------------------------------------------------------------------------

/** @param {OwnerProps} props */
export function clanVoice(props) {
  const { view, owner, say } = props;
  const one = view.owners[owner];
  return joined([
    props.sitters[owner]?.botLabel,
    say("witchdom-board-points", { points: one.points }),
    say("witchdom-board-brewed", { count: one.clan.potions.length }),
    say("witchdom-board-waiting", { count: one.potions.length }),
    say("witchdom-board-in-hand", { count: one.hand.length }),
    INGREDIENTS.flatMap((kind, at) =>
      one.ingredients[at] > 0 ? [`${one.ingredients[at]} × ${say(`witchdom-ingredient-${kind}`)}`] : [],
    ).join(", "),
    view.turn === owner && !view.over && !view.ostara && say("witchdom-board-turn"),
  ]);
}

/** Ingredients as a row of five. @param {OwnerProps} props */
function Tokens({ view, owner }) {
  return html`<span class="wd-strip-tokens">
    ${INGREDIENTS.map((kind, at) => {
      const count = view.owners[owner].ingredients[at];
      return html`<span key=${kind} class=${count > 0 ? "" : "is-none"}><${Token} name=${kind} /><b>${count}</b>
      </span>`;
    })}
  </span>`;
}

/** What is brewed, and which tools and animals are in the clan. @param {OwnerProps} props */
export function ClanChips({ view, owner }) {
  const { clan } = view.owners[owner];
  return html`<span class="wd-strip-clan">
    ${clan.potions.map((card) => html`<${Banner} key=${card} colour=${potionOf(card).colour} />`)}
    ${counts(clan.tools, TOOLS).map(({ kind }) => html`<${Token} key=${kind} name=${kind} />`)}
    ${clan.animals.map((kind) => html`<${Token} key=${kind} name=${kind} />`)}
  </span>`;
}

/** What is still in progress: potions, tools and animals that wait. @param {OwnerProps} props */
function StockChips({ view, owner }) {
  const { potions, tools, animals } = view.owners[owner];
  return html`<span class="wd-strip-clan is-waiting">
    ${potions.map((card) => html`<${Banner} key=${card} colour=${potionOf(card).colour} />`)}
    ${counts(tools, TOOLS).map(({ kind }) => html`<${Token} key=${kind} name=${kind} />`)}
    ${counts(animals, ANIMALS).map(({ kind }) => html`<${Token} key=${kind} name=${kind} />`)}
  </span>`;
}

/** @param {OwnerProps & { open: boolean, onOpen: (owner: number) => void }} props */
function Strip(props) {
  const { view, owner, open, onOpen, say } = props;
  const sitter = ownerOf(props, owner);
  const one = view.owners[owner];
  const facts = [
    tally("crown", one.points),
    tally("cards", one.hand.length + one.pile.length),
    tally(art("bottle"), one.clan.potions.length),
  ];
  return html`<${Peek} class=${`plate wd-strip ${turnOf(view, sitter) ? "is-now" : ""}`} spot=${`owner:${owner}`}
    data-place=${`owner:${owner}`} data-seat=${sitter.seat + 1}
    name=${sitter.name} state=${clanVoice(props)} open=${open} onOpen=${() => onOpen(owner)}>
    <${Seated} view=${view} sitter=${sitter} facts=${facts} say=${say} />
    <${Tokens} ...${props} />
    <span class="wd-strip-rows"><${ClanChips} ...${props} /><${StockChips} ...${props} /></span>
  <//>`;
}

/** All but oneself, in turn order. @param {BoardProps & { looked: number | null, onOpen: (owner: number) => void }} props */
export function Folk(props) {
  const { view, sitters, bottom, looked } = props;
  const own = view.seat === null ? -1 : bottom;
  const owners = view.owners.map((_, turn) => (turn < sitters.length ? (bottom + turn) % sitters.length : turn));
  const shown = owners.filter((owner) => owner !== own);
  return html`<div class=${`wd-folk ${shown.length > 3 ? "is-crowd" : ""}`} style=${{ "--folk": shown.length }}>
    ${shown.map(
      (owner) => html`<${Strip} key=${owner} ...${props} owner=${owner}
        open=${looked === owner} />`,
    )}
  </div>`;
}

// -- a clan laid open -------------------------------------------------------------------------------------------------

/** A card to look at. @param {{ card: string, owner: number, say: import("../../web/shell/types.js").Say }} props */
function Seen({ card, owner, say }) {
  const help = potionOf(card) ? potionHelp(card, say) : witchHelp(card, say);
  return html`<${Touchable} class="card-button wd-seen" touch=${`look:${owner}:${card}`} name=${help.title}
    state=${help.text} help=${help}><${WdCard} card=${card} /><//>`;
}

/** @param {OwnerProps & { things: string[], kinds: string[], word: string }} props */
function Kinds({ things, kinds, word, say }) {
  if (things.length === 0) return html`<span class="wd-none">${say("witchdom-board-none")}</span>`;
  return counts(things, kinds).map(
    ({ kind, count }) =>
      html`<span key=${kind} class="wd-thing"><${Token} name=${kind} />
        <span>${say(`witchdom-${word}-${kind}`)}${count > 1 ? ` × ${count}` : ""}</span></span>`,
  );
}

/** Somebody's hand: how many cards, and face up for whoever wants to see them (WD-14.5). @param {OwnerProps} props */
function OpenHand({ view, owner, say }) {
  const { hand } = view.owners[owner];
  const shown = showHands.value;
  return html`<${Group} title=${say("witchdom-board-group-hand")}>
    <${Button} kind="quiet" icon="cards" onClick=${() => (showHands.value = !shown)}>
      ${say(shown ? "witchdom-board-hide-hands" : "witchdom-board-show-hands")}<//>
    ${
      shown
        ? hand.map((card) => html`<${Seen} key=${card} card=${card} owner=${owner} say=${say} />`)
        : html`<span class="wd-thing">${say("witchdom-board-in-hand", { count: hand.length })}</span>`
    }
  <//>`;
}

/** @param {OwnerProps & { onClose: () => void }} props */
export function ClanView(props) {
  const { view, owner, onClose, say } = props;
  const one = view.owners[owner];
  const goals = view.goals.filter((goal) => goal.owner === owner);
  const none = html`<span class="wd-none">${say("witchdom-board-none")}</span>`;
  const ostara = owner >= props.sitters.length;
  /** @param {string[]} cards */
  const cards = (cards) =>
    cards.length > 0 ? cards.map((card) => html`<${Seen} key=${card} card=${card} owner=${owner} say=${say} />`) : none;
  return html`<div class="wd-clan-view">
    <${DeskHead} title=${say("witchdom-board-clan-of", { name: ownerOf(props, owner).name, points: one.points })}
      onClose=${onClose} say=${say} />
    <div class="wd-groups">
      <${Group} title=${say("witchdom-board-group-brewed")}>
        ${one.clan.potions.length === 0 && none}
        ${one.clan.potions.map(
          (potion, at) => html`<span class="wd-couple"
            key=${potion}><${Seen} card=${one.clan.witches[at]} owner=${owner} say=${say} />
            <${Seen} card=${potion} owner=${owner} say=${say} /></span>`,
        )}
      <//>
      <${Group} title=${say("witchdom-board-group-waiting")}>${cards(one.potions)}<//>
      ${ostara && html`<${Group} title=${say("witchdom-board-group-her-witches")}>${cards(one.hand)}<//>`}
      ${!ostara && owner !== view.seat && html`<${OpenHand} ...${props} />`}
      ${one.pile.length > 0 && html`<${Group} title=${say("witchdom-board-group-pile")}>${cards(one.pile)}<//>`}
      <${Group} title=${say("witchdom-board-group-tools")}>
        <${Kinds} ...${props} things=${one.clan.tools} kinds=${TOOLS} word="tool" /><//>
      ${
        one.tools.length > 0 &&
        html`<${Group} title=${say("witchdom-board-group-stock-tools")}>
          <${Kinds} ...${props} things=${one.tools} kinds=${TOOLS} word="tool" /><//>`
      }
      ${
        one.clan.animals.length > 0 &&
        html`<${Group} title=${say("witchdom-board-group-animals")}>
          <${Kinds} ...${props} things=${one.clan.animals} kinds=${ANIMALS} word="animal" /><//>`
      }
      ${
        one.animals.length > 0 &&
        html`<${Group} title=${say("witchdom-board-group-stock-animals")}>
          <${Kinds} ...${props} things=${one.animals} kinds=${ANIMALS} word="animal" /><//>`
      }
      ${
        goals.length > 0 &&
        html`<${Group} title=${say("witchdom-board-goals")}>
          ${goals.map(
            (goal) => html`<span key=${goal.goal} class="wd-thing">
              <${GoalSign} goal=${goalOf(goal.goal)} />
              <span>${say("witchdom-goal", { goal: goalOf(goal.goal).name })} · ${goalOf(goal.goal).points}
              </span></span>`,
          )}<//>`
      }
    </div>
  </div>`;
}
