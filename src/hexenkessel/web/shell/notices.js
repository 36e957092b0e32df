/** Slow games: to be told of one's turn also while the page is closed, quiet hours, vacation, letters. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { call } from "./api.js";
import { attempt } from "./notes.js";
import { lang, say } from "./words.js";

/** @typedef {{ starts: number, ends: number, zone: string }} Quiet */
/**
 * @typedef {object} Notices
 * @property {string | null} push this house's key, for browsers
 * @property {number} devices
 * @property {boolean} mails
 * @property {{ address: string, confirmed: boolean } | null} mail
 * @property {Quiet | null} quiet
 * @property {{ until: number | null, days: number }} vacation
 */

const DAY = 86_400;
const USUAL = { starts: 22, ends: 8 };
const PATH = "/api/guest/notices";

/** A key as a browser wants it. @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** This browser's subscription, if it has one. @returns {Promise<PushSubscription | null>} */
async function subscription() {
  const worker = await navigator.serviceWorker?.getRegistration?.();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** From now on this browser is told, also while the page is closed; where that can't be, nothing happens. */
export async function subscribe() {
  const worker = await navigator.serviceWorker?.getRegistration?.();
  if (!worker?.pushManager || Notification.permission !== "granted") return;
  const { push } = /** @type {Notices} */ (await call("GET", PATH));
  if (!push) return;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(push) });
  const { endpoint, keys } = made.toJSON();
  await call("POST", "/api/guest/push", {
    body: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, lang: lang.peek() },
    text: true,
  });
}

/** Not any more. */
export async function unsubscribe() {
  const made = await subscription();
  if (!made) return;
  await call("POST", "/api/guest/push/off", { body: { endpoint: made.endpoint }, text: true });
  await made.unsubscribe();
}

/** Part of what one sets about oneself. */
export function SlowGames() {
  const [told, setTold] = useState(/** @type {Notices | null} */ (null));
  const load = () => attempt(async () => setTold(await call("GET", PATH)));
  useEffect(() => {
    load();
  }, []);
  if (!told) return null;
  /** @param {"PUT" | "DELETE"} method @param {string} path @param {object} [body] */
  const change = (method, path, body) =>
    attempt(async () => {
      await call(method, `/api/guest/${path}`, { body, text: true });
      await load();
    });
  return html`<section class="me-part slow-games">
    <h3>${say("notices-heading")}</h3>
    <p class="dim">${say("notices-help")}</p>
    <${Vacation} vacation=${told.vacation} change=${change} />
    ${(told.push || told.mails) && html`<${QuietHours} quiet=${told.quiet} change=${change} />`}
    ${told.mails && html`<${Letters} mail=${told.mail} change=${change} />`}
  </section>`;
}

/** @typedef {(method: "PUT" | "DELETE", path: string, body?: object) => void} Change */

/** @param {number} seconds */
export const dateText = (seconds) =>
  new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "long" }).format(1000 * seconds);

/** The day after so many days, as a field for dates wants it. @param {number} days */
const dayIn = (days) => new Date(Date.now() + 1000 * DAY * days).toISOString().slice(0, 10);

/** @param {{ vacation: Notices["vacation"], change: Change }} props */
function Vacation({ vacation, change }) {
  const [day, setDay] = useState(dayIn(Math.min(7, vacation.days)));
  /** @param {Event} event */
  const go = (event) => {
    event.preventDefault();
    const most = Math.floor(Date.now() / 1000) + vacation.days * DAY;
    change("PUT", "vacation", { until: Math.min(most, Math.floor(new Date(`${day}T23:59`).getTime() / 1000)) });
  };
  return html`<h4>${say("notices-vacation")}</h4>
    <p class="dim">${say("notices-vacation-help", { days: vacation.days })}</p>
    ${
      vacation.until
        ? html`<p>${say("notices-vacation-now", { date: dateText(vacation.until) })}</p>
          <p><${Button} icon="check" onClick=${() => change("PUT", "vacation", { until: null })}>
            ${say("notices-vacation-back")}<//></p>`
        : vacation.days > 0 &&
          html`<form class="me-actions" onSubmit=${go}>
          <label class="field"><span>${say("notices-vacation-until")}</span>
            <input type="date" required min=${dayIn(1)} max=${dayIn(vacation.days)} value=${day}
              onInput=${(/** @type {any} */ event) => setDay(event.target.value)} /></label>
          <${Button} type="submit" icon="sun">${say("notices-vacation-go")}<//>
        </form>`
    }`;
}

/** @param {{ quiet: Quiet | null, change: Change }} props */
function QuietHours({ quiet, change }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** @param {Partial<Quiet> | null} part */
  const set = (part) => change("PUT", "quiet", { quiet: part && { ...USUAL, ...quiet, ...part, zone } });
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  /** @param {"starts" | "ends"} end @param {string} label */
  const field = (end, label) =>
    quiet &&
    html`<label class="field"><span>${say(label)}</span>
      <select onChange=${(/** @type {any} */ event) => set({ [end]: Number(event.target.value) })}>
        ${hours.map((hour) => html`<option value=${hour} selected=${hour === quiet[end]}>${say("notices-hour", { hour })}</option>`)}
      </select></label>`;
  return html`<h4>${say("notices-quiet")}</h4>
    <p class="dim">${say("notices-quiet-help")}</p>
    <div class="me-actions">
      ${field("starts", "notices-quiet-from")} ${field("ends", "notices-quiet-to")}
      <${Button} icon="night" pressed=${Boolean(quiet)} onClick=${() => set(quiet ? null : {})}>${say("notices-quiet")}<//>
    </div>`;
}

/** @param {{ mail: Notices["mail"], change: Change }} props */
function Letters({ mail, change }) {
  const [address, setAddress] = useState("");
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    change("PUT", "mail", { address, lang: lang.peek() });
  };
  return html`<h4>${say("notices-mail")}</h4>
    <p class="dim">${say("notices-mail-help")}</p>
    ${
      mail
        ? html`<p>${say(mail.confirmed ? "notices-mail-on" : "notices-mail-waits", { address: mail.address })}</p>
          <p><${Button} icon="close" onClick=${() => change("DELETE", "mail")}>${say("notices-mail-off")}<//></p>`
        : html`<form class="me-actions" onSubmit=${save}>
          <label class="field"><span>${say("notices-mail-address")}</span>
            <input type="email" required autocomplete="email" value=${address}
              onInput=${(/** @type {any} */ event) => setAddress(event.target.value)} /></label>
          <${Button} type="submit" icon="check">${say("notices-mail-save")}<//>
        </form>`
    }`;
}
