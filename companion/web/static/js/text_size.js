/** How large a page's text is, beside what the browser zooms; remembered on this screen. */

import { text } from "./text.js";

const KEY = "raja.text_size";
const SIZES = /** @type {const} */ (["normal", "large", "larger"]);

/** @typedef {(typeof SIZES)[number]} TextSize */

/** @returns {TextSize} */
function remembered() {
  try {
    const kept = localStorage.getItem(KEY);
    return SIZES.find((name) => name === kept) ?? "normal";
  } catch {
    return "normal"; // a browser without storage begins anew each time
  }
}

/** @param {TextSize} size */
function remember(size) {
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // then it holds until the page is closed
  }
}

/** @param {TextSize} size */
function show(size) {
  if (size === "normal") delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
  const name = document.querySelector("#text-size-name");
  if (name) name.textContent = text(`text_size.${size}`);
}

/** Show text in the size that was chosen; where the page has the button, let it go round the sizes. */
export function setUpTextSize() {
  let size = remembered();
  show(size);
  document.querySelector("#text-size")?.addEventListener("click", () => {
    size = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? "normal";
    remember(size);
    show(size);
  });
}
