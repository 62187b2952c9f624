/** A cup of dice: a swipe throws them, and so does a tap, for people who cannot swipe. */

import { html } from "../page/dom.js";
import { die } from "../lands/pieces.js";
import { text } from "../page/text.js";
import { isFlick } from "./aiming.js";
import { follow } from "./dragging.js";

/**
 * @param {number} count of dice
 * @param {() => void} onThrow
 */
export function diceCup(count, onThrow) {
  const cup = html(
    "button",
    {
      type: "button",
      class: "dice-cup",
      "data-key": "dice-cup",
      onclick: throwThem,
      onpointerdown: (/** @type {PointerEvent} */ event) =>
        follow(event, {
          onMove: (at) => {
            cup.style.setProperty("--pull-x", `${at.x - event.clientX}px`);
            cup.style.setProperty("--pull-y", `${at.y - event.clientY}px`);
          },
          onDrop: (trail) => {
            if (isFlick(trail)) throwThem();
            else still();
          },
          onCancel: still,
        }),
    },
    html("span", { class: "cup-dice", "aria-hidden": "true" }, ...Array.from({ length: count }, () => die(null, "die-waiting"))),
    html("b", {}, text("roll.swipe", { count })),
  );

  function still() {
    cup.style.removeProperty("--pull-x");
    cup.style.removeProperty("--pull-y");
  }

  function throwThem() {
    if (cup.hasAttribute("data-thrown")) return;
    cup.toggleAttribute("data-thrown", true);
    onThrow();
  }

  return cup;
}
