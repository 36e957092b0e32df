/** Short notes that come and go: why something can't be done, who came, what went wrong. */

import { html, signal, useLayoutEffect, useRef } from "../vendor/hexenkessel-vendor.js";
import { Notes } from "../kit/status.js";
import { Refused } from "./api.js";
import { Rejected } from "./link.js";
import { RuleText } from "./rulebook.js";
import { knows, say, sayProblem } from "./words.js";

/** @import { Note } from "../kit/status.js" */

const STAY = 9000;

const notes = signal(/** @type {Note[]} */ ([]));
let count = 0;

/** @param {Note["key"]} key */
const close = (key) => {
  notes.value = notes.peek().filter((note) => note.key !== key);
};

/** @param {Note["tone"]} tone @param {import("../kit/status.js").Note["text"]} text */
export function tell(tone, text) {
  const key = (count += 1);
  // One at a time: what is told now is about what was done now.
  notes.value = [{ key, tone, text }];
  setTimeout(() => close(key), STAY);
}

/** @param {string} game @param {import("./types.js").Reason} reason */
function sentence(game, reason) {
  const own = `${game}-refuse-${reason.key}`;
  return say(knows(own) ? own : `shell-refuse-${reason.key}`, reason.facts);
}

/** The reason that is nearest to what was meant, with its rule. @param {string} game @param {import("./types.js").Reason[]} reasons */
export const reasonText = (game, [reason]) => (reason ? `${sentence(game, reason)} (${reason.rule})` : "");

/** @param {string} game @param {import("./types.js").Reason[]} reasons */
export function tellReasons(game, reasons) {
  const text = reasonText(game, reasons);
  if (text) tell("warning", html`<${RuleText} game=${game} text=${text} />`);
}

/** Whatever went wrong, in a sentence. @param {unknown} error @param {string} game */
export function tellError(error, game = "") {
  if (error instanceof Rejected) {
    if (error.reasons.length > 0) tellReasons(game, error.reasons);
    else tell("warning", say(`table-reject-${error.code}`));
  } else if (error instanceof Refused) tell("warning", sayProblem(error));
  else throw error;
}

/** Does something and tells what went wrong with it. @param {() => Promise<unknown>} deed @param {string} [game] */
export async function attempt(deed, game) {
  try {
    return await deed();
  } catch (error) {
    tellError(error, game);
    return undefined;
  }
}

export function NoteCorner() {
  const corner = useRef(/** @type {HTMLElement | null} */ (null));
  // Over an open dialog it has to be lifted above it. Elsewhere it stays as it is: readers hear what is added to what they know.
  useLayoutEffect(() => {
    const lifted = notes.value.length > 0 && document.querySelector("dialog:modal") !== null;
    corner.current?.toggleAttribute("popover", false);
    if (!lifted) return;
    corner.current?.setAttribute("popover", "manual");
    corner.current?.showPopover();
  }, [notes.value]);
  return html`<div class="note-corner" ref=${corner}>
    <${Notes} notes=${notes.value} closeLabel=${say("page-close")} onClose=${close} />
  </div>`;
}
