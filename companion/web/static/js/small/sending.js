/** Commands of a seat or the host of a small game, on their way to the table. */

import { answeringAt } from "../server/answering.js";
import { COMMANDS } from "./addresses.js";
import { phaseOf, roundOf } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */

// Another's seal in between changes the version, but not what this seat chooses from.
const table = answeringAt(COMMANDS, (/** @type {SmallState | null} */ state) => [
  state && phaseOf(state),
  state && roundOf(state),
  state?.moves,
]);

/** Every state that comes; what is answered is the newest one. */
export const noteState = table.noteState;

/**
 * Send a command. The salt of a seal is drawn by the table, never here.
 * @param {string} name
 * @param {number} seat
 * @param {Record<string, unknown>} fields
 * @returns {Promise<string | null>} null when it was done, else one sentence that says why not
 */
export const sendCommand = (name, seat, fields) => table.send({ command: name, seat, ...fields });
