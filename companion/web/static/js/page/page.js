/** What every page starts with: language, theme, text size, the hand that holds the phone, and whether the table is there. */

import { find, html } from "./dom.js";
import { keep, kept } from "./kept.js";
import { setUpHand } from "./left_hand.js";
import { chooseLanguage, currentLanguage, loadLanguages, loadText, text, translatePage } from "./text.js";
import { setUpTextSize } from "./text_size.js";
import { setUpTheme } from "./theme.js";

const KEPT = "language";

/**
 * The list of languages; choosing one keeps the rest of the page's address.
 * @param {Record<string, string>} names each tag with the language's own name
 */
function setUpLanguages(names) {
  const list = document.querySelector("#language");
  if (!(list instanceof HTMLSelectElement)) return;
  list.replaceChildren(
    ...Object.entries(names).map(([tag, name]) => html("option", { value: tag, lang: tag }, name)),
  );
  list.value = currentLanguage();
  list.addEventListener("change", () => {
    const query = new URLSearchParams(location.search);
    query.set("lang", list.value);
    location.search = String(query);
  });
}

/** Text, language and theme; everything else on a page comes after this. */
export async function openPage() {
  const languages = await loadLanguages();
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const language = chooseLanguage(location.search, [kept(KEPT), ...navigator.languages]);
  if (asked === language) keep(KEPT, language);
  await loadText(language);
  translatePage();
  // A language for tests can only be chosen in the address, and is in the list only while it is shown.
  setUpLanguages({ ...(language in languages.offered ? {} : languages.for_tests), ...languages.offered });
  setUpTheme();
  setUpTextSize();
  setUpHand();
}

/** @param {boolean} connected */
export function showConnection(connected) {
  document.documentElement.dataset.connected = String(connected);
  find("#connection").textContent = text(connected ? "connection.on" : "connection.off");
}
