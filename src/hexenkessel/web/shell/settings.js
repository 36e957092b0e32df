/** What a person has set for this browser: kept in localStorage, followed by the page at once. */

import { effect, signal } from "../vendor/hexenkessel-vendor.js";
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

/** Loads the words and keeps every later change. */
export async function settle() {
  await speak(languages.includes(kept.lang) ? kept.lang : usualLanguage());
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
