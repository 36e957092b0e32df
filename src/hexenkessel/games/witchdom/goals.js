/** The goals below the board: what each asks for, its points, how far everybody is, and how near the end has come. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon } from "../../web/kit/icon.js";
import { Touchable } from "../../web/touch.js";
import { art, goalOf, goalText } from "./cards.js";
import { Banner, Token } from "./draw.js";
import { ownerOf } from "./people.js";

/** @import { BoardProps } from "./view.d.ts" */
/** @import { Goal } from "./cards.js" */

/** More goals than these in a row must be narrow. */
const MANY = 7;

/** What is asked for as a picture: witches or potions of a colour, different colours, tools or animals. @param {{ goal: Goal }} props */
export function GoalSign({ goal }) {
  const { condition, colour, kinds } = goal;
  if (condition === "witches")
    return html`<span class="wd-goal-sign"><${Icon} name=${art(`witch-${colour}`)} /><${Banner} colour=${colour} />
    </span>`;
  if (condition === "potions")
    return html`<span class="wd-goal-sign" data-colour=${colour}>
      <${Icon} name=${art("bottle")} class="wd-goal-bottle" /><${Banner} colour=${colour} /></span>`;
  if (condition === "witch_colours" || condition === "potion_colours")
    return html`<span class="wd-goal-sign"><${Icon} name=${condition === "witch_colours" ? "hat" : art("bottle")} />
      <span class="wd-goal-quilt">
        ${["red", "blue", "green", "yellow"].map((one) => html`<${Banner} key=${one} colour=${one} />`)}</span></span>`;
  if (kinds.length > 0)
    return html`<span class="wd-goal-sign is-kinds">${kinds.map((kind) => html`<${Token} key=${kind} name=${kind} />`)}
    </span>`;
  return html`<span class="wd-goal-sign"><${Icon} name=${art(condition === "animals" ? "cat" : "any")} />
    <${Icon} name=${art(condition === "animals" ? "owl" : "mortar")} /></span>`;
}

/** @param {BoardProps & { goal: { goal: string, owner: number | null, needed: number, progress: number[] } }} props */
function GoalTile(props) {
  const { view, goal, bottom, say } = props;
  const printed = goalOf(goal.goal);
  const taken = goal.owner !== null;
  const far = goal.progress.map((some, owner) => `${ownerOf(props, owner).name} ${some}/${goal.needed}`).join(", ");
  const state = [
    say(`witchdom-side-${printed.side}`),
    say("witchdom-board-worth", { points: printed.points }),
    goalText(goal.goal, say),
    taken ? say("witchdom-board-claimed-by", { name: ownerOf(props, goal.owner ?? 0).name }) : far,
  ]
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
  const title = say("witchdom-goal", { goal: printed.name });
  return html`<${Touchable} class=${`wd-goal is-${printed.side} ${taken ? "is-taken" : ""}`}
    touch=${`goal:${goal.goal}`} name=${title} state=${state} help=${{ text: state, below: true }}>
    <span class="wd-goal-count"><b>${goal.needed}</b><${GoalSign} goal=${printed} /></span>
    <b class="wd-goal-points"><${Icon} name="crown" />${printed.points}</b>
    ${
      taken
        ? html`<span class="wd-goal-owner" data-seat=${ownerOf(props, goal.owner ?? 0).seat + 1}>
          <${Icon} name=${ownerOf(props, goal.owner ?? 0).avatar} /><${Icon} name="check" /></span>`
        : html`<span class="wd-goal-bars" style=${{ "--owners": goal.progress.length }}>
          ${goal.progress.map(
            (some, owner) => html`<span key=${owner}
              class=${owner === bottom && view.seat !== null ? "wd-bar is-me" : "wd-bar"}
              data-seat=${ownerOf(props, owner).seat + 1} style=${{ "--share": some / goal.needed }}><i></i></span>`,
          )}
          </span>`
    }
  <//>`;
}

/** What still stands between now and the end (WD-10.1). @param {BoardProps} props */
function EndNote({ view, say }) {
  if (view.over) return null;
  const open = view.goals.filter((goal) => goal.owner === null).length;
  const near = view.trigger !== "none";
  const words = view.ostara
    ? say("witchdom-board-rounds-left", { count: (view.last_round ?? view.round) - view.round + 1 })
    : near
      ? say("witchdom-board-last-round", { round: view.last_round })
      : say("witchdom-board-goals-left", { count: Math.max(open - 1, 0) });
  return html`<p class=${`wd-end-note ${near ? "is-near" : ""}`}><${Icon} name="hourglass" /><span>${words}</span></p>`;
}

/** @param {BoardProps} props */
export function Goals(props) {
  const { view, say } = props;
  return html`<div class=${`wd-goals ${view.goals.length > MANY ? "is-many" : ""}`} role="group"
    aria-label=${say("witchdom-board-goals")} style=${{ "--goals": view.goals.length }}>
    ${view.goals.map((goal) => html`<${GoalTile} key=${goal.goal} ...${props} goal=${goal} />`)}
    <${EndNote} ...${props} />
  </div>`;
}
