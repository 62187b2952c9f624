/** Suit bidding on the table's screen: the prize, the bids, everybody's money and prizes. */

import { html } from "../../page/dom.js";
import { text } from "../../page/text.js";
import { lastRound, leadBoard, offerBoard, offererOf, playersBoard, pointsTable, prizesBoard } from "../boards/suit_bidding.js";
import { endBoard } from "../scores.js";
import { isOver, nameOf, phaseOf, playersOf } from "../state.js";

/** Up to this many players there is room for the prizes beside their lines; with more, they go below the offer. */
const FEW = 4;

/** @param {import("../state.js").StateOf<"suit-bidding">} state */
export function suitBiddingStage(state) {
  if (isOver(state))
    return {
      title: text("phase.ended"),
      body: [endBoard(state, pointsTable(state)), prizesBoard(state), lastRound(state)],
    };
  const phase = phaseOf(state);
  const title =
    phase === "offering"
      ? text("suit_bidding.offering", { name: nameOf(state, offererOf(state)) })
      : text(
          /** @type {Record<string, string>} */ ({
            sealing: "suit_bidding.all_seal",
            raising: "suit_bidding.all_raise",
            showing: "suit_bidding.all_show",
            turning: "suit_bidding.turn_title",
          })[phase] ?? "small.dealing",
        );
  const few = playersOf(state).length <= FEW;
  return {
    title,
    body: [
      html(
        "div",
        { class: "stage-part" },
        offerBoard(state),
        leadBoard(state),
        !few && prizesBoard(state),
        (few || phase !== "raising") && lastRound(state),
      ),
      html("div", { class: "stage-part" }, playersBoard(state), few && prizesBoard(state)),
    ],
  };
}
