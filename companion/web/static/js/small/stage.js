/** What everybody may see of a small game: large on the table's screen, behind a tab on a phone. */

import { find, redrawWhenChanged } from "../page/dom.js";
import { almostStage } from "./stage/almost.js";
import { belemmerStage } from "./stage/belemmer.js";
import { bidWarStage } from "./stage/bid_war.js";
import { suitBiddingStage } from "./stage/suit_bidding.js";
import { voteStage } from "./stage/vote.js";
import { gameOf, phaseOf, playersOf, plays } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/** @typedef {{title: string, body: import("../page/dom.js").Child[]}} Stage */

/** @param {SmallState} state @returns {Stage} */
function stageOf(state) {
  if (plays(state, "almost")) return almostStage(state);
  if (plays(state, "bid-war")) return bidWarStage(state);
  if (plays(state, "suit-bidding")) return suitBiddingStage(state);
  if (plays(state, "belemmer")) return belemmerStage(state);
  return voteStage(state);
}

/** From this many players on, everything is drawn smaller on a television. */
const MANY = 5;

/** @returns {(state: SmallState) => void} */
export function setUpStage() {
  const title = find("#stage-title");
  const root = find("#stage .stage-body");
  const draw = redrawWhenChanged(
    root,
    (/** @type {SmallState} */ { view, seats, waiting }) => [view, seats, waiting],
    (_, state) => {
      const stage = stageOf(state);
      title.textContent = stage.title;
      root.parentElement?.setAttribute("data-game", gameOf(state));
      root.parentElement?.setAttribute("data-phase", phaseOf(state));
      root.parentElement?.toggleAttribute("data-many", playersOf(state).length >= MANY);
      return stage.body;
    },
  );
  return draw;
}
