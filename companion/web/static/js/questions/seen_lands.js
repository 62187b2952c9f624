/** Lands as the camera sees them, to be confirmed or not. */

import { cellName } from "../game/cells.js";
import { html, svg } from "../page/dom.js";
import { gridOf } from "../lands/lands.js";
import { noble } from "../lands/pieces.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").TableState} TableState */

/** What a yes would lay, drawn on the seat's mat; null if nothing is to be laid. @param {Question} question @param {TableState} state */
export function seenLands({ seat, seen }, state) {
  if (!seen) return null;
  const laid = state.board.filter((tile) => tile.seat === seat);
  const tiles = "tiles" in seen ? seen.tiles : laid;
  const nobles = "nobles" in seen ? seen.nobles : [];
  /** @param {{row: number, col: number}} place @param {number} row @param {number} col */
  const lies = (place, row, col) => place.row === row && place.col === col;
  const words = [
    ...("tiles" in seen ? seen.tiles : []).map((tile) => text("tile.place", { cell: cellName(tile), side: text(`tile.${tile.side}`) })),
    ...nobles.map((place) => `${cellName(place)}: ${text("tile.noble")}`),
  ];
  return html(
    "div",
    {
      class: "seen-lands",
      role: "img",
      "aria-label": words.join("; "),
      "data-colour": state.seats.find((other) => other.seat === seat)?.colour,
    },
    gridOf((row, col) => {
      const tile = tiles.find((other) => lies(other, row, col));
      if (!tile) return html("div", { class: "no-tile" });
      const stands = nobles.some((place) => lies(place, row, col));
      return html(
        "div",
        { class: `tile tile-${tile.side}` },
        stands && svg("svg", { class: "noble-here", viewBox: "68 10 32 40" }, noble(true)),
      );
    }),
  );
}
