/** Home: going on where one left off, the games on their shelf, playing at once, joining, and records. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { Panel } from "../kit/panel.js";
import { call, openTable, playAtOnce } from "./api.js";
import { Bar } from "./bar.js";
import { Continue, Finished, Invitations, OpenTables, loadTables } from "./continue.js";
import { Door } from "./door.js";
import { loadCover } from "./games.js";
import { Learn } from "./learn.js";
import { isNew } from "./learned.js";
import { openLadder } from "./ladder.js";
import { DeviceQuestion, MeButton, MeDialog, loadMe, ownLook } from "./me.js";
import { attempt, tell } from "./notes.js";
import { lastLevel, lastOpponents, rememberOpponents } from "./opponents.js";
import { openRecord } from "./record.js";
import { openPuzzles } from "./puzzles.js";
import { go } from "./route.js";
import { openRules } from "./rulebook.js";
import { say } from "./words.js";

/** @import { OwnTables } from "./continue.js" */
/** @import { Fact, GameInfo, House } from "./types.js" */
/** @typedef {GameInfo & { Cover: (props: {}) => any }} ShownGame */
/** @typedef {{ house: House, games: ShownGame[], tables: OwnTables }} Shelf */

const USUAL_PLAYERS = 4;
const UNKNOWN_HERE = 401;

/** @param {GameInfo} game @returns {Promise<ShownGame>} */
const withCover = async (game) => ({ ...game, Cover: await loadCover(game) });

/** All at once: a shelf on which games still move up would start another one than the finger meant. @returns {Promise<Shelf>} */
async function loadShelf() {
  const [house, found, tables] = await Promise.all([
    call("GET", "/api/house"),
    call("GET", "/api/games"),
    loadTables(),
    loadMe(),
  ]);
  const covered = await Promise.allSettled(found.map(withCover));
  for (const game of covered) if (game.status === "rejected") attempt(() => Promise.reject(game.reason));
  return { house, tables, games: covered.flatMap((game) => (game.status === "fulfilled" ? [game.value] : [])) };
}

export function Home() {
  const [shelf, setShelf] = useState(/** @type {Shelf | null} */ (null));
  const [closed, setClosed] = useState(false);
  const load = () =>
    attempt(async () => {
      try {
        setShelf(await loadShelf());
        setClosed(false);
      } catch (error) {
        if (/** @type {any} */ (error).status !== UNKNOWN_HERE) throw error;
        setClosed(true);
      }
    });
  useEffect(() => {
    load();
  }, []);
  if (closed) return html`<${Door} onOpen=${load} />`;
  return html`<div class="home">
    <${Bar} />
    <main class="home-main">
      <div class="home-head">
        <h1 class="display home-title">${say("shell-name")}</h1>
        <p class="home-tagline">${say("shell-name.tagline")}</p>
        <${MeButton} />
      </div>
      ${shelf ? html`<${Shelves} ...${shelf} onChange=${load} />` : html`<div class="shelf-waiting" aria-hidden="true"></div>`}
    </main>
    <${MeDialog} />
    <${DeviceQuestion} />
  </div>`;
}

/** @param {Shelf & { onChange: () => void }} props */
function Shelves({ house, games, tables, onChange }) {
  return html`<${Invitations} tables=${tables} />
    <${Continue} tables=${tables} onChange=${onChange} />
    <section class="shelf" aria-label=${say("page-games")}>
      ${games.map((game) => html`<${GameCover} key=${game.id} game=${game} house=${house} />`)}
    </section>
    <div class="home-more">
      <${OpenTables} tables=${tables} />
      <${Join} />
      <${Finished} tables=${tables} onChange=${onChange} />
      <${Import} />
    </div>`;
}

/** @param {{ label: string, value: any, choices: { value: any, label: string }[], onPick: (value: string) => void }} props */
export function Select({ label, value, choices, onPick }) {
  return html`<label class="field">
    <span>${label}</span>
    <select value=${String(value)} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
      ${choices.map(
        (choice) => html`<option value=${String(choice.value)} selected=${choice.value === value}>
          ${choice.label}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * How strong a bot plays, and beside it the ladder where somebody measured that.
 * @param {{ game: GameInfo, levels: string[], level: string, onPick: (level: string) => void }} props
 */
export function LevelSelect({ game, levels, level, onPick }) {
  return html`<div class="level-field">
    <${Select} label=${say("page-level")} value=${level} onPick=${onPick}
      choices=${levels.map((known) => ({ value: known, label: say(`shell-level-${known}`) }))} />
    ${
      game.ladder.length > 0 &&
      html`<${Button} kind="quiet" icon="ladder" class="ladder-open" onClick=${() => openLadder({ game, level, onPick })}>
        ${say("page-ladder")}<//>`
    }
  </div>`;
}

/** The options that everybody wants to choose, as far as there is something to choose. @param {GameInfo} game @param {number} players @param {Record<string, Fact>} chosen */
const mainOptions = (game, players, chosen) =>
  game.options.filter(
    ({ main, only, needs }) =>
      main && (!only || only.includes(players)) && (!needs || chosen[needs.option] === needs.value),
  );

/** @param {{ game: ShownGame, house: House }} props */
function GameCover({ game, house }) {
  const [{ players, level }, setOpponents] = useState(() => {
    const wanted = [lastOpponents(game.id).players, USUAL_PLAYERS];
    return {
      players: wanted.find((count) => count && game.players.includes(count)) ?? game.players[0],
      level: lastLevel(game.id, house.levels).level ?? house.usual_level,
    };
  });
  /** @param {{ players?: number, level?: string }} picked */
  const pick = (picked) => {
    setOpponents((before) => ({ ...before, ...picked }));
    rememberOpponents(game.id, picked);
  };
  const [chosen, setChosen] = useState(/** @type {Record<string, Fact>} */ ({}));
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<string>} deed */
  const start = (deed) => {
    if (busy) return;
    setBusy(true);
    attempt(async () => go(`/t/${await deed()}`)).finally(() => setBusy(false));
  };
  const main = mainOptions(game, players, chosen);
  const options = Object.fromEntries(main.map(({ id, default: usual }) => [id, chosen[id] ?? usual]));
  return html`<article class="cover" data-game=${game.id}>
    <div class="cover-picture"><${game.Cover} /></div>
    <div class="cover-words">
      <h2 class="display cover-title">${say(`${game.id}-title`)}</h2>
      <${Effort} game=${game} />
      <div class="cover-choices">
        <${Select} label=${say("page-count")} value=${players}
          onPick=${(/** @type {string} */ picked) => pick({ players: Number(picked) })}
          choices=${game.players.map((count) => ({ value: count, label: say("page-against", { bots: count - 1 }) }))} />
        ${
          players > 1 &&
          html`<${LevelSelect} game=${game} levels=${house.levels} level=${level}
          onPick=${(/** @type {string} */ picked) => pick({ level: picked })} />`
        }
        ${main.map((option) => {
          const key = `${game.id}-option-${option.id}`;
          return html`<${Select} key=${option.id} label=${say(key)} value=${options[option.id]}
            choices=${option.values.map((value) => ({ value, label: say(`${key}-${value}`) }))}
            onPick=${(/** @type {string} */ picked) =>
              setChosen({
                ...chosen,
                [option.id]: option.values.find((value) => String(value) === picked) ?? picked,
              })} />`;
        })}
      </div>
      <div class="cover-actions">
        <${Learn} game=${game} name=${ownLook().name} start=${start} />
        <${Button} kind=${game.lessons.length > 0 && isNew(game.id) ? "plain" : "act"} icon="play" class="cover-play"
          onClick=${() => start(() => playAtOnce(game.id, players, level, options, ownLook()))}>${say("page-play-now")}<//>
        <${Button} icon="people" class="cover-open"
          onClick=${() => start(() => openTable(game.id, players, options, ownLook()))}>
          ${say("page-open-table")}<//>
        ${
          game.puzzles > 0 &&
          html`<${Button} kind="quiet" icon="hint" onClick=${() => openPuzzles(game.id)}>${say("puzzle-open")}<//>`
        }
        <${Button} kind="quiet" icon="rules" onClick=${() => openRules(game.id)}>${say("page-rules")}<//>
      </div>
      <p class="cover-about">${say(`${game.id}-about`)}</p>
    </div>
  </article>`;
}

/** How many, how long, how hard, and who says so. @param {{ game: GameInfo }} props */
function Effort({ game }) {
  const { effort } = game;
  return html`<ul class="cover-facts">
    <li><${Icon} name="people" /> ${say("page-players", { least: game.players[0], most: game.players.at(-1) })}</li>
    ${
      effort &&
      html`<li title=${say(`page-effort-${effort.source}`)}><${Icon} name="hourglass" />
          ${" "}${say("page-minutes", { least: effort.least === effort.most ? 0 : effort.least, most: effort.most })}</li>
        <li title=${say("page-effort-designed")}><${Icon} name="tutorial" /> ${say(`page-weight-${effort.weight}`)}</li>`
    }
    <li class="cover-tagline">${say(`${game.id}-tagline`)}</li>
  </ul>`;
}

/** @param {string} text a link or the code in it */
const tableIn = (text) => /([A-Za-z0-9_-]+)\/?\s*$/.exec(text.split(/[?#]/)[0])?.[1] ?? "";

function Join() {
  const [text, setText] = useState("");
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    const table = tableIn(text);
    if (!table) return tell("warning", say("page-join-empty"));
    return attempt(async () => {
      await call("GET", `/api/tables/${table}`);
      go(`/t/${table}`);
    });
  };
  return html`<${Panel} heading=${say("page-join")}>
    <form class="inline-form" onSubmit=${join}>
      <label class="field">
        <span>${say("page-join-label")}</span>
        <input type="text" autocapitalize="none" autocomplete="off" spellcheck="false" value=${text}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      </label>
      <${Button} type="submit" icon="chevron">${say("page-join-go")}<//>
    </form>
  <//>`;
}

function Import() {
  /** @param {Event} event */
  const read = (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (file) attempt(async () => openRecord(await file.text())).finally(() => (input.value = ""));
  };
  return html`<${Panel} heading=${say("page-records")}>
    <p class="dim">${say("page-records.help")}</p>
    <label class="button is-plain file-button">
      <input type="file" class="unseen" accept=".txt,text/plain" onChange=${read} /><span>${say("page-records-open")}
      </span>
    </label>
  <//>`;
}
