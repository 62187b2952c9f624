/** The red dot: every page says while what happens at the table is recorded. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";

/** @type {HTMLElement | null} */
let sign = null;

/** @param {"now" | "with_game" | "off" | undefined} recorded undefined where nothing is told of it, as of a recorded evening */
export function showRecorded(recorded) {
  if (!sign && recorded === "now") {
    sign = html("p", { class: "recorded-sign", role: "status" }, html("span", {}, text("recorded.now")));
    document.querySelector("#connection")?.before(sign);
  }
  if (sign) sign.hidden = recorded !== "now";
}
