/** Sends a seat's or the host's commands in a small game to the table. */

import { answeringAt } from "../server/answering.js";
import { COMMANDS } from "./addresses.js";
import { phaseOf, roundOf } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */

// Somebody else's seal in between changes the version, but not this seat's choices.
const table = answeringAt(COMMANDS, (/** @type {SmallState | null} */ state) => [
  state && phaseOf(state),
  state && roundOf(state),
  state?.moves,
]);

/** Takes each state that arrives; commands answer the newest. */
export const noteState = table.noteState;

/**
 * Sends a command. The table draws a seal's salt, never this page.
 * @param {string} name
 * @param {number} seat
 * @param {Record<string, unknown>} fields
 * @returns {Promise<string | null>} null when it was done, otherwise a sentence that says why not
 */
export const sendCommand = (name, seat, fields) => table.send({ command: name, seat, ...fields });
