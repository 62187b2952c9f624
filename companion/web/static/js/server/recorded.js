/** The red dot, shown on every page while the table is being recorded. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";

/** @type {HTMLElement | null} */
let sign = null;

/** @param {"now" | "with_game" | "off" | undefined} recorded undefined if the state says nothing about it, as in a recorded evening */
export function showRecorded(recorded) {
  if (!sign && recorded === "now") {
    sign = html("p", { class: "recorded-sign", role: "status" }, html("span", {}, text("recorded.now")));
    document.querySelector("#connection")?.before(sign);
  }
  if (sign) sign.hidden = recorded !== "now";
}
