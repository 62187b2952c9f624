/** Lands and nobles laid by touch (S1, S2); if the camera sees some, the grid starts with those. */

import { notesWords } from "../../game/cash.js";
import { cellName } from "../../game/cells.js";
import { COLS, ROWS } from "../../page/facts.js";
import { html, svg } from "../../page/dom.js";
import { gridOf } from "../../lands/lands.js";
import { noble } from "../../lands/pieces.js";
import { handOf, landsOf } from "../../game/player.js";
import { text } from "../../page/text.js";
import { action, cellKey, hint, isCell, ownGrid } from "../desk.js";
import { flawOf } from "../forms/lands_form.js";
import { moveOf } from "../legal.js";
import { tapGrid } from "../forms/tap_grid.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/**
 * @template {import("../legal.js").MoveName} Name
 * @typedef {import("../legal.js").MoveNamed<Name>} MoveNamed
 */
/** @typedef {import("../../game/player.js").Pair} Pair */
/** @typedef {import("../../types.js").Side} Side */

const NEXT_SIDE = Object.freeze({ none: "red", red: "blue", blue: "none" });

/** Lands good for a start: a square with arms open to all sides, and both colours to build and harvest on. */
const GOOD_LANDS = Object.freeze({
  "0,1": "red",
  "0,2": "blue",
  "1,1": "red",
  "1,2": "red",
  "1,3": "blue",
  "2,2": "blue",
  "2,3": "red",
});
/** Far from one another, so that a siege threatens only one of them. */
const GOOD_NOBLES = Object.freeze(["0,1", "1,3", "2,2"]);

/** @param {string} key @returns {Pair} */
const cellOf = (key) => /** @type {Pair} */ (key.split(",").map(Number));

/**
 * What the camera sees there, from the table's question to this seat; null if it never asked. After a no it still is the
 * starting point, because most of it is right.
 * @param {Desk} desk
 */
function seenOf({ state, seat, draft }) {
  const asked = (state.questions ?? []).find((question) => question.seat === seat && question.seen);
  draft.seen = asked?.seen ?? draft.seen ?? null;
  return draft.seen;
}

/** Lands as already laid, otherwise as the camera sees them. @param {Desk} desk @returns {{sides: Record<string, Side>, seen: boolean}} */
function beginning(desk) {
  const laid = landsOf(desk.state, desk.seat).map((tile) => /** @type {const} */ ([cellKey(tile.cell), tile.side]));
  const asked = seenOf(desk);
  const seen =
    asked && "tiles" in asked
      ? asked.tiles.map(({ row, col, side }) => /** @type {const} */ ([cellKey([row, col]), side]))
      : null;
  return { sides: Object.fromEntries(laid.length || !seen ? laid : seen), seen: !laid.length && Boolean(seen) };
}

/** @param {Desk} desk @param {MoveNamed<"LayLands">} may @returns {Scene} */
export function layLands(desk, may) {
  const begun = beginning(desk);
  const cash = handOf(desk.state, desk.seat)?.cash ?? 0;
  /** @type {Record<string, Side>} */
  const sides = desk.draft.sides ?? begun.sides;
  const cells = Object.keys(sides).map(cellOf);
  const flaw = flawOf(cells, may.tiles);
  /** @param {string} key */
  const turn = (key) => {
    const next = NEXT_SIDE[sides[key] ?? "none"];
    const { [key]: _, ...others } = sides;
    desk.change({ sides: next === "none" ? others : { ...others, [key]: next } });
  };
  /** @param {number} row @param {number} col */
  const cellButton = (row, col) => {
    const key = cellKey([row, col]);
    const side = sides[key];
    return html(
      "button",
      {
        type: "button",
        class: side ? `tile tile-${side} tile-tap` : "no-tile tile-tap",
        "data-key": `lay:${key}`,
        "data-cell": key,
        "aria-label": text("lay.cell", {
          cell: cellName({ row, col }),
          side: text(side ? `tile.${side}` : "lay.bare"),
        }),
        onclick: () => turn(key),
      },
      !side && "+",
    );
  };
  return {
    id: "lay",
    title: text("lay.title"),
    mine: true,
    body: [
      hint(text(begun.seen && !desk.draft.sides ? "lay.seen" : "lay.hint", { tiles: may.tiles })),
      html(
        "p",
        { class: "tally", role: "status" },
        html("b", {}, cells.length),
        ` ${text("lay.of", { tiles: may.tiles })} · `,
        text(flaw ? `lay.${flaw}` : "lay.good"),
      ),
      html(
        "div",
        {
          class: "tap-grid lay-grid",
          role: "group",
          "aria-label": text("lay.title"),
          "data-colour": ownGrid(desk).colour,
        },
        gridOf((row, col) =>
          row < Math.min(ROWS, may.rows) && col < Math.min(COLS, may.cols) ? cellButton(row, col) : html("span"),
        ),
      ),
      hint(text("lay.cash", { cash, notes: notesWords(cash) })),
    ],
    actions: [
      !cells.length &&
        action("lay.suggest", text("lay.suggest"), () => desk.change({ sides: { ...GOOD_LANDS } }), { kind: "other" }),
      desk.draft.again &&
        action("lay.back", text("act.back"), () => desk.change({ again: false, sides: null }), { kind: "other" }),
      action(
        "lay.send",
        text("lay.send"),
        () => desk.send("LayLands", { tiles: cells.map((cell) => [cell, sides[cellKey(cell)]]) }),
        { why: flaw && text(`lay.${flaw}`) },
      ),
    ],
  };
}

/** @param {string} [className] */
const noblePicture = (className = "") =>
  svg("svg", { class: `noble-here ${className}`, viewBox: "68 10 32 40", "aria-hidden": "true" }, noble(true));

/** @param {Desk} desk @param {MoveNamed<"PlaceNobles">} may @returns {Scene} */
export function placeNobles(desk, may) {
  const asked = seenOf(desk);
  const seen = asked && "nobles" in asked ? asked.nobles.map(({ row, col }) => /** @type {Pair} */ ([row, col])) : null;
  const chosen = desk.draft.nobles ?? seen ?? [];
  const left = may.count - chosen.length;
  const suggested = may.cells.filter((cell) => GOOD_NOBLES.includes(cellKey(cell)));
  /** @param {Pair} cell */
  const tap = (cell) => {
    const others = chosen.filter((other) => !isCell(other, cell));
    if (others.length < chosen.length) desk.change({ nobles: others });
    else if (left) desk.change({ nobles: [...chosen, cell] });
  };
  return {
    id: "nobles",
    title: text("nobles.title"),
    mine: true,
    body: [
      hint(text(seen && !desk.draft.nobles ? "nobles.seen" : "nobles.hint")),
      tapGrid({
        key: "noble",
        label: text("nobles.title"),
        ...ownGrid(desk),
        may: may.cells,
        chosen,
        onTap: tap,
        badge: (cell) => chosen.some((other) => isCell(other, cell)) && noblePicture(),
        words: (cell) => (chosen.some((other) => isCell(other, cell)) ? text("nobles.here") : ""),
      }),
      html(
        "p",
        { class: "tally", role: "status" },
        html("b", {}, chosen.length),
        ` ${text("nobles.of", { count: may.count })}`,
      ),
    ],
    actions: [
      !chosen.length &&
        suggested.length === may.count &&
        action("nobles.suggest", text("lay.suggest"), () => desk.change({ nobles: suggested }), { kind: "other" }),
      moveOf(desk.state, "LayLands") &&
        action("lay.again", text("lay.again"), () => desk.change({ again: true }), { kind: "other" }),
      action("nobles.send", text("nobles.send"), () => desk.send("PlaceNobles", { cells: chosen }), {
        why: left ? text("nobles.left", { count: left }) : null,
      }),
    ],
  };
}
