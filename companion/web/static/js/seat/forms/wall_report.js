/** What stands of a wall: its stones and widest course as somebody counted them, beside what the camera says. */

import { html } from "../../page/dom.js";
import { numberPad } from "../../forms/pad.js";
import { readingMark } from "../../lands/reading.js";
import { numberChoice } from "../../forms/stepper.js";
import { text } from "../../page/text.js";

const MOST_BUTTONS = 10;

/** The value of a certain reading. @param {import("../../types.js").Reading | null | undefined} reading @returns {number | null} */
export const seenValue = (reading) =>
  reading?.state === "seen" && typeof reading.value === "number" ? reading.value : null;

/**
 * The default report: what was typed, otherwise what is expected. If the camera is sure of fewer stones, nothing need
 * have fallen: they may not be up yet. Fewer are reported only once some fell, as the camera saw or somebody says.
 * @param {{standing?: number, width?: number}} typed
 * @param {import("../../types.js").City | null | undefined} city as the board has it
 * @param {{least: number, most: number, expected: number, widthBefore?: number, someFell?: boolean}} bounds
 * @returns {{standing: number, width: number | null}}
 */
export function reported(typed, city, { least, most, expected, widthBefore = 0, someFell = false }) {
  const seen = seenValue(city?.reading?.stones);
  const likely = seen !== null && (seen > expected || someFell) ? seen : expected;
  const standing = Math.max(least, Math.min(most, typed.standing ?? likely));
  const sure = seen === standing ? seenValue(city?.reading?.width) : null;
  const width = standing === 0 ? 0 : (typed.width ?? sure ?? (standing === 1 ? 1 : null));
  if (width !== null) return { standing, width: Math.min(width, standing) };
  return { standing, width: standing === city?.stones && widthBefore ? Math.min(widthBefore, standing) : null };
}

/** Numbers to offer: all if there are few, otherwise those around the likely one. @param {number} least @param {number} most @param {number} likely */
function around(least, most, likely) {
  const first = Math.max(least, Math.min(likely - MOST_BUTTONS + 2, most - MOST_BUTTONS + 1));
  const count = Math.min(MOST_BUTTONS, most - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, place) => first + place);
}

/**
 * @param {{key: string, standing: number, width: number | null, least: number, most: number, likely: number,
 *   city: import("../../types.js").City | null | undefined, onChange: (part: {standing?: number, width?: number}) => void}} report
 */
export function wallReport({ key, standing, width, least, most, likely, city, onChange }) {
  const reading = city?.reading;
  const stones = around(least, most, likely);
  if (!stones.includes(standing)) stones.unshift(standing);
  /** @param {string} name @param {import("../../types.js").Reading | null | undefined} read */
  const head = (name, read) =>
    html(
      "h3",
      { class: "part-title" },
      text(name),
      read && html("span", { class: "by-camera" }, readingMark(read, text("city.camera"))),
    );
  const widest = Math.min(standing, 9);
  return html(
    "div",
    { class: "wall-report" },
    head("wall.standing", reading?.stones),
    numberChoice({
      key: `${key}.standing`,
      label: text("wall.standing"),
      value: standing,
      numbers: stones,
      seen: seenValue(reading?.stones),
      onChange: (value) => onChange({ standing: value }),
    }),
    most - least >= MOST_BUTTONS &&
      numberPad({
        name: `${key}.more`,
        title: text("questions.another"),
        onSend: (value) => onChange({ standing: Math.max(least, Math.min(most, value)) }),
      }),
    standing > 0 && head("wall.width", reading?.width),
    standing > 0 &&
      numberChoice({
        key: `${key}.width`,
        label: text("wall.width"),
        value: width,
        numbers: [...new Set([...Array.from({ length: widest }, (_, place) => place + 1), ...(width ? [width] : [])])],
        seen: seenValue(reading?.width),
        onChange: (value) => onChange({ width: value }),
      }),
    standing > widest &&
      numberPad({
        name: `${key}.wider`,
        title: text("wall.wider"),
        onSend: (value) => onChange({ width: Math.max(1, Math.min(standing, value)) }),
      }),
  );
}

/**
 * The report on a wall that this seat has just changed: what it says now, and the form for it.
 * @param {import("../desk.js").Desk} desk what was typed lies in its draft as `wall`
 * @param {{key: string, city: import("../../types.js").City | null | undefined, most: number, someFell: boolean,
 *   widthBefore?: number}} wall `most` stones can stand there, and are expected to; `someFell`: the camera saw it
 */
export function ownReport(desk, { key, city, most, someFell, widthBefore }) {
  const bounds = { least: 0, most, expected: most, widthBefore, someFell };
  const { standing, width } = reported(desk.draft.wall ?? {}, city, bounds);
  /** @param {{standing?: number, width?: number}} part */
  const onChange = (part) => desk.change({ wall: { ...desk.draft.wall, ...part } });
  return { standing, width, form: wallReport({ key, standing, width, least: 0, most, likely: most, city, onChange }) };
}
