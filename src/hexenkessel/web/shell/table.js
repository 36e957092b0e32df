/** A table: the line to it, and the screen its phase calls for. */

import { html, useEffect, useMemo, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { useAlerts } from "./alerts.js";
import { remember, tokenOf } from "./api.js";
import { Bar } from "./bar.js";
import { loadGame } from "./games.js";
import { openLink } from "./link.js";
import { Lobby } from "./lobby.js";
import { attempt, tellError } from "./notes.js";
import { dress } from "./people.js";
import { Play } from "./play.js";
import { go } from "./route.js";
import { closeRules } from "./rulebook.js";
import { lang, say, sayProblem } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { Link } from "./link.js" */

/** @param {{ table: string }} props */
export function TableScreen({ table }) {
  const link = useMemo(() => openLink(table, lang.peek()), [table]);
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  useEffect(
    () => () => {
      link.close();
      closeRules();
    },
    [link],
  );
  const room = link.room.value;
  useEffect(() => {
    if (!room) return;
    remember(table, room.game, tokenOf(table));
    attempt(async () => setGame(await loadGame(room.game)));
  }, [room?.game]);
  useEffect(() => dress(room?.seats ?? []), [room?.seats]);
  useEffect(() => () => dress([]), []);
  const trouble = link.trouble.value;
  useEffect(() => {
    if (trouble && link.state.peek() !== "gone") tellError(trouble);
  }, [trouble]);
  useAlerts(room, link.sides.value, game ? say(`${game.id}-title`) : "");

  if (link.state.value === "gone") return html`<${Gone} link=${link} />`;
  if (!room || !game) return html`<${Bar} /><main class="waiting"><p role="status">${say("page-opening")}</p></main>`;
  return html`${link.state.value === "lost" && html`<${Reconnecting} />`}
    ${
      room.phase === "lobby"
        ? html`<${Lobby} link=${link} game=${game} room=${room} />`
        : html`<${Play} link=${link}
        game=${game} room=${room} />`
    }`;
}

function Reconnecting() {
  return html`<p class="reconnecting" role="alert"><${Icon} name="hourglass" /> ${say("page-reconnecting")}</p>`;
}

/** @param {{ link: Link }} props */
function Gone({ link }) {
  const trouble = link.trouble.value;
  return html`<${Bar} />
    <main class="waiting door">
      <${Icon} name="lock" />
      <h1 class="panel-heading">${say("page-gone")}</h1>
      <p>${trouble && sayProblem(trouble)}</p>
      <p class="dim">${say("page-gone-help")}</p>
      <p><${Button} kind="act" icon="cauldron" onClick=${() => go("/")}>${say("page-home")}<//></p>
    </main>`;
}
