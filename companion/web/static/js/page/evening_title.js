/** The default title of an evening, which the server stores in English, in the page's language. */

import { text } from "./text.js";

const MONTHS = Object.freeze(
  "January February March April May June July August September October November December".split(" "),
);

/** A title that somebody chose stays as it is. @param {string} title */
export function eveningTitle(title) {
  const [, day, name, year] = /^Evening of (\d+) (\w+) (\d+)$/.exec(title) ?? [];
  const month = MONTHS.indexOf(name ?? "") + 1;
  return month ? text("evening.of", { day, month: text(`month.${month}`), year }) : title;
}
