/** A switch with its meaning below its name, as on the host's pages. */

import { html } from "../page/dom.js";

/**
 * @param {{key: string, label: string, detail: import("../page/dom.js").Child, on: boolean, onclick: () => unknown}} named
 *   `key` finds the button again after a redraw.
 */
export const switchButton = ({ key, label, detail, on, onclick }) =>
  html(
    "button",
    { type: "button", class: "switch", role: "switch", "data-key": key, "aria-checked": String(on), onclick },
    html("span", { class: "choice-words" }, html("b", {}, label), html("small", {}, detail)),
    html("i", { class: "switch-knob", "aria-hidden": "true" }),
  );
