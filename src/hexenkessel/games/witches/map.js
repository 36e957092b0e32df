/** The map: places where one can go, tiles that lie there, witches who stand there. */

import { html, useContext, useLayoutEffect, useRef } from "../../web/vendor/hexenkessel-vendor.js";
import { PawnArt } from "../../web/kit/pawn.js";
import { joined } from "../../web/kit/joined.js";
import { Plane, sightOf } from "../../web/kit/plane.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { tooSmallForMaps } from "../../web/shell/room.js";
import { moving } from "../../web/shell/settings.js";
import { LAND } from "./land.js";
import { DUNGEON, PLACES, SPACES, WHOLE, art, spaceName, tileHelp, whereIs } from "./places.js";

/** @import { BoardProps, Say, View } from "./view.d.ts" */
/** @import { Point } from "../../web/kit/plane.js" */
/** @typedef {NonNullable<View["board"][string]>} Lying */

const TILE = "M-31-48h62q8 0 8 8v70q0 5-5 8L0 55l-34-17q-5-3-5-8v-70q0-8 8-8z";

/** How much of Lancre a phone shows at least, in units of the map. */
const CLOSE = 640;
const AROUND = 90;

/** A phone looks at one's own witch and at wherever she could go now, everybody else at all of Lancre. @param {View} view */
function useFirst(view) {
  const engine = useContext(TouchContext);
  const phone = tooSmallForMaps();
  const own = view.seat === null || view.over ? null : whereIs(view.witches[view.seat]);
  if (!phone || !own) return WHOLE;
  const open = SPACES.filter(({ id }) => engine.open.value.has(`space:${id}`));
  return sightOf([own, ...open], WHOLE, CLOSE, AROUND);
}

/** @param {Lying} lying @param {Say} say */
export function tileWords({ tile, crises, needed, face_up, chance }, say) {
  const known = tile ?? "unknown";
  return joined([
    say("witches-tile", { tile: known }),
    tile !== null && !face_up && say("witches-board-only-you"),
    needed !== null && say("witches-board-needs", { needed }),
    crises > 0 && say("witches-board-crises", { crises }),
    chance !== null && say("witches-board-chance", { percent: Math.round(chance / 10) }),
  ]);
}

/** A problem on its space: what it is and what it takes; from behind only that it is a hard one. @param {{ lying: Lying }} props */
export function ProblemTile({ lying }) {
  const { tile, hard, face_up, crises, needed } = lying;
  const looks = ["tw-tile", hard ? "is-hard" : "is-easy", !face_up && "is-down", !face_up && tile && "is-seen"];
  return html`<g class=${joined(looks, " ")}>
    <path class="tw-tile-shade" d=${TILE} transform="translate(0 4)" />
    <path class="tw-tile-field" d=${TILE} />
    <use class="tw-tile-sign" href=${art(tile ?? "unknown")} x="-24" y=${needed === null ? -28 : -44} width="48"
      height="48" />
    ${needed !== null && html`<text class="tw-needed" y="40">${needed}</text>`}
    ${
      tile &&
      !face_up &&
      html`<g transform="translate(-35 -43)"><circle class="tw-seen" r="15" />
        <use class="tw-seen-eye" href=${art("eye")} x="-11" y="-11" width="22" height="22" /></g>`
    }
    ${
      crises > 0 &&
      html`<g transform="translate(34 -41)">
      <circle class="tw-crisis" r="19" />
      <use class="tw-crisis-flame" href=${art("crisis")} x="-14" y="-15" width="28" height="28" />
      ${crises > 1 && html`<text class="tw-crises" x="16" y="10">${crises}</text>`}
    </g>`
    }
  </g>`;
}

/** @param {BoardProps & { space: typeof SPACES[number] }} props */
function Space({ view, sitters, space, say }) {
  const lying = view.board[space.id];
  const here = sitters.filter(({ seat }) => view.witches[seat] === space.id).map(({ name }) => name);
  const name = spaceName(space.id, say);
  const state = [
    lying && tileWords(lying, say),
    here.length > 0 && say("witches-board-witches-here", { names: here.join(", ") }),
  ];
  const tile = lying && tileHelp(lying.tile ?? "unknown", say);
  const help = {
    title: tile ? `${name}: ${tile.title}` : name,
    text: [lying && `${tileWords(lying, say)}.`, tile?.text, !lying && say("witches-board-quiet")],
  };
  const staged = view.attempt?.space === space.id;
  return html`<${Touchable}
    as="g"
    class=${`tw-space ${staged ? "is-staged" : ""}`}
    touch=${`space:${space.id}`}
    name=${name}
    state=${state}
    help=${help}
    transform=${`translate(${space.x} ${space.y})`}
  >
    <circle class="tw-reach" r="50" />
    <ellipse class="tw-glow" rx="62" ry="46" cy="12" />
    <ellipse class="tw-clearing" rx="44" ry="28" cy="20" />
    <ellipse class="tw-ring" rx="52" ry="36" cy="20" />
    ${lying && html`<${ProblemTile} lying=${lying} />`}
  <//>`;
}

/** Names under the places; a place of several spaces has one. @param {{ say: Say }} props */
const Names = ({ say }) => html`<g aria-hidden="true">
  ${PLACES.map(
    ({
      id,
      x,
      y,
      spaces,
    }) => html`<text key=${id} class="plane-name" data-label=${`space:${id}`} x=${x} y=${y + (spaces > 1 ? 92 : 80)}>
      ${say(`witches-board-name-${id}`)}</text>`,
  )}
</g>`;

// -- witches ----------------------------------------------------------------------------------------------------------------

/** Where everybody stands: beside the tile, and beside each other. @param {View} view @returns {(Point | null)[]} */
function stands(view) {
  const spaces = view.witches;
  return spaces.map((space, seat) => {
    const point = whereIs(space);
    if (!point) return null;
    const order = spaces.slice(0, seat).filter((other) => other === space).length;
    const many = spaces.filter((other) => other === space).length;
    const tiled = space !== null && view.board[space];
    const dx = tiled ? [-48, 48, -78, 78][order] : (order - (many - 1) / 2) * 48;
    return { x: point.x + dx, y: point.y + (tiled ? 38 : 28) };
  });
}

/** Walking along the ground; over a longer way she flies. @param {Element} pawn @param {Point} from @param {Point} to */
function travel(pawn, from, to) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const place = (/** @type {Point} */ { x, y }, lift = 0, size = 1) => ({
    transform: `translate(${x}px, ${y - lift}px) scale(${size})`,
  });
  const way = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const flies = far > 330;
  pawn.animate([place(from), flies ? place(way, 110, 1.3) : place(way, 14), place(to)], {
    id: "travel",
    duration: flies ? 520 : 300,
    easing: "ease-in-out",
  });
}

/** @param {BoardProps & { seat: number, at: Point }} props */
function Pawn({ view, sitters, seat, at }) {
  const pawn = useRef(null);
  const before = useRef(at);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    if (pawn.current && moving() && (from.x !== at.x || from.y !== at.y)) travel(pawn.current, from, at);
  }, [at.x, at.y]);
  const looks = ["tw-pawn-place", view.active === seat && !view.over && "is-active", view.seat === seat && "is-me"];
  return html`<g ref=${pawn} class=${joined(looks, " ")} data-seat=${seat + 1} data-keep
    style=${{ transform: `translate(${at.x}px, ${at.y}px)` }}>
    <g class="tw-pawn-body"><g transform="scale(1.15)"><${PawnArt} avatar=${sitters[seat].avatar} /></g></g>
  </g>`;
}

/** @param {BoardProps} props */
export function LancreMap(props) {
  const { view, say } = props;
  const first = useFirst(view);
  const at = stands(view);
  return html`<${Plane} class="tw-map" whole=${WHOLE} first=${first} closest=${3.5} label=${say("witches-thing-map")}>
    ${LAND}
    <text class="plane-name" x=${DUNGEON.x} y=${DUNGEON.y + 52} aria-hidden="true">${say("witches-thing-dungeon")}
    </text>
    ${SPACES.toSorted((one, other) => one.y - other.y).map(
      (space) => html`<${Space} key=${space.id} ...${props}
        space=${space} />`,
    )}
    <${Names} say=${say} />
    <g class="tw-pawns" aria-hidden="true">
      ${at.map((point, seat) => point && html`<${Pawn} key=${seat} ...${props} seat=${seat} at=${point} />`)}
    </g>
  <//>`;
}
