/** One player's part of the rules' view, under plain names. With `game.js` the only file that knows the view's form. */

/** @typedef {import("./types.js").TableState} TableState */
/** @typedef {[number, number]} Pair a cell as the rules have it: row, column */
/** @typedef {{cash: number, elephants: number, shields: [number, number, number]}} Hand */
/** @typedef {{cell: Pair, side: "red" | "blue", city: boolean, noble: boolean, captured_by: number | null,
 *   wall: {stones: number, width: number}, grain: number, shields: number[]}} LandTile */

/** @param {TableState} state @param {number | null} seat @returns {any} */
export const playerOf = (state, seat) =>
  state.game?.players?.find((/** @type {any} */ player) => player.seat === seat) ?? null;

/** What this seat holds in hand; null where the viewer may not know. @param {TableState} state @param {number | null} seat @returns {Hand | null} */
export const handOf = (state, seat) => playerOf(state, seat)?.hand ?? null;

/** @param {TableState} state @param {number | null} seat @returns {LandTile[]} */
export const landsOf = (state, seat) => playerOf(state, seat)?.tiles ?? [];

/** @param {Pair} one @param {Pair | null | undefined} other */
export const sameCell = (one, other) => Boolean(other) && one[0] === other?.[0] && one[1] === other?.[1];

/** @param {TableState} state @param {number | null} seat @param {Pair} cell @returns {LandTile | null} */
export const landTileAt = (state, seat, cell) => landsOf(state, seat).find((tile) => sameCell(tile.cell, cell)) ?? null;

/** The tile as the page's board has it, with what the camera says. @param {TableState} state @param {number | null} seat @param {Pair} cell */
export const boardTileAt = (state, seat, [row, col]) =>
  state.board?.find((tile) => tile.seat === seat && tile.row === row && tile.col === col) ?? null;

/** The phase's own part of the view. @param {TableState} state @returns {any} */
export const stepOf = (state) => state.game?.step ?? null;

/** @param {TableState} state @returns {Record<string, number>} */
export const pricesOf = (state) => state.game?.prices ?? {};

/** @param {TableState} state @returns {{grain: number, shields: [number, number, number], elephants: number}} */
export const stockOf = (state) => state.game?.stock ?? { grain: 0, shields: [0, 0, 0], elephants: 0 };
