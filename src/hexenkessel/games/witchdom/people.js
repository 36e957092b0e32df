/** Owners of clans: everybody at the table, and Ostara, who sits on no seat. */

/** @import { BoardProps } from "./view.d.ts" */
/** @typedef {Pick<BoardProps, "sitters" | "say">} Around */

import { effect, signal } from "../../web/vendor/hexenkessel-vendor.js";
import { art } from "./cards.js";

const KEY = "hexenkessel-witchdom-show-hands";

/** Whether other hands are drawn face up (WD-14.5): nothing in them is secret, but not everybody wants to look. */
export const showHands = signal(localStorage.getItem(KEY) === "true");
effect(() => localStorage.setItem(KEY, String(showHands.value)));

/** Whoever owns a clan; Ostara takes the sixth colour, which no seat of this game has. @param {Around} around @param {number} owner */
export const ownerOf = ({ sitters, say }, owner) =>
  sitters[owner] ?? { seat: 5, name: say("witchdom-board-ostara"), avatar: art("ostara"), away: false, me: false };
