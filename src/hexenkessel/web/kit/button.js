/** Few, large buttons. Only the one that makes a move is gold. */

import { html, useId } from "../vendor/hexenkessel-vendor.js";
import { Icon } from "./icon.js";
import { joined } from "./joined.js";

/** @import { ComponentChildren } from "../vendor/hexenkessel-vendor.js" */

/**
 * @typedef {object} ButtonProps
 * @property {"act" | "plain" | "quiet" | "danger"} [kind] act = gold, "you can act here"; plain if nothing is said
 * @property {string} [icon]
 * @property {() => void} [onClick]
 * @property {string} [blocked] why it cannot be pressed now; it stays reachable and says so
 * @property {(reason: string) => void} [onBlocked] pressed while blocked: show the reason
 * @property {boolean} [pressed] for switches
 * @property {boolean} [wide] takes the whole row
 * @property {"button" | "submit"} [type]
 * @property {string} [spot] on a board: arrows reach it, as they reach the things there
 * @property {string} [class]
 * @property {ComponentChildren} [children]
 */

/**
 * @param {ButtonProps} props
 * @param {string} reasonId
 */
function behaviour({ onClick, blocked, onBlocked, pressed, type = "button" }, reasonId) {
  return {
    type: blocked ? "button" : type,
    onClick: blocked ? () => onBlocked?.(blocked) : onClick,
    "aria-disabled": blocked ? "true" : undefined,
    "aria-describedby": blocked ? reasonId : undefined,
    "aria-pressed": pressed === undefined ? undefined : String(pressed),
  };
}

/** @param {ButtonProps} props */
export function Button(props) {
  const reasonId = useId();
  const looks = [
    "button",
    `is-${props.kind ?? "plain"}`,
    props.wide && "is-wide",
    props.spot && "can-act",
    props.class,
  ];
  return html`<button class=${joined(looks, " ")} ...${behaviour(props, reasonId)}
    data-spot=${props.spot} data-touch=${props.spot}>
    ${props.icon && html`<${Icon} name=${props.icon} />`}
    <span>${props.children}</span>
    ${props.blocked && html`<span class="unseen" id=${reasonId}>${props.blocked}</span>`}
  </button>`;
}

/**
 * A round button that shows only its icon; the label is its name and its tooltip.
 * @param {Omit<ButtonProps, "children" | "wide" | "icon"> & { icon: string, label: string }} props
 */
export function IconButton(props) {
  const reasonId = useId();
  const looks = ["button is-round", `is-${props.kind ?? "plain"}`, props.class];
  return html`<button
    class=${joined(looks, " ")}
    aria-label=${props.label}
    title=${props.label}
    ...${behaviour(props, reasonId)}
  >
    <${Icon} name=${props.icon} />
    ${props.blocked && html`<span class="unseen" id=${reasonId}>${props.blocked}</span>`}
  </button>`;
}
