/** The evening's vote on the table's screen. */

import { html } from "../../page/dom.js";
import { text } from "../../page/text.js";
import { resultBoard, votersBoard } from "../boards/vote.js";
import { playedTitle } from "../played.js";
import { endBoard } from "../scores.js";
import { isOver } from "../state.js";

/** @param {import("../state.js").StateOf<"evening-vote">} state */
export function voteStage(state) {
  if (isOver(state)) return { title: text("vote.title"), body: [endBoard(state, resultBoard(state))] };
  return {
    title: text("vote.title"),
    body: [
      html("p", { class: "stage-explains" }, text("vote.hint", { count: state.view.places })),
      html(
        "ol",
        { class: "vote-games" },
        ...state.view.games.map((title) => html("li", {}, playedTitle(title))),
      ),
      votersBoard(state),
    ],
  };
}
