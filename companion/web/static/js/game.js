/** What the page needs of the rules' public view, under plain names. The only file that knows the view's form. */

/** @typedef {import("./types.js").TableState} TableState */

/** The phases a turn goes through, in order. */
export const PHASES = Object.freeze(["production", "auction", "commerce", "building", "siege"]);

/** @param {TableState} state @returns {string | null} */
export const phaseOf = (state) => state.game?.phase ?? null;

/** @param {TableState} state @returns {"blue" | "red" | null} */
export const seasonOf = (state) => state.game?.season ?? state.game?.turn?.season ?? null;

/** Whose move it is; null where nobody's or everybody's. @param {TableState} state @returns {number | null} */
export const moverOf = (state) => state.game?.active ?? null;

/** @param {TableState} state @returns {number | null} */
export const turnNumberOf = (state) => state.game?.turn?.number ?? null;

/** The seats in the order of play that the auction decided. @param {TableState} state @returns {number[]} */
export const orderOf = (state) => state.game?.turn?.order ?? [];

/** What is under way within the phase. @param {TableState} state @returns {Record<string, any>} */
export const stepOf = (state) => state.game?.step ?? {};
