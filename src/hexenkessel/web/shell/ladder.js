/** The ladder: how strong the levels of bots are in a game, on one scale. A rung that is pressed is the level that one gets. */

import { html, signal, useRef } from "../vendor/hexenkessel-vendor.js";
import { Dialog } from "../kit/dialog.js";
import { say } from "./words.js";

/** @import { GameInfo, Rating } from "./types.js" */

/** A game, the level that was picked, and what to do with another. @typedef {{ game: GameInfo, level: string, onPick: (level: string) => void }} Asked */

const open = signal(/** @type {Asked | null} */ (null));

/** @param {Asked} asked */
export const openLadder = (asked) => {
  open.value = asked;
};

const close = () => {
  open.value = null;
};

/** Wins in so many games, as people say it. */
const SHARES = [
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];

/** What of these comes closest to the chance of somebody whose odds are doubled so many times. @param {number} times */
function shareOf(times) {
  const chance = 1 / (1 + 2 ** -times);
  const off = (/** @type {number[]} */ [wins, games]) => Math.abs(wins / games - chance);
  const [[wins, games]] = SHARES.toSorted((one, other) => off(one) - off(other));
  return { wins, games };
}

export function Ladder() {
  const shown = open.value;
  // The rungs stay while the dialog closes: the browser gives focus back only from within it.
  const last = useRef(shown);
  last.current = shown ?? last.current;
  return html`<${Dialog} open=${shown !== null} onClose=${close} heading=${say("page-ladder.heading")}
    closeLabel=${say("page-close")}>
    ${last.current && html`<${Rungs} ...${last.current} />`}
  <//>`;
}

/** @param {Asked} props */
function Rungs({ game, level, onPick }) {
  const { ladder, double } = game;
  const least = Math.min(...ladder.map(({ rating, within }) => rating - within));
  const most = Math.max(...ladder.map(({ rating, within }) => rating + within));
  /** @param {number} points */
  const share = (points) => (100 * points) / (most - least);
  /** @param {Rating} rung */
  const pick = (rung) => {
    onPick(rung.level);
    close();
  };
  return html`<div class="ladder">
    <p>${say("page-ladder.help", { game: say(`${game.id}-title`) })}</p>
    <ol class="rungs" reversed>
      ${ladder
        .map(
          (rung, at) => html`<li key=${rung.level}>
            <button type="button" class="row-button rung" data-level=${rung.level} aria-pressed=${String(rung.level === level)}
              onClick=${() => pick(rung)}>
              <b class="rung-name">${say(`shell-level-${rung.level}`)}</b>
              <span class="rung-rating">
                ${say("shell-rating", { rating: String(rung.rating), within: rung.within })}</span>
              <span class="rung-scale" aria-hidden="true">
                <span class="rung-within" style=${{
                  insetInlineStart: `${share(rung.rating - rung.within - least)}%`,
                  width: `${share(2 * rung.within)}%`,
                }}></span>
                <span class="rung-dot" style=${{ insetInlineStart: `${share(rung.rating - least)}%` }}></span>
              </span>
              <span class="rung-words">${
                at === 0
                  ? say("page-ladder-first")
                  : say("page-ladder-step", shareOf((rung.rating - ladder[at - 1].rating) / double))
              }</span>
            </button>
          </li>`,
        )
        .reverse()}
    </ol>
    <p class="dim">${say("page-ladder-scale", { points: double })}${game.net && ` ${say("page-ladder-net")}`}</p>
  </div>`;
}
