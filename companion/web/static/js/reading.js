/** How a reading is shown: its value, and its doubt in a mark and in words. */

import { html } from "./dom.js";
import { languageTold, text, toldText } from "./text.js";

const MARKS = { seen: "✓", unsure: "~", hidden: "?" };

/** @param {number | boolean} value */
const worded = (value) => (typeof value === "boolean" ? text(value ? "reading.yes" : "reading.no") : String(value));

/** The value alone; nothing where it is hidden. @param {import("./types.js").Reading} reading */
function readingValue(reading) {
  if (reading.state === "seen") return worded(reading.value);
  if (reading.state === "hidden") return "";
  return worded(reading.best);
}

/** How far an unsure value may reach, such as `8–10`. @param {import("./types.js").Reading} reading */
const readingRange = (reading) =>
  reading.state === "unsure" && reading.low !== reading.high
    ? html("small", { class: "range" }, `${worded(reading.low)}–${worded(reading.high)}`)
    : null;

/**
 * In words, for those who listen: "the camera sees 8", "the camera takes it for 9, between 8 and 10: …".
 * @param {import("./types.js").Reading} reading
 */
function readingWords(reading) {
  if (reading.state === "seen") return text("reading.seen", { value: worded(reading.value) });
  const why = toldText({ text: reading.why, german: reading.german });
  if (reading.state === "hidden") return text("reading.hidden", { why });
  const { best, low, high } = reading;
  return text("reading.unsure", { best: worded(best), low: worded(low), high: worded(high), why });
}

/**
 * @param {import("./types.js").Reading | null} reading
 * @param {string} [label] what was read, for those who listen
 */
export function readingMark(reading, label = "") {
  if (!reading)
    return html(
      "span",
      { class: "reading reading-none", title: text("reading.none") },
      html("span", { "aria-hidden": "true" }, "–"),
      html("span", { class: "unseen" }, text("reading.none")),
    );
  return html(
    "span",
    { class: `reading reading-${reading.state}`, title: readingWords(reading) },
    html(
      "span",
      { "aria-hidden": "true" },
      html("i", { class: "mark" }, MARKS[reading.state]),
      readingValue(reading),
      readingRange(reading),
    ),
    html(
      "span",
      { class: "unseen", lang: reading.state === "seen" ? null : languageTold(reading) },
      `${label} ${readingWords(reading)}`,
    ),
  );
}

/** The mark alone, for where there is little room. @param {import("./types.js").Reading | null | undefined} reading */
export const readingGlyph = (reading) => reading && html("span", { class: "tile-mark" }, MARKS[reading.state]);
