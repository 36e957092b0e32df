/** Puzzles of a game: the one of the day, all of them, and one to solve on the board. What was solved stays on the device. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { Panel } from "../kit/panel.js";
import { call } from "./api.js";
import { Bar } from "./bar.js";
import { loadGame } from "./games.js";
import { attempt } from "./notes.js";
import { Position, listenerFor, moveWords, reasonWords, sittersFor } from "./place.js";
import { go } from "./route.js";
import { say } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { Move } from "./types.js" */

/** @typedef {{ number: number, id: string, players: number, theme: string }} Listed */

/**
 * @typedef {Listed & { seat: number, view: import("./types.js").View, moves: Move[], solution: string, tempting: string, chance: number,
 *   ahead: number, doubt: number, reasons: import("./place.js").MoveReason[] }} Puzzle
 */

const KEY = "hexenkessel-puzzles";
const DAY = 86_400_000;

/**
 * Of this device: the puzzles that were solved, by game, and the days whose puzzle was.
 * @returns {{ solved: Record<string, (string | number)[]>, days: number[] }}
 */
function kept() {
  try {
    return { solved: {}, days: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { solved: {}, days: [] };
  }
}

/** The ids of those that were solved. @param {string} game */
const solvedOf = (game) => new Set(kept().solved[game] ?? []);

/**
 * Browsers have kept numbers, places in the list, before puzzles had ids: a number becomes an id when its list is seen.
 * @param {string} game @param {Listed[]} all
 */
function nameSolved(game, all) {
  const { solved, days } = kept();
  const own = (solved[game] ?? []).map((one) => (typeof one === "number" ? (all[one - 1]?.id ?? one) : one));
  if (own.length > 0) localStorage.setItem(KEY, JSON.stringify({ solved: { ...solved, [game]: own }, days }));
}

const today = () => Math.floor(Date.now() / DAY);

/** The same for everybody, and all of them one after the other. @param {number} count */
const ofTheDay = (count) => (today() % count) + 1;

/** @param {string} game @param {Listed} puzzle @param {number} count */
function keep(game, puzzle, count) {
  const { solved, days } = kept();
  const own = solvedOf(game).add(puzzle.id);
  const all = new Set(days);
  if (puzzle.number === ofTheDay(count)) all.add(today());
  localStorage.setItem(KEY, JSON.stringify({ solved: { ...solved, [game]: [...own] }, days: [...all] }));
}

/** Days in a row up to today, or up to yesterday while today's is still open. @param {number[]} days */
function streak(days) {
  const known = new Set(days);
  let day = known.has(today()) ? today() : today() - 1;
  let count = 0;
  while (known.has(day)) {
    count += 1;
    day -= 1;
  }
  return count;
}

/** @param {string} game @param {number | null} [number] */
export const openPuzzles = (game, number = null) => go(`/#puzzles/${game}${number ? `/${number}` : ""}`);

/** @param {{ game: string, number: number | null }} props */
export function Puzzles({ game: id, number }) {
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [all, setAll] = useState(/** @type {Listed[] | null} */ (null));
  useEffect(() => {
    attempt(async () => {
      setGame(await loadGame(id));
      /** @type {Listed[]} */
      const listed = await call("GET", `/api/games/${id}/puzzles`);
      nameSolved(id, listed);
      setAll(listed);
    });
  }, [id]);
  if (!game || !all) return html`<${Bar} />`;
  if (number) return html`<${Solve} key=${number} game=${game} number=${number} count=${all.length} />`;
  return html`<${List} game=${game} all=${all} />`;
}

/** @param {{ game: LoadedGame, all: Listed[] }} props */
function List({ game, all }) {
  const own = solvedOf(game.id);
  const daily = all.length > 0 ? all[ofTheDay(all.length) - 1] : null;
  return html`<div class="review">
    <${Bar}><h1 class="bar-title">${say("puzzle-title")}</h1><//>
    <main class="review-main">
      <h2 class="panel-heading">${say(`${game.id}-title`)}</h2>
      <p class="dim">${say(all.length > 0 ? "puzzle-title.help" : "puzzle-none")}</p>
      ${
        daily &&
        html`<${Panel} heading=${say("puzzle-daily")}>
          <p><b>${say(`puzzle-theme-${daily.theme}`)}</b> · ${say("puzzle-players", { players: daily.players })}</p>
          <p>${say(`puzzle-theme-${daily.theme}.task`)}</p>
          <p class="dim">${say("puzzle-streak", { days: streak(kept().days) })}</p>
          <div class="review-acts">
            <${Button} kind="act" icon=${own.has(daily.id) ? "check" : "hint"}
              onClick=${() => openPuzzles(game.id, daily.number)}>${say("puzzle-number", { number: daily.number })}<//>
          </div>
        <//>`
      }
      ${
        all.length > 0 &&
        html`<${Panel} heading=${say("puzzle-all")}
          aside=${say("puzzle-count", { solved: all.filter((one) => own.has(one.id)).length, all: all.length })}>
          <ol class="puzzle-list">
            ${all.map(
              (one) => html`<li>
                <button type="button" class="row-button review-line" onClick=${() => openPuzzles(game.id, one.number)}>
                  <span class="review-number">${one.number}</span>
                  <span>${say(`puzzle-theme-${one.theme}`)}</span>
                  <span class="grade is-best">${own.has(one.id) && html`<${Icon} name="check" />${say("puzzle-solved")}`}</span>
                  <span class="dim">${say("puzzle-players", { players: one.players })}</span>
                </button>
              </li>`,
            )}
          </ol>
        <//>`
      }
    </main>
  </div>`;
}

/** @param {{ game: LoadedGame, number: number, count: number }} props */
function Solve({ game, number, count }) {
  const [puzzle, setPuzzle] = useState(/** @type {Puzzle | null} */ (null));
  const [told, setTold] = useState("");
  const [solved, setSolved] = useState(false);
  useEffect(() => {
    attempt(async () => setPuzzle(await call("GET", `/api/games/${game.id}/puzzles/${number}`)));
  }, [number]);
  if (!puzzle) return html`<${Bar} />`;
  const people = sittersFor(puzzle.players);
  const listener = listenerFor(game, people, puzzle.seat);
  const best = say("puzzle-solution", { move: moveWords(listener, puzzle.solution) });
  /** @param {Move} move */
  const tried = (move) => {
    if (move.text !== puzzle.solution)
      return setTold(say(move.text === puzzle.tempting ? "puzzle-tempted" : "puzzle-wrong"));
    keep(game.id, puzzle, count);
    setSolved(true);
    return setTold(say("puzzle-right"));
  };
  const show = () => {
    setSolved(true);
    setTold(best);
  };
  const figures = {
    ahead: Math.max(1, Math.round(100 * puzzle.ahead)),
    doubt: Math.max(1, Math.round(100 * puzzle.doubt)),
  };
  const beside = html`<section class="panel review-place">
    <p><b>${say(`puzzle-theme-${puzzle.theme}`)}</b> · ${say("puzzle-players", { players: puzzle.players })}</p>
    <p>${say(`puzzle-theme-${puzzle.theme}.task`)}</p>
    ${
      solved &&
      html`<div class="review-solution" role="status">
          <p><b>${best}</b></p>
          <ul>${puzzle.reasons.map((reason) => html`<li>${reasonWords(listener, reason)}</li>`)}</ul>
          <p class="dim">${say("puzzle-sure", figures)}</p>
        </div>
        <${Button} kind="act" icon="next" onClick=${() => openPuzzles(game.id, (number % count) + 1)}>
          ${say("puzzle-next")}<//>`
    }
  </section>`;
  const acts = !solved && html`<${Button} icon="hint" wide onClick=${show}>${say("puzzle-show")}<//>`;
  return html`<${Position} ...${{ game, people, acts, beside, tried }} busy=${false} seat=${puzzle.seat} view=${puzzle.view}
    moves=${solved ? [] : puzzle.moves} shown=${solved ? puzzle.solution : null} title=${say("puzzle-title")}
    place=${say("puzzle-number", { number })} backLabel=${say("puzzle-back")} onBack=${() => openPuzzles(game.id)}
    status=${told || say(`${game.id}-ask-${puzzle.view.asks}.you`)} />`;
}
