/** The page begins here: words, then the screen that the address names. */

import { html, render } from "./vendor/hexenkessel-vendor.js";
import { BarDialogs } from "./shell/bar.js";
import { Home } from "./shell/home.js";
import { Ladder } from "./shell/ladder.js";
import { NoteCorner } from "./shell/notes.js";
import { Puzzles } from "./shell/puzzles.js";
import { Record } from "./shell/record.js";
import { route } from "./shell/route.js";
import { Review } from "./shell/review.js";
import { Rulebook } from "./shell/rulebook.js";
import { settle } from "./shell/settings.js";
import { Statistics } from "./shell/statistics.js";
import { TableScreen } from "./shell/table.js";

function Screen() {
  const where = route.value;
  if (where.screen === "table") return html`<${TableScreen} key=${where.table} table=${where.table} />`;
  if (where.screen === "review") return html`<${Review} table=${where.table} seat=${where.seat} />`;
  if (where.screen === "statistics") return html`<${Statistics} />`;
  if (where.screen === "puzzles")
    return html`<${Puzzles} key=${where.game} game=${where.game} number=${where.number} />`;
  if (where.screen === "record") return html`<${Record} key=${where.table} where=${where} />`;
  return html`<${Home} />`;
}

// Letters of another width that come later would move what is just being touched.
await Promise.all([settle(), Promise.allSettled([...document.fonts].map((font) => font.load()))]);
render(
  html`<${Screen} /><${Rulebook} /><${Ladder} /><${BarDialogs} /><${NoteCorner} />`,
  /** @type {HTMLElement} */ (document.getElementById("page")),
);
