/** The players with all that everybody may know of them, and what Lancre still has left before it is lost. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon } from "../../web/kit/icon.js";
import { Seated, around, tally } from "../../web/kit/seats.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { MARKS, art, byKind, supplies } from "./places.js";

/** @import { BoardProps, Say, Sitter, View } from "./view.d.ts" */

const LETTERS = "ABCD";
/** What a personality can do, as a sign. @type {Record<string, string>} */
export const POWERS = { tiffany: "invisibility", annagramma: "magic", petulia: "sick_pig", dimity: "first" };

// -- seats ------------------------------------------------------------------------------------------------------------------

/** All about a seat as words. @param {BoardProps & { sitter: Sitter }} props */
function seatWords({ view, sitter, say }) {
  const { seat } = sitter;
  const personality = view.personalities[seat];
  const solved = byKind([...view.easy[seat], ...view.hard[seat]]).map(
    ({ kind: tile, count }) => `${count > 1 ? `${count} × ` : ""}${say("witches-tile", { tile })}`,
  );
  return [
    personality && say("witches-personality", { personality }),
    say("witches-points", { points: view.points[seat] }),
    say("witches-markers", { markers: view.cackle[seat] }),
    view.aliss[seat] > 0 && say("witches-board-aliss", { tiles: view.aliss[seat] }),
    say("witches-board-hand-size", { cards: view.hand_sizes[seat], limit: view.hand_limits[seat] }),
    say("witches-board-solved-count", { easy: view.easy[seat].length, hard: view.hard[seat].length }),
    solved.length > 0 && solved.join(", "),
    personality && view.start_tiles[seat] && say("witches-board-start-tile-there"),
    view.witches[seat] === "dungeon" && say("witches-board-jailed"),
  ].filter(Boolean);
}

/** Who she is, and what she has solved: easy ones, hard ones. @param {BoardProps & { sitter: Sitter }} props */
function More({ view, sitter: { seat }, say }) {
  const personality = view.personalities[seat];
  const spent = personality !== "dimity" && !view.start_tiles[seat];
  return html`<span class="tw-plate-more">
    ${
      personality &&
      html`<span class=${`tw-who ${spent ? "is-spent" : ""}`}>
      <${Icon} name=${art(POWERS[personality])} /> ${say(`witches-board-short-${personality}`)}
    </span>`
    }
    <span class="tw-solved">
      <span class="tw-dot is-easy">${view.easy[seat].length}</span>
      <span class="tw-dot is-hard">${view.hard[seat].length}</span>
    </span>
  </span>`;
}

/** Touched, it tells all about a player; while a marker is taken from somebody, it is that player (TW-14.3). @param {BoardProps & { sitter: Sitter }} props */
function Plate(props) {
  const { view, sitter, say } = props;
  const { seat, name, botLabel, me } = sitter;
  const engine = useContext(TouchContext);
  const id = `seat:${LETTERS[seat]}`;
  const words = seatWords(props);
  const active = view.active === seat && !view.over;
  const facts = [
    tally("crown", view.points[seat]),
    tally(art("cackle"), view.cackle[seat]),
    ...(view.aliss[seat] > 0 ? [tally(art("aliss"), view.aliss[seat])] : []),
    tally("cards", view.hand_sizes[seat]),
  ];
  const looks = ["plate tw-plate", active && "is-now", me && "is-me"];
  return html`<${Touchable} class=${looks} data-seat=${seat + 1} spot=${id}
    touch=${engine.open.value.has(id) ? id : `look:${id}`} name=${name}
    state=${[botLabel, ...words, active && say("witches-board-turn")]} help=${{ text: `${words.join(". ")}.`, below: true }}>
    <${Seated} view=${view} sitter=${sitter} facts=${facts} say=${say} />
    <${More} ...${props} />
  <//>`;
}

/** All seats, one's own first. @param {BoardProps} props */
export function Seats(props) {
  return html`<div class="tw-seats" style=${{ "--players": props.sitters.length }}>
    ${around(props).map((sitter) => html`<${Plate} key=${sitter.seat} ...${props} sitter=${sitter} />`)}
  </div>`;
}

// -- what is left -------------------------------------------------------------------------------------------------------------

/** @param {{ id: string, icon: string, value: number, of: string, label: string, help: string, danger?: boolean }} props */
function Chip({ id, icon, value, of, label, help, danger }) {
  return html`<${Touchable} class=${`tw-chip ${danger ? "is-danger" : ""}`} touch=${`look:${id}`} name=${label}
    state=${`${value}${of}`}
    help=${{ title: `${label}: ${value}${of}`, text: help, below: true }}>
    <${Icon} name=${icon} />${danger && html`<${Icon} name="warning" />`}<b>${value}<span class="tw-of">${of}</span></b>
    <span class="tw-chip-word">${label}</span>
  <//>`;
}

/** @typedef {{ hard: number, easy: string[] }} Box */

/** How many tiles are in a box; the diamond says that hard ones are among them. @param {{ box: Box }} props */
function BoxSign({ box: { hard, easy } }) {
  const count = hard + easy.length;
  return html`<span class=${`tw-box ${count === 0 ? "is-empty" : ""}`}>${count || ""}${hard > 0 && html`<i></i>`}
  </span>`;
}

/** Six boxes, emptied from the left (TW-7.1). @param {{ view: View, say: Say }} props */
function Boxes({ view, say }) {
  const boxes = view.boxes;
  const left = say("witches-board-tiles-left", { tiles: view.tiles_left });
  const told = boxes.map(({ hard, easy }, at) => say("witches-board-box", { box: at + 1, hard, easy: easy.length }));
  return html`<${Touchable} class="tw-chip tw-boxes" touch="look:boxes" name=${say("witches-board-boxes")}
    state=${left}
    help=${{ title: left, text: [...told, say("witches-thing-box.help")], below: true }}>
    <${Icon} name=${art("box")} /><b>${view.tiles_left}</b>
    <span class="tw-box-row" aria-hidden="true">${boxes.map((box, at) => html`<${BoxSign} key=${at} box=${box} />`)}
    </span>
  <//>`;
}

/** What everybody works towards, where it is not simply points. @param {BoardProps} props */
function Goal({ view, say }) {
  if (view.together)
    return html`<${Chip} id="goal" icon=${art("tile")} value=${view.hard_left} of=${` → ${view.most_hard_left}`}
      label=${say("witches-board-goal-together")} help=${say("witches-board-goal-together.help")} />`;
  if (view.solo)
    return html`<${Chip} id="goal" icon="crown" value=${view.points[0]} of=${`/${MARKS.passed}`}
      label=${say("witches-board-goal-solo")} help=${say("witches-board-goal-solo.help")} />`;
  return null;
}

/** Crises, elves, cackles and Black Aliss: how near the end is. @param {BoardProps} props */
export function Doom(props) {
  const { view, say } = props;
  const { crisis, cackle, aliss } = supplies(view);
  const alissHelp = view.together || view.solo ? "witches-board-aliss-lost" : "witches-thing-aliss.help";
  return html`<div class="tw-doom" role="group" aria-label=${say("witches-board-doom")}>
    <${Chip} id="crisis" icon=${art("crisis")} value=${crisis.left} of=${`/${crisis.of}`} danger=${crisis.left <= 2}
      label=${say("witches-board-crisis")} help=${say("witches-thing-crisis.help")} />
    <${Chip} id="elves" icon=${art("elves")} value=${view.elves} of=${`/${view.too_many_elves}`}
      danger=${view.elves >= view.too_many_elves - 1}
      label=${say("witches-board-elves")} help=${say("witches-board-elves.help")} />
    <${Chip} id="cackle" icon=${art("cackle")} value=${cackle.left} of=${`/${cackle.of}`} danger=${cackle.left <= 1}
      label=${say("witches-board-cackle")} help=${say("witches-thing-cackle.help")} />
    <${Chip} id="aliss" icon=${art("aliss")} value=${aliss.left} of=${`/${aliss.of}`} danger=${aliss.left <= 2}
      label=${say("witches-thing-aliss")} help=${say(alissHelp)} />
    <${Boxes} view=${view} say=${say} />
    <${Goal} ...${props} />
  </div>`;
}
