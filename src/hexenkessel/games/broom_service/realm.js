/** The realm as the page knows it: where the content puts regions, towers and clouds, and what roles and things look like. */

import { sprite } from "../../web/kit/icon.js";
import { detailOf } from "../../web/shell/api.js";

/** @import { Say, View } from "./view.d.ts" */
/** @import { Point } from "../../web/kit/plane.js" */
/** @typedef {{ id: string, terrain: string, neighbours: string[], path: string, corners: Point[], label: Point, pawns: Point, castle: Point | null }} Region */
/** @typedef {{ id: string, shape: string, colour: string, points: number, wands: number, base: string[], spot: Point }} Tower */
/** @typedef {{ id: string, region: string, spot: Point, tile: string, covers: string[] }} TileSpot */
/** @typedef {{ id: string, region: string, spot: Point }} Spot */
/**
 * @typedef {object} Realm one side of the board
 * @property {string} side
 * @property {import("../../web/kit/plane.js").Box} whole
 * @property {Region[]} regions
 * @property {Tower[]} towers
 * @property {Spot[]} clouds
 * @property {TileSpot[]} tiles
 * @property {Spot[]} circles
 * @property {string} shores
 * @property {string} borders
 * @property {{ path: string, points: Point[] }[]} rivers
 */

/** The address of a drawing of ours. */
export const art = sprite(new URL("art.svg", import.meta.url));

const { content } = await detailOf("broom_service");

export const SCORING = content.scoring;
export const DELIVERY_BONUS = content.druids.brave;
export const CLOUD_BONUS = content.fairy.brave;
export const GATHERED = content.gatherers;
export const CURSE = content.setup.curse;
export const USUAL_HAND = content.setup.hand;

// -- the map ------------------------------------------------------------------------------------------------------------

/** @param {number[]} pair @returns {Point} */
const point = ([x, y]) => ({ x, y });

/** A line of content, `[x, y, x, y, …]`, as points. @param {number[]} line */
const pointsOf = (line) => Array.from({ length: line.length / 2 }, (_, at) => point([line[2 * at], line[2 * at + 1]]));

/** The same line round off at its corners; walked backwards it is the very same curve. @param {Point[]} points */
function curve(points) {
  const bends = points.slice(1, -1).map((corner, at) => {
    const next = points[at + 2];
    const last = at === points.length - 3;
    const end = last ? next : { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
    return `Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
  });
  const end = points[points.length - 1];
  return bends.length > 0 ? bends.join("") : `L${end.x} ${end.y}`;
}

/** @param {Point[]} points */
const stroke = (points) => `M${points[0].x} ${points[0].y}${curve(points)}`;

/** @param {Point[][]} lines @param {number[]} outline borders counted from 1, negative ones walked backwards */
function walk(lines, outline) {
  const parts = outline.map((border) => {
    const line = lines[Math.abs(border) - 1];
    return border > 0 ? line : line.toReversed();
  });
  if (parts.length === 0) return { path: "", corners: [] };
  const start = parts[0][0];
  return {
    path: `M${start.x} ${start.y}${parts.map(curve).join("")}Z`,
    corners: parts.flatMap((part) => part.slice(1)),
  };
}

/** On the back every hill tile may be a tower (BS-14); the content lists only where tiles lie. @param {any[]} spots @returns {Tower[]} */
const hillTowers = (spots) =>
  spots
    .filter(({ tile }) => tile === "hill")
    .map(({ id, region, spot }) => ({
      ...content.hill_tower,
      id: `${id}_tower`,
      shape: "square",
      wands: 0,
      base: [region],
      spot: point(spot),
    }));

/** @param {any} board @returns {Realm} */
function realmOf(board) {
  const lines = /** @type {number[][]} */ (board.borders ?? []).map(pointsOf);
  const own = content.region.filter((/** @type {any} */ region) => region.side === board.side);
  const names = new Set(own.map((/** @type {any} */ region) => region.id));
  /** @param {any[]} entries */
  const here = (entries) =>
    entries.filter(({ region }) => names.has(region)).map((entry) => ({ ...entry, spot: point(entry.spot) }));
  const owners = lines.map(
    (_, at) =>
      own.filter((/** @type {any} */ region) =>
        region.outline.some((/** @type {number} */ border) => Math.abs(border) === at + 1),
      ).length,
  );
  const towers = content.tower.filter((/** @type {any} */ tower) => names.has(tower.base[0]));
  const tiles = content.tile_spot.filter((/** @type {any} */ spot) => names.has(spot.region));
  const [width, height] = board.size;
  return {
    side: board.side,
    whole: { x: 0, y: 0, width, height },
    regions: own.map((/** @type {any} */ region) => ({
      ...region,
      ...walk(lines, region.outline),
      label: point(region.label),
      pawns: point(region.pawns),
      castle: region.castle ? point(region.castle_spot) : null,
    })),
    towers: [
      ...towers.map((/** @type {any} */ tower) => ({ ...tower, spot: point(tower.spot) })),
      ...hillTowers(tiles),
    ],
    clouds: here(content.cloud_spot),
    tiles: here(tiles),
    circles: here(content.circle),
    shores: lines
      .filter((_, at) => owners[at] === 1)
      .map(stroke)
      .join(""),
    borders: lines
      .filter((_, at) => owners[at] === 2)
      .map(stroke)
      .join(""),
    rivers: /** @type {number[][]} */ (board.rivers ?? []).map((line) => ({
      path: stroke(pointsOf(line)),
      points: pointsOf(line),
    })),
  };
}

/** @type {Map<string, Realm>} */
const REALMS = new Map(content.board.map((/** @type {any} */ board) => [board.side, realmOf(board)]));

/** @param {View} view */
export const realm = (view) => /** @type {Realm} */ (REALMS.get(view.side));

/** The side that the shelf shows. */
export const FRONT = /** @type {Realm} */ (REALMS.get("front") ?? [...REALMS.values()][0]);

/** @param {View} view @param {string} id */
export const regionOf = (view, id) => /** @type {Region} */ (realm(view).regions.find((region) => region.id === id));

// -- roles ----------------------------------------------------------------------------------------------------------------

/** What a role is: whom it belongs to, its colour and its two drawings. @type {Record<string, { kind: string, colour: string, figure: string, sign: string }>} */
const LOOKS = {
  root_gatherer: { kind: "gatherer", colour: "yellow", figure: art("root"), sign: art("potion") },
  herb_gatherer: { kind: "gatherer", colour: "green", figure: art("herb"), sign: art("potion") },
  fruit_gatherer: { kind: "gatherer", colour: "purple", figure: art("fruit"), sign: art("potion") },
  forest_witch: { kind: "witch", colour: "green", figure: art("forest"), sign: "witch-flight" },
  prairie_witch: { kind: "witch", colour: "yellow", figure: art("prairie"), sign: "witch-flight" },
  hill_witch: { kind: "witch", colour: "red", figure: art("hill"), sign: "witch-flight" },
  mountain_witch: { kind: "witch", colour: "white", figure: art("mountain"), sign: "witch-flight" },
  valley_druid: { kind: "druid", colour: "blue", figure: art("valley"), sign: art("sickle") },
  hilltop_druid: { kind: "druid", colour: "red", figure: art("hilltop"), sign: art("sickle") },
  weather_fairy: { kind: "fairy", colour: "blue", figure: art("cloud"), sign: art("wand") },
};

export const ROLES = Object.keys(LOOKS);

/** @param {string} role */
export const look = (role) => LOOKS[role];

/** What a stance would give with a role, in few words. @param {string} role @param {string} stance @param {Say} say */
export function gives(role, stance, say) {
  const { kind } = LOOKS[role];
  const amount = kind === "gatherer" ? GATHERED[stance === "brave" ? "brave" : "cowardly"] : 0;
  const extra = kind === "fairy" ? CLOUD_BONUS : DELIVERY_BONUS;
  return say(`broom_service-board-${stance}`, { kind, amount, extra });
}

/** @param {string} role @param {Say} say */
export const roleHelp = (role, say) => ({
  title: say(`broom_service-role-${role}`),
  text: say(`broom_service-role-${role}.help`),
});

// -- things ---------------------------------------------------------------------------------------------------------------

export const COLOURS = ["orange", "violet", "green"];
/** The paint of a potion, and the sign that goes with it: a colour is never alone. @type {Record<string, { colour: string, sign: string }>} */
export const PAINTS = {
  orange: { colour: "orange", sign: art("root") },
  violet: { colour: "violet", sign: art("fruit") },
  green: { colour: "green", sign: art("herb") },
};

/** @param {string} resource */
export const resourceArt = (resource) => art(resource === "wand" ? "wand" : "potion");

/** @type {Record<string, string>} */
const EVENTS = {
  more_or_less: "cards",
  black_market: art("coin"),
  moonshine: "cauldron",
  old_times: "hourglass",
  dangerous_regions: "warning",
  pleasing_regions: "sun",
  full_hands: art("full"),
  empty_hands: art("empty"),
  one_of_everything: "stack",
  like_minded: "people",
};

/** @param {string} event */
export const eventArt = (event) => EVENTS[event] ?? "hourglass";

/** @type {Record<string, string>} */
const STANDINGS = {
  brave: art("heart"),
  cowardly: "rabbit",
  passed: "minus",
  knocked_out: art("dizzy"),
};

/** @param {string} standing */
export const standingArt = (standing) => STANDINGS[standing] ?? "hourglass";

/** @type {Map<string, { cost: number, bolts: number, effect?: string, colour?: string, points?: number, storm: boolean }>} */
const CLOUDS = new Map(
  [...content.heavy_cloud, ...content.storm_cloud].map((cloud) => [
    cloud.id,
    { ...cloud, storm: Boolean(cloud.effect) },
  ]),
);

/** @param {string} cloud */
export const cloudOf = (cloud) => CLOUDS.get(cloud) ?? { cost: 0, bolts: 0, storm: false };

/** A card as it was laid: `"forest_witch brave"`. @param {string} laid */
export function laidCard(laid) {
  const [role, stance] = laid.split(" ");
  return { role, stance };
}

/** Who answers in which order: from the leader on. @param {View} view @param {number} players */
export const inOrder = (view, players) =>
  Array.from({ length: players }, (_, turn) => ((view.leader ?? 0) + turn) % players);

/** Roles are being chosen (BS-5). @param {View} view */
export const isChoosing = (view) => !view.over && (view.asks === "choose-roles" || view.asks === "extra-card");

/** All cards of this round are laid; only its event is left (BS-4.4). @param {View} view */
export const isPlayedOut = (view) => view.led === null && view.hand_sizes.every((cards) => cards === 0);

/** The trick of this round that is played or comes next. @param {View} view */
export const trickNumber = (view) => view.led_roles.length + (view.led === null ? 1 : 0);

/** The stone circles that a hill tile leads to; none where it is the tower. @param {string} tile @returns {string[]} */
export const circlesOf = (tile) =>
  content.turbo_tile.find((/** @type {{ id: string, circles: string[] }} */ turbo) => turbo.id === tile)?.circles ?? [];
