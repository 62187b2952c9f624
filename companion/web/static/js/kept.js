/** What this screen remembers from one visit to the next: small switches, by name. */

/** @param {string} name @returns {boolean} whether it was switched on */
export function wasOn(name) {
  try {
    return localStorage.getItem(`raja.${name}`) === "on";
  } catch {
    return false; // a browser without storage begins anew each time
  }
}

/** @param {string} name @param {boolean} on */
export function keepOn(name, on) {
  try {
    localStorage.setItem(`raja.${name}`, on ? "on" : "off");
  } catch {
    // then it holds until the page is closed
  }
}
