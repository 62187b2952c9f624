/** The table's state as it comes: server-sent events, taken up again by itself when the line breaks. */

import { immutableJSONPatch } from "../../vendor/immutable-json-patch/immutableJSONPatch.js";
import { tableAnswers } from "./reached.js";
import { showRecorded } from "./recorded.js";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const ASLEEP_MS = 10_000;

/**
 * Follow the table for as long as the page lives. The first event of a line carries the whole state, the others what
 * changed since (JSON Patch); one that does not fit what is at hand has a new line opened, and so the whole state sent.
 * States share what did not change: a page may keep one, and changes nothing in it.
 *
 * `EventSource` gives up for good when a server answers with an error (as one does that is just starting), so
 * each break closes it and a new one is opened after a growing wait. A line that a sleeping phone let die is not
 * told to the page at all, so whoever comes back after a while gets a new one at once.
 * @template State what the address tells
 * @param {string} address
 * @param {(state: State) => void} onState
 * @param {(connected: boolean) => void} onConnection
 * @param {Record<string, (data: unknown) => void>} [others] events beside the states, by name
 * @returns {() => void} follow anew at once: whoever has more rights now is told more
 */
export function followTable(address, onState, onConnection, others = {}) {
  let wait_ms = FIRST_WAIT_MS;
  // Of a hall of thousands the page says over how long they come again where a gate falls.
  const spread_ms = Number(document.body.dataset.spread ?? 0);
  let timer = 0;
  let hidden_since_ms = Infinity;
  /** @type {EventSource | null} */
  let source = null;

  /** @type {unknown} the state at hand */
  let state = null;
  /** @type {string[]} what came since: a whole state, or changes of the one before */
  let news = [];
  let pending = 0;

  function tell() {
    pending = 0;
    tableAnswers();
    try {
      for (const text of news) {
        const told = JSON.parse(text);
        state = Array.isArray(told) ? immutableJSONPatch(state, told) : told;
      }
    } catch (error) {
      console.warn(error);
      connect();
      return;
    }
    news = [];
    const newest = /** @type {State & {recorded?: Parameters<typeof showRecorded>[0]}} */ (state);
    showRecorded(newest.recorded);
    onState(newest);
  }

  function connect() {
    clearTimeout(timer);
    clearTimeout(pending);
    pending = 0;
    news = [];
    source?.close();
    const line = new EventSource(`${address}?changes=1`);
    let was_open = false;
    source = line;
    line.addEventListener("open", () => {
      was_open = true;
      wait_ms = FIRST_WAIT_MS;
      tableAnswers();
      onConnection(true);
    });
    line.addEventListener("state", (event) => {
      news = [];
      take(event.data);
    });
    line.addEventListener("changes", (event) => take(event.data));
    for (const [name, tellOther] of Object.entries(others))
      line.addEventListener(name, (event) => tellOther(JSON.parse(event.data)));
    line.addEventListener("error", () => {
      line.close();
      onConnection(false);
      clearTimeout(timer);
      // Not all of a full hall at the same moment where a gate falls; whom a full gate refuses tries again soon.
      const spread = was_open ? spread_ms * Math.random() : 0;
      timer = window.setTimeout(connect, wait_ms * (0.6 + 0.4 * Math.random()) + spread);
      wait_ms = Math.min(LONGEST_WAIT_MS, wait_ms * 2);
    });
  }

  /** @param {string} text */
  function take(text) {
    news.push(text);
    // Of several that came at once only the last is worth drawing.
    if (pending === 0) pending = window.setTimeout(tell);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hidden_since_ms = Date.now();
    else if (Date.now() - hidden_since_ms > ASLEEP_MS || source?.readyState === EventSource.CLOSED) connect();
  });
  window.addEventListener("online", connect);
  // A page left for another one gives its line back; coming back to it by "back" takes a new one.
  window.addEventListener("pagehide", () => {
    clearTimeout(timer);
    source?.close();
  });
  window.addEventListener("pageshow", (event) => event.persisted && connect());

  connect();
  return connect;
}
