/** Names and reasons written from right to left, inside sentences that are not. */

const LETTER = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const SOME = new RegExp(`[${LETTER}]`, "u");
const RUNS = new RegExp(`[${LETTER}](?:[^\\p{L}\\p{N}\\u2068\\u2069]*[${LETTER}])*\\p{M}*`, "gu");

/**
 * The text with each such part isolated (FSI and PDI, UAX #9), so that it does not turn the numbers and stops around it.
 * All languages of the pages run from left to right, so anything that does not is somebody's own words.
 * @param {string} text @returns {string}
 */
export const isolated = (text) =>
  SOME.test(text) && !text.includes("\u2068") ? text.replace(RUNS, "\u2068$&\u2069") : text;
