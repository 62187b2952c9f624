/** The auction for the first move: the current bid, and a new bid or a pass (A1–A4). */

import { bidders, standingBid } from "../../table/bidding.js";
import { toPay } from "../../game/cash.js";
import { html } from "../../page/dom.js";
import { handOf } from "../../game/player.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { action, hint } from "../desk.js";
import { moveOf } from "../legal.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */

/**
 * The current bid, this seat's own right below it, and who is still in.
 * @param {import("../../types.js").LiveState} state
 * @param {...import("../../page/dom.js").Child} own
 */
export const bidBoard = (state, ...own) => [
  standingBid(state),
  html("p", { class: "clock", "data-clock": "", "aria-hidden": "true" }),
  ...own,
  bidders(state, "rows"),
];

const DEAR_PART = 10;

/**
 * Whether even the lowest bid costs more than a tenth of the cash, which moving first is seldom worth. If so, the pass
 * button stands out until an amount is set.
 * @param {number} lowest @param {number} cash
 */
const isDear = (lowest, cash) => lowest * DEAR_PART > cash;

/** @param {Desk} desk @returns {Scene | null} */
export function auctionScene(desk) {
  const bid = moveOf(desk.state, "Bid");
  const pass = moveOf(desk.state, "PassBid");
  if (!bid && !pass) return null;
  const amount = bid ? Math.max(bid.lowest, Math.min(bid.highest, desk.draft.amount ?? bid.lowest)) : 0;
  const dear = bid !== null && pass !== null && isDear(bid.lowest, bid.highest);
  const passes = !bid || (dear && amount === bid.lowest);
  return {
    id: "bid",
    title: text("bid.title"),
    mine: true,
    body: bidBoard(
      desk.state,
      bid &&
        stepper({
          wide: true,
          key: "bid",
          label: text("bid.yours"),
          detail: text("bid.bounds", { lowest: bid.lowest, highest: bid.highest }),
          unit: "$",
          value: amount,
          least: bid.lowest,
          most: bid.highest,
          onChange: (value) => desk.change({ amount: value }),
        }),
      bid && toPay(amount),
      !bid && hint(text("bid.beyond", { cash: handOf(desk.state, desk.seat)?.cash ?? 0 })),
      !pass && hint(text("bid.must_open")),
      dear && hint(text("bid.dear")),
    ),
    // Both keep their place and size: which one stands out may change, but thumbs rely on where they are.
    actions: [
      pass && action("pass", text("bid.pass"), () => desk.send("PassBid"), { kind: passes ? "main" : "other" }),
      bid &&
        action("bid.send", text("bid.send", { amount }), () => desk.send("PlaceBid", { amount }), {
          kind: passes ? "other" : "main",
        }),
    ],
  };
}
