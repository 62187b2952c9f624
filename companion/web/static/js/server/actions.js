/** The page's requests to the server. */

import { refusalText } from "../page/text.js";

/** The start of the interface's addresses; a recorded evening has its own beside the live table's. */
export const API = document.documentElement.dataset.api ?? "";

/**
 * @param {string} address
 * @param {Record<string, unknown>} body
 * @returns {Promise<string | null>} null when it was done, otherwise a sentence that says why not
 */
async function post(address, body) {
  try {
    const answer = await fetch(API + address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.ok) return null;
    return refusalText(await answer.json(), String(answer.status));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * @param {import("../types.js").Question} question
 * @param {number} answer
 */
export const sendAnswer = (question, answer) =>
  post("/api/answers", { question: question.id, answer, seat: question.seat });

/**
 * The same at a live table, which knows who is asking.
 * @param {import("../types.js").Question} question
 * @param {number} answer
 */
export const sendOwnAnswer = (question, answer) => post("/api/answers", { question: question.id, answer });

/** @param {{playing?: boolean, speed?: number, restart?: boolean}} wish */
export const steerPlayback = (wish) => post("/api/playback", wish);
