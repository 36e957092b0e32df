/** Equal things together, in the order of their kinds. @param {string[]} things @param {Iterable<string>} kinds */
export const counts = (things, kinds) =>
  [...kinds]
    .map((kind) => ({ kind, count: things.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0);
