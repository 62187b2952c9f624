/** Commands that answer what somebody saw: they carry the version of the table at which they were tapped. */

import { unreached } from "./reached.js";
import { ask, newId } from "./requests.js";
import { text } from "../page/text.js";

const STALE = "log.stale_version";
const TRIES = 4;
const NEWER_WITHIN_MS = 1500;

/**
 * Sends commands to one address. Nobody accepts an offer that has changed meanwhile; but if somebody else's move came in
 * between and what the sender was looking at is the same, the command is sent again.
 * @template {{version: number}} State
 * @param {string} address
 * @param {(state: State | null) => unknown} lookedAt what of a state the one who taps chooses from
 */
export function answeringAt(address, lookedAt) {
  /** @type {State | null} */
  let newest = null;
  /** @type {Set<() => void>} */
  const waiting = new Set();

  /** @returns {Promise<void>} when a newer state came, or will soon */
  const newerState = () =>
    new Promise((resolve) => {
      const wake = () => resolve();
      waiting.add(wake);
      setTimeout(wake, NEWER_WITHIN_MS);
    });
  const seen = () => JSON.stringify(lookedAt(newest));

  return {
    /** Takes each state that arrives; commands answer the newest. @param {State} state */
    noteState(state) {
      newest = state;
      for (const wake of waiting) wake();
      waiting.clear();
    },

    /**
     * @param {Record<string, unknown>} command
     * @returns {Promise<string | null>} null when it was done, otherwise a sentence that says why not
     */
    async send(command) {
      const before = seen();
      const id = newId();
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const body = { command, expected_version: newest?.version ?? 0, id };
        const outcome = await ask(address, body, { again: true });
        if (outcome.done) return null;
        if (outcome.status === 0) return unreached();
        if (outcome.code !== STALE) return outcome.message;
        await newerState();
        if (seen() !== before) return text("act.moved_on");
      }
      return text("act.moved_on");
    },
  };
}
