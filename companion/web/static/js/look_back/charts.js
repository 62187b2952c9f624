/** Two charts of the evening: points by seat and prices by market. Symbols at the lines' ends keep them apart without colour. */

import { html, svg } from "../page/dom.js";
import { MARKETS } from "../page/facts.js";
import { seatSymbol } from "../lands/seats.js";
import { text } from "../page/text.js";
import { steppedPath, turnsOf } from "./course.js";

/** @typedef {import("./course.js").GameMoment} GameMoment */
/** @typedef {import("../types.js").Seat} Seat */

const WIDTH = 600;
const HEIGHT = 160;

/**
 * @param {string} title
 * @param {{values: number[], end: HTMLElement, colour?: string, market?: string}[]} lines
 * @param {GameMoment[]} moments
 */
function chart(title, lines, moments) {
  const last = Math.max(1, moments.length - 1);
  const highest = Math.max(1, ...lines.flatMap((line) => line.values));
  const x = (/** @type {number} */ place) => Math.round((place / last) * WIDTH * 10) / 10;
  const y = (/** @type {number} */ value) => Math.round((1 - value / highest) * (HEIGHT - 12) * 10) / 10 + 6;
  return [
    html("figcaption", {}, title),
    html(
      "div",
      { class: "chart-body" },
      html("span", { class: "chart-top", "aria-hidden": "true" }, highest),
      html("span", { class: "chart-bottom", "aria-hidden": "true" }, 0),
      svg(
        "svg",
        { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" },
        ...turnsOf(moments).map(({ place }) =>
          svg("line", { class: "chart-turn", x1: x(place), x2: x(place), y1: 0, y2: HEIGHT }),
        ),
        ...lines.map((line) =>
          svg("path", {
            class: "chart-line",
            d: steppedPath(line.values, x, y),
            "data-colour": line.colour,
            "data-market": line.market,
          }),
        ),
        svg("line", { class: "chart-now", x1: 0, x2: 0, y1: 0, y2: HEIGHT }),
      ),
    ),
    html(
      "ul",
      { class: "chart-ends" },
      ...lines.map((line) => html("li", {}, line.end, html("b", { class: "chart-value" }, line.values.at(-1) ?? 0))),
    ),
  ];
}

/**
 * @param {HTMLElement} root
 * @param {GameMoment[]} moments
 * @param {Seat[]} seats
 */
export function drawPoints(root, moments, seats) {
  const lines = seats.map((seat, place) => ({
    values: moments.map((moment) => moment.points[place] ?? 0),
    end: html("span", { class: "chart-name" }, seatSymbol(seat), html("span", { class: "chart-who" }, seat.name)),
    colour: seat.colour,
  }));
  root.replaceChildren(...chart(text("back.points"), lines, moments));
}

/** @param {HTMLElement} root @param {GameMoment[]} moments */
export function drawPrices(root, moments) {
  const lines = MARKETS.map((name) => ({
    values: moments.map((moment) => moment.prices[name]),
    end: html(
      "span",
      { class: "chart-name", "data-market": name },
      html("span", { class: `goods goods-${name}`, "aria-hidden": "true" }),
      text(`market.${name}`),
    ),
    market: name,
  }));
  root.replaceChildren(...chart(text("back.prices"), lines, moments));
}

/**
 * Moves the charts' line to the chosen moment and shows its figures beside the names.
 * @param {HTMLElement} root
 * @param {number} place
 * @param {number} count of moments
 * @param {number[]} figures one for each line
 */
export function markPlace(root, place, count, figures) {
  const x = String((place / Math.max(1, count - 1)) * WIDTH);
  const now = root.querySelector(".chart-now");
  now?.setAttribute("x1", x);
  now?.setAttribute("x2", x);
  for (const [line, node] of root.querySelectorAll(".chart-value").entries()) node.textContent = String(figures[line] ?? 0);
}

/**
 * Which moment was tapped.
 * @param {PointerEvent} event
 * @param {Element} body the chart's own box
 * @param {number} count of moments
 */
export function tappedPlace(event, body, count) {
  const { left, width } = body.getBoundingClientRect();
  return Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * (count - 1));
}
