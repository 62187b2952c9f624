/** The open small game on the host's page: whom it waits for, entering real cards, taking back, ending it. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { HOST } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { setUpTalkClock } from "../small/clock.js";
import { titleOf } from "../small/header.js";
import { setUpHostKeys } from "../small/host_keys.js";
import { setUpNow } from "../small/now.js";
import { noteState } from "../small/sending.js";
import { chipOf, isOver, isSmall, roundOf, waitingOf } from "../small/state.js";
import { setUpTakingBack } from "../small/taking_back.js";
import { resultSentence } from "../small/scores.js";
import { text } from "../page/text.js";

/** @typedef {import("../small/state.js").SmallState} SmallState */
/** @typedef {import("../small/state.js").SmallTold} SmallTold */

const TOLD_BY_HOST = Object.freeze(["MayFlipPrize", "MayTurnPrize", "MayShowBid", "MayShowTop", "MayShowFist"]);

/** The state in which the host makes moves: only where real cards or fists must be entered. @param {SmallState} state @returns {SmallState | null} */
function asHost(state) {
  const moves = (state.host_moves ?? []).filter((move) => TOLD_BY_HOST.includes(move.move));
  // The moves are those of the same game, but spreading a union loses which belong together.
  return moves.length ? /** @type {SmallState} */ ({ ...state, you: HOST, moves }) : null;
}

/** @returns {(state: SmallTold) => void} */
export function setUpSmallGame() {
  const section = find("#small-game");
  const refusal = find("#small-refusal");
  let sure = false;
  /** @type {SmallState | null} */
  let newest = null;

  async function end() {
    if (newest?.stage === "playing" && !sure) {
      sure = true;
    } else {
      refusal.textContent = (await wish("/api/games", {})) ?? "";
      sure = false;
    }
    if (newest) show(newest, true);
  }

  const show = panel(
    find("#small-standing"),
    (/** @type {SmallState} */ { view, waiting, seats, stage }) => [view, waiting, seats, stage],
    (_, state) => [
      html("h3", { class: `part-title game-of-${state.kind}` }, titleOf(state), " ", roundOf(state)),
      isOver(state)
        ? html("p", { class: "result-sentence" }, resultSentence(state))
        : html(
            "p",
            { class: "waits-for" },
            text("small.waits"),
            " ",
            ...waitingOf(state).map((seat) => (seat === HOST ? text("small.waits_table") : chipOf(state, seat))),
          ),
      html(
        "div",
        { class: "more-row" },
        html(
          "button",
          { type: "button", class: sure ? "tool tool-grave" : "tool", "data-key": "end-game", onclick: end },
          sure ? text("games.sure") : text("next.end"),
        ),
      ),
    ],
  );
  const parts = [setUpTalkClock(), setUpHostKeys(), setUpTakingBack("#small-undo", "#small-refusal"), setUpNow(asHost)];

  return (state) => {
    section.hidden = !isSmall(state);
    if (!isSmall(state)) return;
    newest = state;
    noteState(state);
    show(state);
    for (const part of parts) part(state);
  };
}
