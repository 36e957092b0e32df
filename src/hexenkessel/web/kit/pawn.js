/** A pawn for maps: a witch in the colour of her seat, with the sign of whoever plays her; she stands on the point (0, 0). */

import { html } from "../vendor/hexenkessel-vendor.js";
import { iconHref } from "./icon.js";

/** @param {{ avatar: string, children?: any }} props children = what lies behind her, such as a broom */
export const PawnArt = ({ avatar, children }) => html`<ellipse class="pawn-shade" cy="3" rx="24" ry="7" />
  ${children}
  <path class="pawn" d="M-17 0q1-25 10-33h14q9 8 10 33-17 6-34 0z" />
  <path class="pawn" d="M-22-32q8-6 15-7 5-20 15-34 5-4 8 0-4 2-2 6l6 28q7 2 11 7-27 9-53 0z" />
  <use class="pawn-sign" href=${iconHref(avatar)} x="-11" y="-26" width="22" height="22" />`;
