/** What is on offer among the players: a stated trade, or a barter (C1–C6). */

import { html } from "./dom.js";
import { offerOf, tradeOf } from "./game.js";
import { goodsWords } from "./goods.js";
import { seatChip, seatNumbered } from "./seats.js";
import { text } from "./text.js";

/** A trade in words. @param {NonNullable<ReturnType<typeof tradeOf>>} trade */
export const tradeLine = ({ action, count, market, cost }) =>
  html("p", { class: "trade" }, text(`trade.${action}`, { count, goods: text(`market.${market}`), cost }));

/** @param {import("./types.js").TableState} state */
export function openOffers(state) {
  const trade = tradeOf(state);
  const offer = offerOf(state);
  return [
    trade && tradeLine(trade),
    offer &&
      html(
        "p",
        { class: "trade" },
        seatChip(seatNumbered(state, offer.maker)),
        " ",
        text("trade.barter", { give: goodsWords(offer.give), take: goodsWords(offer.take) }),
      ),
  ];
}
