/** The set-up as everybody may see it: what each seat is doing, and who is ready (S1–S3). */

import { html } from "../page/dom.js";
import { landsOf, stepOf } from "../game/player.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */

/** What a seat does now. @param {TableState} state @param {number} seat */
function task(state, seat) {
  const step = stepOf(state, "set-up");
  const lands = landsOf(state, seat);
  const left = step?.stones_left[seat] ?? 0;
  if (step?.ready[seat]) return text("waiting.ready");
  if (!lands.length) return text("waiting.lays_lands");
  if (!lands.some(({ noble }) => noble)) return text("waiting.places_nobles");
  return left ? text("waiting.stones_left", { count: left }) : text("waiting.lays_shields");
}

/** One row per seat; null in any other phase. @param {TableState} state @param {string} kind the list's class */
export function setUpCourse(state, kind) {
  const step = stepOf(state, "set-up");
  if (!step) return null;
  return html(
    "ul",
    { class: kind },
    ...state.seats.map(({ seat }) =>
      html(
        "li",
        { "data-ready": step.ready[seat] ? "" : null },
        seatChip(seatNumbered(state, seat)),
        html("span", {}, task(state, seat)),
      ),
    ),
  );
}
