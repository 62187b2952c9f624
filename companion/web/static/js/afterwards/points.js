/** Points over a game as stepped lines: each seat has its own dash pattern, and its symbol at the line's end. */

import { html, svg } from "../page/dom.js";
import { seatSymbol } from "../lands/seats.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").Afterwards} Afterwards */

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 26;
const RIGHT = 34;
const TOP = 14;
const BOTTOM = 30;
const STROKES = ["", "12 5", "3 5", "16 5 3 5", "7 4"];
/** Lines with equal points are drawn side by side, not on top of each other. */
const APART = 4;
const SYMBOLS_APART = 26;

/** @param {number[]} wanted from the top @returns {number[]} the same, none nearer to the next than a symbol is high */
function apart(wanted) {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  const placed = [...wanted];
  let last = -Infinity;
  for (const { y, seat } of order) {
    last = Math.max(y, last + SYMBOLS_APART);
    placed[seat] = last;
  }
  const over = Math.max(0, Math.max(...placed) - (HEIGHT - BOTTOM));
  return placed.map((y) => y - over);
}

/** @param {Afterwards} told @returns {Node[]} */
export function drawPoints({ course, seats }) {
  const highest = Math.max(1, ...course.steps.flatMap((step) => step.points));
  const x = (/** @type {number} */ at) => LEFT + at * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ points) => TOP + (1 - points / highest) * (HEIGHT - TOP - BOTTOM);
  const beside = (/** @type {number} */ seat) => (seat - (seats.length - 1) / 2) * APART;
  const ends = apart(seats.map(({ seat }) => y(course.steps.at(-1)?.points[seat] ?? 0)));
  const every = Math.ceil(course.turns.length / 12);
  const path = (/** @type {number} */ seat) => {
    let line = "";
    for (const { at, points } of course.steps) {
      const height = y(points[seat]) + beside(seat);
      line += line ? `H${x(at).toFixed(1)}V${height.toFixed(1)}` : `M${x(at).toFixed(1)} ${height.toFixed(1)}`;
    }
    return `${line}H${WIDTH - RIGHT}`;
  };
  const summary = seats.map(({ seat, name }) => `${name} ${course.steps.at(-1)?.points[seat] ?? 0}`).join(", ");
  return [
    svg(
      "svg",
      {
        class: "points-lines",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "img",
        "aria-label": text("afterwards.points_summary", { points: summary }),
      },
      ...[0, Math.round(highest / 2), highest].flatMap((points) => [
        svg("line", { class: "points-grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(points), y2: y(points) }),
        svg("text", { x: LEFT - 8, y: y(points) + 6, "text-anchor": "end" }, points),
      ]),
      ...course.turns.flatMap(({ at, turn }, place) => [
        svg("line", { class: "points-grid", x1: x(at), x2: x(at), y1: TOP, y2: HEIGHT - BOTTOM }),
        place % every === 0 && svg("text", { x: x(at), y: HEIGHT - 8, "text-anchor": "middle" }, turn),
      ]),
      ...seats.map(({ seat, colour }) =>
        svg("path", { class: "points-line", d: path(seat), "data-colour": colour, "stroke-dasharray": STROKES[seat] || null }),
      ),
      ...seats.map(({ seat, colour, symbol }) =>
        svg(
          "g",
          { class: "points-end", "data-colour": colour },
          svg("circle", { cx: WIDTH - RIGHT / 2, cy: ends[seat], r: 12 }),
          svg("text", { x: WIDTH - RIGHT / 2, y: ends[seat], "dominant-baseline": "central" }, symbol),
        ),
      ),
    ),
    html(
      "ul",
      { class: "points-key" },
      ...seats.map((seat) =>
        html(
          "li",
          {},
          seatSymbol(seat),
          html("span", {}, seat.name),
          svg(
            "svg",
            { viewBox: "0 0 48 8", "aria-hidden": "true" },
            svg("path", { class: "points-line", d: "M0 4H48", "data-colour": seat.colour, "stroke-dasharray": STROKES[seat.seat] || null }),
          ),
        ),
      ),
    ),
  ];
}
