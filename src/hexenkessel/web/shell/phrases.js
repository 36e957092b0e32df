/** What people say to each other at a table: fixed phrases, which everybody reads in their own language. */

import { html, useEffect, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { attempt } from "./notes.js";
import { seatName } from "./people.js";
import { muted } from "./settings.js";
import { say } from "./words.js";

/** @import { Link } from "./link.js" */
/** @import { Room, Row } from "./types.js" */

/** As table/phrases.py has them. */
const PHRASES = [
  ...["hello", "good-luck", "one-moment", "back", "your-turn", "take-your-time"],
  ...["well-played", "good-move", "thanks", "sorry", "oops", "bad-luck"],
  ...["hm", "wow", "haha", "oh-no", "hooray", "applause"],
  ...["good-game", "again", "bye"],
];
const STAY = 6000;
const MOST_SHOWN = 3;
const MOST_MUTED = 50;

/** Only where somebody else can hear it. @param {{ link: Link, room: Room, own: number[] }} props */
export function SayButton({ link, room, own }) {
  const [open, setOpen] = useState(false);
  const others = room.seats.filter((seat) => seat.kind === "person" && !own.includes(seat.seat));
  if (own.length === 0 || others.length === 0) return null;
  const close = () => setOpen(false);
  /** @param {string} phrase */
  const speak = (phrase) => {
    close();
    attempt(() => link.say(own[0], phrase), room.game);
  };
  return html`<${IconButton} kind="quiet" icon="talk" label=${say("page-say")} onClick=${() => setOpen(true)} />
    <${Dialog} open=${open} onClose=${close} heading=${say("page-say")} closeLabel=${say("page-close")}>
      <div class="phrases">
        ${PHRASES.map(
          (phrase) =>
            html`<${Button} key=${phrase} onClick=${() => speak(phrase)}>${say(`table-phrase-${phrase}`)}<//>`,
        )}
      </div>
      <h3 class="phrases-heading">${say("page-say-mute")}</h3>
      <div class="phrases">
        ${others.map((seat) => html`<${Mute} name=${seatName(seat)} who=${`${room.table}/${seat.seat}`} />`)}
      </div>
    <//>`;
}

/** @param {{ name: string, who: string }} props */
function Mute({ name, who }) {
  const quiet = muted.value.includes(who);
  const change = () => {
    const others = muted.peek().filter((one) => one !== who);
    muted.value = quiet ? others : [who, ...others].slice(0, MOST_MUTED);
  };
  return html`<${Button} icon=${quiet ? "sound-off" : "sound-on"} pressed=${quiet} onClick=${change}>
    ${say("page-say-muted", { name })}<//>`;
}

/** Without what those say who are muted, in the chronicle as above the table. @param {string | undefined} table @param {Row[]} rows */
export const heard = (table, rows) =>
  muted.value.length === 0
    ? rows
    : rows.filter((row) => row.kind !== "said" || !muted.value.includes(`${table}/${row.seat}`));

/**
 * What was just said, for a few seconds; the chronicle keeps it.
 * @param {{ rows: Row[], own: number[], nameOf: (seat: number) => string }} props
 */
export function Sayings({ rows, own, nameOf }) {
  const [shown, setShown] = useState(/** @type {Row[]} */ ([]));
  // What lay there when one came is no news.
  const last = useRef(rows.at(-1)?.seq ?? 0);
  useEffect(() => {
    const fresh = rows.filter((row) => row.kind === "said" && row.seq > last.current && !own.includes(row.seat));
    last.current = rows.at(-1)?.seq ?? 0;
    if (fresh.length === 0) return;
    setShown((before) => [...before, ...fresh].slice(-MOST_SHOWN));
    setTimeout(() => setShown((now) => now.filter((row) => !fresh.includes(row))), STAY);
  }, [rows.at(-1)?.seq]);
  return html`<div class="sayings" role="log" aria-label=${say("page-say")}>
    ${shown.map(
      (row) => html`<p key=${row.seq} class="saying" data-seat=${row.seat + 1}>
        <b>${nameOf(row.seat)}</b> ${say(`table-phrase-${row.phrase}`)}</p>`,
    )}
  </div>`;
}
