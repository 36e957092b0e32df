/** The end of a game: who won and why, the race and the moments that decided it, and what comes next. */

import { html, useEffect, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { figures } from "../kit/figures.js";
import { Icon } from "../kit/icon.js";
import { Medallion } from "../kit/medallion.js";
import { GameSheet, columnsOf } from "../kit/scores.js";
import { call, remember, tokenOf } from "./api.js";
import { attempt } from "./notes.js";
import { seatName } from "./people.js";
import { Deeds, RaceChart, byPoints } from "./race.js";
import { go, replayPath } from "./route.js";
import { download, share } from "./share.js";
import { Grade, momentText, openReview, share as shareOf, useReview } from "./review.js";
import { listNames } from "./story.js";
import { knows, say } from "./words.js";

/** @import { Listener } from "./story.js" */
/** @import { Room, Sheet, Sitter, View } from "./types.js" */
/** @typedef {import("./types.js").Race} RaceTold */

/** A finished game, as one seat or a spectator sees it. @typedef {{ game: string, view: View, sheet: Sheet, sitters: Sitter[], me: number | null }} Finished */

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

/** Everybody with a column, the best first; of equals the seat before the rival. @param {Finished} finished */
function ranked({ game, view, sheet, sitters }) {
  const columns = columnsOf({ game, sheet, view, sitters, say }).map((column, at) => ({ ...column, at }));
  const places = view.places ?? [];
  if (sheet.together) return columns.map((column) => ({ ...column, place: 0 }));
  if (sheet.rivals.length === 0)
    return columns
      .map((column) => ({ ...column, place: places[column.at] }))
      .toSorted((one, other) => one.place - other.place);
  return columns
    .toSorted((one, other) => other.sum - one.sum || one.at - other.at)
    .map((column, before) => ({ ...column, place: before + 1 }));
}

/** @param {Finished} props */
export function Ranking(props) {
  const { sitters, sheet, me } = props;
  return html`<ol class="ranking ${sheet.together ? "is-together" : ""}">
    ${ranked(props).map(
      ({ at, seat, avatar, name, won, sum, place }) => html`<li class="ranked" data-place=${place}>
        <span class="ranked-place">${place > 0 && say("page-place", { place })}</span>
        <${Medallion} seat=${seat} avatar=${avatar} name=${at === me ? `${name} (${say("page-you")})` : name}
          botLabel=${sitters[at]?.botLabel} mark=${won ? "crown" : undefined} markLabel=${say("page-winner")} />
        <span class="ranked-points display">${figures(sum)}<span class="unseen"> ${say("shell-scores-points")}</span></span>
      </li>`,
    )}
  </ol>`;
}

/** Why the first is first, in one or two sentences. @param {Finished} finished */
export function whyText(finished) {
  const { sheet, me, game } = finished;
  const [first, second] = ranked(finished);
  if (sheet.together || !second) return "";
  const names = { name: first.name, other: second.name, other_you: String(second.at === me) };
  /** @param {import("./types.js").SheetRow} row */
  const facts = ({ label, points }) => ({
    row: say(`${game}-sheet-${label}`),
    first: points[first.at],
    second: points[second.at],
  });
  if (first.sum === second.sum) {
    const tie = sheet.ties.find(({ points }) => points[first.at] !== points[second.at]);
    return tie && first.place !== second.place
      ? say("page-why-tie", facts(tie))
      : say("page-why-equal", { points: first.sum });
  }
  const margin = say(`page-why-margin.${first.at === me ? "you" : "other"}`, {
    ...names,
    points: first.sum - second.sum,
  });
  const gains = sheet.rows.map(({ points }) => points[first.at] - points[second.at]);
  const most = gains.indexOf(Math.max(...gains));
  return sheet.rows.length > 1 ? `${margin} ${say("page-why-row", facts(sheet.rows[most]))}` : margin;
}

/** @param {{ room: Room, finished: Finished }} props */
function EndActions({ room, finished }) {
  const { game, me } = finished;
  const path = `/api/tables/${room.table}`;
  // Whoever sits here by the house's cookie alone has none.
  const token = tokenOf(room.table);
  const again = () =>
    attempt(async () => {
      const next = await call("POST", `${path}/rematch`, { token });
      remember(next.table, game, token);
      go(`/t/${next.table}`);
    });
  const review = () => openReview({ table: room.table, game, names: room.seats.map(seatName), seat: me ?? 0 });
  const save = () =>
    attempt(async () => download(`${game}-${room.table}.txt`, await call("GET", `${path}/record`, { text: true })));
  const hand = () => attempt(() => share(say(`${game}-title`), resultText(finished), replayPath(room.table, 0)));
  return html`<div class="end-actions">
    ${(token || me !== null) && html`<${Button} kind="act" icon="undo" onClick=${again}>${say("page-rematch")}<//>`}
    <${Button} icon="history" onClick=${() => go(replayPath(room.table, 0))}>${say("page-replay")}<//>
    <${Button} icon="hint" onClick=${review}>${say("review-open")}<//>
    <${Button} class="end-minor" icon="share" onClick=${hand}>${say("page-share-result")}<//>
    <${Button} class="end-minor" kind="quiet" icon="download" onClick=${save}>${say("page-export")}<//>
  </div>`;
}

/** The result in one line, as it is handed on. @param {Finished} finished */
function resultText(finished) {
  const { game, view, sitters } = finished;
  const points = ranked(finished).map(({ name, sum }) => `${name} ${figures(sum)}`);
  return `${say(`${game}-title`)}: ${winnersText(game, view, sitters, null)} ${points.join(" · ")}`;
}

/** One line that opens. @param {{ room: Room }} props */
function Proof({ room }) {
  const [proof, setProof] = useState(/** @type {any} */ (null));
  const check = () => attempt(async () => setProof(await call("GET", `/api/tables/${room.table}/proof`)));
  const fits = proof && proof.commitment_fits && proof.replay_fits && proof.commitment === room.commitment;
  if (!room.commitment) return null;
  return html`<details class="proof">
    <summary class="proof-heading">${say("page-proof")}</summary>
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
  </details>`;
}

/** Asked for once, when somebody looks at the end. @param {string} table @param {boolean} open @returns {RaceTold | null} */
function useRace(table, open) {
  const [race, setRace] = useState(/** @type {RaceTold | null} */ (null));
  useEffect(() => {
    // A result without its race is still a result: nobody needs to hear that it could not be drawn.
    if (open && !race) call("GET", `/api/tables/${table}/race`).then(setRace, () => {});
  }, [table, open]);
  return race;
}

/** Whoever looks at the end for so many milliseconds wants to know more. */
const PATIENCE = 4000;

/**
 * What decided the game: by winning chance as soon as that is thought over, and by points until then. There is one list:
 * what the other would say besides is in the review.
 * @param {Room} room @param {boolean} open @param {Listener} listener @param {RaceTold | null} race @param {import("./race.js").Runner[]} runners
 */
function useMoments(room, open, listener, race, runners) {
  const seat = listener.me;
  const subject =
    open && seat !== null ? { table: room.table, game: room.game, names: room.seats.map(seatName), seat } : null;
  const { shown } = useReview(subject, PATIENCE);
  const told = shown?.review;
  const whole = shown?.state === "whole";
  const decisive = told && whole ? told.decisions.filter((one) => told.moments.includes(one.at)) : [];
  const weighed = decisive.map((one) => ({
    move: one.at + 1,
    seat: (seat ?? 0) + 1,
    what: momentText(listener, one),
    more: html`<${Grade} one=${one} />`,
  }));
  return {
    moments: weighed.length > 0 ? weighed : race ? byPoints(listener, race, runners) : [],
    progress: told && !whole ? shareOf(told) : null,
  };
}

/**
 * @param {{ open: boolean, onClose: () => void, room: Room, ending: string, listener: Listener, finished: Finished }} props
 */
export function EndDialog({ open, onClose, room, ending, listener, finished }) {
  const { game, view, sheet, sitters, me } = finished;
  const race = useRace(room.table, open);
  const runners = columnsOf({ game, sheet, view, sitters, say });
  const { moments, progress } = useMoments(room, open, listener, race, runners);
  return html`<${Dialog} open=${open} onClose=${onClose} heading=${winnersText(game, view, sitters, me)}
    closeLabel=${say("page-close")} actions=${html`<${EndActions} room=${room} finished=${finished} />`}>
    <div class="end">
      <div class="end-part">
        <p>${say(`${game}-ending-${ending}`)} ${whyText(finished)}</p>
        <${Ranking} ...${finished} />
        <${GameSheet} class="end-sheet" whole ...${{ game, sheet, view, sitters, say }} />
      </div>
      <div class="end-part">
        ${
          race &&
          html`<${Deeds} moments=${moments} onMove=${(/** @type {number} */ move) => go(replayPath(room.table, move))}>
              ${progress !== null && html`<p class="dim">${say("page-deeds-weighing", { percent: progress })}</p>`}
            <//>
            <section class="end-race"><h3 class="panel-heading">${say("page-race")}</h3>
              <${RaceChart} race=${race} runners=${runners} together=${sheet.together} moments=${moments} /></section>`
        }
        <${Proof} room=${room} />
      </div>
    </div>
  <//>`;
}
