/** The table's state as it comes: server-sent events, taken up again by itself when the line breaks. */

import { tableAnswers } from "./reached.js";
import { showRecorded } from "./recorded.js";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const ASLEEP_MS = 10_000;

/**
 * Follow the table for as long as the page lives. Each event carries the whole state, so whatever was missed
 * while the line was down is put right by the first one after it.
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
  let timer = 0;
  let hidden_since_ms = Infinity;
  /** @type {EventSource | null} */
  let source = null;

  let newest = "";
  let pending = 0;

  function tell() {
    pending = 0;
    tableAnswers();
    const state = JSON.parse(newest);
    showRecorded(state.recorded);
    onState(state);
  }

  function connect() {
    clearTimeout(timer);
    source?.close();
    const line = new EventSource(address);
    source = line;
    line.addEventListener("open", () => {
      wait_ms = FIRST_WAIT_MS;
      tableAnswers();
      onConnection(true);
    });
    line.addEventListener("state", (event) => {
      newest = event.data;
      // Of several that came at once only the last is worth drawing.
      if (pending === 0) pending = window.setTimeout(tell);
    });
    for (const [name, tellOther] of Object.entries(others))
      line.addEventListener(name, (event) => tellOther(JSON.parse(event.data)));
    line.addEventListener("error", () => {
      line.close();
      onConnection(false);
      clearTimeout(timer);
      // Not all of a full hall at the same moment.
      timer = window.setTimeout(connect, wait_ms * (0.6 + 0.4 * Math.random()));
      wait_ms = Math.min(LONGEST_WAIT_MS, wait_ms * 2);
    });
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
