/** The running log. Lines are added, never redrawn, so that a screen reader hears each once. */

import { find, html } from "../page/dom.js";
import { LOG_LINES } from "../page/facts.js";
import { messageText } from "../page/text.js";

/** @typedef {import("../types.js").LogEntry} LogEntry */


/** @param {number} seconds */
export function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {LogEntry} entry */
const drawLine = (entry) =>
  html(
    "li",
    { class: "log-line", "data-tags": entry.tags.join(" ") },
    html("time", {}, clock(entry.t_s)),
    html("span", {}, messageText(entry.message)),
  );

/** @param {LogEntry} entry */
const identity = (entry) => `${entry.version} ${entry.t_s} ${JSON.stringify(entry.message)}`;

/**
 * @returns {(state: import("../types.js").TableState) => LogEntry[]} shows the log and gives the lines that are
 *   news since the last call; the lines of the first call are not news, nor are those after a restart
 */
export function setUpLog() {
  const list = find("#log .log-lines");
  /** @type {string[] | null} */
  let shown = null;

  return (state) => {
    const entries = state.log ?? [];
    const known = new Set(shown ?? []);
    const goesOn = shown !== null && (shown.length === 0 || entries.some((entry) => known.has(identity(entry))));
    const fresh = goesOn ? entries.filter((entry) => !known.has(identity(entry))) : entries;
    // Lines may also vanish, when the host took something back.
    const current = new Set(entries.map(identity));
    const kept = goesOn && (shown ?? []).slice(-LOG_LINES).every((line) => current.has(line) || entries.length >= LOG_LINES);
    if (kept) list.append(...fresh.map(drawLine));
    else list.replaceChildren(...entries.map(drawLine));
    while (list.children.length > LOG_LINES) list.firstElementChild?.remove();
    shown = entries.map(identity);
    return goesOn ? fresh : [];
  };
}
