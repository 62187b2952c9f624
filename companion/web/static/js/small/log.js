/** The running log of a small game. Lines are added, never redrawn, so that a screen reader hears each once. */

import { find, html } from "../page/dom.js";
import { LOG_LINES } from "../page/facts.js";
import { messageText } from "../page/text.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/** @typedef {SmallState["log"][number]} Line */


/** @param {Line} line */
const drawn = (line) => html("li", { class: "log-line" }, html("span", {}, messageText(line.message)));

/** @param {Line} line */
const identity = (line) => JSON.stringify(line);

/** @returns {(state: SmallState) => Line[]} shows the log and returns the lines that are new since the last call */
export function setUpLog() {
  const list = find("#log .log-lines");
  /** @type {string[] | null} */
  let shown = null;
  let table = "";

  return (state) => {
    const lines = state.log ?? [];
    const known = new Set(shown ?? []);
    const goesOn = shown !== null && table === state.table;
    const fresh = goesOn ? lines.filter((line) => !known.has(identity(line))) : lines;
    const current = new Set(lines.map(identity));
    // Lines may also vanish, when something was taken back.
    const kept = goesOn && (shown ?? []).every((line) => current.has(line) || lines.length >= LOG_LINES);
    if (kept) list.append(...fresh.map(drawn));
    else list.replaceChildren(...lines.map(drawn));
    while (list.children.length > LOG_LINES) list.firstElementChild?.remove();

    shown = lines.map(identity);
    table = state.table;
    return goesOn ? fresh : [];
  };
}
