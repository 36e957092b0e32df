/** Clocks: what the lobby agrees on, how much time everybody has left, and what can be done when it is up. */

import { html, useEffect } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Panel } from "../kit/panel.js";
import { TimeLeft, times } from "../kit/times.js";
import { Choice } from "./bar.js";
import { dateText } from "./notices.js";
import { attempt } from "./notes.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Room} Room */
/** @typedef {import("./types.js").Terms} Terms */
/** @typedef {import("./types.js").SeatTime} SeatTime */
/** @typedef {import("./types.js").Sitter} Sitter */
/** @typedef {import("./types.js").OwnTable} OwnTable */
/** @typedef {import("./link.js").Link} Link */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is offered; other clients may agree on anything in between. @type {Record<Terms["per"], number[]>} */
const OFFERED = {
  turn: [MINUTE, 5 * MINUTE, 12 * HOUR, DAY, 3 * DAY],
  game: [10 * MINUTE, 30 * MINUTE, HOUR, 7 * DAY],
};
const USUAL = { turn: DAY, game: 30 * MINUTE };
const THEN = /** @type {const} */ (["move", "seat", "wait"]);
/** Of the time of a whole game, so much is left for every turn when it is gone (table/clock.py). */
const OVERTIME = 20;

/** @param {number} seconds @returns {{ unit: string, count: number }} */
function measure(seconds) {
  if (seconds >= 2 * DAY) return { unit: "day", count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { unit: "hour", count: Math.floor(seconds / HOUR) };
  if (seconds >= MINUTE) return { unit: "minute", count: Math.floor(seconds / MINUTE) };
  return { unit: "second", count: Math.ceil(seconds) };
}

/** "3 Tage". @param {number} seconds */
export const timeText = (seconds) =>
  say("clock-time", seconds === DAY ? { unit: "day", count: 1 } : measure(Math.max(seconds, 0)));

// -- what is agreed --------------------------------------------------------------------------------------------------

/** With every turn a little comes on top, in games of days some hours. @param {number} seconds */
const bonusFor = (seconds) => (seconds >= DAY ? 6 * HOUR : 10);

/** The host chooses, the others read. @param {{ link: Link, room: Room }} props */
export function ClockPanel({ link, room }) {
  const terms = room.clock?.terms ?? null;
  if (!link.host.value) {
    if (!terms) return null;
    return html`<${Panel} heading=${say("clock-heading")}>
      <p>${say("clock-agreed", { per: terms.per, time: timeText(terms.seconds) })} ${help(terms)}</p>
      <p class="dim">${say("clock-then")} <b>${say(`clock-then-${terms.then}`)}.</b> ${say(`clock-then-${terms.then}-help`)}</p>
    <//>`;
  }
  /** Only what was picked: the rest may have changed since the page heard of it. @param {Partial<Terms> | null} clock */
  const agree = (clock) => attempt(() => link.call("PUT", "/clock", { clock }));
  /** @param {Terms["per"]} per @param {number} seconds */
  const give = (per, seconds) => agree({ per, seconds, bonus: per === "game" ? bonusFor(seconds) : 0 });
  /** @param {"none" | Terms["per"]} per */
  const choose = (per) => (per === "none" ? agree(null) : give(per, USUAL[per]));
  return html`<${Panel} heading=${say("clock-heading")}>
    <${Choice} label=${say("clock-per")} value=${terms?.per ?? "none"} onPick=${choose}
      help=${terms ? help(terms) : undefined}
      choices=${["none", "turn", "game"].map((value) => ({ value, label: say(`clock-per-${value}`) }))} />
    ${
      terms &&
      html`<${Choice} label=${say("clock-how-long")} value=${terms.seconds}
        onPick=${(/** @type {number} */ seconds) => give(terms.per, seconds)}
        choices=${OFFERED[terms.per].map((value) => ({ value, label: timeText(value) }))} />
      <${Choice} label=${say("clock-then")} value=${terms.then} help=${say(`clock-then-${terms.then}-help`)}
        onPick=${(/** @type {Terms["then"]} */ then) => agree({ then })}
        choices=${THEN.map((value) => ({ value, label: say(`clock-then-${value}`) }))} />
      <p class="dim">${say("clock-fair")}</p>`
    }
  <//>`;
}

/** @param {Terms} terms */
const help = ({ per, bonus, seconds }) =>
  per === "turn"
    ? say("clock-turn-help")
    : say("clock-game-help", { bonus: timeText(bonus), overtime: timeText(seconds / OVERTIME) });

// -- what is left ----------------------------------------------------------------------------------------------------

/** @param {Terms} terms @param {SeatTime} time @param {number} gone seconds since that was said */
function faceOf(terms, time, gone) {
  if (time.resting)
    return { text: say("clock-rests"), label: say("clock-resting", { date: dateText(time.resting) }), low: false };
  const left = Math.max(0, time.left - (time.running ? gone : 0));
  if (time.late || left === 0) return { text: say("clock-short", measure(0)), label: say("clock-up"), low: true };
  const label = say("clock-left", { time: timeText(left) });
  return { text: say("clock-short", measure(left)), label, low: left < Math.min(HOUR, terms.seconds / 5) };
}

/** Everybody's time, at their faces: who is not asked has all of it, and nothing is shown. @param {Room} room */
export function useClock(room) {
  const { clock } = room;
  useEffect(() => {
    const began = performance.now();
    const show = () => {
      const gone = (performance.now() - began) / 1000;
      const shown = (clock?.seats ?? []).flatMap((time, seat) =>
        clock && time && (time.running || time.resting || clock.terms.per === "game")
          ? [[seat + 1, faceOf(clock.terms, time, gone)]]
          : [],
      );
      // What has not changed is not drawn again: only a short time changes with every second.
      if (JSON.stringify(Object.fromEntries(shown)) !== JSON.stringify(times.peek()))
        times.value = Object.fromEntries(shown);
    };
    show();
    if (!clock || clock.seats.length === 0) return undefined;
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [clock]);
  useEffect(
    () => () => {
      times.value = {};
    },
    [],
  );
}

/** One's own time, in the bar: not every board has a face for whoever looks at it. @param {{ seat: number | null }} props */
export function OwnTime({ seat }) {
  const time = seat === null ? undefined : times.value[seat + 1];
  return time && html`<${TimeLeft} time=${time} class="own-time" />`;
}

/** " · Noch 11 Stunden", where a table at home waits for oneself. @param {OwnTable} own */
export function ownTime(own) {
  const left = own.seats.flatMap((seat) => {
    const time = own.room.clock?.seats[seat];
    return time?.running ? [time.left] : [];
  });
  return left.length > 0 ? ` · ${say("clock-left", { time: timeText(Math.min(...left)) })}` : "";
}

// -- when it is up ---------------------------------------------------------------------------------------------------

/** @param {{ link: Link, room: Room, own: number[], sitters: Sitter[] }} props */
export function Late({ link, room, own, sitters }) {
  const { clock } = room;
  if (!clock || room.phase !== "playing") return null;
  const late = sitters.filter(({ seat }) => clock.seats[seat]?.late);
  const waits = clock.terms.then === "wait";
  return late.map(({ seat, name }) => {
    if (own.includes(seat))
      return html`<div key=${seat} class="request" role="alert">
        <p>${say(waits ? "clock-late-you-wait" : "clock-late-you-move")}</p></div>`;
    const take = () => attempt(() => link.takeover(own[0], seat), room.game);
    return (
      waits &&
      html`<div key=${seat} class="request">
        <p>${say("clock-late-other", { name })}</p>
        ${own.length > 0 && !room.ask && html`<${Button} icon="robot" onClick=${take}>${say("page-takeover")}<//>`}
      </div>`
    );
  });
}
