/** The players' plates: points, potions, wands, bolts, what they laid in this round, and how they stand in the trick. */

import { html } from "../../web/vendor/hexenkessel-vendor.js";
import { figures } from "../../web/kit/figures.js";
import { Icon } from "../../web/kit/icon.js";
import { joined } from "../../web/kit/joined.js";
import { Seated, around } from "../../web/kit/seats.js";
import { Touchable } from "../../web/touch.js";
import { COLOURS, PAINTS, art, isChoosing, isPlayedOut, laidCard, look, resourceArt, standingArt } from "./realm.js";
import { tileArt } from "./pieces.js";

/** @import { BoardProps, Say, Sitter, View } from "./view.d.ts" */

/** How somebody stands in the trick, and whether it is about them now. @param {View} view @param {number} seat */
export function standingOf(view, seat) {
  if (view.over || (isPlayedOut(view) && !isChoosing(view))) return null;
  if (view.led === null) return view.leader === seat ? "leads" : null;
  if (view.standings[seat] !== "waiting") return view.standings[seat];
  if (view.turn !== seat) return null;
  return view.deciding[seat] ? "turn" : "next";
}

/** Where somebody is in the order of a trick before having answered. @type {Record<string, string>} */
const PLACES = { leads: art("flag"), turn: "chevron", next: "hourglass" };

/** @param {string} standing */
const badgeArt = (standing) => PLACES[standing] ?? standingArt(standing);

/** @param {string} standing @param {Say} say */
export const standingWords = (standing, say) =>
  standing in PLACES ? say(`broom_service-board-${standing}`) : say(`broom_service-standing-${standing}`);

/** @param {{ standing: string, say: Say }} props */
export const Badge = ({ standing, say }) => html`<span class="bs-badge" data-standing=${standing}>
  <${Icon} name=${badgeArt(standing)} /><span>${standingWords(standing, say)}</span>
</span>`;

/**
 * What everybody may see of what a seat owns.
 * @param {View} view @param {number} seat @param {Say} say
 * @returns {{ id: string, icon: string, paint?: string, count: number, words: string }[]}
 */
export function owned(view, seat, say) {
  const stock = view.stock[seat];
  const things = [
    ...COLOURS.map((colour) => ({
      id: colour,
      icon: resourceArt(colour),
      paint: PAINTS[colour].colour,
      count: stock[colour],
      words: `${stock[colour]} × ${say(`broom_service-resource-${colour}`)}`,
    })),
    {
      id: "wand",
      icon: art("wand"),
      count: stock.wand,
      words: say("broom_service-wands", { wands: stock.wand }),
    },
    {
      id: "bolt",
      icon: art("bolt"),
      count: view.bolts[seat],
      words: say("broom_service-bolts", { bolts: view.bolts[seat] }),
    },
  ];
  const amulets = view.amulets[seat].length;
  if (Object.values(view.mountains).some(Boolean))
    things.push({
      id: "amulet",
      icon: art("amulet"),
      count: amulets,
      words: say("broom_service-board-own-amulets", { amulets }),
    });
  return things;
}

/** @param {{ view: View, seat: number, say: Say }} props */
export const Stock = ({ view, seat, say }) => html`<span class="bs-stock">
  ${owned(view, seat, say).map(
    ({ id, icon, paint, count }) =>
      html`<span key=${id} class=${`bs-own ${count === 0 ? "is-none" : ""}`} data-own=${id} data-colour=${paint}>
        <${Icon} name=${icon} /><b>${count}</b></span>`,
  )}
</span>`;

/** Forest tiles that somebody owns (BS-13). @param {{ view: View, seat: number }} props */
const Tiles = ({ view, seat }) =>
  Object.entries(view.tiles[seat])
    .filter(([, count]) => count > 0)
    .map(
      ([tile, count]) =>
        html`<span key=${tile} class="bs-own-tile"><${Icon} name=${tileArt(tile)} />
          ${count > 1 && html`<b>${count}</b>`}</span>`,
    );

/** The roles laid in this round, and backs for those in hand. @param {{ view: View, seat: number }} props */
const Laid = ({ view, seat }) => html`<span class="bs-laid">
  ${view.laid[seat].map((card) => {
    const { role, stance } = laidCard(card);
    return html`<span key=${role} class="bs-laid-card" data-colour=${look(role).colour} data-stance=${stance}>
      <${Icon} name=${look(role).figure} /></span>`;
  })}
  ${Array.from({ length: view.hand_sizes[seat] }, (_, at) => html`<span key=${at} class="bs-laid-back"></span>`)}
  <${Tiles} view=${view} seat=${seat} />
</span>`;

/** @param {BoardProps & { sitter: Sitter }} props */
function plateVoice({ view, sitter, say }) {
  const { seat } = sitter;
  const standing = standingOf(view, seat);
  const laid = view.laid[seat].map((card) => {
    const { role, stance } = laidCard(card);
    return `${say(`broom_service-role-${role}`)} (${say(`broom_service-stance-${stance}`)})`;
  });
  const tiles = Object.entries(view.tiles[seat]).flatMap(([tile, count]) =>
    count > 0 ? [`${count} × ${say(`broom_service-forest-tile-${tile}`)}`] : [],
  );
  return joined([
    sitter.botLabel,
    say("broom_service-points", { points: view.points[seat] }),
    standing && standingWords(standing, say),
    ...owned(view, seat, say).map(({ words }) => words),
    ...tiles,
    laid.length > 0 && say("broom_service-board-laid", { roles: laid.join(", ") }),
    say("broom_service-board-in-hand", { cards: view.hand_sizes[seat] }),
  ]);
}

/** @param {BoardProps & { sitter: Sitter }} props */
function Plate(props) {
  const { view, sitter, say } = props;
  const { seat } = sitter;
  const standing = standingOf(view, seat);
  const asked = view.deciding[seat] && !view.over;
  const voice = plateVoice(props);
  const looks = [
    "plate bs-plate",
    asked && "is-now",
    standing && `is-${standing}`,
    view.actor === seat && !view.over && "is-actor",
  ];
  return html`<${Touchable} class=${looks} touch=${`seat:${seat}`} data-seat=${seat + 1}
    data-place=${`seat:${seat}`}
    name=${sitter.name} state=${voice} help=${{ text: `${voice}.`, below: true }}>
    <${Seated} view=${view} sitter=${sitter} say=${say} />
    <span class="bs-score">${figures(view.over ? view.scores?.[seat] : view.points[seat])}</span>
    <${Stock} view=${view} seat=${seat} say=${say} />
    ${
      !view.over &&
      html`<span class="bs-plate-foot">
        <${Laid} view=${view} seat=${seat} />${standing && html`<${Badge} standing=${standing} say=${say} />`}
      </span>`
    }
  <//>`;
}

/** All seats, one's own first. @param {BoardProps} props */
export function Seats(props) {
  const { sitters } = props;
  return html`<div class="bs-seats" data-players=${sitters.length} style=${{ "--players": sitters.length }}>
    ${around(props).map((sitter) => html`<${Plate} key=${sitter.seat} ...${props} sitter=${sitter} />`)}
  </div>`;
}
