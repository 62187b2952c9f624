/** An auction as everybody may see it: the current bid, and who is still in (A1–A4). */

import { html } from "../page/dom.js";
import { auctionOf, moversOf } from "../game/game.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */

/** @param {TableState} state */
export function standingBid(state) {
  const { highest = null, leader = null } = auctionOf(state) ?? {};
  return html(
    "p",
    { class: "bid" },
    html("b", { "data-bid": highest ?? "none" }, highest === null ? "–" : `$${highest}`),
    html("span", {}, text(highest === null ? "auction.nobody" : "auction.leads")),
    highest !== null && seatChip(seatNumbered(state, leader)),
  );
}

/** @param {TableState} state @param {string} className of the list */
export function bidders(state, className) {
  const { passed = [] } = auctionOf(state) ?? {};
  const movers = moversOf(state);
  return html(
    "ul",
    { class: className },
    ...state.seats.map(({ seat }) => {
      const standing = passed[seat] ? "auction.passed" : movers.includes(seat) ? "auction.bids" : "auction.in";
      return html(
        "li",
        { "data-passed": Boolean(passed[seat]), "aria-current": movers.includes(seat) ? "true" : null },
        seatChip(seatNumbered(state, seat)),
        html("span", {}, text(standing)),
      );
    }),
  );
}
