/** The score, with what it is made of. */

import { find, html, redrawWhenChanged } from "./dom.js";
import { seatChip, seatNumbered } from "./seats.js";
import { text } from "./text.js";

const PARTS = /** @type {const} */ (["nobles_home", "captured", "great_walls"]);

/** @returns {(state: import("./types.js").TableState) => void} */
export function setUpScore() {
  return redrawWhenChanged(
    find("#score .score-body"),
    (state) => ({ score: state.score ?? [], winners: state.result?.winners ?? [], seats: state.seats }),
    ({ score, winners }, state) => [
      html(
        "table",
        { class: "score-table" },
        html("thead", {}, html("tr", {}, html("th", { scope: "col" }, html("span", { class: "unseen" }, text("score.player"))), ...PARTS.map((part) => html("th", { scope: "col" }, text(`score.${part}`))), html("th", { scope: "col" }, text("score.sum")))),
        html(
          "tbody",
          {},
          ...score.map((line) =>
            html(
              "tr",
              { "data-seat-row": line.seat, class: winners.includes(line.seat) ? "winner" : null },
              html("th", { scope: "row" }, seatChip(seatNumbered(state, line.seat)), winners.includes(line.seat) && html("span", { class: "crown", role: "img", "aria-label": text("score.winner") })),
              ...PARTS.map((part) => html("td", {}, line[part])),
              html("td", { class: "points" }, line.points),
            ),
          ),
        ),
      ),
    ],
  );
}
