/** Decisions that are neither a card nor a place on the map: a plaque for each of them. */

import { html, useContext } from "../../web/vendor/hexenkessel-vendor.js";
import { Choices, Plaque, Plaques } from "../../web/kit/choices.js";
import { Icon } from "../../web/kit/icon.js";
import { TouchContext } from "../../web/touch.js";
import { tileArt } from "./pieces.js";
import { PAINTS, art, gives, resourceArt, standingArt } from "./realm.js";

/** @import { BoardProps, Move } from "./view.d.ts" */

// -- brave or cowardly ------------------------------------------------------------------------------------------------------

/** The two stances with what they would give; whoever leads lays a role first (BS-6.2). @param {BoardProps} props */
export function Stances({ view, say }) {
  const engine = useContext(TouchContext);
  const laid = engine.path.value.find((touch) => touch.startsWith("hand:"))?.slice(5);
  const role = view.led ?? laid ?? null;
  return html`<${Choices} class="bs-stances" label=${say("broom_service-board-stance")}>
    ${["brave", "cowardly"].map((stance) => {
      const gain = role ? gives(role, stance, say) : say("broom_service-board-role-first");
      return html`<${Plaque} key=${stance} class="bs-stance" deed touch=${`stance:${stance}`}
        data-stance=${stance} name=${say(`broom_service-stance-${stance}`)} state=${gain} icon=${standingArt(stance)}
        help=${{ title: say(`broom_service-stance-${stance}.call`), text: say(`broom_service-stance-${stance}.help`) }}>
        <span class="bs-stance-words"><b>${say(`broom_service-stance-${stance}.call`)}</b><span>${gain}</span></span>
      <//>`;
    })}
  <//>`;
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
  /** @param {Move} move @param {string} name */
  const show = (move, name) => {
    const { icons, icon, short, named, group } = PLAQUES[move.verb](move);
    // Nothing to take has no picture; it needs its words.
    const empty = move.verb === "gather" && Number(move.facts.potions) + Number(move.facts.wands) === 0;
    return {
      class: icons && !empty ? "bs-plaque is-picture" : "bs-plaque",
      deed: true,
      group: group && say(group),
      icon,
      children: html`${icons && !empty ? icons : html`<span>${name}</span>`}${short && html`<b>${short}</b>`}
        ${named && html`<span class="bs-plaque-named">${say(named)}</span>`}`,
    };
  };
  return html`<${Plaques} class="bs-decisions" game="broom_service" moves=${moves} show=${show} />`;
}
