/** How much room the screen has. */

import { useLayoutEffect, useState } from "../vendor/hexenkessel-vendor.js";

const NARROW = "(max-width: 1023px)";
const SMALL = "(max-width: 767px), (max-height: 496px)";

/** @param {string} asked a media query */
function useQuery(asked) {
  const [matches, setMatches] = useState(() => matchMedia(asked).matches);
  useLayoutEffect(() => {
    const query = matchMedia(asked);
    const follow = () => setMatches(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return matches;
}

/** Whether there is no room for a side beside the table. */
export const useNarrow = () => useQuery(NARROW);

/** Whether it is a phone, upright or held across: too small for a whole map. */
export const useSmall = () => useQuery(SMALL);
