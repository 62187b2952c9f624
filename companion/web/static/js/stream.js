/** The table's state as it comes: server-sent events, taken up again by itself when the line breaks. */

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;

/**
 * Follow the table for as long as the page lives. Each event carries the whole state, so whatever was missed
 * while the line was down is put right by the first one after it.
 *
 * `EventSource` gives up for good when a server answers with an error (as one does that is just starting), so
 * each break closes it and a new one is opened after a growing wait.
 * @param {string} address
 * @param {(state: import("./types.js").TableState) => void} onState
 * @param {(connected: boolean) => void} onConnection
 */
export function followTable(address, onState, onConnection) {
  let wait_ms = FIRST_WAIT_MS;

  function connect() {
    const source = new EventSource(address);
    source.addEventListener("open", () => {
      wait_ms = FIRST_WAIT_MS;
      onConnection(true);
    });
    source.addEventListener("state", (event) => onState(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      source.close();
      onConnection(false);
      setTimeout(connect, wait_ms);
      wait_ms = Math.min(LONGEST_WAIT_MS, wait_ms * 2);
    });
  }

  connect();
}
