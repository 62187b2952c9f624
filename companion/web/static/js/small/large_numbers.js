/** Numbers as large as people type them (L4): grouped to be read, and smaller where they would not fit. */

import { currentLocale } from "../page/text.js";

const LONG_DIGITS = 5;

/** @param {number | string} value a whole number; in digits where it is too large for a number */
const isLong = (value) => String(value).length >= LONG_DIGITS;

/** @param {number | string} value @returns {string} */
export const grouped = (value) => (isLong(value) ? BigInt(value).toLocaleString(currentLocale()) : String(value));

/** What a node that shows the number is told, so that it can be set smaller. @param {number | string | null} value */
export const longMark = (value) => (value !== null && isLong(value) ? "true" : null);
