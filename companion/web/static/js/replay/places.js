/** Where a time lies among others: the arithmetic of a timeline. Draws nothing. */

/**
 * The place of the newest of `times` at or before `t`; -1 before the first.
 * @param {readonly number[]} times rising
 * @param {number} t
 */
export function placeAt(times, t) {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle] <= t + 1e-6) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The next of `times` after `t`, or the previous one; null if there is none. Equal times count as one stop.
 * @param {readonly number[]} times rising
 * @param {number} t
 * @param {1 | -1} way
 * @returns {number | null}
 */
export function timeBeside(times, t, way) {
  const found = way > 0 ? times.find((time) => time > t + 1e-3) : times.findLast((time) => time < t - 1e-3);
  return found ?? null;
}

/** @param {number} value @param {number} low @param {number} high */
export const within = (value, low, high) => Math.min(high, Math.max(low, value));
