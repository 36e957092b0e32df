/** Words, or lists of them in which whatever does not hold is left out. @typedef {string | false | null | undefined | Said[]} Said */

/** As one: what is read out with commas, classes with spaces. @param {Said} words @param {string} [between] @returns {string} */
export function joined(words, between = ", ") {
  if (!Array.isArray(words)) return words || "";
  return words
    .map((part) => joined(part, between))
    .filter(Boolean)
    .join(between);
}
