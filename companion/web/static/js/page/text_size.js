/** How large a page's text is, on top of the browser's zoom; remembered on this screen. */

import { keep, keptChoice } from "./kept.js";
import { text } from "./text.js";

const SIZES = /** @type {const} */ (["normal", "large", "larger"]);

/** @typedef {(typeof SIZES)[number]} TextSize */

/** @param {TextSize} size */
function show(size) {
  if (size === "normal") delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
  const name = document.querySelector("#text-size-name");
  if (name) name.textContent = text(`text_size.${size}`);
}

/** Shows text in the chosen size, and lets the page's button cycle through the sizes, if there is one. */
export function setUpTextSize() {
  let size = keptChoice("text_size", SIZES);
  show(size);
  document.querySelector("#text-size")?.addEventListener("click", () => {
    size = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? "normal";
    keep("text_size", size);
    show(size);
  });
}
