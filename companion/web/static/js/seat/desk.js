/**
 * What a scene of the seat's page is given, and what it gives back. Types, and the parts that all scenes are made of.
 *
 * @typedef {import("../types.js").TableState} TableState
 * @typedef {import("../dom.js").Child} Child
 * @typedef {import("../player.js").Pair} Pair
 *
 * @typedef {object} Desk
 * @property {TableState} state
 * @property {number} seat the own one
 * @property {Record<string, any>} draft what was chosen and not yet sent; empty in a new scene
 * @property {(part: Record<string, any>) => void} change the draft, and redraw
 * @property {(name: string, fields?: Record<string, unknown>) => void} send a command of this seat
 * @property {(address: string, body?: Record<string, unknown>) => void} ask anything else of the server
 *
 * @typedef {object} Scene
 * @property {string} id
 * @property {string} [about] what the draft is for; another one begins with an empty draft
 * @property {string} title
 * @property {Child[]} body
 * @property {Child[]} actions what the thumb reaches: the main one last
 * @property {boolean} [mine] the game waits for this seat
 */

import { cellName } from "../cells.js";
import { html } from "../dom.js";
import { seatChip, seatNumbered, seatSymbol } from "../seats.js";

/**
 * @param {string} key
 * @param {string} label
 * @param {() => void} onclick
 * @param {{why?: string | null, kind?: "main" | "other" | "grave", detail?: Child}} [how] `why` it cannot be tapped yet
 */
export function action(key, label, onclick, { why = null, kind = "main", detail = null } = {}) {
  return html(
    "button",
    {
      type: "button",
      class: `action action-${kind}`,
      "data-key": key,
      "aria-disabled": why ? "true" : null,
      "aria-describedby": why ? `why-${key}` : null,
      onclick: () => !why && onclick(),
    },
    html("span", {}, label),
    why ? html("small", { id: `why-${key}` }, why) : detail && html("small", {}, detail),
  );
}

/** A choice among a few, of which one holds. @param {{key: string, label: string, pressed: boolean, onclick: () => void, detail?: Child, picture?: Child}} choice */
export const choice = ({ key, label, pressed, onclick, detail, picture }) =>
  html(
    "button",
    { type: "button", class: "choice", "data-key": key, "aria-pressed": String(pressed), onclick },
    picture,
    html("span", { class: "choice-words" }, html("b", {}, label), detail && html("small", {}, detail)),
  );

/** @param {string} label @param {...Child} children */
export const choices = (label, ...children) =>
  html("div", { class: "choices", role: "group", "aria-label": label }, ...children);

/** @param {string} title @param {...Child} children */
export const part = (title, ...children) =>
  html("section", { class: "part" }, html("h3", { class: "part-title" }, title), ...children);

/** @param {...Child} children */
export const hint = (...children) => html("p", { class: "hint" }, ...children);

/** @param {Pair} cell */
export const nameOfCell = ([row, col]) => cellName({ row, col });

/** The own Lands, for a grid to tap. @param {Desk} desk */
export const ownGrid = ({ state, seat }) => ({
  colour: seatNumbered(state, seat)?.colour ?? "",
  tiles: state.board.filter((tile) => tile.seat === seat),
});

/** @param {TableState} state @param {number | null} seat */
export const chipOf = (state, seat) => seatChip(seatNumbered(state, seat));

/** @param {TableState} state @param {number | null} number */
export function symbolOf(state, number) {
  const seat = seatNumbered(state, number);
  return seat && seatSymbol(seat);
}

/** @param {TableState} state @param {number | null} seat */
export const nameOf = (state, seat) => seatNumbered(state, seat)?.name ?? "";

/** @param {Pair} one @param {Pair | null | undefined} other */
export const isCell = (one, other) => Boolean(other) && one[0] === other?.[0] && one[1] === other?.[1];

/** @param {Pair} cell */
export const cellKey = ([row, col]) => `${row},${col}`;
