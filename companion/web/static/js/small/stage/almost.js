/** Almost on the table's screen: the clock while people talk, seals while they bid, and the way to ten. */

import { html } from "../../page/dom.js";
import { text } from "../../page/text.js";
import { lastRound, pointsTable, progress } from "../boards/almost.js";
import { clockFace } from "../clock.js";
import { endBoard, sealedMark } from "../scores.js";
import { chipOf, isOver, phaseOf, playersOf } from "../state.js";

/** @typedef {import("../state.js").StateOf<"almost">} SmallState */

/** Everybody's seal as a wax seal with its digits. @param {SmallState} state */
const seals = (state) =>
  html(
    "ul",
    { class: "seal-board" },
    ...playersOf(state).map((player) => {
      const shown = state.view.phase === "showing" ? (state.view.step.shown[player.seat] ?? null) : null;
      const closed = phaseOf(state) === "showing" || Boolean(player.bid);
      return html(
        "li",
        { "data-seat": player.seat, "data-done": closed },
        chipOf(state, player.seat),
        shown === null
          ? sealedMark(closed, state.view.bids === "fists" ? "almost.fist_closed" : "small.sealed")
          : html("b", { class: "own-number" }, shown),
      );
    }),
  );

/** @param {SmallState} state */
export function almostStage(state) {
  if (isOver(state))
    return { title: text("phase.ended"), body: [endBoard(state, pointsTable(state)), lastRound(state)] };
  if (phaseOf(state) === "discussing")
    return {
      title: text("almost.talk_title"),
      body: [
        clockFace(state),
        html("p", { class: "stage-explains" }, text("almost.talk_hint")),
        progress(state),
        lastRound(state),
      ],
    };
  return {
    title: text(phaseOf(state) === "showing" ? "almost.show_title" : "almost.all_seal"),
    body: [seals(state), progress(state), lastRound(state)],
  };
}
