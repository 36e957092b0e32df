/** Who sits where, as boards and lists show them. */

import { say } from "./words.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Sitter} Sitter */

const AVATARS = ["hat", "fox", "deer", "rabbit", "snake", "mushroom"];

/** @param {number} seat */
export const avatarOf = (seat) => AVATARS[seat % AVATARS.length];

/** @param {Seat} seat */
export function seatName(seat) {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return say("page-bot-name", { seat: seat.seat + 1 });
  return say("shell-seat", { seat: seat.seat + 1 });
}

/** @param {Seat[]} seats @param {number[]} own @returns {Sitter[]} */
export function sittersOf(seats, own) {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(seat),
    avatar: avatarOf(seat.seat),
    botLabel: seat.level ? say("page-bot-label", { level: say(`shell-level-${seat.level}`) }) : undefined,
    away: !seat.present && !seat.level,
    me: own.includes(seat.seat),
  }));
}
