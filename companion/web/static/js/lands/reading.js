/** How a reading is shown: its value, with its doubt as a mark and in words. */

import { html } from "../page/dom.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").Reading} Reading */
/** @typedef {number | boolean | undefined} InGame the game's value for it; undefined where there is nothing to compare */

const AGREES = "✓";
const DIFFERS = "≠";
const UNSURE = "~";
const HIDDEN = "?";

/** A certain reading is compared with the game: ✓ means that both agree. @param {Reading} reading @param {InGame} inGame */
function signOf(reading, inGame) {
  if (reading.state === "unsure") return UNSURE;
  if (reading.state === "hidden") return HIDDEN;
  if (inGame === undefined) return "";
  return reading.value === inGame ? AGREES : DIFFERS;
}

/** @param {number | boolean} value */
const worded = (value) => (typeof value === "boolean" ? text(value ? "reading.yes" : "reading.no") : String(value));

/** The value alone; nothing for a hidden reading. @param {import("../types.js").Reading} reading */
function readingValue(reading) {
  if (reading.state === "seen") return worded(reading.value);
  if (reading.state === "hidden") return "";
  return worded(reading.best);
}

/** The range of an uncertain value, such as `8–10`. @param {import("../types.js").Reading} reading */
const readingRange = (reading) =>
  reading.state === "unsure" && reading.low !== reading.high
    ? html("small", { class: "range" }, `${worded(reading.low)}–${worded(reading.high)}`)
    : null;

/**
 * In words, for screen readers: "the camera sees 8", "the camera takes it for 9, between 8 and 10: …".
 * @param {Reading} reading
 * @param {InGame} inGame
 */
function readingWords(reading, inGame) {
  if (reading.state === "seen") {
    const value = worded(reading.value);
    if (inGame === undefined) return text("reading.seen", { value });
    if (reading.value === inGame) return text("reading.agrees", { value });
    return text("reading.differs", { value, game: worded(inGame) });
  }
  const why = messageText(reading.why);
  if (reading.state === "hidden") return text("reading.hidden", { why });
  const { best, low, high } = reading;
  return text("reading.unsure", { best: worded(best), low: worded(low), high: worded(high), why });
}

/**
 * @param {Reading | null} reading
 * @param {string} [label] what was read, for screen readers
 * @param {InGame} [inGame]
 */
export function readingMark(reading, label = "", inGame = undefined) {
  if (!reading)
    return html(
      "span",
      { class: "reading reading-none", title: text("reading.none") },
      html("span", { "aria-hidden": "true" }, "–"),
      html("span", { class: "unseen" }, text("reading.none")),
    );
  const sign = signOf(reading, inGame);
  const words = readingWords(reading, inGame);
  return html(
    "span",
    { class: `reading reading-${reading.state}`, "data-differs": sign === DIFFERS, title: words },
    html(
      "span",
      { "aria-hidden": "true" },
      sign && html("i", { class: "mark" }, sign),
      readingValue(reading),
      readingRange(reading),
    ),
    html(
      "span",
      { class: "unseen" },
      `${label} ${words}`,
    ),
  );
}

/** The mark alone, where there is little room. @param {Reading | null | undefined} reading @param {InGame} inGame */
export const readingGlyph = (reading, inGame) =>
  reading && html("span", { class: "tile-mark" }, signOf(reading, inGame));
