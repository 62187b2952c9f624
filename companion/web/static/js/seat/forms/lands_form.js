/** Seven tiles as Lands (S1): tells the person laying them what is still wrong. */

/** @typedef {import("../../game/player.js").Pair} Pair */

/** @param {Pair[]} cells */
const keys = (cells) => new Set(cells.map(([row, col]) => `${row},${col}`));

/** @param {Pair[]} cells */
function hasSquare(cells) {
  const laid = keys(cells);
  return cells.some(([row, col]) =>
    [
      [row, col + 1],
      [row + 1, col],
      [row + 1, col + 1],
    ].every(([r, c]) => laid.has(`${r},${c}`)),
  );
}

/** @param {Pair[]} cells */
function hangTogether(cells) {
  const open = keys(cells);
  const next = cells.slice(0, 1);
  open.delete(`${next[0]?.[0]},${next[0]?.[1]}`);
  while (next.length) {
    const [row, col] = /** @type {Pair} */ (next.pop());
    for (const [r, c] of /** @type {Pair[]} */ ([
      [row - 1, col],
      [row + 1, col],
      [row, col - 1],
      [row, col + 1],
    ]))
      if (open.delete(`${r},${c}`)) next.push([r, c]);
  }
  return open.size === 0;
}

/**
 * @param {Pair[]} cells laid so far
 * @param {number} wanted
 * @returns {"too_few" | "too_many" | "no_square" | "apart" | null} null: they are Lands
 */
export function flawOf(cells, wanted) {
  if (cells.length < wanted) return "too_few";
  if (cells.length > wanted) return "too_many";
  if (!hasSquare(cells)) return "no_square";
  return hangTogether(cells) ? null : "apart";
}
