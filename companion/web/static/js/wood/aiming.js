/** Where a finger is on the picture of a mat, and what it did there. Pure; in the picture's own pixels. */

/** @typedef {import("../virtual/bench.js").BenchState} BenchState */
/** @typedef {import("../virtual/bench.js").Cell} Cell */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {t_ms: number}} Touch */
/** @typedef {{row: number, col: number, left: number, top: number, right: number, bottom: number}} WallBox */

/** A finger's reach around a wall. */
const REACH_PX = 24;
const FLICK_PX = 40;
const FLICK_MS = 140;
const FLICK_PX_PER_MS = 0.6;

/** @param {number[][]} outline @param {Point} point */
function isInside(outline, { x, y }) {
  let inside = false;
  for (let here = 0, last = outline.length - 1; here < outline.length; last = here, here += 1) {
    const [ax, ay] = outline[here];
    const [bx, by] = outline[last];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The wall at that point; a wall rises in front of the cells behind it. @param {BenchState} state @param {Point} point */
export const wallAt = ({ walls }, { x, y }) =>
  // Of two that overlap, the nearer one, lower in the picture, hides the other.
  [...walls]
    .sort((one, other) => other.bottom - one.bottom)
    .find(
      ({ left, top, right, bottom }) =>
        x > left - REACH_PX && x < right + REACH_PX && y > top - 2 * REACH_PX && y < bottom + REACH_PX / 2,
    ) ?? null;

/** The cell meant by that point; null beside the mat. @param {BenchState} state @param {Point} point @returns {Cell | null} */
export function cellAt(state, point) {
  const found = wallAt(state, point) ?? state.cells.find(({ outline }) => isInside(outline, point));
  return found ? { row: found.row, col: found.col } : null;
}

/** Where the next stone may go at a wall: on top of it, or beside its last stone. @param {WallBox} box */
export const spotsOf = ({ left, top, right, bottom }) => ({
  top: { x: (left + right) / 2, y: top - REACH_PX / 2 },
  beside: { x: right + REACH_PX / 2, y: (top + bottom) / 2 },
});

/** Whether a stone dropped there starts a new course. @param {WallBox} box @param {Point} point */
export function isOnTop(box, { x, y }) {
  const { top, beside } = spotsOf(box);
  return Math.hypot(x - top.x, y - top.y) < Math.hypot(x - beside.x, y - beside.y);
}

/**
 * Whether the finger was still moving fast when it let go: a swipe, not a drag.
 * @param {Touch[]} trail in screen pixels
 */
export function isFlick(trail) {
  const last = trail.at(-1);
  const first = trail[0];
  if (!last || !first || Math.hypot(last.x - first.x, last.y - first.y) < FLICK_PX) return false;
  const recent = trail.find(({ t_ms }) => last.t_ms - t_ms <= FLICK_MS) ?? last;
  const far = Math.hypot(last.x - recent.x, last.y - recent.y);
  return recent !== last && far / Math.max(1, last.t_ms - recent.t_ms) >= FLICK_PX_PER_MS;
}
