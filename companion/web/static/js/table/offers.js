/** What is on offer among the players: a stated trade, or a barter (C1–C6). */

import { html } from "../page/dom.js";
import { offerOf, tradeOf } from "../game/game.js";
import { goodsWords, noGoods } from "../game/goods.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { text } from "../page/text.js";

/** A trade in words. @param {NonNullable<ReturnType<typeof tradeOf>>} trade */
export function tradeLine({ action, count, market, shields, cost }) {
  const goods = market === "shields" ? { ...noGoods(), shields } : { ...noGoods(), [market]: count };
  return html("p", { class: "trade" }, text(`trade.${action}`, { goods: goodsWords(goods), cost }));
}

/** @param {import("../types.js").TableState} state */
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
