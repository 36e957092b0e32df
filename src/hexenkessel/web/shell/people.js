/** Who sits where, as boards and lists show them. */

import { say } from "./words.js";

/** @import { Seat, Sitter } from "./types.js" */

const COLOURS = 6;
const AVATARS = ["hat", "fox", "deer", "rabbit", "snake", "mushroom"];

/** @param {number} seat */
export const avatarOf = (seat) => AVATARS[seat % AVATARS.length];

/** What somebody wears at this table. @param {Seat} seat */
const animalOf = (seat) => seat.animal ?? avatarOf(seat.seat);

/** From now on every seat is drawn in the colour that its person chose; nobody named: in its own. @param {Seat[]} seats */
export function dress(seats) {
  const { style } = document.documentElement;
  for (let seat = 0; seat < COLOURS; seat += 1) {
    const colour = seats[seat]?.colour ?? seat + 1;
    for (const part of ["", "-on"]) {
      if (colour === seat + 1) style.removeProperty(`--seat-${seat + 1}${part}`);
      else style.setProperty(`--seat-${seat + 1}${part}`, `var(--player-${colour}${part})`);
    }
  }
}

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
    avatar: animalOf(seat),
    botLabel: seat.level ? say("page-bot-label", { level: say(`shell-level-${seat.level}`) }) : undefined,
    away: !seat.present && !seat.level,
    me: own.includes(seat.seat),
  }));
}
