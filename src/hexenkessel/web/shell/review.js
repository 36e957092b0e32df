/** The review of a finished game: the curve, luck and skill, the moments that mattered, every decision. */

import { html, signal, useEffect, useRef, useState } from "../vendor/hexenkessel-vendor.js";
import { Button } from "../kit/button.js";
import { Icon } from "../kit/icon.js";
import { Panel } from "../kit/panel.js";
import { Refused, call, remember } from "./api.js";
import { Bar, Choice } from "./bar.js";
import { Curve } from "./curve.js";
import { loadGame } from "./games.js";
import { attempt } from "./notes.js";
import { seatName } from "./people.js";
import { Position, listenerFor, moveWords, reasonWords, sittersFor } from "./place.js";
import { go } from "./route.js";
import { knows, say, sayProblem } from "./words.js";

/** @import { LoadedGame } from "./games.js" */
/** @import { MoveReason } from "./place.js" */
/** @import { Move, Sitter } from "./types.js" */

/**
 * @typedef {object} Decision
 * @property {number} at
 * @property {string} played
 * @property {string} best
 * @property {number} chance
 * @property {number} given
 * @property {number} doubt
 * @property {number} gap
 * @property {"best" | "good" | "slip" | "mistake" | "blunder"} grade
 * @property {MoveReason[]} reasons
 */

/** @typedef {{ at: number, chances: number[] }} Point */

/**
 * @typedef {object} Told
 * @property {string} game
 * @property {number} players
 * @property {number} seat
 * @property {number} moves
 * @property {boolean} shared
 * @property {number} done
 * @property {number} planned
 * @property {boolean} whole
 * @property {Point[]} curve
 * @property {Decision[]} decisions
 * @property {number[]} moments
 * @property {number | null} accuracy
 * @property {Record<"start" | "deal" | "decisions" | "chance" | "others" | "result", number> | null} parts
 */

/** @typedef {{ id: string, state: "running" | "whole" | "stopped", review: Told | null, problem: import("./types.js").Problem | null }} Shown */

/** What is reviewed: a table, or a record with the names of its seats. @typedef {{ table?: string, record?: string, game: string, names: string[], seat: number }} Subject */

const POLL = 700;
const PARTS = /** @type {const} */ (["deal", "decisions", "chance", "others"]);
const ICONS = { best: "check", good: "check", slip: "info", mistake: "warning", blunder: "warning" };

const subject = signal(/** @type {Subject | null} */ (null));

/** @param {Subject} wanted */
export function openReview(wanted) {
  subject.value = wanted;
  go(wanted.table ? `/#review/${wanted.table}/${wanted.seat}` : "/#review");
}

/** How much of it is done. @param {Told} told */
export const share = (told) => (told.planned ? percent(told.done / told.planned) : 0);

/** @param {number} share */
const percent = (share) => Math.round(100 * share);

/** A share that would be rounded away is still told. @param {number} share */
const atLeastOne = (share) => Math.max(1, percent(share));

/** @param {{ table: string | null, seat: number }} props the table of the address; none for a record that was opened here */
export function Review({ table, seat }) {
  const here = subject.value;
  useEffect(() => {
    if (here && (here.table ?? null) === table) return;
    if (!table) return go("/");
    attempt(async () => {
      const room = await call("GET", `/api/tables/${table}`);
      subject.value = { table, game: room.game, names: room.seats.map(seatName), seat };
    });
  }, [table]);
  if (!here || (here.table ?? null) !== table) return html`<${Bar} />`;
  return html`<${Subject} key=${`${here.table ?? ""} ${here.seat}`} here=${here} />`;
}

/**
 * Asks for the review, and again and again while it grows.
 * @param {Subject | null} here nothing is asked for where it is null
 * @param {number} [after] milliseconds; whoever is gone by then did not want it
 */
export function useReview(here, after = 0) {
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const [problem, setProblem] = useState("");
  const [round, setRound] = useState(0);
  const halted = useRef(false);
  useEffect(() => {
    if (!here) return undefined;
    const ask = () =>
      call("POST", "/api/reviews", { body: { table: here.table, record: here.record, seat: here.seat } });
    let timer = 0;
    halted.current = false;
    /** @param {() => Promise<Shown>} deed */
    const look = async (deed) => {
      try {
        const found = await deed();
        if (halted.current) return;
        setShown(found);
        if (found.problem) setProblem(sayProblem(found.problem));
        if (found.state === "running") timer = setTimeout(look, POLL, () => call("GET", `/api/reviews/${found.id}`));
      } catch (error) {
        if (!(error instanceof Refused) || halted.current) return;
        // Another server, or one that was started anew: asked once more it begins again.
        if (error.key === "table-error-no-review" || error.key === "page-error-offline")
          timer = setTimeout(look, 3 * POLL, ask);
        else setProblem(sayProblem(error));
      }
    };
    if (after > 0) timer = setTimeout(look, after, ask);
    else look(ask);
    return () => {
      halted.current = true;
      clearTimeout(timer);
    };
  }, [round, here === null]);
  const stop = () =>
    attempt(async () => {
      halted.current = true;
      setShown(await call("DELETE", `/api/reviews/${shown?.id}`));
    });
  return { shown, problem, begin: () => setRound(round + 1), stop };
}

/** @param {{ here: Subject }} props */
function Subject({ here }) {
  const { shown, problem, begin, stop } = useReview(here);
  const [game, setGame] = useState(/** @type {LoadedGame | null} */ (null));
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    attempt(async () => setGame(await loadGame(here.game)));
  }, [here.game]);
  const told = shown?.review;
  const people = sittersFor(here.names.length, here.names);
  const decision = told?.decisions.find((one) => one.at === at);
  if (game && shown && told && decision)
    return html`<${Place} key=${at} id=${shown.id} ...${{ game, people, told, decision }} onBack=${() => setAt(null)} />`;
  return html`<div class="review" data-review=${shown?.state ?? "waiting"}>
    <${Bar}><h1 class="bar-title">${say("review-title")}</h1><//>
    <main class="review-main">
      ${game && html`<h2 class="panel-heading">${say(`${here.game}-title`)}</h2>`}
      ${
        here.names.length > 1 &&
        html`<${Choice} label=${say("review-of")} value=${here.seat}
          choices=${here.names.map((name, seat) => ({ value: seat, label: name }))}
          onPick=${(/** @type {number} */ seat) => openReview({ ...here, seat })} />`
      }
      <${Progress} ...${{ shown, problem, stop, begin }} />
      ${game && told && html`<${Findings} ...${{ game, people, told }} id=${shown.id} onLook=${setAt} />`}
    </main>
  </div>`;
}

/** @param {{ shown: Shown | null, problem: string, stop: () => void, begin: () => void }} props */
function Progress({ shown, problem, stop, begin }) {
  const told = shown?.review;
  const done = told ? share(told) : 0;
  if (problem) return html`<p class="review-problem" role="alert"><${Icon} name="warning" /> ${problem}</p>`;
  if (shown?.state === "whole") return html`<p class="dim">${say("review-title.help")}</p>`;
  if (shown?.state === "stopped")
    return html`<div class="review-progress">
      <p role="status">${say("review-stopped")}</p>
      <${Button} icon="play" onClick=${begin}>${say("review-again")}<//>
    </div>`;
  return html`<div class="review-progress">
    <label class="review-running"><span>${told ? say("review-running", { percent: done }) : say("review-waiting")}</span>
      <progress max="100" value=${told ? done : undefined}></progress></label>
    ${shown && html`<${Button} icon="close" onClick=${stop}>${say("review-stop")}<//>`}
  </div>`;
}

/** @param {{ game: LoadedGame, people: Sitter[], told: Told, id: string, onLook: (at: number) => void }} props */
function Findings({ game, people, told, id, onLook }) {
  const listener = listenerFor(game, people, told.seat);
  const name = people[told.seat].name;
  if (told.decisions.length === 0) return told.whole && html`<p>${say("review-nothing", { name })}</p>`;
  const moments = told.decisions.filter((one) => told.moments.includes(one.at));
  const wrong = told.decisions.filter((one) => one.given > 0).length;
  return html`<div class="review-columns">
    <div class="review-column">
      <${Panel} heading=${say("review-accuracy")}
        aside=${html`<span class="review-accuracy display">${say("review-percent", { percent: told.accuracy ?? 0 })}</span>`}>
        <p>${say("review-counts", { count: wrong, all: told.decisions.length })}</p>
        <p class="dim">${say("review-accuracy.help")}</p>
      <//>
      <${Panel} heading=${say(told.shared ? "review-curve.together" : "review-curve")}>
        <p class="dim">${say("review-curve.help", { name })}</p>
        <${Curve} told=${told} people=${people} />
      <//>
      ${told.parts && html`<${Parts} told=${told} parts=${told.parts} />`}
    </div>
    <div class="review-column">
      <${Panel} heading=${say("review-moments")}>
        ${moments.length === 0 && html`<p>${say("review-moments-none")}</p>`}
        <ol class="review-moments">
          ${moments.map((one) => html`<${Moment} key=${one.at} ...${{ listener, one, id, onLook }} />`)}
        </ol>
      <//>
      <${Panel} heading=${say("review-decisions")}>
        <ol class="review-decisions">
          ${told.decisions.map((one) => html`<${Line} key=${one.at} ...${{ listener, one, onLook }} />`)}
        </ol>
      <//>
    </div>
  </div>`;
}

/** @param {{ one: Decision }} props */
export function Grade({ one }) {
  return html`<span class=${`grade is-${one.grade}`}><${Icon} name=${ICONS[one.grade]} />
    ${say(`review-grade-${one.grade}`)}</span>`;
}

/** What a decision was worth. @param {import("./story.js").Listener} listener @param {Decision} one */
export function momentText(listener, one) {
  const wrong = one.given > 0;
  const args = { percent: atLeastOne(wrong ? one.given : one.gap), doubt: atLeastOne(one.doubt) };
  return say(wrong ? "review-moment-given" : "review-moment-found", { ...args, move: moveWords(listener, one.played) });
}

/** @param {{ listener: import("./story.js").Listener, one: Decision, id: string, onLook: (at: number) => void }} props */
function Moment({ listener, one, id, onLook }) {
  const wrong = one.given > 0;
  return html`<li class="review-moment" data-at=${one.at}>
    <p><b>${say("review-moment-number", { number: one.at + 1 })}</b> <${Grade} one=${one} /></p>
    <p>${momentText(listener, one)}</p>
    <div class="review-acts">
      <${Button} kind=${wrong ? "act" : "plain"} icon="hint" onClick=${() => onLook(one.at)}>
        ${say(wrong ? "review-find" : "review-show")}<//>
      <${PlayOn} id=${id} at=${one.at} game=${listener.game.id} name=${listener.nameOf(listener.me ?? 0)} />
    </div>
  </li>`;
}

/** @param {{ id: string, at: number, game: string, name: string }} props */
function PlayOn({ id, at, game, name }) {
  const deed = () =>
    attempt(async () => {
      const made = await call("POST", `/api/reviews/${id}/places/${at}/table`, { body: { name } });
      remember(made.table, game, made.token);
      go(made.path);
    });
  return html`<${Button} icon="play" onClick=${deed}>${say("review-play-on")}<//>`;
}

/** @param {{ listener: import("./story.js").Listener, one: Decision, onLook: (at: number) => void }} props */
function Line({ listener, one, onLook }) {
  const text =
    one.given > 0
      ? say("review-decision-given", { percent: atLeastOne(one.given), doubt: atLeastOne(one.doubt) })
      : say("review-decision-kept");
  return html`<li>
    <button type="button" class="row-button review-line" onClick=${() => onLook(one.at)}>
      <span class="review-number">${one.at + 1}</span>
      <span class="review-move">${moveWords(listener, one.played)}</span>
      <${Grade} one=${one} />
      <span class="dim">${text}</span>
    </button>
  </li>`;
}

/** @param {{ told: Told, parts: NonNullable<Told["parts"]> }} props */
function Parts({ told, parts }) {
  const luck = Math.abs(parts.chance) + Math.abs(parts.others) + Math.abs(parts.deal);
  const kind = parts.decisions === 0 ? "clean" : luck > Math.abs(parts.decisions) ? "luck" : "skill";
  const rows = PARTS.filter((part) => !(told.shared && part === "deal") && !(told.players === 1 && part === "others"));
  const start = told.shared ? "review-part-start-shared" : "review-part-start";
  return html`<${Panel} heading=${say("review-parts")}>
    <p>${say("review-verdict", { kind })}</p>
    <table class="review-parts">
      <tbody>
        <${Part} word=${start} value=${parts.start} from=${0} />
        ${rows.map((part) => {
          const before = PARTS.slice(0, PARTS.indexOf(part)).reduce((sum, one) => sum + parts[one], parts.start);
          return html`<${Part} word=${`review-part-${part}`} value=${parts[part]} from=${before} signed />`;
        })}
        <${Part} word="review-part-result" value=${parts.result} from=${0} />
      </tbody>
    </table>
    <p class="dim">${say("review-parts.help")}</p>
  <//>`;
}

/** One step of the way from the start to the result, as a bar that begins where the last one ended. @param {{ word: string, value: number, from: number, signed?: boolean }} props */
function Part({ word, value, from, signed = false }) {
  const [low, high] = [Math.min(from, from + value), Math.max(from, from + value)].map((end) =>
    Math.min(100, Math.max(0, end)),
  );
  const sign = signed && value > 0 ? "+" : signed && value < 0 ? "−" : "";
  const looks = !signed ? "is-total" : value < 0 ? "is-loss" : "is-gain";
  return html`<tr>
    <th scope="row"><span>${say(word)}</span><span class="dim">${knows(`${word}.help`) && say(`${word}.help`)}</span></th>
    <td class="review-value">${sign}${say("review-percent", { percent: Math.abs(value) })}</td>
    <td class="review-bar" aria-hidden="true">
      <span class=${looks} style=${`left:${low}%; width:${Math.max(0.5, high - low)}%`}></span>
    </td>
  </tr>`;
}

/**
 * A decision once more: try to find something better, then see it with its reason.
 * @param {{ id: string, game: LoadedGame, people: Sitter[], told: Told, decision: Decision, onBack: () => void }} props
 */
function Place({ id, game, people, told, decision, onBack }) {
  const [there, setThere] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState("");
  const [solved, setSolved] = useState(false);
  const path = `/api/reviews/${id}/places/${decision.at}`;
  useEffect(() => {
    attempt(async () => setThere(await call("GET", path)));
  }, [path]);
  if (!there) return html`<${Bar} />`;
  const listener = listenerFor(game, people, told.seat);
  /** @param {Move} move */
  const tried = (move) => {
    setBusy(true);
    setStatus(say("review-place-thinking"));
    attempt(async () => {
      const found = await call("POST", `${path}/tries`, { body: { move: move.text } });
      const best = found.given === 0 && found.best === move.text;
      if (found.given === 0) setSolved(true);
      setStatus(
        found.given > 0
          ? say("review-place-worse", { percent: atLeastOne(found.given) })
          : say(best ? "review-place-best" : "review-place-alike"),
      );
    }).finally(() => setBusy(false));
  };
  const beside = html`<section class="panel review-place">
    <p><b>${say("review-moment-number", { number: decision.at + 1 })}</b> <${Grade} one=${decision} /></p>
    <p>${say("review-place-played", { move: moveWords(listener, decision.played) })}</p>
    ${solved && html`<${Solution} ...${{ listener, decision }} />`}
    <${PlayOn} id=${id} at=${decision.at} game=${game.id} name=${people[told.seat].name} />
    <p class="dim">${say("review-play-on.help")}</p>
  </section>`;
  const acts =
    !solved &&
    html`<${Button} icon="hint" wide onClick=${() => {
      setSolved(true);
      setStatus("");
    }}>${say("review-place-solution")}<//>`;
  return html`<${Position} ...${{ game, people, busy, acts, beside, tried, onBack }} seat=${told.seat}
    view=${there.view} moves=${there.moves} shown=${solved ? decision.best : null} title=${say("review-title")}
    place=${say("review-moment-number", { number: decision.at + 1 })} backLabel=${say("review-back")}
    status=${
      status ||
      (solved ? say("review-place-is", { move: moveWords(listener, decision.best) }) : say("review-place-task"))
    } />`;
}

/** @param {{ listener: import("./story.js").Listener, decision: Decision }} props */
function Solution({ listener, decision }) {
  return html`<div class="review-solution" role="status">
    <p><b>${say("review-place-is", { move: moveWords(listener, decision.best) })}</b></p>
    <ul>${decision.reasons.map((reason) => html`<li>${reasonWords(listener, reason)}</li>`)}</ul>
    ${
      decision.given > 0 &&
      html`<p>${say("review-place-ahead", { percent: atLeastOne(decision.given), doubt: atLeastOne(decision.doubt) })}</p>`
    }
  </div>`;
}
