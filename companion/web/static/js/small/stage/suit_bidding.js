/** Suit bidding on the table's screen: the prize, the bids, everybody's money and prizes. */

import { text } from "../../text.js";
import { lastRound, leadBoard, offerBoard, playersBoard, pointsTable, prizesBoard } from "../boards/suit_bidding.js";
import { endBoard } from "../scores.js";
import { isOver, nameOf, phaseOf } from "../state.js";

/** @param {import("../state.js").SmallState} state */
export function suitBiddingStage(state) {
  if (isOver(state))
    return {
      title: text("phase.ended"),
      body: [endBoard(state, pointsTable(state)), prizesBoard(state), lastRound(state)],
    };
  const phase = phaseOf(state);
  const title =
    phase === "offering"
      ? text("suit_bidding.offering", { name: nameOf(state, state.view.step.offerer) })
      : text(
          /** @type {Record<string, string>} */ ({
            sealing: "suit_bidding.all_seal",
            raising: "suit_bidding.all_raise",
            showing: "suit_bidding.all_show",
            turning: "suit_bidding.turn_title",
          })[phase] ?? "small.dealing",
        );
  return {
    title,
    body: [offerBoard(state), leadBoard(state), playersBoard(state), prizesBoard(state), lastRound(state)],
  };
}
