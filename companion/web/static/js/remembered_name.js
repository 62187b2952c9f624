/** The name that this phone gave last, wherever it sits down next. */

const KEY = "raja.name";

/** @param {string} [name] to remember @returns {string} empty where there is none */
export function rememberedName(name) {
  try {
    if (name) localStorage.setItem(KEY, name);
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
