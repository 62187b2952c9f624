/** Drawings of the game's pieces. All are in a 100 × 100 field, with the tile seen from the front. */

import { svg } from "../page/dom.js";

const WALL = { left: 5, right: 66, bottom: 93, highest: 52, largest: 17 };
const COLUMN = { x: 84, bottom: 93, highest: 40, disk: 7 };

/**
 * How a wall's stones stand in courses, given what is known of it: the total and the widest course. Courses are filled
 * from the bottom up, as stable walls are built.
 * @param {number} stones
 * @param {number} width
 * @returns {number[]} stones in each course, from the bottom
 */
export function coursesOf(stones, width) {
  if (stones <= 0) return [];
  const widest = Math.max(1, Math.min(width, stones));
  const full = Math.floor(stones / widest);
  const rest = stones % widest;
  return [...Array(full).fill(widest), ...(rest ? [rest] : [])];
}

/**
 * A stone: its front, and its top if nothing stands on it.
 * @param {number} x
 * @param {number} y its lower edge
 * @param {number} side
 */
function stone(x, y, side) {
  const depth = side * 0.28;
  const [left, top, right] = [x, y - side, x + side];
  return svg(
    "g",
    { class: "stone" },
    svg("path", { class: "stone-top", d: `M${left} ${top}l${depth} ${-depth}h${side}l${-depth} ${depth}z` }),
    svg("path", { class: "stone-side", d: `M${right} ${top}l${depth} ${-depth}v${side}l${-depth} ${depth}z` }),
    svg("rect", { class: "stone-front", x: left, y: top, width: side, height: side, rx: side * 0.09 }),
  );
}

/**
 * @param {number} stones
 * @param {number} width
 */
export function wall(stones, width) {
  const courses = coursesOf(stones, width);
  const group = svg("g", { class: "wall" });
  if (!courses.length) return group;
  const side = Math.min(
    WALL.largest,
    (WALL.right - WALL.left) / (courses[0] + 0.3),
    WALL.highest / (courses.length + 0.3),
  );
  const middle = (WALL.left + WALL.right) / 2;
  courses.forEach((count, course) => {
    // A shorter course is offset by half a stone, as on the table.
    const first = middle - (courses[0] * side) / 2 + (count < courses[0] ? side / 2 : 0);
    const y = WALL.bottom - course * side;
    for (let place = 0; place < count; place += 1) group.append(stone(first + place * side, y, side));
  });
  return group;
}

/** @param {number} units */
export function grainColumn(units) {
  const group = svg("g", { class: "grain" });
  const step = Math.min(COLUMN.disk, COLUMN.highest / Math.max(1, units));
  for (let unit = 0; unit < units; unit += 1) {
    const y = COLUMN.bottom - 4 - unit * step;
    group.append(
      svg("path", { class: "grain-side", d: `M${COLUMN.x - 10} ${y - step}v${step}a10 3.6 0 0 0 20 0v${-step}z` }),
      svg("ellipse", { class: "grain-top", cx: COLUMN.x, cy: y - step, rx: 10, ry: 3.6 }),
    );
  }
  return group;
}

/**
 * A noble at home; a captured one leaves its outline.
 * @param {boolean} atHome
 */
export const noble = (atHome) =>
  svg(
    "g",
    { class: atHome ? "noble" : "noble noble-gone", transform: "translate(84 47)" },
    svg("path", { d: "M-9 0q0-7 5-12q2-4 1-9h6q-1 5 1 9q5 5 5 12z" }),
    svg("circle", { cx: 0, cy: -26, r: 6.6 }),
  );

/** @param {number} value */
export const shield = (value) =>
  svg(
    "g",
    { class: "shield" },
    svg("path", { d: "M-15-15h30v16q0 12-15 18q-15-6-15-18z" }),
    svg("text", { x: 0, y: 8, "text-anchor": "middle" }, String(value)),
  );

const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/**
 * @param {number | null} face 1…6; null: no face to show
 * @param {string} className
 */
export function die(face, className = "") {
  const pips = PIPS[/** @type {keyof typeof PIPS} */ (face ?? 0)] ?? [];
  return svg(
    "svg",
    { class: `die ${className}`, viewBox: "-24 -24 48 48", "aria-hidden": "true" },
    svg("rect", { x: -22, y: -22, width: 44, height: 44, rx: 9 }),
    ...pips.map(([x, y]) => svg("circle", { cx: x * 11, cy: y * 11, r: 4.6 })),
    face === null && svg("path", { class: "die-blank", d: "M-7 0h14" }),
  );
}
