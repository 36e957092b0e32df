/**
 * Telling somebody that it is their turn: the title and the picture of the tab always; while they look elsewhere, and if they
 * said yes, the browser's own notice and a short buzz. Sounds have a switch of their own (sounds.js).
 */

import { html, useEffect, useRef } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { attempt, tell } from "./notes.js";
import { subscribe, unsubscribe } from "./notices.js";
import { alerts } from "./settings.js";
import { say } from "./words.js";

/** @import { Room, Side } from "./types.js" */

const PLAIN = "/web/icon.svg";
const TURN = "/web/icon-turn.svg";
const BUZZ = [120, 60, 120];

/** Whether the table waits for somebody at this device. @param {Side[]} sides */
export const asked = (sides) =>
  sides.some((side) => side.seat !== null && !side.view?.over && Boolean(side.view?.deciding[side.seat]));

/** Whether other people play here as well. @param {Room} room @param {Side[]} sides */
const withPeople = (room, sides) =>
  room.seats.some((seat) => seat.kind === "person" && !sides.some((side) => side.seat === seat.seat));

/** @param {string} address */
function showIcon(address) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", address);
}

/** @param {string} text @param {string} table */
async function notify(text, table) {
  navigator.vibrate?.(BUZZ);
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const more = { body: text, tag: table, icon: PLAIN };
  const worker = await navigator.serviceWorker?.getRegistration?.();
  // Phones show notices only through a worker, if there is one; desks show them as they are.
  if (worker) await worker.showNotification(say("shell-name"), more);
  else {
    const shown = new Notification(say("shell-name"), more);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

/** The title, the tab and the notice of a table. @param {Room | null} room @param {Side[]} sides @param {string} title of the game; empty while it loads */
export function useAlerts(room, sides, title) {
  const mine = room?.phase === "playing" && asked(sides);
  const before = useRef(mine);
  useEffect(() => {
    const place = title ? `${title} · ${say("shell-name")}` : say("shell-name");
    document.title = mine ? `● ${say("page-own-yours")} · ${place}` : place;
    showIcon(mine ? TURN : PLAIN);
    return () => {
      document.title = say("shell-name");
      showIcon(PLAIN);
    };
  }, [mine, title, say("shell-name")]);
  useEffect(() => {
    const fresh = mine && !before.current;
    before.current = mine;
    if (room && fresh && alerts.peek() && document.hidden) {
      notify(say("page-alert", { game: title }), room.table).catch(() => {});
    }
  }, [mine]);
}

/** Says yes, and lets the browser ask for its own leave. */
export async function turnOn() {
  alerts.value = true;
  if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
  if ("Notification" in window && Notification.permission === "denied") tell("warning", say("notices-push-denied"));
  else await attempt(subscribe);
}

/** Off, for this whole device. */
export function turnOff() {
  alerts.value = false;
  return attempt(unsubscribe);
}

/** Asked once, the first time that one waits for other people. @param {{ room: Room, sides: Side[] }} props */
export function AlertQuestion({ room, sides }) {
  const waits = room.phase === "playing" && sides.some((side) => side.seat !== null) && !asked(sides);
  if (alerts.value !== null || !waits || !withPeople(room, sides)) return null;
  return html`<div class="alert-question" role="status">
    <p>${say("page-alert-ask")}</p>
    <${Button} icon="bell" onClick=${turnOn}>${say("page-yes")}<//>
    <${Button} kind="quiet" onClick=${() => (alerts.value = false)}>${say("page-no")}<//>
  </div>`;
}

/** Off with one touch, for whoever said yes. */
export function AlertSwitch() {
  if (!alerts.value) return null;
  return html`<${IconButton} kind="quiet" icon="bell" label=${say("page-alert-off")}
    onClick=${turnOff} />`;
}
