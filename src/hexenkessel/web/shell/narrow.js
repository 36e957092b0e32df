/** Whether there is no room for a side beside the table. */

import { useEffect, useState } from "../vendor/hexenkessel-vendor.js";

const NARROW = "(max-width: 1023px)";

export function useNarrow() {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return narrow;
}
