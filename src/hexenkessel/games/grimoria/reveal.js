/**
 * The reveal in acts: the books open one after another where they lay, then each slides to its place in the new order.
 * The state is there from the first moment; this only says how much of it is staged, and any key or touch ends it.
 */

import { useLayoutEffect, useRef, useState } from "../../web/vendor/hexenkessel-vendor.js";
import { useStaging } from "../../web/motion.js";
import { moving } from "../../web/shell/settings.js";
import { isRevealed } from "./cards.js";

/** @import { View } from "./view.d.ts" */
/** @typedef {{ act: "open" | "sort", before: number[] }} Staging before = the order that held until now */

/** Milliseconds from one book to the next; the style sheet has the same. */
const EACH = 230;
const PAUSE = 500;

/** @param {View} view @returns {Staging | null} */
export function useReveal(view) {
  const last = useRef(view);
  const [staging, setStaging] = useState(/** @type {Staging | null} */ (null));

  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    const fresh = !isRevealed(before) && isRevealed(view) && before.round === view.round;
    if (fresh && moving()) setStaging({ act: "open", before: before.order });
    else if (!isRevealed(view)) setStaging(null);
  }, [view]);

  useLayoutEffect(() => {
    if (!staging) return;
    const length = EACH * view.order.length + PAUSE;
    const end = () => setStaging(null);
    const go = staging.act === "open" ? () => setStaging({ ...staging, act: "sort" }) : end;
    const timer = setTimeout(go, length);
    addEventListener("pointerdown", end);
    addEventListener("keydown", end);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
  }, [staging]);
  useStaging(staging !== null);
  return staging;
}
