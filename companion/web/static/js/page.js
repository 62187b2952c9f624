/** What every page begins with: its language, its theme, and whether the table is there. */

import { find } from "./dom.js";
import { LANGUAGES, chooseLanguage, currentLanguage, loadText, text, translatePage } from "./text.js";
import { setUpTheme } from "./theme.js";

const KEY = "raja.language";

/** @param {string} [chosen] to remember from now on @returns {string} what this screen was set to last, or nothing */
function remembered(chosen) {
  try {
    if (chosen) localStorage.setItem(KEY, chosen);
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // a browser without storage asks the device each time
  }
}

/** The link to the other language keeps the page's address otherwise as it is. */
function setUpLanguageLink() {
  const link = document.querySelector("#language");
  if (!(link instanceof HTMLAnchorElement)) return;
  const other = currentLanguage() === "en" ? "de" : "en";
  const query = new URLSearchParams(location.search);
  query.set("lang", other);
  link.href = `?${query}`;
  link.lang = link.hreflang = other;
  link.textContent = LANGUAGES[other];
}

/** Text, language link and theme; everything else on a page comes after it. */
export async function openPage() {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const language = chooseLanguage(location.search, [remembered(), ...navigator.languages]);
  if (asked === language) remembered(language);
  await loadText(language);
  translatePage();
  setUpLanguageLink();
  setUpTheme();
}

/** @param {boolean} connected */
export function showConnection(connected) {
  document.documentElement.dataset.connected = String(connected);
  find("#connection").textContent = text(connected ? "connection.on" : "connection.off");
}
