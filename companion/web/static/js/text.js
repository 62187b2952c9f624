/** The catalogue of what the page says: one JSON file a language, chosen here, English where nothing fits. */

export const LANGUAGES = Object.freeze({ en: "English", de: "Deutsch" });

/** @type {Record<string, string>} */
let catalogue = {};
let language = "en";
let plurals = new Intl.PluralRules("en");

/**
 * `?lang=` first, then what the browser prefers.
 * @param {string} query
 * @param {readonly string[]} preferred
 * @returns {string}
 */
export function chooseLanguage(query, preferred) {
  const wanted = [new URLSearchParams(query).get("lang") ?? "", ...preferred];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} chosen one of LANGUAGES */
export async function loadText(chosen) {
  const answer = await fetch(new URL(`../text/${chosen}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`The catalogue ${chosen} is missing on the table's server.`);
  catalogue = await answer.json();
  language = chosen;
  plurals = new Intl.PluralRules(chosen);
}

/** @returns {string} the language in use */
export const currentLanguage = () => language;

/**
 * The text of a key with its `{names}` filled in. Where `values.count` is given, `key.one` or `key.other` is
 * taken as the language's plural rule says.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function text(key, values = {}) {
  const plural = typeof values.count === "number" ? catalogue[`${key}.${plurals.select(values.count)}`] : undefined;
  const pattern = plural ?? catalogue[key];
  if (pattern === undefined) {
    console.error(`The catalogue has no ${key}.`);
    return key;
  }
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Whether the catalogue has the key. @param {string} key @returns {boolean} */
export const hasText = (key) => key in catalogue;

/** Put the language into all that the template marked with `data-text` and `data-label`. */
export function translatePage() {
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-text]"))
    node.textContent = text(node.getAttribute("data-text") ?? "");
  for (const node of document.querySelectorAll("[data-label]"))
    node.setAttribute("aria-label", text(node.getAttribute("data-label") ?? ""));
}

/**
 * `lang` for sentences that come from the server in English; null where the page is English anyway.
 * @returns {string | null}
 */
export const languageOfServer = () => (language === "en" ? null : "en");
