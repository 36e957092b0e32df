/** The explanation beside a thing: what it is, with links to its rules. */

import { html, useLayoutEffect, useRef } from "../vendor/hexenkessel-vendor.js";
import { useElsewhere } from "../kit/dialog.js";
import { RuleText } from "./rulebook.js";

const GAP = 10;
/** Long enough to be read twice. */
const STAY = 12_000;
/** Below a thing its caption stays readable. */
const CAPTION = 26;

/** @param {{ engine: import("../touch.js").Touch, game: string }} props */
export function TipBox({ engine, game }) {
  const tip = engine.tip.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => {
    if (engine.tip.peek() === tip) engine.tip.value = null;
  };
  // What is touched then may open another.
  useElsewhere(box, tip && !tip.under && tip, close);
  useLayoutEffect(() => {
    if (tip && box.current) place(box.current, tip.place, Boolean(tip.help.below));
    if (!tip) return;
    const { under } = tip;
    if (!under) {
      const late = setTimeout(close, STAY);
      return () => clearTimeout(late);
    }
    // A thing that was moved in the document does not hear that the mouse left it: whatever the mouse is on now says so.
    const elsewhere = (/** @type {PointerEvent} */ event) => {
      if (!under.contains(/** @type {Node} */ (event.target))) close();
    };
    addEventListener("pointerover", elsewhere);
    return () => removeEventListener("pointerover", elsewhere);
  }, [tip]);
  return html`<div role="status" class="tip-region">
    ${
      tip &&
      html`<div class=${`tip ${tip.under ? "is-passing" : ""} ${tip.refuses ? "is-refusal" : ""}`} ref=${box}>
        <b>${tip.help.title}</b>
        <p><${RuleText} game=${game} text=${tip.help.text} /></p></div>`
    }
  </div>`;
}

/** Above the thing, or below it where there is no room; never over the edge. @param {HTMLElement} box @param {DOMRect} thing @param {boolean} under */
function place(box, thing, under) {
  const { width, height } = box.getBoundingClientRect();
  const above = thing.y - height - GAP;
  const below = Math.min(thing.bottom + GAP + (under ? CAPTION : 0), innerHeight - height - GAP);
  const middle = thing.x + thing.width / 2 - width / 2;
  box.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`;
  box.style.top = `${above >= GAP && !under ? above : below}px`;
}
