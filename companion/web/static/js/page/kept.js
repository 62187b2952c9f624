/** What this screen remembers between visits, by name; a browser without storage starts afresh each time. */

/** @param {string} name @returns {string} what was kept last; empty if nothing was */
export function kept(name) {
  try {
    return localStorage.getItem(`raja.${name}`) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try {
    localStorage.setItem(`raja.${name}`, value);
  } catch {
    // then it lasts until the page is closed
  }
}

/** @param {string} name @returns {boolean} whether it was switched on */
export const wasOn = (name) => kept(name) === "on";

/** @param {string} name @param {boolean} on */
export const keepOn = (name, on) => keep(name, on ? "on" : "off");

/**
 * One of several, such as a theme; the first if nothing was chosen.
 * @template {string} Choice @param {string} name @param {readonly [Choice, ...Choice[]]} choices @returns {Choice}
 */
export function keptChoice(name, choices) {
  const chosen = kept(name);
  return choices.find((choice) => choice === chosen) ?? choices[0];
}
