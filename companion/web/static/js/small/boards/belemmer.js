/** Belemmer's grid of stacks and both piles, to look at or to tap. */

import { columnName, cellName as nameOfPlace } from "../../game/cells.js";
import { html } from "../../page/dom.js";
import { BELEMMER_SIZE } from "../../page/facts.js";
import { text } from "../../page/text.js";
import { cardBack, cardFace, cardWords } from "../cards/cards.js";
import { chipOf, playersOf, waitingOf } from "../state.js";
import { standings } from "../scores.js";

/** @typedef {import("../state.js").StateOf<"belemmer">} BelemmerState */
/** @typedef {import("../state.js").Card} Card */
/** @typedef {[number, number]} Cell */

const MOST_EDGES = 6;

/** The label beside a row or above a column. @param {string | number} name */
const edge = (name) => html("span", { class: "edge", "aria-hidden": "true" }, name);

/** A cell's name, as on the mat and in the log: B1. @param {Cell} cell */
export const cellName = ([row, col]) => nameOfPlace({ row, col });

/** @param {Cell} one @param {Cell | null | undefined} other */
export const sameCell = (one, other) => one[0] === other?.[0] && one[1] === other?.[1];

/** @param {BelemmerState} state @param {Cell} cell @returns {Card[]} */
export const stackAt = (state, [row, col]) => state.view.grid[row * BELEMMER_SIZE + col] ?? [];

/** @param {Card} card */
export const colourOf = (card) => (card.suit === "hearts" || card.suit === "diamonds" ? "red" : "black");

/** @param {Card[]} stack @param {Cell} cell */
const stackWords = (stack, cell) =>
  stack.length
    ? text("belemmer.stack", {
        cell: cellName(cell),
        card: cardWords(/** @type {Card} */ (stack.at(-1))),
        count: stack.length,
      })
    : text("belemmer.empty", { cell: cellName(cell) });

/** The edges of the cards below show how high a stack is; the number says it too. @param {Card[]} stack */
const stackArt = (stack) => {
  const top = stack.at(-1);
  return html(
    "span",
    { class: "stack", "data-height": Math.min(stack.length, MOST_EDGES), "aria-hidden": "true" },
    top && cardFace(top),
    stack.length > 1 && html("b", { class: "stack-height" }, stack.length),
  );
};

/** What a cell that may be tapped is for. */
const ROLES = Object.freeze({ from: "belemmer.from", onto: "belemmer.onto", place: "belemmer.place_here" });

/**
 * @param {BelemmerState} state
 * @param {{may?: (cell: Cell) => "from" | "onto" | "place" | null, chosen?: Cell | null, target?: Cell | null, onTap?: (cell: Cell) => void}} [tapped]
 */
export function gridBoard(state, { may = () => null, chosen = null, target = null, onTap = () => {} } = {}) {
  const cells = [];
  for (let row = 0; row < BELEMMER_SIZE; row += 1)
    for (let col = 0; col < BELEMMER_SIZE; col += 1) {
      /** @type {Cell} */
      const cell = [row, col];
      const stack = stackAt(state, cell);
      const top = stack.at(-1);
      const role = may(cell);
      const shared = {
        "data-cell": cellName(cell),
        "data-side": top ? colourOf(top) : null,
        "data-high": stack.length,
      };
      cells.push(
        role
          ? html(
              "button",
              {
                type: "button",
                class: `cell cell-${role}`,
                "data-key": `cell:${row},${col}`,
                "aria-label": `${stackWords(stack, cell)}, ${text(ROLES[role])}`,
                "aria-pressed": String(sameCell(cell, chosen) || sameCell(cell, target)),
                onclick: () => onTap(cell),
                ...shared,
              },
              stackArt(stack),
            )
          : html(
              "div",
              { class: "cell", role: "img", "aria-label": stackWords(stack, cell), ...shared },
              stackArt(stack),
            ),
      );
    }
  return html(
    "div",
    { class: "belemmer-grid", role: "group", "aria-label": text("belemmer.grid") },
    html("span", { class: "edge", "aria-hidden": "true" }),
    ...Array.from({ length: BELEMMER_SIZE }, (_, col) => edge(columnName(col))),
    ...cells.flatMap((cell, place) =>
      place % BELEMMER_SIZE ? [cell] : [edge(place / BELEMMER_SIZE + 1), cell],
    ),
  );
}

/** A side: its player, the top of the pile, cards left, what its stacks count. @param {BelemmerState} state @param {import("../state.js").PlayerOf<BelemmerState>} player */
export const sideBoard = (state, player) =>
  html(
    "div",
    {
      class: "belemmer-side",
      "data-side": player.colour,
      "data-seat": player.seat,
      "aria-current": waitingOf(state).includes(player.seat) ? "true" : null,
    },
    player.top
      ? cardFace(player.top)
      : player.left
        ? cardBack(text("belemmer.top_unknown"))
        : html("span", { class: "card card-gone" }, "–"),
    html(
      "span",
      { class: "belemmer-words" },
      chipOf(state, player.seat),
      html("small", {}, text(`belemmer.${player.colour}`), " · ", text("belemmer.left", { count: player.left })),
    ),
    html("span", { class: "belemmer-total" }, html("b", {}, player.total), html("small", {}, text("belemmer.total"))),
  );

/** @param {BelemmerState} state */
export const sidesBoard = (state) =>
  html("div", { class: "belemmer-sides" }, ...playersOf(state).map((player) => sideBoard(state, player)));

/** @param {BelemmerState} state */
export const totalsTable = (state) =>
  standings(state, [
    { key: "belemmer.cards_left", of: (player) => player.left },
    { key: "belemmer.total_column", of: (player) => player.total, main: true },
  ]);

/** Why the game is over. @param {BelemmerState} state */
export const endWords = ({ view }) => {
  const compared = view.phase === "ended" && view.step.totals.length > 0;
  return html("p", { class: "hint" }, text(compared ? "belemmer.by_totals" : "belemmer.stuck"));
};
