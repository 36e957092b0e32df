/** Everybody at a table, and what all games show of somebody who sits there. */

import { html } from "../vendor/hexenkessel-vendor.js";
import { figures } from "./figures.js";
import { Medallion } from "./medallion.js";

/** @import { Common, Say, Sitter } from "../shell/types.js" */
/** @import { MedallionProps } from "./medallion.js" */

/** All seats in the order of play, the one at the lower edge first. @param {{ sitters: Sitter[], bottom: number }} table */
export const around = ({ sitters, bottom }) => sitters.map((_, turn) => sitters[(bottom + turn) % sitters.length]);

/** Whether the table waits for them, and whether they are oneself. @param {Common} view @param {Sitter} sitter */
export const turnOf = (view, { seat, me }) => (view.deciding[seat] && !view.over ? (me ? "you" : "other") : undefined);

/** A number with its sign, as a fact of a seat. @param {string} icon @param {number} number */
export const tally = (icon, number) => ({ icon, text: figures(number) });

/**
 * The medallion of somebody at the table: whose turn it is, and at the end who has won. Whatever else a medallion has may be given.
 * @param {{ view: Common, sitter: Sitter, say: Say } & Partial<MedallionProps>} props
 */
export function Seated({ view, sitter, say, ...rest }) {
  const { seat, avatar, name, botLabel, away } = sitter;
  const shown = { avatar, name, botLabel, away, mark: view.won?.[seat] ? "crown" : undefined, ...rest };
  return html`<${Medallion} seat=${seat + 1} turn=${turnOf(view, sitter)} markLabel=${say("page-winner")} ...${shown} />`;
}
