/** Light, dark, or whatever the device uses; remembered on this screen. */

import { find } from "./dom.js";
import { keep, keptChoice } from "./kept.js";
import { text } from "./text.js";

const ORDER = /** @type {const} */ (["auto", "light", "dark"]);

/** @typedef {(typeof ORDER)[number]} Theme */

/** @param {Theme} theme */
function show(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  find("#theme-name").textContent = text(`theme.${theme}`);
}

/** Lets the button cycle through the themes. */
export function setUpTheme() {
  let theme = keptChoice("theme", ORDER);
  show(theme);
  find("#theme").addEventListener("click", () => {
    theme = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? "auto";
    keep("theme", theme);
    show(theme);
  });
}
