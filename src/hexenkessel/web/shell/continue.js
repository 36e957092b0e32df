/** One's own tables: what goes on, whose turn it is and since when; and what is over, apart. */

import { html, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { Panel } from "../kit/panel.js";
import { call } from "./api.js";
import { ownTime } from "./clock.js";
import { attempt } from "./notes.js";
import { seatName } from "./people.js";
import { go } from "./route.js";
import { listNames } from "./story.js";
import { learn, lang, say } from "./words.js";

/** @import { OwnTable, Room } from "./types.js" */
/** @typedef {{ now: number, running: OwnTable[], over: OwnTable[], invited: { room: Room, by: string, at: number }[], open: Room[] }} OwnTables */

const FEW = 3;

/** @returns {Promise<OwnTables>} */
export async function loadTables() {
  const told = /** @type {OwnTables} */ (await call("GET", "/api/guest/tables"));
  const rooms = [...[...told.running, ...told.over, ...told.invited].map((one) => one.room), ...told.open];
  const games = new Set(rooms.map((room) => room.game));
  await Promise.all([...games].map((game) => learn(game)));
  // Where one is asked oneself comes first.
  told.running.sort((one, other) => Number(yours(other)) - Number(yours(one)));
  return told;
}

/** Whether the game waits for oneself. @param {OwnTable} own */
export const yours = (own) => own.deciding.some((seat) => own.seats.includes(seat));

/** "vor 5 Minuten". @param {number} seconds */
export function ago(seconds) {
  const steps = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ]);
  const [unit, size] = steps.find(([, size]) => seconds >= size) ?? ["minute", 60];
  const form = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  return seconds < 60 ? say("page-just-now") : form.format(-Math.floor(seconds / size), unit);
}

/** @param {OwnTable} own */
function waitsFor(own) {
  const { room } = own;
  if (room.phase === "lobby")
    return say("page-own-lobby", {
      taken: room.seats.filter((one) => one.kind !== "open").length,
      seats: room.players,
    });
  if (room.phase === "over") return ending(own);
  if (room.lesson) {
    const title = say(`${room.game}-lesson-${room.lesson.name}`);
    return say("learning-own", { title, step: room.lesson.step + 1, steps: room.lesson.steps });
  }
  if (yours(own)) return say("page-own-yours");
  return say("page-own-waits", { name: listNames(own.deciding.map((seat) => seatName(room.seats[seat]))) });
}

/** What one reached, where the game is over. @param {OwnTable} own */
function reached({ seats: [seat], scores, places, won }) {
  if (seat === undefined || !scores) return "";
  const points = say("shell-points", { points: scores[seat] });
  return places && !won.includes(seat) ? `${say("shell-place", { place: places[seat] })}, ${points}` : points;
}

/** @param {OwnTable} own */
function ending(own) {
  if (own.won.some((seat) => own.seats.includes(seat))) return say("page-own-won");
  if (own.won.length === 0) return say("page-own-lost");
  return say("page-own-winner", { name: listNames(own.won.map((seat) => seatName(own.room.seats[seat]))) });
}

/** @param {{ tables: OwnTables, onChange: () => void }} props */
export function Continue({ tables, onChange }) {
  const [all, setAll] = useState(false);
  if (tables.running.length === 0) return null;
  const shown = all ? tables.running : tables.running.slice(0, FEW);
  return html`<section class="continue" aria-labelledby="continue-heading">
    <h2 class="panel-heading" id="continue-heading">${say("page-continue")}</h2>
    <ul class="own-tables">
      ${shown.map((own) => html`<li key=${own.room.table}><${Card} own=${own} now=${tables.now} onChange=${onChange} /></li>`)}
    </ul>
    ${
      shown.length < tables.running.length &&
      html`<p><${Button} kind="quiet" icon="chevron" onClick=${() => setAll(true)}>
        ${say("page-continue-all", { tables: tables.running.length })}<//></p>`
    }
  </section>`;
}

/** @param {{ tables: OwnTables, onChange: () => void }} props */
export function Finished({ tables, onChange }) {
  if (tables.over.length === 0) return null;
  return html`<${Panel} heading=${say("page-finished")}>
    <ul class="own-tables">
      ${tables.over.map((own) => html`<li key=${own.room.table}><${Card} own=${own} now=${tables.now} onChange=${onChange} /></li>`)}
    </ul>
    <p><${Button} icon="crown" onClick=${() => go("/#statistics")}>${say("page-statistics")}<//></p>
  <//>`;
}

/** Where friends wait for one. @param {{ tables: OwnTables }} props */
export function Invitations({ tables }) {
  if (tables.invited.length === 0) return null;
  return html`<section class="continue" aria-labelledby="invited-heading">
    <h2 class="panel-heading" id="invited-heading">${say("page-invited")}</h2>
    <ul class="own-tables">
      ${tables.invited.map(
        ({ room, by, at }) => html`<li key=${room.table}><div class="own-row">
        <${Way} room=${room} text=${say("page-invited-by", { name: by || say("page-guest") })} more=${ago(tables.now - at)} />
      </div></li>`,
      )}
    </ul>
  </section>`;
}

/** Where everybody of this house may sit down. @param {{ tables: OwnTables }} props */
export function OpenTables({ tables }) {
  if (tables.open.length === 0) return null;
  return html`<${Panel} heading=${say("page-open-tables")}>
    <ul class="own-tables">
      ${tables.open.map((room) => {
        const there = room.seats.filter((seat) => seat.kind !== "open");
        return html`<li key=${room.table}>
          <${Way} room=${room} text=${say("page-own-lobby", { taken: there.length, seats: room.players })}
            more=${say("page-own-with", { names: listNames(there.map(seatName)) })} />
        </li>`;
      })}
    </ul>
  <//>`;
}

/** The way to a table that is not one's own yet. @param {{ room: Room, text: string, more: string }} props */
function Way({ room, text, more }) {
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    go(`/t/${room.table}`);
  };
  return html`<a class="own-table" data-phase=${room.phase} href=${`/t/${room.table}`} onClick=${open}>
    <b>${say(`${room.game}-title`)}</b><span class="own-turn">${text}</span><span class="dim">${more}</span>
  </a>`;
}

/** @param {{ own: OwnTable, now: number, onChange: () => void }} props */
function Card({ own, now, onChange }) {
  const { room } = own;
  const [sure, setSure] = useState(false);
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    go(`/t/${room.table}`);
  };
  const people = room.seats.filter((seat) => seat.kind === "person" && !own.seats.includes(seat.seat));
  const names = room.seats.filter((seat) => seat.kind !== "open" && !own.seats.includes(seat.seat)).map(seatName);
  // A table of one's own, without others in a running game, can go altogether; any other leaves this list only.
  const whole = own.host && (room.phase !== "playing" || people.length === 0);
  const remove = () =>
    attempt(async () => {
      if (whole) await call("DELETE", `/api/tables/${room.table}`, { text: true });
      else await call("DELETE", `/api/guest/tables/${room.table}`, { text: true });
      onChange();
    });
  return html`<div class="own-row">
    <a class="own-table" data-phase=${room.phase} data-yours=${yours(own) || undefined} href=${`/t/${room.table}`}
      onClick=${open}>
      <b>${say(`${room.game}-title`)}</b>
      <span class="own-turn">${yours(own) && html`<${Icon} name="bell" /> `}${waitsFor(own)}${ownTime(own)}</span>
      ${room.phase === "over" && html`<span class="own-reached">${reached(own)}</span>`}
      <span class="dim">${names.length > 0 ? say("page-own-with", { names: listNames(names) }) : say("page-own-alone")} ·
        ${" "}${ago(now - own.at)}</span>
    </a>
    ${
      sure
        ? html`<${Button} kind="danger" onClick=${remove}>${say(whole ? "page-own-delete" : "page-own-forget")}<//>`
        : html`<${IconButton} kind="quiet" icon="close"
          label=${say(whole ? "page-own-delete-ask" : "page-own-forget-ask", { game: say(`${room.game}-title`) })}
          onClick=${() => setSure(true)} />`
    }
  </div>`;
}
