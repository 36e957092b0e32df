/** Beside the table: the reference, what happened since one's last turn, the chronicle with its slider. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { Button, IconButton } from "../kit/button.js";
import { CardSign } from "../kit/card.js";
import { Chronicle } from "../kit/chronicle.js";
import { Panel } from "../kit/panel.js";
import { RuleText } from "./rulebook.js";
import { chapters, moments, since } from "./story.js";
import { knows, say } from "./words.js";

/** @import { Line, Listener } from "./story.js" */
/** @import { Row, View } from "./types.js" */

/** A whole round of three bots, turn by turn. */
const MOST_NEWS = 60;

/** A sentence with the sign of the card it names. @param {{ listener: Listener, line: Line }} props */
function Sentence({ listener, line }) {
  const sign = line.event && listener.game.chip(line.event);
  const name = line.seat === undefined || line.seat === listener.me ? "" : listener.nameOf(line.seat);
  const at = name ? line.text.indexOf(name) : -1;
  const words = at < 0 ? line.text : html`${line.text.slice(0, at)}<b>${name}</b>${line.text.slice(at + name.length)}`;
  return html`${sign && html`<${CardSign} ...${sign} /> `}${words}`;
}

/** Lines as the chronicle takes them. @type {WeakMap<Line, import("../kit/chronicle.js").ChronicleLine>} */
const written = new WeakMap();

/** The same for the same line, so that it is not drawn again. @param {Listener} listener @param {Line} line */
function write(listener, line) {
  const made = written.get(line) ?? {
    key: line.key,
    seat: line.seat === undefined ? undefined : line.seat + 1,
    text: html`<${Sentence} listener=${listener} line=${line} />`,
  };
  written.set(line, made);
  return made;
}

/**
 * @param {{ listener: Listener, rows: Row[], shown: number | null, slider?: boolean, onLook: (seq: number | null) => void }} props
 */
export function ChroniclePanel({ listener, rows, shown, slider = true, onLook }) {
  const story = chapters(listener, rows);
  const groups = story.toReversed().map((chapter) => ({
    key: chapter.key,
    heading: chapter.heading,
    lines: chapter.lines.toReversed().map((line) => write(listener, line)),
  }));
  const lines = story.flatMap((chapter) => chapter.lines);
  const current = shown === null ? undefined : lines.findLast((line) => line.seq === shown)?.key;
  return html`<${Panel} heading=${say("page-chronicle")} class="chronicle-panel">
    ${slider && html`<${HistorySlider} rows=${rows} lines=${lines} shown=${shown} onLook=${onLook} />`}
    <div class="chronicle-scroll" tabindex="-1">
      <${Chronicle} groups=${groups} label=${say("page-chronicle")} shown=${current}
        onPick=${(/** @type {string | number} */ key) => onLook(Number.parseInt(String(key), 10))} />
    </div>
  <//>`;
}

/** @param {{ rows: Row[], lines: Line[], shown: number | null, onLook: (seq: number | null) => void }} props */
function HistorySlider({ rows, lines, shown, onLook }) {
  const all = moments(rows).map((row) => row.seq);
  const last = all.length - 1;
  const here = shown === null ? last : all.findLastIndex((seq) => seq <= shown);
  /** @param {number} place */
  const look = (place) => onLook(place >= last ? null : all[Math.max(place, 0)]);
  const text = lines.findLast((line) => line.seq === all[here])?.text ?? "";
  return html`<div class="history">
    <${IconButton} kind="quiet" icon="previous" label=${say("page-history-back")} onClick=${() => look(here - 1)} />
    <input type="range" min="0" max=${Math.max(last, 0)} value=${here} aria-label=${say("page-history")}
      aria-valuetext=${`${say("page-history-at", { move: here, moves: last })} ${text}`}
      onInput=${(/** @type {any} */ event) => look(Number(event.target.value))} />
    <${IconButton} kind="quiet" icon="next" label=${say("page-history-on")} onClick=${() => look(here + 1)} />
  </div>`;
}

/** @param {{ listener: Listener, rows: Row[], from: number }} props */
export function News({ listener, rows, from }) {
  const lines = since(listener, rows, from).filter((line) => line.seq !== from);
  if (from === 0 || lines.length === 0) return null;
  return html`<${Panel} heading=${say("page-since")} class="news">
    <ul class="news-list" tabindex="0">
      ${lines.slice(0, MOST_NEWS).map(
        (line) => html`<li data-seat=${line.seat === undefined ? undefined : line.seat + 1}>
          <${Sentence} listener=${listener} line=${line} />
        </li>`,
      )}
    </ul>
  <//>`;
}

/** @param {{ listener: Listener, view: View }} props */
export function ReferencePanel({ listener, view }) {
  const { game } = listener;
  if (!game.Reference) return null;
  const key = `${game.id}-reference`;
  return html`<${Panel} heading=${say(key)} class="reference">
    <${game.Reference} view=${view} say=${say} />
    ${
      knows(`${key}.help`) &&
      html`<p class="dim">
        <${RuleText} game=${game.id} text=${say(`${key}.help`, { side: view.side })} /></p>`
    }
  <//>`;
}

/** While one looks at the past: where one is, and the way back. @param {{ onBack: () => void }} props */
export function PastBanner({ onBack }) {
  return html`<div class="past" role="status">
    <span>${say("page-past")}</span>
    <${Button} icon="next" onClick=${onBack}>${say("page-past-back")}<//>
  </div>`;
}
