/** The auction's call clock, counted down on this phone's own clock. */

import { text } from "../page/text.js";

const TICK_MS = 250;

/** @returns {(state: import("../types.js").LiveState) => void} */
export function setUpClock() {
  /** @type {number | null} */
  let ends_ms = null;
  setInterval(() => {
    const left_s = ends_ms === null ? null : Math.max(0, Math.ceil((ends_ms - Date.now()) / 1000));
    for (const node of document.querySelectorAll("[data-clock]")) {
      node.textContent = left_s === null ? "" : text("clock.left", { count: left_s });
      node.toggleAttribute("data-short", left_s !== null && left_s <= 5);
    }
  }, TICK_MS);
  return (state) => {
    ends_ms = state.clock?.ends_at_ms ?? null;
  };
}
