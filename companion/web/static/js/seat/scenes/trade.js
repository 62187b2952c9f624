/** One trade with a market: what, how many, and the total (C2–C6). */

import { inNotes, toPay } from "../../game/cash.js";
import { html } from "../../page/dom.js";
import { shieldPoints, withCount } from "../../game/goods.js";
import { stockOf } from "../../game/player.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { action, hint } from "../desk.js";
import { columnsFlaw, grainSource, pickedColumns } from "../forms/grain_source.js";
import { allMovesOf } from "../legal.js";
import { tradeWords } from "../forms/plans.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/** @typedef {import("../../types.js").MayTrade} MayTrade */
/** @typedef {import("../../types.js").MarketName} MarketName */

/** @type {[number, number, number]} */
const NO_SHIELDS = [0, 0, 0];

/** @param {Desk} desk @param {MarketName} market @param {"buy" | "sell"} side @returns {MayTrade | null} */
export const tradeMove = ({ state }, market, side) =>
  allMovesOf(state, "Trade").find((move) => move.market === market && move.action === side) ?? null;

/** The move that the draft is about; null if there is none, or no longer. @param {Desk} desk @returns {MayTrade | null} */
export function openTrade(desk) {
  const { trade } = desk.draft;
  return trade ? tradeMove(desk, trade.market, trade.side) : null;
}

/** @param {Desk} desk @param {MayTrade} may */
function shieldRows(desk, may) {
  const shields = desk.draft.shields ?? NO_SHIELDS;
  const points = shieldPoints(shields);
  return may.shields.map((there, place) => {
    const room = Math.floor((may.most - points) / (place + 1));
    const most = Math.min(there, shields[place] + room);
    if (!there) return null;
    return stepper({
      key: `trade.shield${place + 1}`,
      label: text("goods.shield", { value: place + 1 }),
      detail: text("trade.each", { price: may.price * (place + 1) }),
      picture: "shields",
      value: shields[place],
      most: Math.max(most, shields[place]),
      onChange: (value) => desk.change({ shields: withCount(shields, place, value) }),
    });
  });
}

/**
 * What is traded and its total, for a trade to make or plan.
 * @param {Desk} desk
 * @param {MayTrade} may
 */
export function tradeForm(desk, may) {
  const { market, action: side, price } = may;
  const ofShields = market === "shields";
  const count = Math.max(1, Math.min(may.most, desk.draft.count ?? 1));
  const shields = desk.draft.shields ?? NO_SHIELDS;
  const items = ofShields ? shieldPoints(shields) : count;
  const sellsGrain = market === "grain" && side === "sell";
  const picked = desk.draft.picked;
  const stock = stockOf(desk.state);
  const left = market === "shields" ? stock.shields.reduce((sum, some) => sum + some, 0) : stock[market];
  const why = items ? (sellsGrain ? columnsFlaw(count, may.columns, picked) : null) : text("trade.nothing");
  return {
    count: ofShields ? 0 : count,
    shields: ofShields ? shields : NO_SHIELDS,
    grain_from: sellsGrain ? pickedColumns(may.columns, picked) : [],
    cost: price * items,
    why,
    body: [
      html(
        "p",
        { class: "price-line" },
        html("b", { class: "disk disk-up" }, price),
        html("span", {}, text("trade.price", { price }), html("small", {}, text("trade.stock", { count: left }))),
      ),
      ...(ofShields
        ? shieldRows(desk, may)
        : [
            stepper({
              key: "trade.count",
              label: text(`market.${market}`),
              picture: market,
              detail: text("trade.most", { count: may.most }),
              value: count,
              least: 1,
              most: may.most,
              onChange: (value) => desk.change({ count: value, picked: undefined }),
            }),
          ]),
      sellsGrain &&
        grainSource({
          key: "trade.grain",
          needed: count,
          columns: may.columns,
          picked,
          onChange: (value) => desk.change({ picked: value }),
        }),
      html("p", { class: "sum", role: "status" }, `${price} × ${items} = `, html("b", {}, `$${price * items}`)),
      side === "buy" ? toPay(price * items) : inNotes(price * items),
      hint(text("trade.others_first")),
    ],
  };
}

/** @param {Desk} desk @param {MayTrade} may @returns {Scene} */
export function tradeScene(desk, may) {
  const { market, action: side } = may;
  const { body, cost, why, count, shields, grain_from } = tradeForm(desk, may);
  return {
    id: "trade",
    title: text(`trade.title_${side}`, { goods: text(`market.${market}`) }),
    mine: true,
    body,
    actions: [
      action("trade.back", text("act.back"), () => desk.change({ trade: null }), { kind: "other" }),
      action(
        "trade.send",
        text(`trade.send_${side}`, { cost }),
        () => desk.send("ProposeTrade", { market, action: side, count, shields, grain_from }),
        { why },
      ),
    ],
  };
}

/** Makes the planned trade with one tap, if it is legal now. @param {Desk} desk */
export function plannedTrade(desk) {
  const { trade } = desk.plans;
  if (!trade || !tradeMove(desk, trade.market, trade.side)) return null;
  const { market, side, count, shields } = trade;
  return action(
    "trade.planned",
    tradeWords(trade),
    () => {
      desk.plans.keep({ trade: null });
      desk.send("ProposeTrade", { market, action: side, count, shields, grain_from: [] });
    },
    { detail: text("plan.as_planned") },
  );
}
