/** The end of a game: who won and why it ended, once more, the proof of the shuffle, the record. */

import { html, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { Icon } from "../kit/icon.js";
import { Medallion } from "../kit/medallion.js";
import { call, remember, tokenOf } from "./api.js";
import { attempt } from "./notes.js";
import { openRecord } from "./record.js";
import { go } from "./route.js";
import { listNames } from "./story.js";
import { knows, say } from "./words.js";

/** @typedef {import("./types.js").Room} Room */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Sitter} Sitter */

/**
 * Who won. Where no seat did, the game may say who or what has: `<game>-nobody-wins`.
 * @param {string} game @param {View} view @param {Sitter[]} sitters @param {number | null} me
 */
export function winnersText(game, view, sitters, me) {
  const won = sitters.filter((sitter) => view.won?.[sitter.seat]);
  const own = `${game}-nobody-wins`;
  if (won.length === 0 && knows(own)) return say(own, { players: sitters.length });
  const you = me !== null && won.some((sitter) => sitter.seat === me);
  const named = won.filter((sitter) => !you || sitter.seat !== me).map((sitter) => sitter.name);
  return say(`shell-winners.${you ? "you" : "other"}`, {
    winners: won.length,
    name: listNames(named),
  });
}

/** @param {{ view: View, sitters: Sitter[], me: number | null }} props */
export function Ranking({ view, sitters, me }) {
  const places = view.places ?? [];
  const ranked = sitters.toSorted((one, other) => places[one.seat] - places[other.seat]);
  return html`<ol class="ranking">
    ${ranked.map(
      (sitter) => html`<li class="ranked" data-place=${places[sitter.seat]}>
        <span class="ranked-place">${view.won?.includes(true) && say("page-place", { place: places[sitter.seat] })}
        </span>
        <${Medallion} seat=${sitter.seat + 1} avatar=${sitter.avatar}
          name=${sitter.seat === me ? `${sitter.name} (${say("page-you")})` : sitter.name}
          botLabel=${sitter.botLabel} mark=${view.won?.[sitter.seat] ? "crown" : undefined}
          markLabel=${say("page-winner")} />
        <span class="ranked-points display">${view.scores?.[sitter.seat]}
          <span class="unseen"> ${say("shell-scores-points")}</span></span>
      </li>`,
    )}
  </ol>`;
}

/** @param {{ room: Room, game: string }} props */
function EndActions({ room, game }) {
  const path = `/api/tables/${room.table}`;
  const token = tokenOf(room.table);
  const again = () =>
    attempt(async () => {
      const next = await call("POST", `${path}/rematch`, { token });
      remember(next.table, game, token);
      go(`/t/${next.table}`);
    });
  const record = () => /** @type {Promise<string>} */ (call("GET", `${path}/record`, { text: true }));
  const save = () => attempt(async () => download(`${game}-${room.table}.txt`, await record()));
  const replay = () => attempt(async () => openRecord(await record(), room));
  return html`<div class="end-actions">
    ${token && html`<${Button} kind="act" icon="undo" onClick=${again}>${say("page-rematch")}<//>`}
    <${Button} icon="history" onClick=${replay}>${say("page-replay")}<//>
    <${Button} icon="download" onClick=${save}>${say("page-export")}<//>
  </div>`;
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** @param {{ room: Room }} props */
function Proof({ room }) {
  const [proof, setProof] = useState(/** @type {any} */ (null));
  const check = () => attempt(async () => setProof(await call("GET", `/api/tables/${room.table}/proof`)));
  const fits = proof && proof.commitment_fits && proof.replay_fits && proof.commitment === room.commitment;
  return html`<section class="proof">
    <h3 class="proof-heading">${say("page-proof")}</h3>
    <p class="dim">${say("page-proof.help")}</p>
    ${!proof && html`<${Button} icon="dice" onClick=${check}>${say("page-proof-check")}<//>`}
    <div role="status">
      ${
        proof &&
        html`<p class=${fits ? "proof-good" : "proof-bad"}>
          <${Icon} name=${fits ? "check" : "warning"} /> ${say(fits ? "page-proof-good" : "page-proof-bad")}
        </p>
        <dl class="proof-figures">
          <dt>${say("page-proof-commitment")}</dt><dd>${proof.commitment}</dd>
          <dt>${say("page-proof-secret")}</dt><dd>${proof.secret}</dd>
        </dl>`
      }
    </div>
  </section>`;
}

/**
 * @param {{ open: boolean, onClose: () => void, room: Room, game: string, view: View, ending: string, sitters: Sitter[],
 *   me: number | null }} props
 */
export function EndDialog({ open, onClose, room, game, view, ending, sitters, me }) {
  return html`<${Dialog} open=${open} onClose=${onClose} heading=${winnersText(game, view, sitters, me)}
    closeLabel=${say("page-close")}>
    <p>${say(`${game}-ending-${ending}`)}</p>
    <${Ranking} view=${view} sitters=${sitters} me=${me} />
    <${EndActions} room=${room} game=${game} />
    <${Proof} room=${room} />
  <//>`;
}
