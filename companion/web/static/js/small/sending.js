/** Commands of a seat or the host of a small game, on their way to the table. */

import { ask, newId } from "../requests.js";
import { text } from "../text.js";
import { COMMANDS } from "./addresses.js";

/** @typedef {import("./state.js").SmallState} SmallState */

const STALE = "log.stale_version";
const TRIES = 4;
const NEWER_WITHIN_MS = 1500;

/** @type {SmallState | null} */
let newest = null;
/** @type {Set<() => void>} */
const waiting = new Set();

/** Every state that comes; what is answered is the newest one. @param {SmallState} state */
export function noteState(state) {
  newest = state;
  for (const wake of waiting) wake();
  waiting.clear();
}

/** @returns {Promise<void>} when a newer state came, or soon anyway */
const newerState = () =>
  new Promise((resolve) => {
    const wake = () => resolve();
    waiting.add(wake);
    setTimeout(wake, NEWER_WITHIN_MS);
  });

/** What the one who tapped looked at: another's seal in between changes the version, but not this. */
const lookedAt = () => JSON.stringify([newest?.view?.phase, newest?.view?.round, newest?.moves]);

/**
 * Send a command. It says which version it answers; where only somebody else's move came in between and the own
 * choices are the same, it is sent again. The salt of a seal is drawn by the table, never here.
 * @param {string} name
 * @param {number} seat
 * @param {Record<string, unknown>} fields
 * @returns {Promise<string | null>} null when it was done, else one sentence that says why not
 */
export async function sendCommand(name, seat, fields) {
  const before = lookedAt();
  const id = newId();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const body = { command: { command: name, seat, ...fields }, expected_version: newest?.version ?? 0, id };
    const outcome = await ask(COMMANDS, body, { again: true });
    if (outcome.done) return null;
    if (outcome.status === 0) return text("act.unreached");
    if (outcome.code !== STALE) return outcome.message;
    await newerState();
    if (lookedAt() !== before) return text("act.moved_on");
  }
  return text("act.moved_on");
}
