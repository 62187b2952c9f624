/** Bid War on the table's screen: the prize, everybody's seal or open cards, piles. */

import { html } from "../../page/dom.js";
import { text } from "../../page/text.js";
import { lastRound, offerBoard, pilesBoard, playersBoard, pointsTable } from "../boards/bid_war.js";
import { endBoard } from "../scores.js";
import { isOver, phaseOf } from "../state.js";

/** Phases in which the players' lines hold cards and need the room where the piles are otherwise. */
const WITH_CARDS = Object.freeze(["adding", "showing"]);

/** @param {import("../state.js").StateOf<"bid-war">} state */
export function bidWarStage(state) {
  if (isOver(state))
    return {
      title: text("phase.ended"),
      body: [endBoard(state, pointsTable(state)), lastRound(state), pilesBoard(state)],
    };
  const titles = /** @type {Record<string, string>} */ ({
    bidding: "bid_war.all_bid",
    adding: "bid_war.all_add",
    showing: "bid_war.all_show",
    preparing: "bid_war.flip_title",
  });
  const withCards = WITH_CARDS.includes(phaseOf(state));
  return {
    title: text(titles[phaseOf(state)] ?? "small.dealing"),
    body: [
      html("div", { class: "stage-part" }, offerBoard(state, null), withCards ? pilesBoard(state) : lastRound(state)),
      html("div", { class: "stage-part" }, playersBoard(state), !withCards && pilesBoard(state)),
    ],
  };
}
