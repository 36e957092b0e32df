/** Statistics of one's own: how one's games on this server ended, over time, by game and number of players. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { Panel } from "../kit/panel.js";
import { call } from "./api.js";
import { Bar, Choice } from "./bar.js";
import { attempt } from "./notes.js";
import { go, replayPath } from "./route.js";
import { lang, learn, say } from "./words.js";

/**
 * @typedef {object} Result
 * @property {string} table
 * @property {number} at seconds since 1970
 * @property {string} game
 * @property {number} players
 * @property {number} place 0 where nobody was ranked
 * @property {boolean} won
 * @property {number} points
 * @property {number | null} accuracy percent, once the game was reviewed
 */

const WIDTH = 340;
const HEIGHT = 150;
const EDGE = { left: 58, right: 10, top: 12, bottom: 12 };
/** The line goes through the mean of so many games. */
const AROUND = 5;
const LATEST = 12;

/** From 0, the last, to 1, the first; alone or together it is lost or won. @param {Result} result */
const merit = ({ place, players, won }) =>
  place === 0 || players < 2 ? Number(won) : (players - Math.min(place, players)) / (players - 1);

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** @param {Result[]} results */
function figures(results) {
  const ranked = results.filter(({ place }) => place > 0);
  const judged = results.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  const number = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 });
  return {
    games: results.length,
    wins: results.filter(({ won }) => won).length,
    place: ranked.length > 0 ? number.format(mean(ranked.map(({ place }) => place))) : "–",
    most: Math.max(...results.map(({ points }) => points)),
    accuracy: judged.length > 0 ? say("page-percent", { share: Math.round(mean(judged)) }) : "–",
  };
}

export function Statistics() {
  const [results, setResults] = useState(/** @type {Result[] | null} */ (null));
  const load = () =>
    attempt(async () => {
      const told = /** @type {Result[]} */ (await call("GET", "/api/guest/results"));
      await Promise.all([...new Set(told.map(({ game }) => game))].map((game) => learn(game)));
      setResults(told);
    });
  useEffect(() => {
    load();
  }, []);
  return html`<${Bar} />
    <main class="home-main statistics">
      <h1 class="panel-heading">${say("page-statistics")}</h1>
      ${results && (results.length > 0 ? html`<${Told} results=${results} onChange=${load} />` : html`<p>${say("page-statistics-none")}</p>`)}
    </main>`;
}

/** @param {{ results: Result[], onChange: () => void }} props */
function Told({ results, onChange }) {
  const [game, setGame] = useState("");
  const [players, setPlayers] = useState(0);
  const games = [...new Set(results.map((one) => one.game))];
  const counts = [...new Set(results.filter((one) => !game || one.game === game).map((one) => one.players))].sort();
  const shown = results.filter((one) => (!game || one.game === game) && (!players || one.players === players));
  /** @param {string} picked */
  const pickGame = (picked) => {
    setGame(picked);
    setPlayers(0);
  };
  return html`<div class="statistics-choices">
      <${Choice} label=${say("page-statistics-game")} value=${game} onPick=${pickGame}
        choices=${[{ value: "", label: say("page-statistics-all") }, ...games.map((id) => ({ value: id, label: say(`${id}-title`) }))]} />
      <${Choice} label=${say("page-statistics-players")} value=${players} onPick=${setPlayers}
        choices=${[{ value: 0, label: say("page-statistics-all") }, ...counts.map((count) => ({ value: count, label: String(count) }))]} />
    </div>
    <${Figures} results=${shown} />
    <${Course} results=${shown} />
    <${ByGame} results=${shown} />
    <${Latest} results=${shown} />
    <${OwnResults} onChange=${onChange} />`;
}

/** @param {{ results: Result[] }} props */
function Figures({ results }) {
  const { games, wins, place, accuracy } = figures(results);
  const told = { games, wins, place, accuracy };
  return html`<dl class="statistics-figures">
    ${Object.entries(told).map(
      ([name, value]) => html`<div><dt>${say(`page-statistics-${name}`)}</dt><dd class="display">${value}</dd></div>`,
    )}
  </dl>`;
}

/** Every game a dot, high where one came first, and the mean of the last games as a line. @param {{ results: Result[] }} props */
function Course({ results }) {
  const course = results.toReversed();
  const x = (/** @type {number} */ at) =>
    EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * (course.length === 1 ? 1 : at)) / Math.max(course.length - 1, 1);
  const y = (/** @type {number} */ share) => EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - share);
  const merits = course.map(merit);
  const means = merits.map((_, at) => mean(merits.slice(Math.max(0, at - AROUND + 1), at + 1)));
  const judged = course.flatMap(({ accuracy }, at) => (accuracy === null ? [] : [{ at, share: accuracy / 100 }]));
  const path = (/** @type {{ at: number, share: number }[]} */ points) =>
    points.map(({ at, share }, n) => `${n ? "L" : "M"}${x(at)} ${y(share)}`).join("");
  const told = figures(results);
  return html`<${Panel} heading=${say("page-statistics-course")}>
    <figure class="race">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img"
        aria-label=${say("page-statistics-label", { games: told.games, wins: told.wins })}>
        ${[1, 0.5, 0].map((share) => html`<line class="race-grid" x1=${EDGE.left} x2=${WIDTH - EDGE.right} y1=${y(share)} y2=${y(share)} />`)}
        <text class="race-scale" x=${EDGE.left - 6} y=${y(1) + 5} text-anchor="end">${say("page-statistics-first")}</text>
        <text class="race-scale" x=${EDGE.left - 6} y=${y(0) + 5} text-anchor="end">${say("page-statistics-last")}</text>
        <path class="statistics-mean" d=${path(means.map((share, at) => ({ at, share })))} />
        ${judged.length > 0 && html`<path class="statistics-accuracy" d=${path(judged)} />`}
        ${merits.map(
          (share, at) => html`<circle class=${course[at].won ? "is-won" : ""} cx=${x(at)} cy=${y(share)} r="4.5" />`,
        )}
      </svg>
      <figcaption class="dim">${say("page-statistics-course.help", { games: AROUND })}
        ${judged.length > 0 && say("page-statistics-course.accuracy")}</figcaption>
    </figure>
  <//>`;
}

/** @param {{ results: Result[] }} props */
function ByGame({ results }) {
  const kind = (/** @type {Result} */ { game, players }) => `${game}/${players}`;
  const groups = [...new Set(results.map(kind))].map((one) => results.filter((result) => kind(result) === one));
  const rows = groups.toSorted(
    (one, other) =>
      say(`${one[0].game}-title`).localeCompare(say(`${other[0].game}-title`)) || one[0].players - other[0].players,
  );
  const columns = ["games", "wins", "place", "most", "accuracy"];
  return html`<${Panel} heading=${say("page-statistics-by-game")}>
    <div class="statistics-table" tabindex="0" role="group" aria-label=${say("page-statistics-by-game")}>
      <table>
        <thead><tr><th scope="col">${say("page-statistics-game")}</th>
          ${columns.map((name) => html`<th scope="col" class=${`is-${name}`}>${say(`page-statistics-${name}`)}</th>`)}</tr></thead>
        <tbody>
          ${rows.map((group) => {
            const told = /** @type {Record<string, any>} */ (figures(group));
            const [{ game, players }] = group;
            return html`<tr key=${`${game}/${players}`}>
              <th scope="row">${say("page-statistics-row", { game: say(`${game}-title`), players })}</th>
              ${columns.map(
                (name) => html`<td class=${`is-${name}`}>${told[name]}
                ${name === "wins" && html`<span class="statistics-bar" aria-hidden="true"><span style=${{ width: `${(100 * told.wins) / told.games}%` }}></span></span>`}</td>`,
              )}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  <//>`;
}

/** @param {{ results: Result[] }} props */
function Latest({ results }) {
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  return html`<${Panel} heading=${say("page-statistics-latest")}>
    <ul class="statistics-latest">
      ${results.slice(0, LATEST).map(
        ({ table, at, game, players, place, won, points }) => html`<li key=${table}>
          <button type="button" class="row-button deed" onClick=${() => go(replayPath(table, 0))}>
            <span class="deed-what">${won && html`<${Icon} name="crown" label=${say("page-winner")} /> `}
              ${say("page-statistics-row", { game: say(`${game}-title`), players })}</span>
            <span class="dim">${date.format(new Date(at * 1000))} · ${say("shell-points", { points })}
              ${place > 0 && players > 1 && ` · ${say("page-statistics-place")}: ${place}`}</span>
            <span class="deed-move"><${Icon} name="history" /> ${say("page-replay")}</span>
          </button>
        </li>`,
      )}
    </ul>
  <//>`;
}

/** @param {{ onChange: () => void }} props */
function OwnResults({ onChange }) {
  const [sure, setSure] = useState(false);
  const forget = () =>
    attempt(async () => {
      await call("DELETE", "/api/guest/results", { text: true });
      onChange();
    });
  return html`<div class="me-actions">
      <a class="button is-plain" href="/api/guest/results.csv" download="hexenkessel.csv"><${Icon} name="download" />
        <span>${say("page-statistics-export")}</span></a>
      ${
        sure
          ? html`<${Button} kind="danger" icon="warning" onClick=${forget}>${say("page-statistics-forget-sure")}<//>`
          : html`<${Button} icon="close" onClick=${() => setSure(true)}>${say("page-statistics-forget")}<//>`
      }
    </div>
    ${sure && html`<p role="alert">${say("page-statistics-forget.help")}</p>`}`;
}
