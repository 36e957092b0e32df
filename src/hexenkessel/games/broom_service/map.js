/** The map as the table: regions to fly to, towers, clouds and tiles to use, and the witches in the air. */

import { html, useContext, useLayoutEffect, useRef, useState } from "../../web/vendor/hexenkessel-vendor.js";
import { joined } from "../../web/kit/joined.js";
import { Plane } from "../../web/kit/plane.js";
import { TouchContext, Touchable } from "../../web/touch.js";
import { moving } from "../../web/shell/settings.js";
import { land } from "./land.js";
import { Names } from "./names.js";
import { CircleArt, CloudArt, FlyingPawn, TileArt, TowerArt } from "./pieces.js";
import { circlesOf, realm } from "./realm.js";
import { reachOf, useSight } from "./sight.js";
import { stepOn } from "./steps.js";

/** @import { BoardProps, Say, View } from "./view.d.ts" */
/** @import { Point } from "../../web/kit/plane.js" */
/** @import { Region, Tower } from "./realm.js" */

const FADE = 700;
/** How far the star of a cloud is from its middle, and from where on a tower hides it. */
const STAR = 28;
/** How far the number of a pawn is from its middle. */
const NUMBER = 19;
const NEAR = 70;

/** @param {Point} spot */
const at = ({ x, y }) => `translate(${x} ${y})`;

// -- a touch that says which pawn by itself --------------------------------------------------------------------------------

/**
 * Where a thing is the second touch of moves of one pawn only, touching it means that pawn.
 * @param {string} id
 */
function useReach(id) {
  const engine = useContext(TouchContext);
  const begins =
    engine.path.value.length === 0
      ? new Set(engine.moves.value.filter((move) => move.touches[1] === id).map((move) => move.touches[0]))
      : new Set();
  const [pawn, ...others] = begins;
  const soon = pawn !== undefined && others.length === 0;
  const prepare = () => {
    if (soon) engine.touch(pawn, undefined, new DOMRect());
  };
  return {
    soon,
    onClickCapture: prepare,
    /** @param {KeyboardEvent} event */
    onKeyDownCapture(event) {
      if (event.key === "Enter" || event.key === " ") prepare();
    },
  };
}

// -- words ------------------------------------------------------------------------------------------------------------------

/** @param {Tower} tower @param {View} view @param {Say} say */
function towerWords(tower, view, say) {
  return joined([
    say(`broom_service-colour-${tower.colour}`),
    say("broom_service-points", { points: tower.points }),
    tower.wands > 0 && say("broom_service-wands", { wands: tower.wands }),
    view.occupied.includes(tower.id) && say("broom_service-board-occupied"),
  ]);
}

/** What can be said of a region beside its name. @param {BoardProps & { region: Region }} props */
function regionWords({ view, sitters, region, say }) {
  const { clouds } = realm(view);
  const here = sitters.filter(({ seat }) => view.pawns[seat].includes(region.id)).map(({ name }) => name);
  const over = clouds.filter((spot) => spot.region === region.id && view.clouds[spot.id]);
  return joined([
    say(`broom_service-terrain-${region.terrain}`),
    region.castle && say("broom_service-thing-castle"),
    ...over.map((spot) => say(`broom_service-cloud-${view.clouds[spot.id]}`)),
    here.length > 0 && say("broom_service-board-pawns-here", { names: here.join(", ") }),
  ]);
}

/** @param {BoardProps & { region: Region }} props */
function regionHelp({ view, region, say }) {
  const reach = standing(view).filter((tower) => tower.base.includes(region.id));
  const around = region.neighbours.map((id) => say(`broom_service-region-${id}`)).join(", ");
  const towers = reach.map((tower) => towerWords(tower, view, say)).join("; ");
  return joined(
    [
      towers && `${say("broom_service-board-towers")}: ${towers}.`,
      `${say("broom_service-board-neighbours")}: ${around}.`,
    ],
    " ",
  );
}

// -- what can be touched ------------------------------------------------------------------------------------------------------

/** @param {BoardProps & { region: Region }} props */
function Area(props) {
  const { region, say } = props;
  const id = `region:${region.id}`;
  const { soon, ...reach } = useReach(id);
  const name = say(`broom_service-region-${region.id}`);
  const words = regionWords(props);
  return html`<${Touchable} as="g" class=${`bs-region ${soon ? "is-soon" : ""}`} touch=${id} name=${name} data-ground
    state=${[words, soon && say("page-touch-can")]} help=${`${words}. ${regionHelp(props)}`} ...${reach}>
    <path class="bs-area" d=${region.path} />
  <//>`;
}

/** Towers that are in the game. @param {View} view */
const standing = (view) => realm(view).towers.filter(({ id }) => !view.out.includes(id));

/** @param {BoardProps & { tower: Tower }} props */
function TowerPlace({ view, tower, say }) {
  const id = `tower:${tower.id}`;
  const { soon, ...reach } = useReach(id);
  const filled = view.occupied.includes(tower.id);
  const kind = `broom_service-thing-tower-${tower.shape}`;
  const words = towerWords(tower, view, say);
  const base = tower.base.map((region) => say(`broom_service-region-${region}`)).join(", ");
  const text = `${words}. ${say("broom_service-board-base")}: ${base}. ${say(`${kind}.help`)}`;
  return html`<${Touchable} as="g" class=${`bs-thing ${soon ? "is-soon" : ""}`} touch=${id} transform=${at(tower.spot)}
    name=${say(kind)}
    state=${[words, soon && say("page-touch-can")]} help=${text} ...${reach}>
    <g class="bs-size"><ellipse class="bs-halo" rx="44" ry="54" cy="-3" />
      <${TowerArt} tower=${tower} filled=${filled} /></g>
  <//>`;
}

/** How far the nearest tower is. @param {View} view @param {Point} point */
const toTower = (view, { x, y }) =>
  Math.min(...standing(view).map((tower) => Math.hypot(tower.spot.x - x, tower.spot.y - y)));

/**
 * Where a tower stands before the side that a sign usually is on, it is on the other one.
 * @param {View} view @param {Point} spot @param {number} usual
 */
function isTurned(view, { x, y }, usual) {
  const [here, there] = [usual, -usual].map((side) => toTower(view, { x: x + side, y }));
  return here < NEAR && there > here;
}

/** @param {BoardProps & { spot: import("./realm.js").Spot, cloud: string, leaving?: boolean }} props */
function CloudPlace({ view, spot, cloud, leaving = false, say }) {
  const body = html`<g class="bs-size"><g class=${leaving ? "is-leaving" : ""}>
    <ellipse class="bs-halo" rx="74" ry="52" cy="-4" /><${CloudArt} cloud=${cloud} turned=${isTurned(view, spot.spot, -STAR)} />
  </g></g>`;
  if (leaving) return html`<g class="bs-thing" aria-hidden="true" transform=${at(spot.spot)}>${body}</g>`;
  const name = say(`broom_service-cloud-${cloud}`);
  const text = `${say(`broom_service-cloud-${cloud}.help`)} ${say("broom_service-thing-cloud-spot.help")}`;
  return html`<${Touchable} as="g" class="bs-thing" touch=${`cloud:${spot.id}`} transform=${at(spot.spot)} name=${name}
    state=${say(`broom_service-region-${spot.region}`)} help=${text}>
    ${body}<//>`;
}

/** Clouds that have just been taken are seen once more while they go. @param {View} view @returns {Record<string, string>} */
function useGone(view) {
  const before = useRef(view);
  const [gone, setGone] = useState(/** @type {Record<string, string>} */ ({}));
  useLayoutEffect(() => {
    const old = before.current;
    before.current = view;
    if (!moving() || old.side !== view.side) return undefined;
    const lost = Object.entries(old.clouds).flatMap(([spot, cloud]) =>
      cloud && !view.clouds[spot] ? [[spot, cloud]] : [],
    );
    if (lost.length === 0) return undefined;
    setGone(Object.fromEntries(lost));
    const timer = setTimeout(() => setGone({}), FADE);
    return () => clearTimeout(timer);
  }, [view]);
  return gone;
}

/** @param {BoardProps & { spot: import("./realm.js").TileSpot }} props */
function TilePlace({ view, spot, say }) {
  const tile = /** @type {string | null} */ (
    { mountain: view.mountains, forest: view.forests, hill: view.hills }[spot.tile]?.[spot.id] ?? null
  );
  // The tile with the tower is drawn as what it is: a tower.
  if (tile === null || tile === "tower") return null;
  const key = `broom_service-${spot.tile}-tile-${tile}`;
  const amulets = spot.tile === "mountain" ? view.amulets.filter((own) => !own.includes(spot.id)).length : 0;
  const state = amulets > 0 ? say("broom_service-board-amulets", { amulets }) : "";
  return html`<${Touchable} as="g" class="bs-thing" touch=${`tile:${spot.id}`} transform=${at(spot.spot)}
    name=${say(key)} state=${state} help=${[say(`${key}.help`), state]}>
    <g class="bs-size"><${TileArt} kind=${spot.tile} tile=${tile} amulets=${amulets} circles=${circlesOf(tile)} /></g>
  <//>`;
}

/** @param {BoardProps & { spot: import("./realm.js").Spot }} props */
const CirclePlace = ({
  spot,
  say,
}) => html`<${Touchable} as="g" class="bs-thing" touch=${`circle:${spot.id}`} transform=${at(spot.spot)}
  name=${`${say("broom_service-thing-circle")} ${spot.id}`} state=${say(`broom_service-region-${spot.region}`)}
  help=${say("broom_service-thing-circle.help")}>
  <g class="bs-size"><ellipse class="bs-halo" rx="54" ry="42" /><${CircleArt} letter=${spot.id} /></g>
<//>`;

// -- pawns ----------------------------------------------------------------------------------------------------------------------

/** @typedef {{ seat: number, pawn: number, x: number, y: number }} Stand */

/** Everybody's two pawns, side by side where several share a region. @param {View} view @returns {Stand[]} */
export function stands(view) {
  const all = view.pawns.flatMap((own, seat) => own.map((region, number) => ({ seat, pawn: number + 1, region })));
  return all.map(({ seat, pawn, region }) => {
    const here = all.filter((other) => other.region === region);
    const order = here.findIndex((other) => other.seat === seat && other.pawn === pawn);
    const rows = Math.ceil(here.length / 4);
    const row = Math.floor(order / 4);
    const many = Math.min(here.length - row * 4, 4);
    const { pawns } = /** @type {Region} */ (realm(view).regions.find(({ id }) => id === region));
    const step = many > 3 ? 44 : 54;
    return {
      seat,
      pawn,
      x: pawns.x + ((order % 4) - (many - 1) / 2) * step,
      y: pawns.y + 26 + (row - (rows - 1) / 2) * 54,
    };
  });
}

/** One's own can be touched; the others only fly. @param {BoardProps & { stand: Stand }} props */
function Pawn({ view, sitters, stand, say }) {
  const { seat, pawn, x, y } = stand;
  const place = {
    class: `bs-pawn-place ${moving() ? "" : "is-still"} ${view.seat === seat ? "is-me" : ""}`,
    "data-seat": seat + 1,
    "data-keep": true,
    style: { transform: `translate(${x}px, ${y}px)` },
  };
  const body = html`<g class="bs-size"><ellipse class="bs-halo" cy="-30" rx="34" ry="46" />
    <${FlyingPawn} avatar=${sitters[seat].avatar} pawn=${pawn} turned=${isTurned(view, stand, NUMBER)} /></g>`;
  if (view.seat !== seat) return html`<g ...${place} aria-hidden="true">${body}</g>`;
  const where = say(`broom_service-region-${view.pawns[seat][pawn - 1]}`);
  const name = say("broom_service-board-own-pawn", { pawn });
  return html`<${Touchable} as="g" ...${place} touch=${`pawn:${pawn}`} name=${name} state=${where}
    help=${`${where}. ${say("broom_service-thing-pawn.help")}`}>${body}<//>`;
}

/** Where only one pawn can act, there is nothing to choose. */
function useOnlyPawn() {
  const engine = useContext(TouchContext);
  const moves = engine.moves.value;
  useLayoutEffect(() => {
    const [first] = moves;
    const only = first?.touches[0];
    if (only?.startsWith("pawn:") && moves.every((move) => move.touches[0] === only)) engine.path.value = [only];
  }, [moves]);
}

/** @param {BoardProps} props */
export function RealmMap(props) {
  const { view, say } = props;
  const here = realm(view);
  const gone = useGone(view);
  const first = useSight(view);
  useOnlyPawn();
  const pawns = stands(view).toSorted(
    (one, other) => Number(one.seat === view.seat) - Number(other.seat === view.seat),
  );
  return html`<${Plane} class="bs-map" whole=${here.whole} reach=${reachOf(view)} first=${first} closest=${4} label=${say("broom_service-board-map")}>
    ${land(here)}
    <g onKeyDown=${(/** @type {KeyboardEvent} */ event) => stepOn(event, view)}>
      ${here.regions.map((region) => html`<${Area} key=${region.id} ...${props} region=${region} />`)}
      ${here.circles.map((spot) => html`<${CirclePlace} key=${spot.id} ...${props} spot=${spot} />`)}
      ${here.tiles.map((spot) => html`<${TilePlace} key=${spot.id} ...${props} spot=${spot} />`)}
      ${here.clouds.map(
        (spot) =>
          view.clouds[spot.id] &&
          html`<${CloudPlace} key=${spot.id} ...${props} spot=${spot}
          cloud=${view.clouds[spot.id]} />`,
      )}
      ${here.clouds.map(
        (spot) =>
          gone[spot.id] &&
          html`<${CloudPlace} key=${`gone-${spot.id}`} ...${props}
          spot=${spot} cloud=${gone[spot.id]} leaving />`,
      )}
      ${standing(view).map((tower) => html`<${TowerPlace} key=${tower.id} ...${props} tower=${tower} />`)}
      <${Names} ...${props} />
      ${pawns.map((stand) => html`<${Pawn} key=${`${stand.seat}-${stand.pawn}`} ...${props} stand=${stand} />`)}
    </g>
  <//>`;
}
