/** Decisions that are neither a card nor a place on the map: a plaque for each of them. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Icon } from "../../web/kit/icon.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { tileArt } from "./pieces.js";
import { PAINTS, art, gives, resourceArt, standingArt } from "./realm.js";

/** @import { BoardProps, Move } from "./view.d.ts" */

// -- brave or cowardly ------------------------------------------------------------------------------------------------------

/** The two stances with what they would give; whoever leads lays a role first (BS-6.2). @param {BoardProps} props */
export function Stances({ view, say }) {
  const engine = useContext(TouchContext);
  const laid = engine.path.value.find((touch) => touch.startsWith("hand:"))?.slice(5);
  const role = view.led ?? laid ?? null;
  return html`<div class="bs-stances" role="group" aria-label=${say("broom_service-board-stance")}>
    ${["brave", "cowardly"].map((stance) => {
      const gain = role ? gives(role, stance, say) : say("broom_service-board-role-first");
      return html`<${Touchable} key=${stance} class="plaque bs-stance" deed touch=${`stance:${stance}`}
        data-stance=${stance} name=${say(`broom_service-stance-${stance}`)}
        state=${gain} canLabel=${say("page-touch-can")}
        help=${{ title: say(`broom_service-stance-${stance}.call`), text: say(`broom_service-stance-${stance}.help`) }}>
        <${Icon} name=${standingArt(stance)} />
        <span class="bs-stance-words"><b>${say(`broom_service-stance-${stance}.call`)}</b><span>${gain}</span></span>
      <//>`;
    })}
  </div>`;
}

// -- everything else ----------------------------------------------------------------------------------------------------------

/** @param {{ resource: string, count: number }} props */
const Row = ({ resource, count }) =>
  Array.from(
    { length: count },
    (_, at) =>
      html`<span key=${`${resource}${at}`} class="bs-own" data-own=${resource} data-colour=${PAINTS[resource]?.colour}>
        <${Icon} name=${resourceArt(resource)} />
      </span>`,
  );

/** The name of a potion's colour, or of wands. @param {string | number | boolean} resource */
const nameOf = (resource) =>
  resource === "wand" ? "broom_service-resource-wand" : `broom_service-colour-${String(resource)}`;

/**
 * What stands on a plaque before or instead of its words; `named` says what the picture is, `group` what those of several
 * plaques in a row are: it stands once before them.
 * @type {Record<string, (move: Move) => { icons?: any, icon?: string, short?: string, named?: string, group?: string }>}
 */
const PLAQUES = {
  gather: ({ facts }) => ({
    group: nameOf(facts.colour),
    icons: html`<${Row} resource=${String(facts.colour)} count=${Number(facts.potions)} />
    <${Row} resource="wand" count=${Number(facts.wands)} />`,
  }),
  moonshine: ({ facts }) => ({
    icon: "cauldron",
    icons: html`<${Row} resource=${String(facts.resource)} count=${1} />`,
    named: nameOf(facts.resource),
  }),
  bid: ({ facts }) => ({
    group: nameOf(facts.resource),
    icons: html`<${Row} resource=${String(facts.resource)} count=${1} />`,
    short: `× ${facts.count}`,
  }),
  number: () => ({ icon: "cards" }),
  market: () => ({ icon: art("coin") }),
  use: ({ facts }) => ({ icon: tileArt(String(facts.tile)) }),
  function: ({ facts }) => ({ icon: tileArt(String(facts.tile)) }),
  circle: () => ({ icon: art("turbo") }),
  "hand-in": () => ({ icon: art("coin") }),
  pass: () => ({ icon: "next" }),
  skip: () => ({ icon: "close" }),
};

/** Much comes before little, and doing nothing comes last. @param {Move} move */
function weight({ verb, facts }) {
  if (verb === "skip") return 100;
  return verb === "gather" ? -Number(facts.potions) - Number(facts.wands) - Number(facts.potions) / 10 : 0;
}

/** @param {BoardProps} props */
export function Decisions({ say }) {
  const moves = useContext(TouchContext)
    .moves.value.filter((move) => move.verb in PLAQUES)
    .toSorted((one, other) => weight(one) - weight(other));
  if (moves.length === 0) return null;
  return html`<div class="plaques bs-decisions" role="group" aria-label=${say("page-choose")}>
    ${moves.map((move, at) => {
      const text = say(`broom_service-move-${move.verb}`, move.facts);
      const { icons, icon, short, named, group } = PLAQUES[move.verb](move);
      const before = moves[at - 1];
      const first = group && group !== (before && PLAQUES[before.verb](before).group);
      // Nothing to take has no picture; it needs its words.
      const empty = move.verb === "gather" && Number(move.facts.potions) + Number(move.facts.wands) === 0;
      return html`${first && html`<b key=${group} class="bs-group" aria-hidden="true">${say(group)}</b>`}
        <${Touchable} key=${move.code} class=${`plaque bs-plaque ${icons && !empty ? "is-picture" : ""}`} deed
        touch=${move.touches[0]} spot=${`decide:${move.code}`} name=${text}
        canLabel=${say("page-touch-can")}
        help=${{ title: text, text: say(`broom_service-move-${move.verb}.help`, move.facts) }}>
        ${icon && html`<${Icon} name=${icon} />`}${!empty && icons}
        ${(!icons || empty) && html`<span>${text}</span>`}${short && html`<b>${short}</b>`}
        ${named && html`<span class="bs-plaque-named">${say(named)}</span>`}
      <//>`;
    })}
  </div>`;
}
