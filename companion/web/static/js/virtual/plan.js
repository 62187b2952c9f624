/** A mat as a grid of buttons: the same cells as in the picture, for keyboards and screen readers. */

import { cellName, columnName } from "../game/cells.js";
import { COLS, ROWS } from "../page/facts.js";
import { find, html } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { text } from "../page/text.js";
import { cellOf, seatColour } from "./bench.js";

/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {import("./bench.js").BenchState} BenchState */

/** @param {Bench} bench @param {BenchState} state @param {number} row @param {number} col */
function button(bench, state, row, col) {
  const { tile, city } = cellOf(state, bench.seat(), { row, col });
  const chosen = bench.cell();
  const name = cellName({ row, col });
  const words = !tile
    ? text("bench.cell.bare", { cell: name })
    : city
      ? text("bench.cell.city", { cell: name, stones: city.wall.stones, width: city.wall.width, grain: city.grain })
      : text("bench.cell.tile", { cell: name, side: text(`tile.${tile.side}`) });
  return html(
    "button",
    {
      type: "button",
      class: tile ? `tile tile-${tile.side} tile-tap` : "no-tile tile-tap",
      "data-key": `cell=${name}`,
      "aria-label": words,
      "aria-pressed": String(chosen.row === row && chosen.col === col),
      onclick: () => bench.choose({ row, col }),
    },
    city && html("span", { class: "tile-count", "aria-hidden": "true" }, city.wall.stones || "·"),
  );
}

/** @param {Bench} bench @returns {(state: BenchState) => void} */
export function setUpPlan(bench) {
  return panel(
    find("#bench-plan"),
    (/** @type {BenchState} */ { mats }) => [mats, bench.seat(), bench.cell()],
    (_, state) => {
      const edge = (/** @type {string | number} */ name) => html("span", { class: "edge", "aria-hidden": "true" }, name);
      const head = [edge(""), ...Array.from({ length: COLS }, (_, col) => edge(columnName(col)))];
      const rows = Array.from({ length: ROWS }, (_, row) => [
        edge(row + 1),
        ...Array.from({ length: COLS }, (_, col) => button(bench, state, row, col)),
      ]);
      const label = text("bench.plan", { seat: seatColour(bench.seat()) });
      return [html("div", { class: "grid", role: "group", "aria-label": label }, ...head, ...rows.flat())];
    },
  );
}
