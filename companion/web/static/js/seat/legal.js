/** What this phone's seat may do now. The only file that knows the form in which the server sends it. */

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("../types.js").Move} Move */

/** @typedef {Move["may"]} MoveName */
/**
 * @template {MoveName} Name
 * @typedef {Extract<Move, {may: Name}>} MoveNamed the move of that name, with its bounds
 */

/** @param {LiveState} state @returns {Move[]} */
export const movesOf = (state) => state.legal?.moves ?? [];

/**
 * Those of that name.
 * @template {{may: string}} M
 * @template {M["may"]} Name
 * @param {M[]} moves
 * @param {Name} name
 * @returns {Extract<M, {may: Name}>[]}
 */
export const named = (moves, name) =>
  moves.filter(/** @type {(move: M) => move is Extract<M, {may: Name}>} */ ((move) => move.may === name));

/** The move of that name, or null if it is not legal. @template {MoveName} Name @param {LiveState} state @param {Name} name @returns {MoveNamed<Name> | null} */
export const moveOf = (state, name) => named(movesOf(state), name)[0] ?? null;

/** All moves of that name. @template {MoveName} Name @param {LiveState} state @param {Name} name @returns {MoveNamed<Name>[]} */
export const allMovesOf = (state, name) => named(movesOf(state), name);

/** The moves that report or correct something, legal at any time. @template {MoveName} Name @param {LiveState} state @param {Name} name @returns {MoveNamed<Name>[]} */
export const mendsOf = (state, name) => named(state.legal?.mends ?? [], name);

/** The seat this page plays for, null for a spectator. @param {LiveState} state @returns {number | null} */
export const mySeat = (state) => state.you?.seat ?? null;
