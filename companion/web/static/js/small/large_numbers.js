/** Numbers of any size people type (L4): digits grouped, and set smaller if they would not fit. */

import { currentLocale } from "../page/text.js";

const LONG_DIGITS = 5;

/** @param {number | string} value a whole number; a string of digits if it is too large for a JavaScript number */
const isLong = (value) => String(value).length >= LONG_DIGITS;

/** @param {number | string} value @returns {string} */
export const grouped = (value) => (isLong(value) ? BigInt(value).toLocaleString(currentLocale()) : String(value));

/** Attributes for an element that shows the number, so that it can be set smaller. @param {number | string | null} value */
export const longMark = (value) => (value !== null && isLong(value) ? "true" : null);
