/** A game played again: that of a finished table by its link, or a record from a file. docs/page.md tells how it behaves. */

import { html, signal, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { Panel } from "../kit/panel.js";
import { GameSheet, columnsOf } from "../kit/scores.js";
import { StatusLine } from "../kit/status.js";
import { useTravel } from "../motion.js";
import { TouchBoard, idleTouch } from "../touch.js";
import { call } from "./api.js";
import { Bar } from "./bar.js";
import { Ranking, winnersText } from "./end.js";
import { loadGame } from "./games.js";
import { attempt } from "./notes.js";
import { avatarOf, sittersOf } from "./people.js";
import { Deeds, RaceChart, byPoints } from "./race.js";
import { openReview } from "./review.js";
import { hasRoom } from "./room.js";
import { go, replayPath, stay } from "./route.js";
import { share } from "./share.js";
import { ChroniclePanel, ReferencePanel } from "./side.js";
import { holdOf } from "./pace.js";
import { heard } from "./phrases.js";
import { SPEEDS, speed } from "./speed.js";
import { shortly, toldFacts } from "./story.js";
import { TipBox } from "./tip.js";
import { sightOf, sights } from "./unveil.js";
import { say, sayProblem } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { Listener } from "./story.js" */
/** @import { Replay, Room, Sitter } from "./types.js" */

/** The table and the move of the address. @typedef {{ table: string | null, move: number }} Where */

/** @typedef {{ replay: Replay, game: LoadedGame, room: Room | null, record: string | null }} Opened */

/** A record from a file survives a reload of the page. */
const KEY = "hexenkessel-record";

const opened = signal(/** @type {Opened | null} */ (null));

/**
 * Has the server play it once more and shows it; a broken record is refused with its line.
 * @param {string} record
 */
export async function openRecord(record) {
  opened.value = await readRecord(record);
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // Without room for it the record is shown all the same; only a reload loses it.
  }
  go(replayPath(null, 0));
}

/** @param {string} record @returns {Promise<Opened>} */
async function readRecord(record) {
  const replay = await call("POST", "/api/records", { body: { record, seat: null, commitment: null } });
  return { replay, game: await loadGame(replay.game), room: null, record };
}

/** @param {string} table @returns {Promise<Opened>} */
async function readTable(table) {
  const [room, replay] = await Promise.all([
    call("GET", `/api/tables/${table}`),
    call("GET", `/api/tables/${table}/replay`),
  ]);
  return { replay, game: await loadGame(replay.game), room, record: null };
}

/** @param {{ where: Where }} props */
export function Record({ where }) {
  const { table } = where;
  const [shown, setShown] = useState(/** @type {Opened | null} */ (table ? null : opened.value));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (shown) return;
    const kept = sessionStorage.getItem(KEY);
    if (!table && !kept) go("/");
    else (table ? readTable(table) : readRecord(kept ?? "")).then(setShown, setTrouble);
  }, [table]);
  if (shown) return html`<${Player} ...${shown} where=${where} />`;
  return html`<${Bar} />
    <main class="waiting">
      <h1 class="panel-heading">${say(trouble ? "page-replay-none" : "page-replay-loading")}</h1>
      ${
        trouble &&
        html`<p>${sayProblem(trouble)}</p>
        <p><${Button} kind="act" icon="cauldron" onClick=${() => go(table ? `/t/${table}` : "/")}>
          ${say(table ? "page-replay-table" : "page-home")}<//></p>`
      }
    </main>`;
}

/** @param {Opened} props @param {number | null} me @returns {Sitter[]} */
function sittersIn({ replay, room }, me) {
  if (room) return sittersOf(room.seats, me === null ? [] : [me]).map((sitter) => ({ ...sitter, away: false }));
  return replay.names.map((name, seat) => ({
    seat,
    name: name || say("shell-seat", { seat: seat + 1 }),
    avatar: avatarOf(seat),
    away: false,
    me: seat === me,
  }));
}

/** Where rounds or, in a game without them, turns begin. @param {Replay} replay @param {LoadedGame} game */
function stations(replay, game) {
  const rounds = replay.moments.flatMap((moment, at) => (moment.events.some(game.chapter) ? [at] : []));
  const turns = replay.moments.flatMap((moment, at) => (moment.seat !== replay.moments[at - 1]?.seat ? [at] : []));
  const found = rounds.length > 1 ? rounds : turns;
  return [...new Set([0, ...found, replay.moments.length - 1])];
}

/** What came of the moves that one seat has made in a row, up to this one. @param {Replay} replay @param {number} at */
function inARow({ moments }, at) {
  const before = moments.slice(0, at).findLastIndex(({ seat }) => seat !== moments[at].seat);
  return moments.slice(before + 1, at + 1).map(({ events }) => events);
}

/** Where one is, running on by itself if it plays. @param {Opened} opened @param {Where} where @param {number | null} seat */
function usePlace({ replay, game, room }, where, seat) {
  const last = replay.moments.length - 1;
  const [at, setAt] = useState(Math.min(where.move, last));
  const [playing, setPlaying] = useState(false);
  const stops = useMemo(() => stations(replay, game), [replay]);
  const place = useRef({ at, playing });
  place.current = { at, playing };
  /** @param {number} wanted */
  const look = (wanted) => setAt(Math.min(Math.max(wanted, 0), last));
  const deeds = {
    step: (/** @type {number} */ by) => {
      setPlaying(false);
      look(place.current.at + by);
    },
    jump: (/** @type {number} */ way) => {
      setPlaying(false);
      const here = place.current.at;
      look((way > 0 ? stops.find((stop) => stop > here) : stops.findLast((stop) => stop < here)) ?? here);
    },
    look: (/** @type {number} */ wanted) => {
      setPlaying(false);
      look(wanted);
    },
    toggle: () => {
      if (!place.current.playing && place.current.at === last) look(0);
      setPlaying(!place.current.playing);
    },
  };
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    // At once until the seat that is looked at is asked, and then it lies for a while.
    const moment = replay.moments[at];
    const how = speed.value === "asked" && moment.view.deciding[seat ?? 0] ? "normal" : speed.value;
    const timer = setTimeout(() => look(at + 1), holdOf(game, inARow(replay, at), how));
    return () => clearTimeout(timer);
  }, [playing, at, speed.value]);
  // Another link to the same game was followed.
  useLayoutEffect(() => deeds.look(where.move), [where]);
  // Together with what is shown: whoever reloads comes back to what was seen.
  useLayoutEffect(() => stay(replayPath(room?.table ?? null, at)), [at]);
  return { at, last, playing, ...deeds };
}

/** @typedef {ReturnType<typeof usePlace>} Place */

/** Keys of a replay; never while somebody types, a question is open, or the board takes the arrows. @param {Place} place */
function useKeys(place) {
  const now = useRef(place);
  now.current = place;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, select, .chronicle, [data-spot], dialog")) return;
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const far = { PageUp: -1, PageDown: 1 }[event.key];
      if (way) event.shiftKey ? now.current.jump(way) : now.current.step(way);
      else if (far) now.current.jump(far);
      else if (event.key === "Home") now.current.look(0);
      else if (event.key === "End") now.current.look(now.current.last);
      else if (event.key === " " && !target.closest("button, summary, a")) now.current.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/**
 * The story as the chronicle takes it: every moment, and after it what was said then. Its number leads back to its moment.
 * @param {Replay} replay @param {number | null} seat as which one looks @returns {import("./types.js").Row[]}
 */
function rowsOf(replay, seat) {
  return replay.moments.flatMap((moment, n) => [
    {
      seq: n + 1,
      at: 0,
      seat: moment.seat,
      kind: n === 0 ? "started" : "move",
      events: seat === null ? moment.events : (moment.heard[seat] ?? moment.events),
    },
    ...replay.said
      .filter(({ move }) => move === n)
      .map((said, k) => ({ ...said, seq: n + 1 + (k + 1) / 10_000, at: 0, kind: "said" })),
  ]);
}

/** @param {Opened & { where: Where }} props */
function Player(props) {
  const { replay, game, room } = props;
  const sideless = hasRoom("sideless");
  const [sideOpen, setSideOpen] = useState(false);
  // As which seat one looks; null is with every hand open.
  const [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const place = usePlace(props, props.where, seat);
  useKeys(place);
  const { at, last } = place;
  const engine = useMemo(() => idleTouch(), []);
  const people = sittersIn(props, seat);
  const listener = {
    game,
    me: seat,
    names: people.map(({ name }) => name).join("\n"),
    nameOf: (/** @type {number} */ one) => people[one].name,
  };
  const rows = heard(
    room?.table,
    useMemo(() => rowsOf(replay, seat), [replay, seat]),
  );
  const moment = replay.moments[at];
  const view = sightOf(game, moment, seat ?? 0, seat === null);
  const told = shortly(listener, rows.find((row) => row.seq === at + 1)?.events ?? []);
  const sheet = view.over ? replay.sheet : null;
  const finished = sheet && { game: game.id, view, sheet, sitters: people, me: seat };
  const hand = () =>
    room && attempt(() => share(say(`${game.id}-title`), say("page-replay"), replayPath(room.table, at)));
  const review = () =>
    openReview({
      ...(room ? { table: room.table } : { record: props.record ?? "" }),
      game: game.id,
      names: people.map(({ name }) => name),
      seat: seat ?? 0,
    });
  const beside = html`<${Seeing} people=${people} seat=${seat} onPick=${setSeat}>
      ${replay.ending && html`<${Button} icon="hint" onClick=${review}>${say("review-open")}<//>`}
    <//>
    ${finished && html`<${Result} listener=${listener} finished=${finished} replay=${replay} at=${at} onMove=${place.look} />`}
    <${ChroniclePanel} listener=${listener} rows=${rows.filter((row) => row.seq < at + 2)} shown=${at + 1} slider=${false}
      onLook=${(/** @type {number | null} */ seq) => place.look((seq ?? last + 1) - 1)} />
    ${seat === null && html`<${Hands} game=${game} people=${people} seen=${sights(moment)} />`}
    <${ReferencePanel} listener=${listener} view=${view} />`;
  return html`<div class="table-page is-replay" data-game=${game.id} data-manner=${game.manner}>
    <${Bar} actions=${html`
      ${room && html`<${IconButton} kind="quiet" icon="share" label=${say("page-replay-share")} onClick=${hand} />`}
      ${
        sideless &&
        html`<${IconButton} kind="quiet" icon="chronicle" label=${say("page-side")}
          onClick=${() => setSideOpen(true)} />`
      }`}>
      <h1 class="bar-title">${say(`${game.id}-title`)}</h1>
      <span class="bar-progress">${game.progress(view, replay.players, say) || say("page-replay")}</span>
    <//>
    <main class="table-main">
      <${Frame} engine=${engine} moment=${at} asks=${view.asks}>
        <${game.Board} view=${view} sitters=${people} bottom=${seat ?? 0} mine=${false} sheet=${sheet} say=${say} />
        <div class="status-row"><${StatusLine}>${told.join(" ") || untold(listener, moment)}<//></div>
        <${Controls} place=${place} />
      <//>
    </main>
    ${
      sideless
        ? html`<${Dialog} kind="sheet" open=${sideOpen} onClose=${() => setSideOpen(false)}
          heading=${say("page-side")} closeLabel=${say("page-close")}>${beside}<//>`
        : html`<aside class="side" aria-label=${say("page-side")}>${beside}</aside>`
    }
    <${TipBox} engine=${engine} game=${game.id} />
  </div>`;
}

/** What is said of a moment of which nobody was told anything. @param {Listener} listener @param {import("./types.js").Moment} moment */
function untold(listener, { seat, move }) {
  if (seat === null || !move) return say("page-record-begin");
  const name = listener.nameOf(seat);
  if (listener.me !== null && listener.me !== seat) return say("page-replay-hidden", { name });
  const facts = toldFacts(listener, move.facts);
  return say("page-replay-move", { name, move: say(`${listener.game.id}-move-${move.verb}`, facts) });
}

/** @param {{ engine: import("../touch.js").Touch, moment: number, asks: string, children?: any }} props */
function Frame({ engine, moment, asks, children }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useTravel(root, moment);
  return html`<div class="board-frame" ref=${root} data-asks=${asks}>
    <${TouchBoard} engine=${engine} label=${say("page-board")} class="board">${children}<//>
  </div>`;
}

/** @param {{ place: Place }} props */
function Controls({ place }) {
  const { at, last, playing } = place;
  const next = () => (speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length]);
  return html`<div class="acts replay-acts" role="group" aria-label=${say("page-replay")}>
    <input type="range" class="replay-slider" min="0" max=${last} value=${at} aria-label=${say("page-history")}
      aria-valuetext=${say("page-history-at", { move: at, moves: last })}
      onInput=${(/** @type {any} */ event) => place.look(Number(event.target.value))} />
    <div class="replay-row"><div class="replay-buttons">
      <${IconButton} kind="quiet" icon="previous" class="is-far" label=${say("page-replay-back")}
        onClick=${() => place.jump(-1)} />
      <${IconButton} icon="chevron" class="is-back" label=${say("page-history-back")} onClick=${() => place.step(-1)} />
      <${IconButton} icon=${playing ? "pause" : "play"} class="replay-play" label=${say(playing ? "page-pause" : "page-play")}
        onClick=${place.toggle} />
      <${IconButton} icon="chevron" label=${say("page-history-on")} onClick=${() => place.step(1)} />
      <${IconButton} kind="quiet" icon="next" class="is-far" label=${say("page-replay-on")}
        onClick=${() => place.jump(1)} /></div>
      <${Button} kind="quiet" icon="hourglass" class="replay-speed" onClick=${next}>
        <span class="unseen">${say("page-speed")}: </span>${say(`page-speed-${speed.value}`)}<//>
    </div>
  </div>`;
}

/** @param {{ people: Sitter[], seat: number | null, onPick: (seat: number | null) => void, children?: any }} props */
function Seeing({ people, seat, onPick, children }) {
  const choices = [
    { value: null, label: say("page-seeing-all"), icon: "watch" },
    ...people.map((sitter) => ({ value: sitter.seat, label: sitter.name, icon: sitter.avatar })),
  ];
  return html`<${Panel} heading=${say("page-seeing")} class="seeing">
    <div class="choose-row" role="group" aria-label=${say("page-seeing")}>
      ${choices.map(
        ({ value, label, icon }) =>
          html`<${Button} icon=${icon} pressed=${value === seat} onClick=${() => onPick(value)}>${label}<//>`,
      )}
    </div>
    <p class="dim">${say("page-seeing.help")}</p>
    ${children}
  <//>`;
}

/** What a seat holds and what it has chosen in secret, by name. @param {LoadedGame} game @param {import("./types.js").View} view */
function heldIn(game, view) {
  const held = game.held?.(view, say) ?? [];
  const sealed = /** @type {string[]} */ (view.sealed ?? []).flatMap((text) => {
    const move = game.detail.moves.find((one) => one.text === text);
    return move ? [say(`${game.id}-move-${move.verb}`, move.facts)] : [];
  });
  return { held, sealed };
}

/** What the table has no place for: the hands, and what is chosen in secret. @param {{ game: LoadedGame, people: Sitter[], seen: import("./types.js").View[] }} props */
function Hands({ game, people, seen }) {
  const all = people.map((sitter) => heldIn(game, seen[sitter.seat]));
  if (all.every(({ held, sealed }) => held.length + sealed.length === 0)) return null;
  return html`<${Panel} heading=${say("page-hands")} class="open-hands">
    <dl class="open-hands-list">
      ${people.map(
        (sitter, n) => html`<div key=${sitter.seat} data-seat=${sitter.seat + 1}><dt>${sitter.name}</dt>
          <dd>${all[n].held.join(", ") || (all[n].sealed.length ? "" : "–")}
            ${all[n].sealed.map((move) => html`<span class="open-hands-sealed">${move}</span>`)}</dd></div>`,
      )}
    </dl>
  <//>`;
}

/**
 * Only at the last moment: before it nothing may tell how it ends.
 * @param {{ listener: import("./story.js").Listener, finished: import("./end.js").Finished, replay: Replay, at: number,
 *   onMove: (move: number) => void }} props
 */
function Result({ listener, finished, replay, at, onMove }) {
  const { game, view, sheet, sitters } = finished;
  const runners = columnsOf({ game, sheet, view, sitters, say });
  const moments = byPoints(listener, replay.race, runners);
  return html`<${Panel} heading=${winnersText(game, view, sitters, null)} class="replay-result">
      <${Ranking} ...${finished} />
      <${GameSheet} class="end-sheet" whole ...${{ game, sheet, view, sitters, say }} />
      <${RaceChart} race=${replay.race} runners=${runners} together=${sheet.together} moments=${moments} at=${at} onMove=${onMove} />
    <//>
    <${Deeds} ...${{ moments, onMove }} />`;
}
