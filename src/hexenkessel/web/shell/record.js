/** A record played again, moment by moment. Works for any record, also of other tables. */

import { html, signal, useEffect, useMemo, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { StatusLine } from "../kit/status.js";
import { TouchBoard, createTouch } from "../touch.js";
import { call } from "./api.js";
import { Bar } from "./bar.js";
import { Ranking, winnersText } from "./end.js";
import { loadGame } from "./games.js";
import { avatarOf, sittersOf } from "./people.js";
import { go } from "./route.js";
import { ChroniclePanel, ReferencePanel } from "./side.js";
import { eventText } from "./story.js";
import { TipBox } from "./tip.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Replay} Replay */
/** @typedef {import("./types.js").Room} Room */
/** @typedef {import("./types.js").Sitter} Sitter */
/** @typedef {import("./games.js").LoadedGame} LoadedGame */

const STEP_EVERY = 1200;

/** @typedef {{ replay: Replay, game: LoadedGame, room: Room | null }} Opened */

const opened = signal(/** @type {Opened | null} */ (null));

/**
 * Has the server play it once more and shows it; a broken record is refused with its line.
 * @param {string} record @param {Room | null} [room] the table it was played at
 */
export async function openRecord(record, room = null) {
  const replay = await call("POST", "/api/records", {
    body: { record, seat: null, commitment: room?.commitment ?? null },
  });
  opened.value = { replay, game: await loadGame(replay.game), room };
  go("/#record");
}

export function Record() {
  const shown = opened.value;
  useEffect(() => {
    if (!shown) go("/");
  }, [shown]);
  return shown && html`<${Player} ...${shown} />`;
}

/** @param {Opened} props @returns {Sitter[]} */
function sitters({ replay, room }) {
  if (room) return sittersOf(room.seats, []);
  return Array.from({ length: replay.players }, (_, seat) => ({
    seat,
    name: say("shell-seat", { seat: seat + 1 }),
    avatar: avatarOf(seat),
    away: false,
    me: false,
  }));
}

/** @param {Opened} props */
function Player(props) {
  const { replay, game } = props;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = replay.moments.length - 1;
  const engine = useMemo(() => createTouch({ play() {}, explain() {}, quick: () => false, known: () => false }), []);
  const people = sitters(props);
  const listener = {
    game,
    me: null,
    names: people.map(({ name }) => name).join("\n"),
    nameOf: (/** @type {number} */ seat) => people[seat].name,
  };
  const rows = useMemo(
    () =>
      replay.moments.map((moment, seq) => ({
        ...moment,
        seq: seq + 1,
        at: 0,
        kind: seq === 0 ? "started" : "move",
      })),
    [replay],
  );
  const moment = replay.moments[at];
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), STEP_EVERY);
    return () => clearTimeout(timer);
  }, [playing, at]);

  const told = moment.events.filter((event) => !game.minor.has(event.kind)).map((event) => eventText(listener, event));
  return html`<div class="table-page" data-game=${game.id} data-manner=${game.manner}>
    <${Bar}><h1 class="bar-title">${say(`${game.id}-title`)}</h1><span class="bar-progress">${say("page-replay")}</span>
    <//>
    <main class="table-main">
      <${TouchBoard} engine=${engine} label=${say("page-board")} class="board">
        <${game.Board} view=${moment.view} sitters=${people} bottom=${0} mine=${false} say=${say} />
        <div class="status-row"><${StatusLine}>${told.join(" ") || say("page-record-begin")}<//></div>
        <div class="acts is-replay">
          <${IconButton} icon="previous" label=${say("page-history-back")}
            onClick=${() => setAt(Math.max(at - 1, 0))} />
          <${Button} icon=${playing ? "pause" : "play"} onClick=${() => setPlaying(!playing)}>
            ${say(playing ? "page-pause" : "page-play")}<//>
          <${IconButton} icon="next" label=${say("page-history-on")} onClick=${() => setAt(Math.min(at + 1, last))} />
        </div>
      <//>
    </main>
    <aside class="side" aria-label=${say("page-side")}>
      <${ReferencePanel} listener=${listener} view=${moment.view} />
      ${
        moment.view.over &&
        html`<section class="panel">
          <p><b>${winnersText(game.id, moment.view, people, null)}</b></p>
          <${Ranking} view=${moment.view} sitters=${people} me=${null} />
        </section>`
      }
      <${ChroniclePanel} listener=${listener} rows=${rows} shown=${at === last ? null : at + 1}
        onLook=${(/** @type {number | null} */ seq) => setAt(seq === null ? last : seq - 1)} />
    </aside>
    <${TipBox} engine=${engine} game=${game.id} />
  </div>`;
}
