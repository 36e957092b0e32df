/** Coach marks: one sentence when something matters for the first time, once for every person and game, off with one touch. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { freeScreen, placeBubble } from "./pointing.js";
import { RuleText } from "./rulebook.js";
import { coaching } from "./settings.js";
import { moments } from "./story.js";
import { say } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { Mark, Side } from "./types.js" */

const KEY = "hexenkessel-coach";
/** Events of the last rows count: what happened while one was away is history. */
const RECENT = 6;

/** @returns {string[]} */
function seen() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** The first mark that fits now and was not told yet. @param {Mark[]} marks @param {Side} side @param {boolean} mine @returns {Mark | null} */
function due(marks, side, mine) {
  const told = new Set(seen());
  const events = new Set(
    moments(side.rows)
      .slice(-RECENT)
      .flatMap((row) => (row.events ?? []).map((event) => event.kind)),
  );
  const asked = mine ? side.view?.asks : null;
  return marks.find((mark) => !told.has(mark.say) && (mark.ask ? mark.ask === asked : events.has(mark.event))) ?? null;
}

/** What happens while others move is told when it is one's own turn: until then there is something to watch. @param {{ game: LoadedGame, side: Side, mine: boolean }} props */
export function Coach({ game, side, mine }) {
  const [mark, setMark] = useState(/** @type {Mark | null} */ (null));
  // Whoever went on without an answer is asked something else by now; it is told when it matters again.
  const fits = mark !== null && (!mark.ask || mark.ask === side.view?.asks);
  useEffect(() => {
    if (coaching.value && !fits && side.seat !== null && !side.view?.over) setMark(due(game.detail.coach, side, mine));
  }, [side, mine, mark, coaching.value]);
  if (!mark || !fits || !mine || !coaching.value) return null;
  const close = () => {
    localStorage.setItem(KEY, JSON.stringify([...seen(), mark.say]));
    setMark(null);
  };
  return html`<${Note} game=${game.id} mark=${mark.say} side=${side} onClose=${close} />`;
}

/** It lies where least is covered, and nothing that can be touched now. @param {{ game: string, mark: string, side: Side, onClose: () => void }} props */
function Note({ game, mark, side, onClose }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [place, setPlace] = useState(/** @type {{ x: number, y: number } | null} */ (null));
  useLayoutEffect(() => {
    const note = /** @type {HTMLElement} */ (box.current);
    const boxes = (/** @type {string} */ wanted) =>
      [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect());
    const rest = boxes(".board .medallion, .hand, .status-row > *, .board [data-keep]");
    const free = boxes(".board .can-act, .acts button");
    const size = { width: note.offsetWidth, height: note.offsetHeight };
    setPlace(placeBubble(size, [], rest, freeScreen(), { here: place, free }));
  }, [mark, side]);
  return html`<aside class="lesson-bubble coach-note" ref=${box} aria-label=${say("learning-coach")}
    style=${place ? { transform: `translate(${place.x}px, ${place.y}px)` } : { opacity: 0 }}>
    <p class="lesson-sentence" role="status"><${Icon} name="hint" /> <${RuleText} game=${game} text=${say(mark)} /></p>
    <div class="lesson-acts">
      <${Button} kind="quiet" onClick=${() => (coaching.value = false)}>${say("learning-coach-off")}<//>
      <${Button} icon="check" onClick=${onClose}>${say("learning-coach-fine")}<//>
    </div>
  </aside>`;
}
