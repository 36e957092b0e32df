/** Numbers between 0 and 1 that are the same every time: a drawing that grows by itself does not change over night. */

/** @param {number} seed */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
