/**
 * The table of The Witches: Lancre in the middle, the players and the scene of an attempt beside it, the hand before it.
 * Nothing here decides a rule: the server's view says what lies where, and moves say what can be touched.
 */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon } from "../../web/kit/icon.js";
import { Desk } from "./desk.js";
import { LancreMap } from "./map.js";
import { art, cardHelp, sortHand } from "./places.js";
import { Preview, Scene, stagedSpace, useOutcome } from "./scene.js";
import { Doom, Seats } from "./seats.js";

/** @import { BoardProps, GameEvent, Say, View } from "./view.d.ts" */

export const sheets = ["board.css"];

/** What one wants to read before it goes on. */
export const ends = new Set(["solved", "failed", "crisis", "ended"]);

/** Deeds whose words say by themselves that there was nothing else to do. */
export const plain = new Set(["began", "ended"]);

/** A turn is a chapter. @param {GameEvent} event */
export const chapter = (event) =>
  event.kind === "began" || event.kind === "start" ? `witches-board-chapter-${event.kind}` : null;

/** Marks what brings problems, and what cards do. @param {Record<string, any>} told */
export function chip(told) {
  if (typeof told.tile === "string") return { colour: "yellow", sign: art(told.tile) };
  if (typeof told.use === "string") return { colour: "blue", sign: art(told.use === "three" ? "three" : told.use) };
  return null;
}

/** For a replay: what a hand holds. @param {View} view @param {Say} say */
export const held = (view, say) => sortHand(view.hand ?? []).map((card) => cardHelp(card, say).title);

/** @param {View} view @param {number} _players @param {Say} say */
export function progress(view, _players, say) {
  if (view.turn === 0) return say("witches-board-setup");
  // A turn begins with a problem from the boxes, and the last problem makes it the last turn (TW-7.10).
  const coming = view.tiles_left - (view.action === 0 ? 1 : 0);
  return say("witches-board-progress", { turn: view.turn, turns: view.turn + coming, action: view.action });
}

/** The same is asked twice in a turn. @param {View} view @param {Say} say */
export const question = (view, say) =>
  view.asks === "act" && view.action === 2 ? say("witches-board-ask-second") : "";

/** What symbols and markers do. @param {{ view: View, say: Say }} props */
export function Reference({ say }) {
  const rows = [
    { icon: "headology", text: say("witches-board-key-headology") },
    { icon: "magic", text: say("witches-board-key-magic") },
    { icon: "broomstick", text: say("witches-board-key-broomstick") },
    { icon: "crisis", text: say("witches-board-key-crisis") },
    { icon: "cackle", text: say("witches-board-key-cackle") },
    { icon: "tea", text: say("witches-board-key-tea") },
  ];
  return html`<dl class="tw-key">
    ${rows.map(
      ({ icon, text }) => html`<div key=${icon}><dt><${Icon} name=${art(icon)} /></dt><dd>${text}</dd>
      </div>`,
    )}</dl>`;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, back } = props;
  const outcome = useOutcome(view, back);
  const staged = Boolean(stagedSpace(view) ?? outcome);
  return html`<div class=${`stage witches ${staged ? "is-staged" : ""}`}>
      <div class="tw-table">
        <div class="tw-column"><${Seats} ...${props} /><${Scene} ...${props} outcome=${outcome} /></div>
        <div class="tw-world">
          <${Doom} ...${props} />
          <div class="tw-frame"><${LancreMap} ...${props} /><${Preview} ...${props} /></div>
        </div>
      </div>
    </div>
    <${Desk} ...${props} />`;
}
