/** Somebody's Lands, with some tiles that can be tapped. */

import { html } from "../../page/dom.js";
import { gridOf, tileArt, tileWords } from "../../lands/lands.js";
import { cellKey, isCell } from "../desk.js";

/** @typedef {import("../../types.js").Tile} Tile */
/** @typedef {import("../../game/player.js").Pair} Pair */

/**
 * @param {{key: string, label: string, colour: string, tiles: Tile[], may: Pair[], chosen?: Pair[], onTap: (cell: Pair) => void,
 *   badge?: (cell: Pair) => import("../../page/dom.js").Child, words?: (cell: Pair) => string}} grid
 *   `badge` is drawn on a tile, `words` are its text for screen readers
 */
export function tapGrid({ key, label, colour, tiles, may, chosen = [], onTap, badge = () => null, words = () => "" }) {
  const grid = gridOf((row, col) => {
    const tile = tiles.find((candidate) => candidate.row === row && candidate.col === col);
    if (!tile) return html("div", { class: "no-tile" });
    /** @type {Pair} */
    const cell = [row, col];
    const said = [tileWords(tile), words(cell)].filter(Boolean).join(", ");
    const drawn = [...tileArt(tile), badge(cell)];
    if (!may.some((other) => isCell(other, cell)))
      return html("div", { class: `tile tile-${tile.side} tile-still`, role: "img", "aria-label": said }, ...drawn);
    return html(
      "button",
      {
        type: "button",
        class: `tile tile-${tile.side} tile-tap`,
        "data-key": `${key}:${cellKey(cell)}`,
        "data-cell": cellKey(cell),
        "aria-label": said,
        "aria-pressed": String(chosen.some((other) => isCell(other, cell))),
        onclick: () => onTap(cell),
      },
      ...drawn,
    );
  });
  return html("div", { class: "tap-grid", role: "group", "aria-label": label, "data-colour": colour }, grid);
}
