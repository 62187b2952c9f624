/** Sends requests to the server, and sends them again if only the connection failed. */

import { refusalText } from "../page/text.js";

const TRIES = 4;
const WAIT_MS = 700;

/**
 * @typedef {{done: true, data: unknown} | {done: false, status: number, code: string, message: string}} Outcome
 * `status` 0: the table could not be reached.
 */

/** @param {number} wait_ms */
const pause = (wait_ms) => new Promise((resolve) => setTimeout(resolve, wait_ms));

/** An id for one request, so that it is carried out once even if sent twice. Without HTTPS there is no `randomUUID`. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Response} answer @returns {Promise<Outcome>} */
async function outcomeOf(answer) {
  const body = await answer.json().catch(() => null);
  if (answer.ok) return { done: true, data: body };
  return {
    done: false,
    status: answer.status,
    code: String(body?.code ?? "http"),
    message: refusalText(body, answer.statusText),
  };
}

/**
 * @param {string} address
 * @param {Record<string, unknown>} body
 * @param {{again?: boolean}} [how] `again`: it carries an id, so it may be sent again if no answer comes
 * @returns {Promise<Outcome>}
 */
export async function ask(address, body, { again = false } = {}) {
  let message = "";
  for (let attempt = 0; attempt < (again ? TRIES : 1); attempt += 1) {
    if (attempt) await pause(WAIT_MS * attempt);
    try {
      return await outcomeOf(
        await fetch(address, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
      );
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
  }
  return { done: false, status: 0, code: "unreached", message };
}

/** @param {string} address @returns {Promise<Outcome>} */
export async function look(address) {
  try {
    return await outcomeOf(await fetch(address, { headers: { Accept: "application/json" } }));
  } catch (error) {
    return {
      done: false,
      status: 0,
      code: "unreached",
      message: error instanceof Error ? error.message : String(error),
    };
  }
}
