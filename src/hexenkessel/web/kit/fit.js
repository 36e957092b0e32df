/** Long words in little room: they are written smaller rather than cut or broken. The class "fits" in kit.css says how small. */

/** The style of a text on one line. A short one is not written larger. @param {string} text */
export const fit = (text) => ({ "--letters": Math.max(text.length, 5) });

/** The style of a text that may go on in the next line: what counts is its longest word. @param {string} text */
export const fitWords = (text) => ({ "--letters": Math.max(1, ...text.split(/[\s-]/).map((word) => word.length)) });
