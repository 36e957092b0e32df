/** "Learn" on the cover of a game: its first lesson for a newcomer, else the choice of all its lessons. */

import { html, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { Icon } from "../kit/icon.js";
import { beginLesson } from "./api.js";
import { isNew, knowsLesson } from "./learned.js";
import { say } from "./words.js";

/** @param {{ game: import("./types.js").GameInfo, name: string, start: (deed: () => Promise<string>) => void }} props */
export function Learn({ game, name, start }) {
  const [open, setOpen] = useState(false);
  if (game.lessons.length === 0) return null;
  const newcomer = isNew(game.id);
  /** @param {string} lesson */
  const begin = (lesson) => start(() => beginLesson(game.id, lesson, name));
  return html`<${Button} kind=${newcomer ? "act" : "plain"} icon="tutorial"
      onClick=${() => (newcomer || game.lessons.length === 1 ? begin(game.lessons[0]) : setOpen(true))}>
      ${say("learning-learn")}<//>
    <${Dialog} open=${open} onClose=${() => setOpen(false)} heading=${say("learning-choose")} closeLabel=${say("page-close")}>
      <ul class="lesson-list">
        ${game.lessons.map(
          (lesson) => html`<li>
            <button type="button" class="row-button lesson-choice" onClick=${() => begin(lesson)}>
              <${Icon} name=${knowsLesson(game.id, lesson) ? "check" : "tutorial"} />
              <b>${say(`${game.id}-lesson-${lesson}`)}</b>
              <span class="dim">${say(`${game.id}-lesson-${lesson}.about`)}</span>
            </button>
          </li>`,
        )}
      </ul>
    <//>`;
}
