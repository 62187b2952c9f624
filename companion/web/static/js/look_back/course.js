/** The course of a game as figures over its moments: which moments begin a turn, and stepped lines. Draws nothing itself. */

/** @typedef {import("../types.js").GameMoment} GameMoment */

/**
 * Places of the moments at which a turn begins, with its number.
 * @param {GameMoment[]} moments
 * @returns {{place: number, turn: number}[]}
 */
export function turnsOf(moments) {
  /** @type {{place: number, turn: number}[]} */
  const turns = [];
  moments.forEach(({ turn, phase }, place) => {
    if (phase !== "set-up" && turn !== turns.at(-1)?.turn) turns.push({ place, turn });
  });
  return turns;
}

/**
 * The place of the previous or next turn, or the end of the row if there is none.
 * @param {GameMoment[]} moments
 * @param {number} place
 * @param {1 | -1} way
 */
export function turnBeside(moments, place, way) {
  const starts = turnsOf(moments).map((turn) => turn.place);
  return way > 0
    ? (starts.find((start) => start > place) ?? Math.max(0, moments.length - 1))
    : (starts.findLast((start) => start < place) ?? 0);
}

/**
 * A stepped SVG path through `values`: a figure stays until it changes.
 * @param {number[]} values
 * @param {(place: number) => number} x
 * @param {(value: number) => number} y
 */
export function steppedPath(values, x, y) {
  let path = "";
  values.forEach((value, place) => {
    if (place === 0) path = `M${x(0)} ${y(value)}`;
    else if (value !== values[place - 1]) path += `H${x(place)}V${y(value)}`;
  });
  return values.length ? `${path}H${x(values.length - 1)}` : "";
}
