/** What the table has to agree on: taking back, a bot for somebody who left; and going on together. */

import { html, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { AlertQuestion } from "./alerts.js";
import { remember, tokenOf } from "./api.js";
import { Late } from "./clock.js";
import { attempt } from "./notes.js";
import { go } from "./route.js";
import { say } from "./words.js";

/** @import { Link } from "./link.js" */
/** @import { Room, Sitter } from "./types.js" */

/** @param {{ link: Link, room: Room, own: number[], sitters: Sitter[] }} props */
export function Requests({ link, room, own, sitters }) {
  const playing = room.phase === "playing";
  // At a table with a clock it was agreed how long one waits.
  const absent =
    playing && own.length > 0 && !room.clock
      ? sitters.filter((sitter) => sitter.away && !own.includes(sitter.seat))
      : [];
  return html`<div class="requests">
    <${Question} link=${link} room=${room} own=${own} sitters=${sitters} />
    <${AlertQuestion} room=${room} sides=${link.sides.value} />
    <${Late} link=${link} room=${room} own=${own} sitters=${sitters} />
    ${absent.map(
      (sitter) => html`<${Absent} key=${sitter.seat} link=${link} room=${room} seat=${own[0]}
        sitter=${sitter} />`,
    )}
    ${
      playing &&
      room.seats
        .filter((seat) => own.includes(seat.seat) && seat.level)
        .map(
          (seat) => html`<div class="request">
      <p>${say("page-bot-plays-you")}</p>
      <${Button} kind="act" onClick=${() => attempt(() => link.giveback(seat.seat), room.game)}>${say("page-giveback")}
      <//>
    </div>`,
        )
    }
    ${room.rematch && html`<${Rematch} room=${room} table=${room.rematch} />`}
  </div>`;
}

/** @param {{ link: Link, room: Room, own: number[], sitters: Sitter[] }} props */
function Question({ link, room, own, sitters }) {
  const { ask } = room;
  if (!ask) return null;
  const voter = own.find((seat) => ask.voters.includes(seat) && !ask.yes.includes(seat));
  const args = {
    name: sitters[ask.seat].name,
    absent: ask.absent === null ? "" : sitters[ask.absent].name,
    level: ask.level ? say(`shell-level-${ask.level}`) : "",
  };
  if (voter === undefined) return html`<div class="request" role="status"><p>${say("page-ask-wait")}</p></div>`;
  /** @param {boolean} yes */
  const answer = (yes) => attempt(() => link.answer(voter, ask.seq, yes), room.game);
  return html`<div class="request" role="alert">
    <p>${say(`page-ask-${ask.what}`, args)}</p>
    <${Button} kind="act" onClick=${() => answer(true)}>${say("page-yes")}<//>
    <${Button} onClick=${() => answer(false)}>${say("page-no")}<//>
  </div>`;
}

/** Whoever would rather wait puts it away; it comes again when they leave again. @param {{ link: Link, room: Room, seat: number, sitter: Sitter }} props */
function Absent({ link, room, seat, sitter }) {
  const [away, setAway] = useState(false);
  if (away) return null;
  const take = () => attempt(() => link.takeover(seat, sitter.seat), room.game);
  return html`<div class="request">
    <p>${say("page-absent", { name: sitter.name })}</p>
    ${!room.ask && html`<${Button} icon="robot" onClick=${take}>${say("page-takeover")}<//>`}
    <${IconButton} kind="quiet" icon="close" class="request-away" label=${say("page-close")} onClick=${() => setAway(true)} />
  </div>`;
}

/** @param {{ room: Room, table: string }} props */
function Rematch({ room, table }) {
  const follow = () => {
    const token = tokenOf(room.table);
    remember(table, room.game, token);
    go(`/t/${table}`);
  };
  return html`<div class="request" role="status">
    <p>${say("page-rematch-open")}</p>
    <${Button} kind="act" onClick=${follow}>${say("page-rematch-go")}<//>
  </div>`;
}
