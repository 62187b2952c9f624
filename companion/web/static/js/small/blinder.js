/**
 * The blinder over what only this seat may know: one tap shuts it, another opens it. While it is shut, holding a finger
 * (or the space bar) on it lifts it for that long. This phone remembers that it is shut.
 */

import { html } from "../page/dom.js";
import { keep, kept } from "../page/kept.js";
import { text } from "../page/text.js";

let shut = kept("blinder") === "shut";
/** @type {() => void} */
let redraw = () => {};

/** @param {boolean} open */
function show(open) {
  for (const node of document.querySelectorAll(".secret-body")) node.toggleAttribute("hidden", !open);
}

/** Nothing is redrawn under the finger that lifts it; the secret is there all the time, but hidden. */
const lift = () => show(true);
const drop = () => show(!shut);

/** @param {() => void} again called when the blinder was opened or shut */
export function setUpBlinder(again) {
  redraw = again;
  for (const end of ["pointerup", "pointercancel", "keyup", "blur"]) window.addEventListener(end, drop);
}

function turn() {
  shut = !shut;
  keep("blinder", shut ? "shut" : "open");
  redraw();
}

/**
 * Something secret, under its blinder.
 * @param {string} title
 * @param {...import("../page/dom.js").Child} children
 */
export const blinded = (title, ...children) =>
  html(
    "section",
    { class: "secret", "aria-label": title },
    html(
      "div",
      { class: "secret-head" },
      html("h3", { class: "part-title" }, title),
      html(
        "button",
        {
          type: "button",
          class: "blinder",
          "data-key": "blinder",
          "aria-pressed": String(shut),
          "aria-label": text(shut ? "hand.open" : "hand.hide"),
          onclick: turn,
        },
        html("span", { class: shut ? "glyph glyph-eye-shut" : "glyph glyph-eye", "aria-hidden": "true" }),
      ),
    ),
    shut &&
      html(
        "button",
        {
          type: "button",
          class: "blinder-shut",
          "data-key": "blinder.hold",
          onpointerdown: lift,
          onkeydown: (/** @type {KeyboardEvent} */ event) => (event.key === " " || event.key === "Enter") && lift(),
          oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
        },
        text("small.hold"),
      ),
    html("div", { class: "secret-body", hidden: shut }, ...children),
  );
