/** A seat at the table: who sits there, what everyone may know of them, and whose turn it is. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { fit } from "./fit.js";
import { Icon, iconHref } from "./icon.js";
import { joined } from "./joined.js";
import { TimeLeft, times } from "./times.js";

/**
 * @typedef {object} SeatFact
 * @property {string} text what is shown, a number or a few words
 * @property {string} [icon] stands before the text
 * @property {string} [label] read out instead of the bare text, for facts that are icon and number only
 */

/**
 * @typedef {object} MedallionProps
 * @property {number} [seat] 1 to 6, decides the colour
 * @property {number} [wears] 1 to 6, the colour itself, of somebody who sits nowhere
 * @property {string} avatar icon
 * @property {string} name
 * @property {SeatFact[]} [facts]
 * @property {"you" | "other"} [turn] gold is kept for "you can act"; another seat's turn has a pale, broken ring
 * @property {string} [turnLabel] said with the name when it is this seat's turn
 * @property {string} [botLabel] set = a bot sits here: six-sided, with the robot's mark and this word
 * @property {string} [mark] icon of an honour, such as the crown of the winner
 * @property {string} [markLabel]
 * @property {boolean} [away] the person has left for the moment
 * @property {boolean} [compact] disc, name and facts one below the other, for narrow screens
 * @property {string} [class]
 */

/** A coin for a person, a six-sided plate for a bot: the outline alone tells them apart. */
const COIN = "M50 8a42 42 0 1 1 0 84a42 42 0 1 1 0-84z";
const PLATE =
  "M44 9.5Q50 6 56 9.5L82 24.5Q88 28 88 35V65Q88 72 82 75.5L56 90.5Q50 94 44 90.5L18 75.5Q12 72 12 65V35Q12 28 18 24.5Z";

/** @param {Pick<MedallionProps, "avatar" | "turn"> & { bot: boolean }} props */
function Disc({ avatar, turn, bot }) {
  const shape = bot ? PLATE : COIN;
  return html`<svg class="medallion-disc" viewBox="0 0 100 100" aria-hidden="true">
    ${turn && html`<path class=${`medallion-ring turn-${turn}`} d=${shape} />`}
    ${turn === "you" && html`<path class="medallion-ring is-inner" d=${shape} />`}
    <path class="medallion-rim" d=${shape} />
    <path class="medallion-field" d=${shape} />
    <use class="medallion-avatar" href=${iconHref(avatar)} x="26" y="26" width="48" height="48" />
  </svg>`;
}

/** @param {{ fact: SeatFact }} props */
function Fact({ fact }) {
  const icon = fact.icon && html`<${Icon} name=${fact.icon} />`;
  if (!fact.label) return html`<li>${icon}${fact.text}</li>`;
  return html`<li>${icon}<span aria-hidden="true">${fact.text}</span><span class="unseen">${fact.label}</span></li>`;
}

/** @param {MedallionProps} props */
export function Medallion(props) {
  const { seat, avatar, name, facts = [], turn, turnLabel, botLabel, mark, markLabel } = props;
  const looks = [
    "medallion",
    turn && `has-turn turn-${turn}`,
    botLabel && "is-bot",
    props.away && "is-away",
    props.compact && "is-compact",
    props.class,
  ];
  const time = seat ? times.value[seat] : undefined;
  return html`<div class=${joined(looks, " ")} data-seat=${seat} data-wears=${props.wears}>
    <div class="medallion-face">
      <${Disc} avatar=${avatar} turn=${turn} bot=${Boolean(botLabel)} />
      ${botLabel && html`<span class="medallion-badge"><${Icon} name="robot" label=${botLabel} /></span>`}
      ${mark && html`<span class="medallion-mark"><${Icon} name=${mark} label=${markLabel} /></span>`}
      ${time && html`<${TimeLeft} time=${time} class="medallion-time" />`}
    </div>
    ${time && html`<${TimeLeft} time=${time} class="medallion-clock" />`}
    <div class="medallion-words">
      <span class="medallion-name fits" style=${fit(name)}>${name}</span>
      ${turn && turnLabel && html`<span class="medallion-turn">${turnLabel}</span>`}
      ${
        facts.length > 0 &&
        html`<ul class="medallion-facts">
        ${facts.map((fact) => html`<${Fact} fact=${fact} />`)}
      </ul>`
      }
    </div>
  </div>`;
}
