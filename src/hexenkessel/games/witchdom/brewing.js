/**
 * The cauldron: for the potion one thinks of, what is there, what is missing and what a pair could replace (WD-5 to WD-7);
 * and the payment, one requirement after the other.
 */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Plaques } from "../../web/kit/choices.js";
import { Icon } from "../../web/kit/icon.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { INGREDIENTS, REQUIREMENTS, TOOLS, needName, potionOf } from "./cards.js";
import { Banner, PotionCard, Token } from "./draw.js";

/** @import { BoardProps, Move, Say, View } from "./view.d.ts" */
/** @typedef {View["brews"][number]} Brew */

/** The potion that is chosen or pointed at, of one's own or an open one; else the one that is nearest to the cauldron. @param {View} view */
export function useThought(view) {
  const engine = useContext(TouchContext);
  const [kind, name] = (engine.path.value[0] ?? engine.pointing.value ?? "").split(":");
  const brews = view.brews;
  const row = ["mountains", "forest", "lake"].indexOf(name);
  const potion = kind === "stock" ? name : kind === "potion" && row >= 0 ? view.rows[row].potion : null;
  const missing = (/** @type {Brew} */ brew) =>
    brew.lacks.reduce((sum, one) => sum + one, 0) + (brew.payable ? 0 : 10) + (brew.banner ? 0 : 2);
  const own = brews.filter((brew) => brew.owned).toSorted((one, other) => missing(one) - missing(other));
  return brews.find((brew) => brew.potion === potion) ?? own[0] ?? null;
}

/** Every requirement and whether it is met. @param {Brew} brew */
function ledger(brew) {
  const left = [...brew.lacks];
  // What is missing stands behind what is there.
  return potionOf(brew.potion)
    .needs.toReversed()
    .map((name) => ({ name, met: left[REQUIREMENTS.indexOf(name)]-- <= 0 }))
    .toReversed();
}

/** @param {Brew} brew @param {Say} say */
function verdict(brew, say) {
  const missing = ledger(brew)
    .filter(({ met }) => !met)
    .map(({ name }) => needName(name, say));
  if (missing.length === 0) return say("witchdom-board-all-there");
  const key = brew.payable ? "witchdom-board-pairs-do" : "witchdom-board-missing";
  return say(key, { things: missing.join(", "), count: missing.length });
}

/** More than these one finds faster by their colours. */
const MOST_NAMES = 3;

/** @param {View} view @param {Brew} brew @param {Say} say */
function bannerText(view, brew, say) {
  if (brew.banner) return say(`witchdom-board-banner-${brew.payable ? "active" : "fits"}`, { card: view.active });
  const names = brew.hands.map((card) => say("witchdom-card", { card }));
  if (names.length > MOST_NAMES) return say("witchdom-board-banner-hands", { count: names.length });
  if (names.length > 0) return say("witchdom-board-banner-hand", { names: names.join(", ") });
  return say("witchdom-board-banner-none", { colour: potionOf(brew.potion).colour });
}

/** In words, for the help of a potion. @param {View} view @param {string} potion @param {Say} say */
export function brewText(view, potion, say) {
  const brew = view.brews.find((one) => one.potion === potion);
  return brew ? `${verdict(brew, say)} ${bannerText(view, brew, say)}` : "";
}

/** @param {{ name: string, met: boolean }} props */
const Need = ({ name, met }) =>
  html`<span class=${`wd-line-need ${met ? "is-met" : "is-missing"}`}><${Token} name=${name} />
    <${Icon} name=${met ? "check" : "minus"} /></span>`;

/** What there is to pay with, and who could brew: two things, each of which is so or not yet. @param {{ good: boolean, children?: any }} props */
const Verdict = ({ good, children }) =>
  html`<span class=${good ? "wd-verdict-part is-good" : "wd-verdict-part"}>
    <${Icon} name=${good ? "check" : "hourglass"} />${children}</span>`;

/** @param {BoardProps} props */
export function Cauldron(props) {
  const { view, say } = props;
  const brew = useThought(view);
  if (!brew) return null;
  const ready = brew.payable && (brew.banner || brew.hands.length > 0);
  const pairs = INGREDIENTS.flatMap((kind, at) =>
    Array.from({ length: brew.pairs[at] }, (_, copy) => ({ kind, copy })),
  );
  const lacking = brew.lacks.some((count) => count > 0);
  const text = `${say("witchdom-potion", { potion: brew.potion })}: ${verdict(brew, say)} ${bannerText(view, brew, say)}`;
  return html`<div class="wd-brew">
    <${Touchable} class=${`wd-cauldron ${brew.payable && brew.banner ? "is-hot" : ""}`} touch="cauldron"
      name=${say("witchdom-board-cauldron")} state=${text}
      help=${[text, say("witchdom-board-cauldron-help")]}>
      <${Icon} name="cauldron" /><span>${say("witchdom-board-brew")}</span>
    <//>
    <div class="wd-ledger" aria-hidden="true">
      <b class="wd-ledger-name">
        <${Banner} colour=${potionOf(brew.potion).colour} /> ${say("witchdom-potion", { potion: brew.potion })}
        ${!brew.owned && html` <small>${say("witchdom-board-on-display")}</small>`}</b>
      <span class="wd-ledger-needs">
        ${ledger(brew).map((need, at) => html`<${Need} key=${at} ...${need} />`)}
        ${
          lacking &&
          pairs.length > 0 &&
          html`<span class="wd-pairs"><span>${say("witchdom-board-instead")}</span>
            ${pairs.map(
              ({ kind, copy }) => html`<span class="wd-pair" key=${`${kind}${copy}`}><${Token} name=${kind} />
                <${Token} name=${kind} /></span>`,
            )}</span>`
        }
      </span>
      <span class=${`wd-verdict ${ready ? "is-ready" : ""}`}>
        <${Verdict} good=${brew.payable}>${verdict(brew, say)}<//>
        <${Verdict} good=${brew.banner || brew.hands.length > 0}>${bannerText(view, brew, say)}<//>
      </span>
    </div>
  </div>`;
}

// -- paying -----------------------------------------------------------------------------------------------------------

const WAYS = new Set(["pay", "replace", "bring", "reuse"]);

/** What a way of paying hands over, as things. @param {Move} move @param {string} need */
function handedOver(move, need) {
  if (move.verb === "replace") return [String(move.facts.ingredient), String(move.facts.ingredient)];
  if (move.verb === "bring") return [String(move.facts.tool)];
  return [need];
}

/** The requirements as a row of steps, and the ways to meet the one that is due. @param {BoardProps & { paying: NonNullable<View["paying"]> }} props */
export function Payment({ paying, mine, say }) {
  const moves = useContext(TouchContext).moves.value;
  const { potion, step, requirement, tokens, tools } = paying;
  const settled = [
    ...INGREDIENTS.flatMap((kind, at) => Array.from({ length: tokens[at] }, () => kind)),
    ...TOOLS.flatMap((kind, at) => Array.from({ length: tools[at] }, () => kind)),
  ];
  return html`<div class="wd-payment">
    <span class="wd-payment-card"><${PotionCard} card=${potion} /></span>
    <div class="wd-payment-words">
      <b class="wd-ledger-name">${say("witchdom-board-pay-for", { potion, requirement })}</b>
      <ol class="wd-steps">
        ${potionOf(potion).needs.map(
          (name, at) => html`<li key=${at} class=${at < step ? "is-done" : at === step ? "is-due" : ""}
            aria-current=${at === step ? "step" : undefined}>
          <${Token} name=${name} />${at < step && html`<${Icon} name="check" />`}
          <span class="unseen">${needName(name, say)}</span>
        </li>`,
        )}
      </ol>
      ${
        settled.length > 0 &&
        html`<span class="wd-settled">
          ${say("witchdom-board-settled")} ${settled.map(
            (name, at) => html`<${Token} key=${at}
              name=${name} />`,
          )}</span>`
      }
    </div>
    <${Plaques} class="wd-ways" game="witchdom" moves=${mine ? moves.filter(({ verb }) => WAYS.has(verb)) : []}
      show=${(/** @type {Move} */ move) => ({
        class: "wd-way",
        deed: true,
        help: say(`witchdom-board-way-${move.verb}`),
        children: html`<span class="wd-way-things">
            ${handedOver(move, requirement).map((thing, at) => html`<${Token} key=${at} name=${thing} />`)}</span>
          <span>${say(`witchdom-board-way-${move.verb}.short`, move.facts)}</span>`,
      })} />
  </div>`;
}
