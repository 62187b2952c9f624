/** The table's state as it changes: server-sent events, reopened automatically when the connection breaks. */

import { immutableJSONPatch } from "../../vendor/immutable-json-patch/immutableJSONPatch.js";
import { tableAnswers } from "./reached.js";
import { showRecorded } from "./recorded.js";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const ASLEEP_MS = 10_000;

/**
 * Follows the table as long as the page is open. A connection's first event carries the whole state, later ones the
 * changes (JSON Patch); one that does not fit the current state opens a new connection, which sends the whole state again.
 * States share what did not change, so a page may keep one but must not change it.
 *
 * `EventSource` gives up for good when a server answers with an error, as one that is just starting does. So after each
 * break we close it and open a new one after a growing delay. A page is never told of a connection that died while its
 * phone slept, so a page that comes back after a while opens a new one at once.
 * @template State what the address tells
 * @param {string} address
 * @param {(state: State) => void} onState
 * @param {(connected: boolean) => void} onConnection
 * @param {Record<string, (data: unknown) => void>} [others] events beside the states, by name
 * @returns {() => void} follow anew at once: whoever has more rights now is told more
 */
export function followTable(address, onState, onConnection, others = {}) {
  let wait_ms = FIRST_WAIT_MS;
  // In a hall of thousands, the page says over how long phones spread their return when a gate fails.
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
      // When a gate fails, a full hall must not return all at once; whoever a full gate refuses tries again soon.
      const spread = was_open ? spread_ms * Math.random() : 0;
      timer = window.setTimeout(connect, wait_ms * (0.6 + 0.4 * Math.random()) + spread);
      wait_ms = Math.min(LONGEST_WAIT_MS, wait_ms * 2);
    });
  }

  /** @param {string} text */
  function take(text) {
    news.push(text);
    // Of several that arrive at once, only the last is worth drawing.
    if (pending === 0) pending = window.setTimeout(tell);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hidden_since_ms = Date.now();
    else if (Date.now() - hidden_since_ms > ASLEEP_MS || source?.readyState === EventSource.CLOSED) connect();
  });
  window.addEventListener("online", connect);
  // Leaving a page closes its connection; returning to it with "back" opens a new one.
  window.addEventListener("pagehide", () => {
    clearTimeout(timer);
    source?.close();
  });
  window.addEventListener("pageshow", (event) => event.persisted && connect());

  connect();
  return connect;
}
