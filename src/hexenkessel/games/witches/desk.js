/** What lies before oneself: the decisions of the moment, the hand, and after the end the scores. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Card } from "../../web/kit/card.js";
import { Choices, Plaque, Plaques } from "../../web/kit/choices.js";
import { fitWords } from "../../web/kit/fit.js";
import { Icon } from "../../web/kit/icon.js";
import { GameSheet } from "../../web/kit/scores.js";
import { withoutRules } from "../../web/shell/rulebook.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { START_TILE, advantageName, art, cardHelp, cardOf, face, sortHand } from "./places.js";
import { POWERS } from "./seats.js";

/** @import { BoardProps, Move, Say, View } from "./view.d.ts" */

// -- decisions ----------------------------------------------------------------------------------------------------------------

/** What is touched elsewhere on the table and needs no plaque. */
const ELSEWHERE = /^(space|card|seat|die|pair):/;
/** What each of them shows, beside its words. @type {Record<string, (move: Move) => string>} */
const PICTURES = {
  choose: (move) => art(POWERS[String(move.facts.personality)]),
  begin: () => "cards",
  "go-on": () => "cards",
  stay: () => art("stay"),
  stop: () => art("stay"),
  wait: () => "hourglass",
  "turn-up": () => art("tile"),
  peek: () => art("eye"),
  tea: () => art("tea"),
  rest: () => art("tea"),
  roll: () => "dice",
  stand: () => art("stand"),
  finish: () => "check",
  lose: (move) => art(String(move.facts.tile)),
  done: () => "check",
  end: () => "next",
};

/** The parts of a chosen card that can be used now: its symbol, its advantage, its place in the Power of Three. @param {{ card: string, part: string, say: Say }} props */
function Part({ card, part, say }) {
  const { symbol, advantage } = cardOf(card);
  const use = part === "symbol" ? symbol : part === "three" ? "three" : advantage;
  const text = part === "advantage" ? advantageName(card, say) : say("witches-use", { use });
  return html`<${Plaque} class="tw-plaque is-part" deed touch=${part} name=${text} help=${say("witches-use.help", { use })}
    icon=${art(use)}><span class="fits" style=${fitWords(text)}>${text}</span><//>`;
}

/** @param {BoardProps} props */
export function Decisions({ view, say }) {
  const engine = useContext(TouchContext);
  const [first] = engine.path.value;
  const card = first?.startsWith("card:") ? first.slice(5) : null;
  const parts =
    card === null
      ? []
      : [...new Set(engine.moves.value.filter((move) => move.touches[0] === first).map((move) => move.touches[1]))];
  const usable = parts.filter((part) => part && !ELSEWHERE.test(part));
  const plaques = engine.moves.value.filter((move) => !ELSEWHERE.test(move.touches[0]));
  /** @param {Move} move @param {string} name */
  const show = (move, name) => {
    const enough = move.verb === "finish" && view.attempt !== null && view.attempt.total >= view.attempt.needed;
    const help = move.verb === "choose" ? say("witches-move-choose.help", move.facts) : undefined;
    const cups = move.verb === "tea" || move.verb === "rest";
    const chosen = move.verb === "choose" ? say("witches-personality", move.facts) : name;
    const text = enough ? say("witches-board-solve-it") : chosen;
    return {
      class: `tw-plaque is-${move.verb}`,
      deed: true,
      name: enough ? text : name,
      state: help,
      icon: PICTURES[move.verb]?.(move) ?? "check",
      children: html`<span>${cups ? say("witches-board-cups", { markers: Number(move.facts.markers) }) : text}
        ${help && html`<small>${withoutRules(help)}</small>`}</span>`,
    };
  };
  if (card !== null && usable.length > 0)
    return html`<${Choices} class="tw-decisions">
      ${usable.map((part) => html`<${Part} key=${`${card}:${part}`} card=${card} part=${part} say=${say} />`)}
      ${parts.some((part) => part?.startsWith("space:")) && html`<span class="tw-or">${say("witches-board-or-fly")}</span>`}
    <//>`;
  if (plaques.length === 0) return html`<div class="tw-decisions"></div>`;
  return html`<${Plaques} class="tw-decisions" game="witches" moves=${plaques} show=${show} />`;
}

// -- the hand -----------------------------------------------------------------------------------------------------------------

/** The start tile as long as it is unused; it is played like a card (TW-3.5). @param {View} view @returns {string[]} */
const startTile = (view) => {
  const tile = START_TILE[view.personalities[view.seat ?? 0] ?? ""];
  return tile && view.start_tiles[view.seat ?? 0] ? [tile] : [];
};

/** @param {BoardProps & { card: string }} props */
function HandCard({ card, say }) {
  const { name, symbol, advantage } = cardOf(card);
  const caption = advantageName(card, say);
  const does = [symbol && say("witches-use", { use: symbol }), advantage && caption];
  return html`<div class="tw-slot">
    <${Touchable} class="card-button" touch=${`card:${card}`} name=${say("witches-card", { card: name })}
      state=${does} help=${cardHelp(card, say)} data-fly=${card} data-from="draw-pile">
      <${Card} ...${face(card)} />
    <//>
    <span class="tw-caption" aria-hidden="true"><span class="fits" style=${fitWords(caption)}>${caption}</span></span>
  </div>`;
}

/** The draw pile, from which the hand comes (TW-17.1). @param {BoardProps} props */
function Pile({ view, say }) {
  const label = `${say("witches-thing-draw-pile")}: ${say("witches-cards", { cards: view.draw_pile })}`;
  return html`<div class="tw-pile" role="img" aria-label=${label} data-place="draw-pile">
    <${Card} face="down" figure=${art("hat")} /><span class="badge tw-pile-count" aria-hidden="true">${view.draw_pile}</span>
  </div>`;
}

/** @param {BoardProps} props */
function Hand(props) {
  const { view, say } = props;
  if (!view.hand) return html`<p class="tw-watching">${say("page-table-watching")}</p>`;
  const cards = [...startTile(view), ...sortHand(view.hand)];
  return html`<div class="tw-hand" role="group" aria-label=${say("witches-board-hand", { cards: view.hand.length })}
    style=${{ "--cards": cards.length }}>
    ${cards.map((card) => html`<${HandCard} key=${card} ...${props} card=${card} />`)}
    ${cards.length === 0 && html`<p class="tw-watching">${say("witches-board-no-cards")}</p>`}
  </div>`;
}

// -- the end ----------------------------------------------------------------------------------------------------------------

/** Where the points come from (TW-19.1), and above it how it ended. @param {BoardProps} props */
function Scores(props) {
  const { view, say } = props;
  const lost = view.won?.every((one) => !one);
  return html`<${GameSheet} class="tw-scores" game="witches" ...${props}>
    <p class=${`tw-ending ${lost ? "is-lost" : ""}`}>
      <${Icon} name=${lost ? art("cackle") : "crown"} /> ${say(`witches-ending-${view.ending}`)}</p>
  <//>`;
}

/** @param {BoardProps} props */
export function Desk(props) {
  if (props.view.over) return html`<div class="hand tw-desk is-over"><${Scores} ...${props} /></div>`;
  return html`<div class="hand tw-desk">
    <div class="tw-cards"><${Pile} ...${props} /><${Hand} ...${props} /></div>
    <${Decisions} ...${props} />
  </div>`;
}
