/** What lies before oneself: the roles to choose from, the trick with one's hand, or the final scores. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Card } from "../../web/kit/card.js";
import { Icon } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { GameSheet } from "../../web/kit/scores.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { Decisions, Stances } from "./decisions.js";
import {
  CURSE,
  ROLES,
  USUAL_HAND,
  art,
  eventArt,
  gives,
  inOrder,
  isChoosing,
  isPlayedOut,
  look,
  roleHelp,
} from "./realm.js";
import { Badge, Stock, standingOf } from "./seats.js";

/** @import { BoardProps, Say, View } from "./view.d.ts" */

// -- role cards -------------------------------------------------------------------------------------------------------------

/** @param {{ role: string, cursed: boolean, picked?: boolean, say: Say }} props */
export const RoleFace = ({ role, cursed, picked = false, say }) => html`<span class="bs-role-face">
    <${Card} colour=${look(role).colour} sign=${look(role).sign} figure=${look(role).figure} />
    ${cursed && html`<span class="bs-curse"><${Icon} name=${art("curse")} />−${CURSE}</span>`}
    ${picked && html`<span class="badge bs-picked"><${Icon} name="check" /></span>`}
  </span>
  <span class="bs-role-name">${say(`broom_service-board-role-${role}`)}</span>`;

/** @param {string} role @param {boolean} cursed @param {Say} say */
function cardHelp(role, cursed, say) {
  const { title, text } = roleHelp(role, say);
  return { title, text: cursed ? `${text} ${say("broom_service-board-cursed", { points: CURSE })}` : text };
}

/** @param {BoardProps & { role: string, touch: string, at: number, many: number, picked?: boolean }} props */
function RoleCard({ view, role, touch, at, many, picked = false, say }) {
  const cursed = view.cursed.includes(role);
  const state = [
    picked && say("broom_service-board-picked"),
    cursed && say("broom_service-board-cursed", { points: CURSE }),
  ];
  return html`<${Touchable} class=${`bs-role ${picked ? "is-picked" : ""}`} touch=${touch}
    name=${say(`broom_service-role-${role}`)}
    state=${state} help=${cardHelp(role, cursed, say)}
    style=${{ "--turn": at - (many - 1) / 2 }}>
    <${RoleFace} role=${role} cursed=${cursed} picked=${picked} say=${say} /><//>`;
}

/** What this seat has put down so far in this round's choice. @param {View} view @returns {string[]} */
const pickedRoles = (view) => view.sealed.flatMap((text) => (text.startsWith("choose ") ? [text.slice(7)] : []));

/** The roles are one choice: picked, put back and confirmed together. @param {View} view */
export const several = (view) =>
  isChoosing(view) ? { verb: "choose", count: wanted(view) - pickedRoles(view).length } : null;

/** How many roles are to be chosen: the usual number, unless one has said otherwise. @param {View} view */
function wanted(view) {
  const said = view.sealed.find((text) => text.startsWith("number "));
  return said ? Number(said.slice(7)) : USUAL_HAND;
}

/** The ten roles as a fan, to choose four of them (BS-5). @param {BoardProps} props */
function Fan(props) {
  const { view, say } = props;
  const basket = useContext(TouchContext).basket.value.map((touch) => touch.slice("role:".length));
  const picked =
    view.seat !== null && view.deciding[view.seat]
      ? [...new Set([...pickedRoles(view), ...basket])]
      : view.hand?.length
        ? view.hand
        : pickedRoles(view);
  const note = view.deciding[view.seat ?? 0]
    ? say("broom_service-board-choose", { chosen: picked.length, wanted: wanted(view) })
    : say("broom_service-board-chosen");
  return html`<div class="bs-choice">
    <p class="bs-choice-note"><span class="bs-pips">
      ${Array.from(
        { length: wanted(view) },
        (_, at) => html`<i key=${at}
          class=${at < picked.length ? "is-full" : ""}></i>`,
      )}
    </span>${note}</p>
    <div class="bs-mine"><${Stock} view=${view} seat=${view.seat ?? 0} say=${say} /></div>
    <${Decisions} ...${props} />
    <div class="bs-fan">
      ${ROLES.map(
        (role, at) => html`<${RoleCard} key=${role} ...${props} role=${role} touch=${`role:${role}`} at=${at}
          many=${ROLES.length} picked=${picked.includes(role)} />`,
      )}
    </div>
  </div>`;
}

/** @param {BoardProps} props */
function Hand(props) {
  const hand = props.view.hand ?? [];
  const { say } = props;
  return html`<div class="bs-hand" role="group" aria-label=${say("broom_service-thing-hand")}>
    ${hand.map(
      (role, at) => html`<${RoleCard} key=${role} ...${props} role=${role} touch=${`hand:${role}`} at=${at}
        many=${hand.length} />`,
    )}
    ${hand.length === 0 && html`<p class="bs-none">${say("broom_service-board-no-cards")}</p>`}
  </div>`;
}

// -- the trick ----------------------------------------------------------------------------------------------------------------

/** Who has answered how, in the order of answering. @param {BoardProps} props */
function Answers({ view, sitters, say }) {
  return html`<ol class="bs-answers">
    ${inOrder(view, sitters.length).map((seat) => {
      const standing = standingOf(view, seat);
      const looks = [
        view.leader === seat && "is-leader",
        view.last_brave === seat && "is-claim",
        view.turn === seat && "is-next",
      ];
      return html`<li key=${seat} class=${joined(looks, " ")} data-seat=${seat + 1}>
        <span class="disc bs-face"><${Icon} name=${sitters[seat].avatar} />
          ${view.leader === seat && html`<span class="badge bs-flag"><${Icon} name=${art("flag")} /></span>`}
        </span>
        <span class="bs-answer-name">${sitters[seat].name}</span>
        ${
          standing
            ? html`<${Badge} standing=${standing} say=${say} />`
            : html`<span class="bs-badge"
            data-standing="waiting">…</span>`
        }
      </li>`;
    })}
  </ol>`;
}

/** The led role with what it gives, and everybody's answer. @param {BoardProps} props */
function Trick(props) {
  const { view, sitters, say } = props;
  const role = view.led;
  const leader = sitters[view.leader ?? 0];
  if (isPlayedOut(view))
    return html`<section class="bs-trick is-empty" aria-label=${say("broom_service-thing-event")}>
      <${Icon} name=${eventArt(view.event)} />
      <p class="bs-trick-title">${say(`broom_service-card-${view.event}`)}</p>
    </section>`;
  if (role === null)
    return html`<section class="bs-trick is-empty" aria-label=${say("broom_service-thing-trick")}>
      <span class="bs-trick-flag" data-seat=${leader.seat + 1}><span class="disc bs-face"><${Icon} name=${leader.avatar} />
        </span></span>
      <p class="bs-trick-title"><${Icon} name=${art("flag")} />
        ${" "}${say("broom_service-board-leader", { name: leader.name, me: String(leader.me) })}</p>
    </section>`;
  return html`<section class="bs-trick" aria-label=${say("broom_service-thing-trick")}>
    <${Touchable} class="bs-led" touch="look:led" name=${say(`broom_service-role-${role}`)}
      state=${say("broom_service-board-led")}
      help=${cardHelp(role, view.cursed.includes(role), say)}>
      <${RoleFace} role=${role} cursed=${view.cursed.includes(role)} say=${say} /><//>
    <div class="bs-trick-words">
      <h2 class="bs-trick-title">${say(`broom_service-role-${role}`)}</h2>
      <p class="bs-gives"><${Icon} name=${art("heart")}
          label=${say("broom_service-stance-brave")} /> ${gives(role, "brave", say)}</p>
      <p class="bs-gives"><${Icon} name="rabbit"
          label=${say("broom_service-stance-cowardly")} /> ${gives(role, "cowardly", say)}</p>
    </div>
    <${Answers} ...${props} />
  </section>`;
}

// -- all together -----------------------------------------------------------------------------------------------------------------

/** @param {BoardProps} props */
export function Desk(props) {
  const { view, say } = props;
  const offered = useContext(TouchContext).moves.value;
  const choosing = isChoosing(view);
  if (view.over)
    return html`<div class="hand bs-desk is-over"><${GameSheet} class="bs-scores" game="broom_service" ...${props} /></div>`;
  if (view.seat === null)
    return html`<div class="hand-watching bs-desk">
      ${
        choosing
          ? html`<p class="bs-none">${say("broom_service-board-all-choose")}
        </p>`
          : html`<${Trick} ...${props} />`
      }
    </div>`;
  if (choosing) return html`<div class="hand bs-desk is-choice"><${Fan} ...${props} /></div>`;
  const stances = offered.some((move) => move.touches.some((touch) => touch.startsWith("stance:")));
  return html`<div class=${`hand bs-desk is-trick ${offered.length > 0 ? "is-asked" : ""}`}>
    <${Trick} ...${props} />
    <div class="bs-deeds">${stances ? html`<${Stances} ...${props} />` : html`<${Decisions} ...${props} />`}</div>
    <div class="bs-mine"><${Stock} view=${view} seat=${view.seat} say=${say} /><${Hand} ...${props} /></div>
  </div>`;
}
