/** What this phone's seat may do now. The only file that knows the form in which the server says so. */

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../types.js").Move} Move */

/** @param {TableState} state @returns {Move[]} */
export const movesOf = (state) => state.legal?.moves ?? [];

/** The move of that name, null where it may not be made. @param {TableState} state @param {string} name @returns {Move | null} */
export const moveOf = (state, name) => movesOf(state).find((move) => move.may === name) ?? null;

/** All moves of that name. @param {TableState} state @param {string} name @returns {Move[]} */
export const allMovesOf = (state, name) => movesOf(state).filter((move) => move.may === name);

/** What may be reported or corrected at any time. @param {TableState} state @param {string} name @returns {Move[]} */
export const mendsOf = (state, name) =>
  (state.legal?.mends ?? []).filter((/** @type {Move} */ move) => move.may === name);

/** The seat this page plays for, null for a spectator. @param {TableState} state @returns {number | null} */
export const mySeat = (state) => state.you?.seat ?? null;
