/** Bars that show how often each number was sealed; the winning one stands out. */

import { svg } from "../page/dom.js";
import { text } from "../page/text.js";
import { count } from "./shown.js";

/** @typedef {import("./shown.js").Result} Result */

const HEIGHT = 46;
const FOOT = 7;
const WIDTH = 120;
const LABELS = 12;
const MOVES_MS = 1400;

/** @param {Result} result */
export function histogram(result) {
  const bars = result.above ? [...result.counts, result.above] : result.counts;
  const most = Math.max(1, ...bars);
  const step = WIDTH / Math.max(8, bars.length);
  const every = Math.max(1, Math.ceil(bars.length / LABELS / 5) * 5 || 1);
  const left = (WIDTH - step * bars.length) / 2;
  const drawn = bars.flatMap((bids, index) => {
    const number = index + 1;
    const above = index >= result.counts.length;
    const wins = result.winner !== null && number === result.number && !above;
    const height = (HEIGHT * bids) / most;
    const middle = left + step * (index + 0.5);
    const bar = svg("rect", {
      class: `room-bar${wins ? " room-bar-wins" : ""}${above ? " room-bar-above" : ""}`,
      x: left + step * (index + 0.08),
      y: HEIGHT - height,
      width: step * 0.84,
      height: bids ? Math.max(height, 0.5) : 0,
    });
    bar.style.animationDelay = `${(MOVES_MS * index) / bars.length}ms`;
    const labelled = wins || above || bars.length <= LABELS || number % every === 0;
    const words = above ? `> ${result.counts.length}` : String(number);
    const near = !wins && !above && Math.abs(number - result.number) * step < 5 && result.winner !== null;
    return [
      bar,
      labelled &&
        !near &&
        svg("text", { class: wins ? "room-bar-number room-bar-number-wins" : "room-bar-number", x: middle, y: HEIGHT + FOOT - 1.5 }, words),
    ];
  });
  return svg(
    "svg",
    {
      class: "room-histogram",
      viewBox: `0 0 ${WIDTH} ${HEIGHT + FOOT}`,
      role: "img",
      "aria-label": text("room.histogram", { bids: count(result.bids), most: count(most) }),
    },
    svg("line", { class: "room-ground", x1: 0, x2: WIDTH, y1: HEIGHT, y2: HEIGHT }),
    ...drawn,
  );
}
