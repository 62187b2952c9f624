/** Sends a seat's or the host's commands to the table. */

import { answeringAt } from "./answering.js";
import { unreached } from "./reached.js";
import { ask, newId } from "./requests.js";

/** @typedef {import("../types.js").LiveState} LiveState */

// Somebody else's answer in between changes the version, but not what this seat may do.
const table = answeringAt("/api/commands", (/** @type {LiveState | null} */ state) => state?.legal?.moves ?? null);

/** Takes each state that arrives; commands answer the newest. */
export const noteState = table.noteState;

/**
 * Send a command.
 * @param {import("../types.js").CommandName} name
 * @param {Record<string, unknown>} fields with `seat`
 * @returns {Promise<string | null>} null when it was done, else one sentence that says why not
 */
export const command = (name, fields) => table.send({ command: name, ...fields });

/**
 * Does something once, however often it has to be sent.
 * @param {string} address
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<string | null>} as `wish`
 */
export async function wishOnce(address, body = {}) {
  const outcome = await ask(address, { ...body, id: newId() }, { again: true });
  if (outcome.done) return null;
  return outcome.status === 0 ? unreached() : outcome.message;
}

/**
 * Sends any other request of a page.
 * @param {string} address
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<string | null>} null when it was done, else one sentence that says why not
 */
export async function wish(address, body = {}) {
  const outcome = await ask(address, body);
  if (outcome.done) return null;
  return outcome.status === 0 ? unreached() : outcome.message;
}
