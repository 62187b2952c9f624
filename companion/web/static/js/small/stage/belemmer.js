/** Belemmer on the table's screen: the grid between both piles. */

import { html } from "../../page/dom.js";
import { text } from "../../page/text.js";
import { endWords, gridBoard, sideBoard, totalsTable } from "../boards/belemmer.js";
import { endBoard } from "../scores.js";
import { isOver, nameOf, phaseOf, playersOf } from "../state.js";

/** @param {import("../state.js").StateOf<"belemmer">} state */
export function belemmerStage(state) {
  const [red, black] = playersOf(state);
  const arena = html(
    "div",
    { class: "belemmer-arena" },
    sideBoard(state, red),
    gridBoard(state),
    sideBoard(state, black),
  );
  if (isOver(state))
    return { title: text("phase.ended"), body: [endBoard(state, totalsTable(state)), endWords(state), arena] };
  const active = state.view.active;
  const titles = /** @type {Record<string, string>} */ ({ placing: "belemmer.places", moving: "belemmer.moves" });
  const title =
    active === null || !titles[phaseOf(state)]
      ? text("small.dealing")
      : text(titles[phaseOf(state)], { name: nameOf(state, active) });
  return { title, body: [arena] };
}
