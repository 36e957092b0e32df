/** Figures as they are written: less than nothing has a minus sign, which is as wide as a plus, and not a hyphen. */

const HYPHEN = /(?<![\p{L}\d])-(?=\d)/gu;

/** @param {string | number | undefined} text a figure, or words with figures in them */
export const figures = (text) => String(text ?? "").replaceAll(HYPHEN, "−");
