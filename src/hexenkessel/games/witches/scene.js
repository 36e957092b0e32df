/** An attempt as a small scene: the problem, what it takes, the dice, what comes on top, how likely it is, how it ends. */

import { html, useContext, useEffect, useLayoutEffect, useRef, useState } from "../../web/vendor/hexenkessel-vendor.js";
import { Card } from "../../web/kit/card.js";
import { fitWords } from "../../web/kit/fit.js";
import { Icon } from "../../web/kit/icon.js";
import { moving } from "../../web/shell/settings.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { ProblemTile, tileWords } from "./map.js";
import { art, cardOf, face, spaceName } from "./places.js";

/** @import { BoardProps, Say, View } from "./view.d.ts" */
/** @import { Lying } from "./map.js" */
/** @typedef {NonNullable<View["attempt"]>} Attempt */
/** @typedef {{ kind: "solved" | "failed" | "away", attempt: Attempt, lying: Lying, seat: number }} Outcome */

const ROLL = 620;
const SHOWN = 2600;
/** Whoever goes away before the second roll, or with a card, has not failed (TW-13.3, TW-20.3). */
const AWAY = ["run-or-stay", "escape"];

/** How the last attempt ended, for a moment. @param {View} view @param {boolean} [back] it was taken back @returns {Outcome | null} */
export function useOutcome(view, back) {
  const last = useRef(view);
  const [outcome, setOutcome] = useState(/** @type {Outcome | null} */ (null));
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (view.attempt || back) return setOutcome(null);
    const { attempt, active: seat } = before;
    const lying = attempt && before.board[attempt.space];
    if (!lying || seat === null || view.turn < before.turn || view.turn > before.turn + 1) return;
    const count = (/** @type {View} */ at) => at.easy[seat].length + at.hard[seat].length;
    const kind = count(view) > count(before) ? "solved" : AWAY.includes(before.asks ?? "") ? "away" : "failed";
    setOutcome({ kind, attempt, lying, seat });
  }, [view]);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);
  return outcome;
}

// -- dice -------------------------------------------------------------------------------------------------------------------

/** Where the pips of a face lie, in ninths of the die. @type {Record<number, [number, number][]>} */
const PIPS = {
  2: [
    [2.3, 6.7],
    [6.7, 2.3],
  ],
  3: [
    [2.2, 6.8],
    [4.5, 4.5],
    [6.8, 2.2],
  ],
  4: [
    [2.3, 2.3],
    [6.7, 2.3],
    [2.3, 6.7],
    [6.7, 6.7],
  ],
  5: [
    [2.2, 2.2],
    [6.8, 2.2],
    [4.5, 4.5],
    [2.2, 6.8],
    [6.8, 6.8],
  ],
  6: [
    [2.4, 2.1],
    [6.6, 2.1],
    [2.4, 4.5],
    [6.6, 4.5],
    [2.4, 6.9],
    [6.6, 6.9],
  ],
};

/** @param {{ value: number }} props */
const DieFace = ({ value }) => html`<svg class="tw-die-face" viewBox="0 0 9 9" aria-hidden="true">
  <rect class="tw-die-body" x="0.2" y="0.2" width="8.6" height="8.6" rx="1.8" />
  ${
    value === 0
      ? html`<use class="tw-die-cackle" href=${art("cackle")} x="1.2" y="1.2" width="6.6"
      height="6.6" />`
      : PIPS[value].map(([x, y]) => html`<circle class="tw-pip" cx=${x} cy=${y} r="0.88" />`)
  }
</svg>`;

/** A die that has been rolled; with a card it can be rolled again. @param {{ at: number, value: number, say: Say }} props */
function Die({ at, value, say }) {
  const cube = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!moving()) return;
    const turn = at % 2 === 0 ? 1 : -1;
    cube.current?.animate(
      [
        { transform: `translate(${turn * -60}px, -46px) rotate(${turn * -560}deg) scale(0.7)`, opacity: 0.3 },
        { transform: `translate(${turn * 12}px, 5px) rotate(${turn * 24}deg)`, opacity: 1, offset: 0.72 },
        { transform: "none" },
      ],
      {
        id: "travel",
        duration: ROLL,
        delay: (at % 2) * 70,
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        fill: "backwards",
      },
    );
  }, [value]);
  return html`<${Touchable} class="tw-die" touch=${`die:${at + 1}`}
    name=${say("witches-board-die", { die: at + 1, face: value })}
    help=${{ title: say("witches-thing-dice"), text: say("witches-thing-dice.help") }}>
    <span class="tw-die-cube" ref=${cube}><${DieFace} value=${value} /></span>
  <//>`;
}

/** Two pairs, the second still to come. @param {{ dice: number[], say: Say }} props */
function Dice({ dice, say }) {
  const engine = useContext(TouchContext);
  return html`<div class="tw-dice">
    ${[0, 1].map(
      (pair) => html`<div class="tw-pair" key=${pair}>
      ${[0, 1].map((die) => {
        const at = pair * 2 + die;
        return dice.length > at
          ? html`<${Die} key=${at} at=${at} value=${dice[at]} say=${say} />`
          : html`<span class="tw-die is-waiting" key=${at} aria-hidden="true"></span>`;
      })}
      ${
        engine.open.value.has(`pair:${pair + 1}`) &&
        html`<${Touchable} class="tw-both" touch=${`pair:${pair + 1}`} name=${say("witches-board-both")}>
        ${say("witches-board-both")}<//>`
      }
    </div>`,
    )}
  </div>`;
}

// -- the scene ----------------------------------------------------------------------------------------------------------------

/** @param {number} mille */
const percent = (mille) => Math.round(mille / 10);

/** What is there so far against what it takes. @param {{ attempt: Attempt, say: Say }} props */
function Sum({ attempt, say }) {
  const { total, needed, symbols, bonus, hard_bonus } = attempt;
  const parts = [
    symbols > 0 && say("witches-board-from-symbols", { points: symbols }),
    bonus > 0 && say("witches-board-from-bonus", { points: bonus }),
    hard_bonus > 0 && say("witches-board-from-skill", { points: hard_bonus }),
  ].filter(Boolean);
  const share = Math.min(total / needed, 1);
  return html`<div class="tw-sum">
    <p class="tw-total"><b>${total}</b> <span>${say("witches-board-of-needed", { needed })}</span></p>
    <div class=${`tw-meter ${total >= needed ? "is-enough" : ""}`} style=${{ "--share": share }} aria-hidden="true">
      <span></span></div>
    ${parts.length > 0 && html`<p class="tw-parts">${parts.join(" · ")}</p>`}
  </div>`;
}

/** How likely it is, bare and with one's own cards. @param {{ chance: number, best: number | null, say: Say }} props */
function Chance({ chance, best, say }) {
  return html`<p class="tw-chance">
    <span>${say("witches-board-success")}</span> <b>${say("page-percent", { share: percent(chance) })}</b>
    ${
      best !== null &&
      best > chance &&
      html`<span class="tw-best">
        ${say("witches-board-with-cards", { percent: percent(best) })}</span>`
    }
  </p>`;
}

/** @param {{ lying: Lying, space: string, say: Say }} props */
const Head = ({ lying, space, say }) => {
  const title = say("witches-tile", { tile: lying.tile ?? "unknown" });
  return html`<div class="tw-scene-head">
    <svg class="tw-scene-tile" viewBox="-58 -66 116 126" aria-hidden="true"><${ProblemTile} lying=${lying} /></svg>
    <div class="tw-scene-words"><h2 class="tw-scene-title fits" style=${fitWords(title)}>${title}</h2>
      <p class="tw-scene-place">${spaceName(space, say)}</p></div>
  </div>`;
};

/** The cards that lie beside the dice until all is over. @param {{ cards: string[], say: Say }} props */
const Beside = ({ cards, say }) => html`<div class="tw-beside">
  ${cards.map(
    (card) => html`<${Card} key=${card} ...${face(card)}
      label=${say("witches-card", { card: cardOf(card).name })} />`,
  )}
</div>`;

/** In few words for whoever is asked something already. @param {{ outcome: Outcome, sitters: BoardProps["sitters"], mine: boolean, say: Say }} props */
function Verdict({ outcome, sitters, mine, say }) {
  const { kind, attempt, lying, seat } = outcome;
  return html`<section class=${`tw-scene is-${kind} ${mine ? "is-brief" : ""}`} aria-label=${say("witches-thing-attempt")}>
    <${Head} lying=${{ ...lying, tile: attempt.tile, face_up: true }} space=${attempt.space} say=${say} />
    <p class="tw-stamp"><${Icon}
        name=${kind === "solved" ? "check" : kind === "failed" ? art("cackle") : art("escape")} /> ${say(`witches-board-${kind}`)}</p>
    <p class="tw-scene-place">
      ${sitters[seat].name} · ${say("witches-board-reached", { total: attempt.total, needed: attempt.needed })}</p>
    ${kind === "failed" && html`<p class="tw-scene-help">${say("witches-tile.help", { tile: attempt.tile })}</p>`}
  </section>`;
}

/** Somebody stands before a problem, or is in the middle of it. @param {BoardProps & { outcome: Outcome | null }} props */
export function Scene({ view, sitters, outcome, mine, say }) {
  const attempt = /** @type {Attempt | null} */ (view.attempt);
  if (outcome && !attempt) return html`<${Verdict} ...${{ outcome, sitters, mine, say }} />`;
  const space = stagedSpace(view);
  if (!space) return null;
  const lying = /** @type {Lying} */ (view.board[space]);
  const shown = attempt ? { ...lying, tile: attempt.tile, face_up: true, needed: attempt.needed } : lying;
  const [chance, best] = attempt ? [attempt.chance, attempt.best_chance] : [lying.chance, lying.best_chance];
  const decided = attempt !== null && attempt.dice.length === 4;
  return html`<section class="tw-scene" data-keep aria-label=${say("witches-thing-attempt")}>
    <${Head} lying=${shown} space=${space} say=${say} />
    ${attempt && html`<${Dice} dice=${attempt.dice} say=${say} /><${Sum} attempt=${attempt} say=${say} />`}
    ${chance !== null && !(decided && best === chance) && html`<${Chance} chance=${chance} best=${best} say=${say} />`}
    ${attempt && attempt.cards.length > 0 && html`<${Beside} cards=${attempt.cards} say=${say} />`}
    <p class=${`tw-scene-help ${attempt ? "is-aside" : ""}`}>
      ${say("witches-tile.help", { tile: shown.tile ?? "unknown" })}</p>
  </section>`;
}

/** The space whose problem is faced just now. @param {View} view @returns {string | null} */
export function stagedSpace(view) {
  if (view.over) return null;
  if (view.attempt) return view.attempt.space;
  const here = view.active === null ? null : view.witches[view.active];
  return view.asks === "problem" && here && view.board[here] ? here : null;
}

/** So far what is told of a space stays away from it, in pixels. */
const ASIDE = 16;

/** What one points at on the map, in a line: name, what it takes, how likely it is. @param {BoardProps} props */
export function Preview({ view, say }) {
  const engine = useContext(TouchContext);
  const staged = stagedSpace(view);
  // In the middle of a scene only a way out matters.
  const looked = [engine.path.value.at(-1), staged ? null : engine.pointing.value];
  const pointed = looked.find((id) => id?.startsWith("space:"))?.slice(6);
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  const [low, setLow] = useState(false);
  // It lies above, unless that is where one points at.
  useLayoutEffect(() => {
    const frame = line.current?.parentElement?.getBoundingClientRect();
    const space = document.querySelector(`.tw-frame [data-touch="space:${CSS.escape(pointed ?? "")}"]`);
    if (!line.current || !frame || !space) return;
    const { left, top } = space.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = line.current;
    setLow(left < frame.left + offsetWidth + ASIDE && top < frame.top + offsetHeight + ASIDE);
  });
  if (!pointed || pointed === staged || view.over) return null;
  const lying = view.board[pointed];
  const best = lying?.best_chance ?? 0;
  const helped = best > (lying?.chance ?? 0) && say("witches-board-with-cards", { percent: percent(best) });
  return html`<p ref=${line} class=${`tw-preview ${low ? "is-low" : ""}`} aria-hidden="true"><b>${spaceName(pointed, say)}</b>
    ${lying && html`<span>${tileWords(lying, say)}${helped && ` (${helped})`}</span>`}
  </p>`;
}
