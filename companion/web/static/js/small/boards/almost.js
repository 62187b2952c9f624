/** What is public in Almost, for phones and the table's screen. */

import { html } from "../../page/dom.js";
import { POINTS_TO_WIN } from "../../page/facts.js";
import { text } from "../../page/text.js";
import { chipOf, playersOf } from "../state.js";
import { grouped, longMark } from "../large_numbers.js";
import { standings } from "../scores.js";

/** @typedef {import("../state.js").StateOf<"almost">} AlmostState */


/** @param {AlmostState} state */
const byRounds = ({ view }) => view.variant !== "almost" && view.winner === "rounds";

/** @param {AlmostState} state */
export const pointsTable = (state) =>
  standings(
    state,
    state.view.variant === "almost"
      ? [{ key: "score.title", of: (player) => player.points, main: true }]
      : [
          { key: "almost.rounds_won", of: (player) => player.rounds_won, main: byRounds(state) },
          { key: "score.title", of: (player) => grouped(player.points), main: !byRounds(state) },
        ],
  );

/** How far everybody is on the way to ten. @param {AlmostState} state */
export const progress = (state) =>
  html(
    "ul",
    { class: "almost-progress" },
    ...playersOf(state).map((player) =>
      html(
        "li",
        { "data-seat": player.seat, "data-there": state.view.variant === "almost" && Number(player.points) >= POINTS_TO_WIN },
        chipOf(state, player.seat),
        state.view.variant === "almost"
          ? html(
              "span",
              { class: "progress-dots", "aria-hidden": "true" },
              ...Array.from({ length: POINTS_TO_WIN }, (_, place) => html("i", { "data-full": Number(player.points) > place })),
            )
          : html("span", { class: "row-words" }, text("almost.rounds", { count: player.rounds_won })),
        html("b", { "data-long": longMark(player.points) }, grouped(player.points)),
      ),
    ),
  );

/** The last round: everybody's bid, and whose number scored. @param {AlmostState} state */
export function lastRound(state) {
  const last = state.view.last;
  if (!last) return null;
  return html(
    "section",
    { class: "last-round" },
    html("h3", { class: "part-title" }, text("small.last_round", { number: last.round_number })),
    html(
      "ul",
      { class: "bids-open" },
      ...last.bids.map((bid, seat) =>
        html(
          "li",
          { "data-won": seat === last.winner, "data-bid": bid },
          html("b", { "data-long": longMark(bid) }, grouped(bid)),
          chipOf(state, seat),
          seat === last.winner && html("small", {}, text("almost.scores", { count: grouped(bid) })),
        ),
      ),
    ),
    last.winner === null && html("p", { class: "hint" }, text("almost.nobody")),
  );
}
