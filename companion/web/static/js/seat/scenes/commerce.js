/** Commerce: this seat's trades, and answers to others' (C1–C6). */

import { html } from "../../page/dom.js";
import { MARKETS } from "../../page/facts.js";
import { tradeOf } from "../../game/game.js";
import { tradeLine } from "../../table/offers.js";
import { handOf, landsOf, pricesOf, stockOf } from "../../game/player.js";
import { text } from "../../page/text.js";
import { barterScene, exchange } from "./barter.js";
import { action, hint, nameOf } from "../desk.js";
import { columnsFlaw, grainSource, pickedColumns } from "../forms/grain_source.js";
import { moveOf } from "../legal.js";
import { goneSentences } from "../forms/plans.js";
import { openTrade, plannedTrade, tradeMove, tradeScene } from "./trade.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */


/** Why a market cannot be used. @param {Desk} desk @param {typeof MARKETS[number]} market */
function whyClosed(desk, market) {
  if (!moveOf(desk.state, "EndCommerce")?.open_markets.includes(market)) return text("market.traded");
  if (market === "grain" && !landsOf(desk.state, desk.seat).some((tile) => tile.city)) return text("market.no_city");
  return text("market.closed");
}

/** @param {Desk} desk @param {typeof MARKETS[number]} market */
function marketCard(desk, market) {
  const buy = tradeMove(desk, market, "buy");
  const sell = tradeMove(desk, market, "sell");
  const stock = stockOf(desk.state);
  const left = market === "shields" ? stock.shields.reduce((sum, some) => sum + some, 0) : stock[market];
  return html(
    "section",
    { class: "market-card", "aria-label": text(`market.${market}`) },
    html("b", { class: "disk disk-up", "aria-hidden": "true" }, pricesOf(desk.state)[market]),
    html(
      "div",
      { class: "market-words" },
      html("h3", {}, html("span", { class: `goods goods-${market}`, "aria-hidden": "true" }), text(`market.${market}`)),
      html("small", {}, text("market.price_stock", { price: pricesOf(desk.state)[market], stock: left })),
    ),
    html(
      "div",
      { class: "market-keys" },
      buy &&
        action(`buy.${market}`, text("market.buy"), () => desk.change({ trade: { market, side: "buy" } }), { kind: "other" }),
      sell &&
        action(`sell.${market}`, text("market.sell"), () => desk.change({ trade: { market, side: "sell" } }), {
          kind: "other",
        }),
      !buy && !sell && html("small", { class: "market-closed" }, whyClosed(desk, market)),
    ),
  );
}

/** @param {Desk} desk @returns {Scene | null} */
function fillScene(desk) {
  const decline = moveOf(desk.state, "DeclineFill");
  if (!decline) return null;
  const fill = moveOf(desk.state, "FillTrade");
  const trade = tradeOf(desk.state);
  const picked = desk.draft.picked;
  return {
    id: "fill",
    about: `fill ${JSON.stringify(trade?.cost)} ${trade?.market} ${trade?.action}`,
    title: text("fill.title", { name: nameOf(desk.state, decline.seat) }),
    mine: true,
    body: [
      trade && tradeLine(trade),
      fill ? exchange(text("barter.you_give"), fill.pay, text("barter.you_get"), fill.get) : hint(text("fill.cannot")),
      fill &&
        grainSource({
          key: "fill",
          needed: fill.pay.grain,
          columns: fill.columns,
          picked,
          onChange: (value) => desk.change({ picked: value }),
        }),
      hint(text("fill.hint")),
    ],
    actions: [
      action("fill.no", text("fill.no"), () => desk.send("DeclineFill"), { kind: fill ? "other" : "main" }),
      fill &&
        action(
          "fill.yes",
          text("fill.yes"),
          () => desk.send("FillTrade", { grain_from: pickedColumns(fill.columns, picked) }),
          {
            why: columnsFlaw(fill.pay.grain, fill.columns, picked),
          },
        ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene | null} */
export function commerceScene(desk) {
  const answering = fillScene(desk) ?? barterScene(desk);
  if (answering) return answering;
  const done = moveOf(desk.state, "EndCommerce");
  if (!done) return null;
  const opened = openTrade(desk);
  if (opened) return tradeScene(desk, opened);
  const hand = handOf(desk.state, desk.seat);
  const planned = plannedTrade(desk);
  return {
    id: "commerce",
    title: text("commerce.title"),
    mine: true,
    body: [
      ...goneSentences(desk),
      hint(text("commerce.hint", { cash: hand?.cash ?? 0 })),
      ...MARKETS.map((market) => marketCard(desk, market)),
      moveOf(desk.state, "OfferBarter") &&
        html(
          "button",
          { type: "button", class: "wide-choice", "data-key": "barter", onclick: () => desk.change({ barter: true }) },
          html("span", { class: "glyph glyph-barter", "aria-hidden": "true" }),
          html(
            "span",
            { class: "choice-words" },
            html("b", {}, text("barter.title")),
            html("small", {}, text("barter.hint")),
          ),
        ),
    ],
    actions: [
      action("commerce.done", text("commerce.done"), () => desk.send("EndCommerce"), { kind: planned ? "other" : "main" }),
      planned,
    ],
  };
}
