/**
 * What a person has set: kept in localStorage, followed by the page at once. Some of it comes along to their other devices
 * (table/settings.py); sound, notices and muted phrases stay with this browser.
 */

import { effect, signal } from "../vendor/hexenkessel-vendor.js";
import { call } from "./api.js";
import { speed } from "./speed.js";
import { fallback, lang, languages, speak } from "./words.js";

const KEY = "hexenkessel-settings";

/** @returns {Record<string, any>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const kept = stored();

export const theme = signal(/** @type {"auto" | "light" | "dark"} */ (kept.theme ?? "auto"));
export const sound = signal(/** @type {boolean} */ (kept.sound ?? false));
export const motion = signal(/** @type {boolean} */ (kept.motion ?? true));
/** Whether to be told of one's turn while one looks elsewhere; null until one was asked. */
export const alerts = signal(/** @type {boolean | null} */ (kept.alerts ?? null));
/** Whose phrases are not shown, as "<table>/<seat>". */
export const muted = signal(/** @type {string[]} */ (kept.muted ?? []));
/** A move is played with its last touch, without asking once more. */
export const quick = signal(/** @type {boolean} */ (kept.quick ?? false));

/** Whether something that matters for the first time is told (coach.js). */
export const coaching = signal(/** @type {boolean} */ (kept.coaching ?? true));

/** Whether pieces may travel: both the person and the system have a say. */
export function moving() {
  return motion.value && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The first language of the browser that we speak. */
function usualLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => languages.includes(tag)) ?? fallback;
}

/** What comes along, beside the language. @type {Record<string, { value: any }>} */
const ALONG = { theme, speed, motion, quick, coaching };
/** How the house has heard it from here, or told it. @type {Record<string, any>} */
const heard = {};

const along = () =>
  Object.entries({ lang, ...ALONG }).map(([name, set]) => /** @type {[string, any]} */ ([name, set.value]));

/** What the house is being told: one thing after the other, or the later one might come first. */
let telling = Promise.resolve();

/** What was changed here the house hears at once. Where it does not, it stays with this browser. */
function tellHouse() {
  const changed = Object.fromEntries(along().filter(([name, value]) => heard[name] !== value));
  if (!Object.keys(changed).length) return;
  Object.assign(heard, changed);
  telling = telling.then(() => call("PUT", "/api/guest/settings", { body: changed, text: true })).catch(() => {});
}

/** The house says how this person wants it; whom it knows nothing of wants it as it is here. @param {Record<string, any>} told */
export async function follow(told) {
  if (!Object.keys(told).length && Object.keys(kept).length) {
    for (const name of Object.keys(heard)) delete heard[name];
    tellHouse();
  }
  for (const [name, value] of Object.entries(told)) {
    heard[name] = value;
    if (name === "lang" && languages.includes(value)) await speak(value);
    else if (ALONG[name]) ALONG[name].value = value;
  }
}

/** Loads the words and keeps every later change. */
export async function settle() {
  await speak(languages.includes(kept.lang) ? kept.lang : usualLanguage());
  Object.assign(heard, Object.fromEntries(along()));
  effect(tellHouse);
  effect(() => {
    const root = document.documentElement;
    if (theme.value === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
    root.dataset.motion = motion.value ? "on" : "off";
    const all = {
      lang: lang.value,
      theme: theme.value,
      sound: sound.value,
      alerts: alerts.value,
      muted: muted.value,
      motion: motion.value,
      quick: quick.value,
      coaching: coaching.value,
    };
    localStorage.setItem(KEY, JSON.stringify(all));
  });
}
