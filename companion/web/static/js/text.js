/** The catalogue of what the page says: one JSON file a language, chosen here, English where nothing fits. */

import { isolated } from "./bidi.js";

export const LANGUAGES = Object.freeze({ en: "English", de: "Deutsch" });

/** @type {Record<string, string>} */
let catalogue = {};
/** What the server refuses, by its codes; the server says it in English. @type {Record<string, string>} */
let refusals = {};
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

/** @param {string} name @returns {Promise<Record<string, string>>} */
async function catalogueOf(name) {
  const answer = await fetch(new URL(`../text/${name}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`The catalogue ${name} is missing on the table's server.`);
  return answer.json();
}

/** @param {string} chosen one of LANGUAGES */
export async function loadText(chosen) {
  [catalogue, refusals] = await Promise.all([
    catalogueOf(chosen),
    chosen === "en" ? {} : catalogueOf(`refusals/${chosen}`),
  ]);
  language = chosen;
  plurals = new Intl.PluralRules(chosen);
}

/** @returns {string} the language in use */
export const currentLanguage = () => language;

/** How numbers, lists and dates are written: English as in Britain, day before month. @returns {string} */
export const currentLocale = () => (language === "en" ? "en-GB" : language);

/**
 * The text of a key with its `{names}` filled in. Where `values.count` is given, `key.one` or `key.other` is
 * taken as the language's plural rule says; it may be written out already, as large numbers are.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function text(key, values = {}) {
  const counted = typeof values.count === "string" && values.count !== "1" ? 2 : values.count;
  const plural = counted === undefined ? undefined : catalogue[`${key}.${plurals.select(Number(counted))}`];
  const pattern = plural ?? catalogue[key];
  if (pattern === undefined) {
    console.error(`The catalogue has no ${key}.`);
    return key;
  }
  return filled(pattern, values);
}

/** @param {string} pattern @param {Record<string, string | number>} values */
const filled = (pattern, values) =>
  pattern.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? isolated(String(values[name])) : whole));

/**
 * A refusal in this page's language, as the server says it where there is no other text for it.
 * @param {{code?: string, message?: string, values?: Record<string, number>} | null} body of the answer
 * @param {string} otherwise if it says nothing
 */
export function refusalText(body, otherwise) {
  const pattern = refusals[body?.code ?? ""];
  return pattern ? filled(pattern, body?.values ?? {}) : String(body?.message ?? otherwise);
}

/**
 * What the server tells of the game, in this page's language where it has it.
 * @param {{text: string, german?: string | null}} told
 */
export const toldText = (told) => isolated((language === "de" && told.german) || told.text);

/** `lang` for that; null where it is the page's own. @param {{german?: string | null}} told */
export const languageTold = (told) => (language === "de" && told.german ? null : languageOfServer());

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
