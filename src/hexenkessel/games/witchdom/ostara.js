/**
 * Ostara's turn as one can follow it: her tile, and line by line what it made her do and why (WD-13.9 to 13.23).
 * The whole tale is there at once; it is only shown step by step, and any key or touch shows the rest.
 */

import { html, useLayoutEffect, useRef, useState } from "../../web/vendor/hexenkessel-vendor.js";
import { Peek } from "../../web/kit/desk.js";
import { Icon } from "../../web/kit/icon.js";
import { moving } from "../../web/shell/settings.js";
import { INGREDIENTS, art, content, goalText, listed, tileOf, witchOf } from "./cards.js";
import { Token, WdCard } from "./draw.js";
import { ClanChips, clanVoice } from "./folk.js";

/** @import { BoardProps, Say, View } from "./view.d.ts" */
/** @typedef {NonNullable<View["ostara"]>} Her */
/** @typedef {Her["tale"][number]} Line */

const EACH = 650;
/** She is no seat: the last among the owners. */
export const OSTARA = 1;

/** How many lines of her tale are told so far. @param {View} view */
export function useTale(view) {
  const length = view.ostara?.tale.length ?? 0;
  const turn = length > 0 ? `${view.round}` : "";
  const last = useRef("");
  const [told, setTold] = useState(Infinity);
  useLayoutEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    setTold(turn && moving() ? 0 : Infinity);
  }, [turn]);
  useLayoutEffect(() => {
    if (told >= length) return;
    const all = () => setTold(Infinity);
    const timer = setTimeout(() => setTold(told + 1), EACH);
    addEventListener("pointerdown", all);
    addEventListener("keydown", all);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", all);
      removeEventListener("keydown", all);
    };
  }, [told, length]);
  return { turn, told };
}

// -- her tile ---------------------------------------------------------------------------------------------------------

/** @type {Record<string, string[]>} */
const GAINS = { "witch-or-potion": ["witch", "or", "potion"], "potion-or-witch": ["potion", "or", "witch"] };

/** @param {{ gain: string, say: Say }} props */
function Gain({ gain, say }) {
  return html`<span class="wd-gain">${(GAINS[gain] ?? [gain]).map((part) =>
    part === "or"
      ? html`<i key=${part}>${say("witchdom-board-or")}</i>`
      : html`<span class="wd-gain-sign" data-gain=${part} key=${part}>
        <${Icon}
          name=${part === "witch" ? "hat" : part === "potion" ? art("bottle") : part === "animal" ? art("owl") : art("leaf")} label=${say(`witchdom-board-gain-${part}`)} /></span>`,
  )}</span>`;
}

/** @type {Record<string, string>} */
const CRITERIA = { goal: art("light"), banner: art("flag"), points: "crown" };

/** Her tile, large: first what she gets, then how she chooses. @param {{ tile: string, say: Say }} props */
function Tile({ tile, say }) {
  const printed = tileOf(tile);
  return html`<div class="wd-tile" key=${tile}>
    <b class="wd-tile-name">${say("witchdom-tile", { tile })}</b>
    <span class="wd-gains">${printed.gains.map((gain, at) => html`<${Gain} key=${at} gain=${gain} say=${say} />`)}
    </span>
    ${
      printed.criteria.length > 0 &&
      html`<ol class="wd-criteria">
        ${printed.criteria.map(
          (name) => html`<li key=${name}>
            <${Icon} name=${CRITERIA[name]} /> ${say(`witchdom-board-criterion-${name}`)}</li>`,
        )}</ol>`
    }
  </div>`;
}

// -- her tale ---------------------------------------------------------------------------------------------------------

/** @param {Line} line @param {Say} say */
function lineText(line, say) {
  const [witch, potion, place] = [line.witches[0], line.potions[0], line.places[0]];
  const facts = {
    kind: line.kind ?? "",
    criterion: line.criterion ?? "",
    count: line.places.length,
    place: place ?? "",
    name: witch ? say("witchdom-card", { card: witch }) : potion ? say("witchdom-potion", { potion }) : "",
    goal: line.goal ? goalText(line.goal, say) : "",
    ingredient: line.ingredient ?? "",
  };
  if (line.deed === "criterion") return say(`witchdom-board-tale-${line.criterion}`, facts);
  if (line.deed === "token")
    return say(potion ? "witchdom-board-tale-token" : "witchdom-board-tale-token-first", facts);
  if (line.deed === "animal")
    return say("witchdom-board-tale-animal", { ...facts, animal: witchOf(witch).animal ?? "" });
  if (line.deed === "brew") {
    const paid = INGREDIENTS.flatMap((kind, at) => Array.from({ length: line.tokens[at] }, () => kind));
    return say("witchdom-board-tale-brew", { potion, card: witch, things: listed(paid, say) });
  }
  return say(`witchdom-board-tale-${line.deed}`, facts);
}

/** @type {Record<string, string>} */
const MARKS = {
  ignored: "minus",
  top: "arrow",
  card: "check",
  "no-card": "close",
  animal: "check",
  "no-animal": "minus",
  token: "plus",
  brew: "cauldron",
  kind: "help",
};

/** @param {{ line: Line, say: Say }} props */
function TaleLine({ line, say }) {
  const cards = [...line.witches, ...line.potions];
  const mark = line.deed === "criterion" ? CRITERIA[line.criterion ?? ""] : MARKS[line.deed];
  return html`<li class=${`wd-tale-line is-${line.deed}`}>
    <span class="wd-tale-mark"><${Icon} name=${mark} /></span>
    <span class="wd-tale-text">${lineText(line, say)}</span>
    <span class="wd-tale-things">
      ${line.ingredient && html`<${Token} name=${line.ingredient} />`}
      ${line.deed === "animal" && html`<${Token} name=${witchOf(line.witches[0]).animal ?? ""} />`}
      ${
        line.deed !== "token" &&
        line.deed !== "animal" &&
        cards.map(
          (card) => html`<${WdCard} key=${card}
          card=${card} />`,
        )
      }
    </span>
  </li>`;
}

/** Rounds as beads in three strings of five (WD-13.5). @param {BoardProps} props */
function Rounds({ view, say }) {
  const { rounds, stages } = content.solo;
  const stage = Math.min(Math.ceil((view.round * stages) / rounds), stages);
  return html`<span class="wd-rounds" role="img"
    aria-label=${say("witchdom-board-stage", { stage, round: view.round, rounds })}>
    ${Array.from(
      { length: rounds },
      (_, at) => html`<i key=${at}
        class=${at + 1 < view.round ? "is-past" : at + 1 === view.round ? "is-now" : ""}
        data-stage-start=${at % (rounds / stages) === 0 ? "" : undefined}></i>`,
    )}
  </span>`;
}

/** @param {BoardProps & { told: number, open: boolean, onOpen: (owner: number) => void, onGo?: () => void }} props */
export function Ostara(props) {
  const { view, told, open, onOpen, onGo, say } = props;
  const { level, tile, tale, used, left } = /** @type {Her} */ (view.ostara);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (told !== Infinity) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [told]);
  return html`<section class="wd-ostara" aria-label=${say("witchdom-board-ostara")}>
    <${Peek} class="wd-ostara-head" spot=${`owner:${OSTARA}`} data-place=${`owner:${OSTARA}`}
      name=${say("witchdom-board-ostara")} open=${open} onOpen=${() => onOpen(OSTARA)}
      state=${`${say(`witchdom-board-level-${level}`)}, ${clanVoice({ ...props, owner: OSTARA })}`}>
      <span class="wd-ostara-face"><${Icon} name=${art("ostara")} /></span>
      <span class="wd-ostara-words"><b>${say("witchdom-board-ostara")}</b><span>${say(`witchdom-board-level-${level}`)}
        </span></span>
      <b class="wd-clan-points"><${Icon} name="crown" /> ${view.owners[OSTARA].points}</b>
      <${ClanChips} ...${props} owner=${OSTARA} />
    <//>
    <div class="wd-ostara-round"><${Rounds} ...${props} />
      <span title=${used.map((/** @type {string} */ one) => say("witchdom-tile", { tile: one })).join(", ")}>
        ${say("witchdom-board-tiles-left", { count: left })}</span></div>
    ${tile && html`<${Tile} tile=${tile} say=${say} />`}
    <ol class="wd-tale" ref=${list} tabindex="0" aria-label=${say("witchdom-board-tale")}>
      ${tale.slice(0, told).map(
        (/** @type {Line} */ line, /** @type {number} */ at) => html`<${TaleLine}
          key=${`${view.round}.${at}`} line=${line} say=${say} />`,
      )}
    </ol>
    ${
      onGo &&
      html`<button type="button" class="button is-plain wd-go-on" data-spot="go-on" onClick=${onGo}>
        <${Icon} name="next" /> <span>${say("witchdom-board-go-on")}</span></button>`
    }
  </section>`;
}
