/** Home: the games on their shelf, playing at once, one's own tables, joining, and records. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Panel } from "../kit/panel.js";
import { call, forget, openTable, ownTables, playAtOnce } from "./api.js";
import { Bar } from "./bar.js";
import { loadCover } from "./games.js";
import { Learn } from "./learn.js";
import { isNew } from "./learned.js";
import { attempt, tell } from "./notes.js";
import { seatName } from "./people.js";
import { openRecord } from "./record.js";
import { go } from "./route.js";
import { openRules } from "./rulebook.js";
import { name } from "./settings.js";
import { learn, say } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").House} House */
/** @typedef {import("./types.js").Room} Room */
/** @typedef {GameInfo & { Cover: (props: {}) => any }} ShownGame */

const USUAL_PLAYERS = 4;
const MOST_TABLES = 6;

/** The name to sit down with. */
export const ownName = () => name.peek().trim() || say("page-guest");

/** @param {GameInfo} game @returns {Promise<ShownGame>} */
const withCover = async (game) => ({ ...game, Cover: await loadCover(game) });

export function Home() {
  const [games, setGames] = useState(/** @type {ShownGame[]} */ ([]));
  const [house, setHouse] = useState(/** @type {House | null} */ (null));
  useEffect(() => {
    attempt(async () => {
      const [told, found] = await Promise.all([call("GET", "/api/house"), call("GET", "/api/games")]);
      // All at once: a shelf on which games still move up would start another one than the finger meant.
      const covered = await Promise.allSettled(found.map(withCover));
      setHouse(told);
      setGames(covered.flatMap((game) => (game.status === "fulfilled" ? [game.value] : [])));
      for (const game of covered) if (game.status === "rejected") attempt(() => Promise.reject(game.reason));
    });
  }, []);
  return html`<div class="home">
    <${Bar} />
    <main class="home-main">
      <div class="home-head">
        <h1 class="display home-title">${say("shell-name")}</h1>
        <p class="home-tagline">${say("shell-name.tagline")}</p>
        <${NameField} />
      </div>
      <section class="shelf" aria-label=${say("page-games")}>
        ${house && games.map((game) => html`<${GameCover} key=${game.id} game=${game} house=${house} />`)}
      </section>
      <div class="home-more">
        <${OwnTables} />
        <${Join} />
        <${Import} />
      </div>
    </main>
  </div>`;
}

function NameField() {
  return html`<label class="field home-name">
    <span>${say("page-name")}</span>
    <input
      type="text"
      autocomplete="nickname"
      maxlength="24"
      placeholder=${say("page-guest")}
      value=${name.value}
      onInput=${(/** @type {any} */ event) => (name.value = event.target.value)}
    />
  </label>`;
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

/** @param {{ game: ShownGame, house: House }} props */
function GameCover({ game, house }) {
  const [players, setPlayers] = useState(game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : game.players[0]);
  const [level, setLevel] = useState(house.usual_level);
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<string>} deed */
  const start = (deed) => {
    if (busy) return;
    setBusy(true);
    attempt(async () => go(`/t/${await deed()}`)).finally(() => setBusy(false));
  };
  return html`<article class="cover" data-game=${game.id}>
    <div class="cover-picture"><${game.Cover} /></div>
    <div class="cover-words">
      <h2 class="display cover-title">${say(`${game.id}-title`)}</h2>
      <p class="cover-tagline">
        ${say(`${game.id}-tagline`)} · ${say("page-players", { least: game.players[0], most: game.players.at(-1) })}</p>
      <p>${say(`${game.id}-about`)}</p>
      <div class="cover-choices">
        <${Select} label=${say("page-count")} value=${players}
          onPick=${(/** @type {string} */ picked) => setPlayers(Number(picked))}
          choices=${game.players.map((count) => ({ value: count, label: say("page-against", { bots: count - 1 }) }))} />
        <${Select} label=${say("page-level")} value=${level} onPick=${setLevel}
          choices=${house.levels.map((known) => ({ value: known, label: say(`shell-level-${known}`) }))} />
      </div>
      <div class="cover-actions">
        <${Learn} game=${game} name=${ownName()} start=${start} />
        <${Button} kind=${game.lessons.length > 0 && isNew(game.id) ? "plain" : "act"} icon="play" onClick=${() => start(() => playAtOnce(game.id, players, level, ownName()))}>
          ${say("page-play-now")}<//>
        <${Button} icon="people" onClick=${() => start(async () => (await openTable(game.id, players, {})).table)}>
          ${say("page-open-table")}<//>
        <${Button} kind="quiet" icon="rules" onClick=${() => openRules(game.id)}>${say("page-rules")}<//>
      </div>
    </div>
  </article>`;
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

function OwnTables() {
  const [rooms, setRooms] = useState(/** @type {Room[]} */ ([]));
  useEffect(() => {
    loadRooms().then(setRooms);
  }, []);
  if (rooms.length === 0) return null;
  return html`<${Panel} heading=${say("page-own-tables")}>
    <ul class="own-tables">
      ${rooms.map((room) => html`<li key=${room.table}><${OwnTable} room=${room} /></li>`)}
    </ul>
  <//>`;
}

/** The newest tables that still exist; those that do not are forgotten. */
async function loadRooms() {
  const own = ownTables().slice(0, MOST_TABLES);
  const found = await Promise.all(
    own.map(({ table }) =>
      call("GET", `/api/tables/${table}`).catch((error) => {
        if (error.status === 404) forget(table);
        return null;
      }),
    ),
  );
  const rooms = /** @type {Room[]} */ (found.filter(Boolean));
  await Promise.all(rooms.map((room) => learn(room.game)));
  return rooms;
}

/** @param {{ room: Room }} props */
function OwnTable({ room }) {
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    go(`/t/${room.table}`);
  };
  const names = room.seats
    .filter((seat) => seat.kind !== "open")
    .map(seatName)
    .join(", ");
  return html`<a class="own-table" href=${`/t/${room.table}`} onClick=${open}>
    <b>${say(`${room.game}-title`)}</b>
    <span class="tag" data-phase=${room.phase}>${say(`page-phase-${room.phase}`)}</span>
    <span class="dim">${names || say("page-nobody")}</span>
  </a>`;
}
