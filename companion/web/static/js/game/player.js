/** One player's part of the rules' view, under plain names. With `game.js` the only file that knows the view's form. */

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../types.js").Player} Player */
/** @typedef {import("../types.js").Hand} Hand */
/** @typedef {import("../types.js").LandTile} LandTile */
/** @typedef {import("../types.js").GameView} GameView */
/** @typedef {[number, number]} Pair a cell as the rules have it: row, column */

/** @param {TableState} state @param {number | null} seat @returns {Player | null} */
export const playerOf = (state, seat) => state.game?.players.find((player) => player.seat === seat) ?? null;

/** What this seat has in hand; null where the viewer may not know. @param {TableState} state @param {number | null} seat @returns {Hand | null} */
export const handOf = (state, seat) => playerOf(state, seat)?.hand ?? null;

/** @param {TableState} state @param {number | null} seat @returns {LandTile[]} */
export const landsOf = (state, seat) => playerOf(state, seat)?.tiles ?? [];

/** @param {Pair} one @param {Pair | null | undefined} other */
export const sameCell = (one, other) => Boolean(other) && one[0] === other?.[0] && one[1] === other?.[1];

/** @param {TableState} state @param {number | null} seat @param {Pair} cell @returns {LandTile | null} */
export const landTileAt = (state, seat, cell) => landsOf(state, seat).find((tile) => sameCell(tile.cell, cell)) ?? null;

/** The tile as the page's board shows it, with what the camera says. @param {TableState} state @param {number | null} seat @param {Pair} cell */
export const boardTileAt = (state, seat, [row, col]) =>
  state.board?.find((tile) => tile.seat === seat && tile.row === row && tile.col === col) ?? null;

/**
 * That phase's own part of the view; null in any other phase.
 * @template {GameView["phase"]} Phase
 * @param {TableState} state
 * @param {Phase} phase
 * @returns {import("../types.js").Steps[Phase] | null}
 */
export function stepOf({ game }, phase) {
  if (game?.phase !== phase) return null;
  // TypeScript cannot narrow by a phase that is only a parameter.
  return /** @type {import("../types.js").Steps[Phase]} */ (game.step);
}

/** The current siege, or null. @param {TableState} state */
export function siegeOf(state) {
  const step = stepOf(state, "siege");
  return step?.declared ? step : null;
}

/** How many dice of a siege remain to be thrown: the attacker's first, then the defender's. @param {TableState} state */
export function diceWanted(state) {
  const { siege } = state.dice ?? {};
  if (!siege) return 0;
  const attacker = siege.attacker_wanted - siege.attacker_dice.length;
  return Math.max(0, attacker > 0 ? attacker : siege.defender_wanted - siege.defender_dice.length);
}

/** @param {TableState} state @returns {GameView["prices"]} */
export const pricesOf = (state) => state.game?.prices ?? { grain: 0, shields: 0, elephants: 0 };

/** @param {TableState} state @returns {GameView["stock"]} */
export const stockOf = (state) => state.game?.stock ?? { grain: 0, shields: [0, 0, 0], elephants: 0 };
