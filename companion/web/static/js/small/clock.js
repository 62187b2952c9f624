/** The discussion clock, counted down on this screen's own clock to the moment the table names. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";

const TICK_MS = 250;
const SHORT_S = 10;

/** @type {number | null} */
let ends_ms = null;
let whole_s = 0;

/** @param {number} seconds */
const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function tick() {
  const left_s = ends_ms === null ? null : Math.max(0, Math.ceil((ends_ms - Date.now()) / 1000));
  for (const node of document.querySelectorAll("[data-talk-clock]")) {
    node.textContent = left_s === null ? "" : minutes(left_s);
    node.toggleAttribute("data-short", left_s !== null && left_s <= SHORT_S);
  }
  for (const bar of document.querySelectorAll("progress[data-talk-left]"))
    if (bar instanceof HTMLProgressElement) bar.value = left_s === null || !whole_s ? 0 : Math.min(1, left_s / whole_s);
}

/** How long people talk; 0 for not at all. @param {import("./state.js").SmallState} state */
const discussionOf = ({ view }) => (view.game === "almost" ? view.discussion_s : 0);

/** @returns {(state: import("./state.js").SmallState) => void} */
export function setUpTalkClock() {
  setInterval(tick, TICK_MS);
  return (state) => {
    const ends_ns = state.clock?.ends_ns ?? null;
    ends_ms = ends_ns === null ? null : ends_ns / 1e6;
    whole_s = discussionOf(state);
    tick();
  };
}

/** @param {import("./state.js").SmallState} state */
export const clockFace = (state) =>
  html(
    "div",
    { class: "talk-clock", role: "timer", "aria-label": text("almost.clock") },
    html("b", { "data-talk-clock": "" }, minutes(discussionOf(state))),
    html("progress", { "data-talk-left": "", max: 1, value: 1, "aria-label": text("almost.clock") }),
  );
