/** What stood there before: for boards that show how something changed. */

import { useLayoutEffect, useRef } from "../vendor/hexenkessel-vendor.js";

/** While another view is drawn for the first time, the one before it. @template V @param {V} view @returns {V} */
export function useBefore(view) {
  const last = useRef(view);
  const before = last.current;
  useLayoutEffect(() => {
    last.current = view;
  }, [view]);
  return before;
}
