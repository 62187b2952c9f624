/** Light, dark, or as the device says; remembered on this screen. */

import { find } from "./dom.js";
import { text } from "./text.js";

const KEY = "raja.theme";
const ORDER = /** @type {const} */ (["auto", "light", "dark"]);

/** @typedef {(typeof ORDER)[number]} Theme */

/** @returns {Theme} */
function remembered() {
  try {
    const kept = localStorage.getItem(KEY);
    return ORDER.find((name) => name === kept) ?? "auto";
  } catch {
    return "auto"; // a browser without storage still has a theme
  }
}

/** @param {Theme} theme */
function remember(theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // then it holds until the page is closed
  }
}

/** @param {Theme} theme */
function show(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  find("#theme-name").textContent = text(`theme.${theme}`);
}

/** Let the button go round the themes. */
export function setUpTheme() {
  let theme = remembered();
  show(theme);
  find("#theme").addEventListener("click", () => {
    theme = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? "auto";
    remember(theme);
    show(theme);
  });
}
