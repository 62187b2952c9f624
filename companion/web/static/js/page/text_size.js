/** How large a page's text is, beside what the browser zooms; remembered on this screen. */

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

/** Show text in the size that was chosen; where the page has the button, let it go round the sizes. */
export function setUpTextSize() {
  let size = keptChoice("text_size", SIZES);
  show(size);
  document.querySelector("#text-size")?.addEventListener("click", () => {
    size = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? "normal";
    keep("text_size", size);
    show(size);
  });
}
