/** Seats on the page: always with symbol and name, so that nothing depends on colour alone. */

import { html } from "../page/dom.js";

/**
 * @param {import("../types.js").TableState} state
 * @param {number | null | undefined} number
 * @returns {import("../types.js").Seat | undefined}
 */
export const seatNumbered = (state, number) => state.seats?.find((seat) => seat.seat === number);

/**
 * The seat's symbol on its colour.
 * @param {{symbol: string, colour: import("../types.js").PlaceColour}} seat
 */
export const seatSymbol = (seat) =>
  html("span", { class: "seat-symbol", "data-colour": seat.colour, "aria-hidden": "true" }, seat.symbol);

/**
 * @param {import("../types.js").Seat | undefined} seat
 * @param {string} [className]
 */
export function seatChip(seat, className = "") {
  if (!seat) return html("span", { class: "seat-chip" }, "–");
  return html(
    "span",
    { class: `seat-chip ${className}` },
    seatSymbol(seat),
    html("span", { class: "seat-name" }, seat.name),
  );
}
