/** Commands of a seat or the host, on their way to the table. */

import { ask, newId } from "./requests.js";
import { text } from "./text.js";

/** @typedef {import("./types.js").TableState} TableState */

const STALE = "log.stale_version";
const TRIES = 4;
const NEWER_WITHIN_MS = 1500;

/** @type {TableState | null} */
let newest = null;
/** @type {Set<() => void>} */
const waiting = new Set();

/** Every state that comes; what is answered is the newest one. @param {TableState} state */
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

/** What the one who tapped looked at: another's answer in between changes the version, but not this. */
const lookedAt = () => JSON.stringify(newest?.legal?.moves ?? null);

/**
 * Send a command. It says which version it answers, so that nobody accepts an offer that was changed meanwhile; where
 * only somebody else's move came in between and the own choices are the same, it is sent again.
 * @param {string} name
 * @param {Record<string, unknown>} fields with `seat`
 * @returns {Promise<string | null>} null when it was done, else one sentence that says why not
 */
export async function command(name, fields) {
  const before = lookedAt();
  const id = newId();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const body = { command: { command: name, ...fields }, expected_version: newest?.version ?? 0, id };
    const outcome = await ask("/api/commands", body, { again: true });
    if (outcome.done) return null;
    if (outcome.status === 0) return text("act.unreached");
    if (outcome.code !== STALE) return outcome.message;
    await newerState();
    if (lookedAt() !== before) return text("act.moved_on");
  }
  return text("act.moved_on");
}

/**
 * What is to be done once, however often it has to be sent.
 * @param {string} address
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<string | null>} as `wish`
 */
export async function wishOnce(address, body = {}) {
  const outcome = await ask(address, { ...body, id: newId() }, { again: true });
  if (outcome.done) return null;
  return outcome.status === 0 ? text("act.unreached") : outcome.message;
}

/**
 * Anything else a page asks for.
 * @param {string} address
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<string | null>} null when it was done, else one sentence that says why not
 */
export async function wish(address, body = {}) {
  const outcome = await ask(address, body);
  if (outcome.done) return null;
  return outcome.status === 0 ? text("act.unreached") : outcome.message;
}
