/** The replay page's requests to the server; answers are kept. */

import { API } from "../server/actions.js";
import { refusalText } from "../page/text.js";

/** @param {string} address @returns {Promise<unknown>} what the answer's type, as the caller knows it */
export async function ask(address) {
  const answer = await fetch(API + address);
  const told = await answer.json();
  if (!answer.ok) throw new Error(refusalText(told, String(answer.status)));
  return told;
}

/**
 * Asks each address once.
 * @param {number} most answers kept
 * @returns {(address: string) => Promise<unknown>}
 */
export function makeMemory(most) {
  /** @type {Map<string, Promise<unknown>>} */
  const kept = new Map();
  return (address) => {
    const known = kept.get(address);
    if (known) return known;
    const told = ask(address);
    told.catch(() => kept.delete(address));
    kept.set(address, told);
    if (kept.size > most) kept.delete(/** @type {string} */ (kept.keys().next().value));
    return told;
  };
}

/**
 * Runs the newest request once the previous one is done, and drops those in between, so that a server or picture slower
 * than the playback does not fall behind. An error goes to the console and does not stop the next request.
 * @template Wish
 * @param {(wish: Wish) => Promise<void>} grant
 */
export function newestOnly(grant) {
  /** @type {{wish: Wish} | null} */
  let waiting = null;
  let busy = false;
  return async (/** @type {Wish} */ wish) => {
    waiting = { wish };
    if (busy) return;
    busy = true;
    while (waiting) {
      const { wish: next } = waiting;
      waiting = null;
      await grant(next).catch(reportError);
    }
    busy = false;
  };
}
