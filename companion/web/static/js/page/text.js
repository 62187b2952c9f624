/** The page's texts: one Fluent catalogue per language, chosen here; English if no language fits. */

import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent-bundle/index.js";
import { isolated } from "./bidi.js";

/** @typedef {{offered: Record<string, string>, for_tests: Record<string, string>}} Languages each tag with the language's own name */

/** @typedef {import("../types.js").Message} Message a code of the catalogue with its values */

/** @type {FluentBundle} */
let catalogue = new FluentBundle("en");
/** @type {Languages} */
let languages = { offered: { en: "English" }, for_tests: {} };
let language = "en";

/** @param {string} name @returns {Promise<Response>} */
async function fileOfTexts(name) {
  const answer = await fetch(new URL(`../../texts/${name}`, import.meta.url));
  if (!answer.ok) throw new Error(`The catalogue has no ${name} on the table's server.`);
  return answer;
}

/** Which languages there are, each with its own name. @returns {Promise<Languages>} */
export async function loadLanguages() {
  languages = await (await fileOfTexts("languages.json")).json();
  return languages;
}

/**
 * `?lang=` first, then the browser's preference.
 * @param {string} query
 * @param {readonly string[]} preferred
 * @returns {string}
 */
export function chooseLanguage(query, preferred) {
  const known = [...Object.keys(languages.offered), ...Object.keys(languages.for_tests)];
  const wanted = [new URLSearchParams(query).get("lang") ?? "", ...preferred];
  const fitting = wanted.map((tag) => known.find((one) => one === tag) ?? known.find((one) => one === tag.slice(0, 2).toLowerCase()));
  return fitting.find((tag) => tag !== undefined) ?? "en";
}

/** @param {string} chosen one of the languages */
export async function loadText(chosen) {
  const file = fileOfTexts(`${chosen}.ftl`);
  language = chosen;
  // Formatting its first number takes a cheap phone as long as a whole page, so do it while the file loads.
  new Intl.NumberFormat(currentLocale(), { useGrouping: false }).format(1);
  const source = await (await file).text();
  catalogue = new FluentBundle(currentLocale(), { useIsolating: false });
  for (const fault of catalogue.addResource(new FluentResource(source))) console.error(fault);
}

/** @returns {string} the language in use */
export const currentLanguage = () => language;

/** The locale for numbers, lists and dates: for English, British, with the day before the month. @returns {string} */
export const currentLocale = () => (language.startsWith("en") ? "en-GB" : language);

/** The catalogue's id for a key: dots become hyphens. @param {string} key */
const messageId = (key) => key.replaceAll(".", "-");

/**
 * A value in Fluent's form: numbers choose plurals and are written without thousands separators. A count may already be
 * a text, as large numbers are.
 * @param {string | number} value
 */
function argument(value) {
  if (typeof value === "number" || value === "1") return new FluentNumber(Number(value), { useGrouping: false });
  return isolated(value);
}

/**
 * The text of a key with its values filled in; `values.count` chooses the plural by the language's rules.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function text(key, values = {}) {
  const said = worded(messageId(key), values);
  if (said !== null) return said;
  console.error(`The catalogue has no ${key}.`);
  return key;
}

/** @param {string} id @param {Record<string, string | number>} values @returns {string | null} null if there is no such message */
function worded(id, values) {
  const pattern = catalogue.getMessage(id)?.value;
  if (!pattern) return null;
  /** @type {Error[]} */
  const faults = [];
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argument(value)]));
  const said = catalogue.formatPattern(pattern, given, faults);
  for (const fault of faults) console.error(`${id}: ${fault}`);
  return said;
}

/**
 * A refusal in this page's language, or as the server worded it if the page has no text for it.
 * @param {{code?: string, message?: string, values?: Record<string, unknown>} | null} body of the answer
 * @param {string} otherwise if it says nothing
 */
export const refusalText = (body, otherwise) =>
  worded(messageId(`refusal.${body?.code ?? ""}`), valueTexts(body?.values ?? {})) ?? String(body?.message ?? otherwise);

/**
 * A message in words, including messages inside it.
 * @param {Message} message
 * @returns {string}
 */
export const messageText = ({ code, values }) =>
  text(code, valueTexts(values));

/** @param {Record<string, unknown>} values */
const valueTexts = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value)]));

/** A number, a name, a message, or a list of messages. @param {unknown} value @returns {string | number} */
function valueText(value) {
  if (typeof value === "number") return value;
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return messageText(/** @type {Message} */ (value));
  return new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(value.map(messageText));
}

/** Whether the catalogue has the key. @param {string} key @returns {boolean} */
export const hasText = (key) => catalogue.hasMessage(messageId(key));

/** Fills in everything the template marked with `data-text` and `data-label`. */
export function translatePage() {
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-text]"))
    node.textContent = text(node.getAttribute("data-text") ?? "");
  for (const node of document.querySelectorAll("[data-label]"))
    node.setAttribute("aria-label", text(node.getAttribute("data-label") ?? ""));
}

/**
 * `lang` for sentences the server sends in English; null if the page is in English anyway.
 * @returns {string | null}
 */
export const languageOfServer = () => (language === "en" ? null : "en");
