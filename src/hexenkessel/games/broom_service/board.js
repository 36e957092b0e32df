/**
 * The table of Broom Service: the realm in the middle, the players beside it, the roles before it.
 * Nothing here decides a rule: the server's view says what lies where, and moves say what can be touched.
 */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon } from "../../web/kit/icon.js";
import { Touchable } from "../../web/touch.js";
import { Desk, several } from "./desk.js";
import { RealmMap } from "./map.js";
import { CURSE, SCORING, art, eventArt, isChoosing, isPlayedOut, look, roleHelp, trickNumber } from "./realm.js";
import { Seats } from "./seats.js";

/** @import { BoardProps, GameEvent, Say, View } from "./view.d.ts" */

export const sheets = ["board.css"];

/** The map needs the room: buttons are signs only. */
export const manner = "terse";

export { several };

/** What one wants to read before it goes on. */
export const ends = new Set(["round", "in-vain", "knocked-out", "delivered", "final"]);

/** It says that one does not have the role. */
export const plain = new Set(["passed"]);

/** A round is a chapter. @param {GameEvent} event */
export function chapter(event) {
  if (event.kind === "start") return "broom_service-board-chapter-start";
  return event.kind === "round" ? "broom_service-board-chapter-round" : null;
}

/** The sign of the role that a sentence is about. @param {Record<string, any>} told */
export function chip(told) {
  if (typeof told.role !== "string") return null;
  const { colour, figure } = look(told.role);
  return { colour, sign: figure };
}

/** For a replay: what a hand holds. @param {View} view @param {Say} say */
export const held = (view, say) => (view.hand ?? []).map((role) => say(`broom_service-role-${role}`));

/** @param {View} view @param {number} _players @param {Say} say */
export function progress(view, _players, say) {
  const still = view.over || isChoosing(view) || isPlayedOut(view);
  const facts = { round: view.round, rounds: view.rounds, trick: trickNumber(view) };
  return say(still ? "broom_service-board-progress" : "broom_service-board-progress-trick", facts);
}

/** What the end adds: bolts, resources, amulets (BS-10). @param {{ view: View, say: Say }} props */
export function Reference({ view, say }) {
  const amulets = Object.values(view.mountains).some(Boolean);
  const worth = /** @type {number[]} */ (SCORING.bolts).slice(1);
  return html`<div class="bs-reference">
    <table class="bs-bolt-table"><tbody>
      <tr><th scope="row"><${Icon} name=${art("bolt")} /> ${say("broom_service-thing-bolts")}</th>
        ${worth.map((_, at) => html`<td>${at + 1}</td>`)}</tr>
      <tr><th scope="row">${say("broom_service-thing-track")}</th>
        ${worth.map((points) => html`<td><b>${points}</b></td>`)}</tr>
    </tbody></table>
    <p>${say("broom_service-board-sets")}</p>
    ${amulets && html`<p>${say("broom_service-thing-amulet.help")}</p>`}
  </div>`;
}

/** The event of the round and the cursed roles: both known before anybody chooses (BS-4.1). @param {BoardProps} props */
function Omens({ view, say }) {
  return html`<div class="bs-omens">
    <${Touchable} class="bs-event" data-above touch="look:event" name=${say("broom_service-thing-event")}
      state=${say(`broom_service-card-${view.event}`)}
      help=${{ title: say(`broom_service-card-${view.event}`), text: say(`broom_service-card-${view.event}.help`), below: true }}>
      <${Icon} name=${eventArt(view.event)} />
      <span><b>${say(`broom_service-card-${view.event}`)}</b><small>${say(`broom_service-card-${view.event}.help`)}
        </small></span>
    <//>
    ${view.cursed.map((role) => {
      const { title, text } = roleHelp(role, say);
      const cursed = say("broom_service-board-cursed", { points: CURSE });
      return html`<${Touchable} key=${role} class="bs-cursed" touch=${`look:${role}`} name=${title} state=${cursed}
        help=${{ title, text: [cursed, text], below: true }} data-colour=${look(role).colour}>
        <span class="bs-cursed-role"><${Icon} name=${look(role).figure} /></span>
        <span class="bs-cursed-name">${say(`broom_service-board-role-${role}`)}</span>
        <span class="bs-curse"><${Icon} name=${art("curse")} />−${CURSE}</span>
      <//>`;
    })}
  </div>`;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view } = props;
  return html`<div class="stage broom" data-asks=${view.asks}>
      <div class="bs-table">
        <${Seats} ...${props} />
        <div class="bs-world">
          <${Omens} ...${props} />
          <div class="bs-frame"><${RealmMap} ...${props} /></div>
        </div>
      </div>
    </div>
    <${Desk} ...${props} />`;
}
