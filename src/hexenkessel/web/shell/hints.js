/**
 * Hints: what the best bot thinks of one's moves, and why. They stand beside the table, on narrow screens in the place of the
 * status line and, opened, in a sheet: nothing on the board moves for them. The things of a move are outlined while one points at it.
 */

import { html, useLayoutEffect, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { IconButton } from "../kit/button.js";
import { Dialog, usePassing } from "../kit/dialog.js";
import { Icon } from "../kit/icon.js";
import { Panel } from "../kit/panel.js";
import { attempt } from "./notes.js";
import { toldFacts } from "./story.js";
import { knows, say } from "./words.js";

/** @import { Touch } from "../touch.js" */
/** @import { Listener } from "./story.js" */
/** @import { Move, Side, Thought } from "./types.js" */

/** @typedef {{ thoughts: Thought[], position: string }} Hint */

const SHOWN = 3;

/** A move, if it says so by the names that things have just now. @param {Listener} listener @param {Move} move */
export function moveText(listener, { verb, facts, here }) {
  const key = `${listener.game.id}-move-${verb}`;
  if (here && knows(`${key}.here`)) return say(`${key}.here`, toldFacts(listener, { ...facts, ...here }));
  return say(key, toldFacts(listener, facts));
}

/** @param {Listener} listener @param {Thought["why"][number]} because */
function sentence(listener, { key, facts, move }) {
  const told = toldFacts(listener, facts);
  return say(key, move ? { ...told, move: moveText(listener, move) } : told);
}

/** The position as far as it is one's own affair: others who choose in secret don't change it. @param {Side} side */
const positionOf = (side) => JSON.stringify([side.moves, { ...side.view, deciding: null, sealed: null }]);

/**
 * The hint that was asked for, until the position changes for this seat.
 * @param {{ link: import("./link.js").Link, side: Side, mine: boolean, engine: Touch, game: string }} props
 */
export function useHint({ link, side, mine, engine, game }) {
  const [hint, setHint] = useState(/** @type {Hint | null} */ (null));
  const [pointed, point] = useState(/** @type {Thought | null} */ (null));
  const now = hint && positionOf(side) === hint.position ? hint : null;
  const outlined = now && (pointed ?? now.thoughts[0]);
  useLayoutEffect(() => {
    engine.hinted.value = new Set(outlined?.move.touches ?? []);
  }, [outlined]);
  const ask = () =>
    mine &&
    attempt(async () => {
      const position = positionOf(side);
      const { thoughts, alike } = await link.hint(/** @type {number} */ (side.seat));
      setHint({ thoughts: thoughts.slice(0, alike ? 1 : SHOWN), position });
      point(null);
    }, game);
  return { hint: now, ask, point, close: () => setHint(null) };
}

/** @typedef {{ listener: Listener, engine: Touch, hint: Hint | null, point: (thought: Thought | null) => void, close: () => void }} HintProps */

/** Beside the table. @param {HintProps} props */
export function HintPanel({ listener, engine, hint, point, close }) {
  return html`<div aria-live="polite">
    ${
      hint &&
      html`<${Panel} heading=${say("page-hint")} class="hints"
        aside=${html`<${IconButton} kind="quiet" icon="close" label=${say("page-close")} onClick=${close} />`}>
        <${Thoughts} listener=${listener} engine=${engine} hint=${hint} point=${point} />
      <//>`
    }
  </div>`;
}

/**
 * In the place of the status line; touched, it opens. What has no room there is read whole over what lies beside it, until
 * something else is touched.
 * @param {HintProps & { hint: Hint }} props
 */
export function HintLine({ listener, engine, hint, point, close }) {
  const [open, setOpen] = useState(false);
  const [brief, setBrief] = useState(/** @type {Hint | null} */ (null));
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  const [best] = hint.thoughts;
  const whole = brief !== hint;
  usePassing(line, whole && !open, () => setBrief(hint));
  useLayoutEffect(() => {
    if (line.current && whole) place(line.current, best.move.touches);
  }, [hint, whole]);
  return html`<div class=${`hint-line status is-yours ${whole ? "is-whole" : ""}`} role="status" ref=${line}>
      <button type="button" class="hint-open" onClick=${() => setOpen(true)}>
        <${Icon} name="hint" />
        <span class="hint-words">
          <b>${moveText(listener, best.move)}</b>
          <span class="hint-why">${best.why.map((because) => sentence(listener, because)).join(" ")}</span>
        </span>
      </button>
      <${IconButton} kind="quiet" icon="close" label=${say("page-close")} onClick=${close} />
    </div>
    <${Dialog} kind="sheet" passing open=${open} onClose=${() => setOpen(false)} heading=${say("page-hint")}
      closeLabel=${say("page-close")}>
      <${Thoughts} listener=${listener} engine=${engine} hint=${hint} point=${point} onChosen=${() => setOpen(false)} />
    <//>`;
}

const GAP = 4;
/** Weighs more than all else that can be touched: what the hint is about. */
const NAMED = 100;

/** It grows upwards or downwards, where it covers less of what can be touched. @param {HTMLElement} line @param {readonly string[]} touches */
function place(line, touches) {
  const row = /** @type {HTMLElement} */ (line.parentElement).getBoundingClientRect();
  const { height } = line.getBoundingClientRect();
  /** @param {number} top */
  const covered = (top) =>
    [...document.querySelectorAll("[data-touch]")].reduce((sum, thing) => {
      const box = thing.getBoundingClientRect();
      if (box.bottom <= top || box.top >= top + height || box.right <= row.left || box.left >= row.right) return sum;
      const named = touches.includes(/** @type {HTMLElement} */ (thing).dataset.touch ?? "");
      return sum + (named ? NAMED : Number(thing.classList.contains("can-act")));
    }, 0);
  const above = Math.min(row.top, Math.max(GAP, row.bottom - height));
  line.style.top = `${covered(row.top) < covered(above) ? 0 : above - row.top}px`;
}

/**
 * Best first; pointing outlines the things of a move, a click chooses it.
 * @param {{ listener: Listener, engine: Touch, hint: Hint, point: (thought: Thought | null) => void, onChosen?: () => void }} props
 */
function Thoughts({ listener, engine, hint, point, onChosen }) {
  /** @param {Thought} thought */
  const choose = (thought) => {
    engine.path.value = thought.move.touches;
    onChosen?.();
  };
  return html`<ol class="thoughts" aria-label=${say("page-thoughts")}>
    ${hint.thoughts.map(
      (thought, place) => html`<li key=${thought.move.code}>
        <button type="button" class="row-button thought" onClick=${() => choose(thought)}
          onPointerEnter=${() => point(thought)} onPointerLeave=${() => point(null)}
          onFocus=${() => point(thought)} onBlur=${() => point(null)}>
          <b>${moveText(listener, thought.move)}</b>
          <span class="thought-chance">${prospect(listener, thought, place)}</span>
          ${thought.why.map((because) => html`<span class="thought-why">${sentence(listener, because)}</span>`)}
        </button>
      </li>`,
    )}
  </ol>`;
}

/** What is expected of it: how often it wins, and with how many points. @param {Listener} listener @param {Thought} thought @param {number} place */
function prospect(listener, { chance, points, alike }, place) {
  if (alike && place > 0) return say("page-as-good");
  return say("page-prospect", { chance, points: points[listener.me ?? 0] });
}
