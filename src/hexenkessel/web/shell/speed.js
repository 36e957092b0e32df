/** How fast things happen by themselves: slow, normal, fast, or at once until somebody is asked. Kept in this browser. */

import { effect, signal } from "../vendor/hexenkessel-vendor.js";

const KEY = "hexenkessel-speed";

/** @typedef {"slow" | "normal" | "fast" | "asked"} Speed */

/** @type {Speed[]} */
export const SPEEDS = ["slow", "normal", "fast", "asked"];

const kept = /** @type {Speed} */ (localStorage.getItem(KEY));
export const speed = signal(SPEEDS.includes(kept) ? kept : /** @type {Speed} */ ("normal"));
effect(() => localStorage.setItem(KEY, speed.value));
