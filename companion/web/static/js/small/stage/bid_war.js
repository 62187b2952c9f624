/** Bid War on the table's screen: the prize, everybody's seal or open cards, piles. */

import { text } from "../../text.js";
import { lastRound, offerBoard, pilesBoard, playersBoard, pointsTable } from "../boards/bid_war.js";
import { endBoard } from "../scores.js";
import { isOver, phaseOf } from "../state.js";

/** @param {import("../state.js").SmallState} state */
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
  return {
    title: text(titles[phaseOf(state)] ?? "small.dealing"),
    body: [
      offerBoard(state, null),
      playersBoard(state),
      pilesBoard(state),
      phaseOf(state) === "adding" ? null : lastRound(state),
    ],
  };
}
