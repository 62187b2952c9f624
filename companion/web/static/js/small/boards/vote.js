/** The evening's vote: who has voted and, after the reveal, what each game got. */

import { html } from "../../page/dom.js";
import { VOTE_POINTS } from "../../page/facts.js";
import { text } from "../../page/text.js";
import { chipOf, playersOf } from "../state.js";
import { playedTitle } from "../played.js";
import { sealedMark } from "../scores.js";

/** @typedef {import("../state.js").StateOf<"evening-vote">} VoteState */


/** @param {VoteState} state */
export const votersBoard = (state) =>
  html(
    "ul",
    { class: "rows seat-rows" },
    ...playersOf(state).map(({ seat }) =>
      html(
        "li",
        { "data-seat": seat, "aria-current": state.view.ballots[seat] ? null : "true" },
        chipOf(state, seat),
        sealedMark(Boolean(state.view.ballots[seat]), "vote.voted"),
      ),
    ),
  );

/** The games by their points, best first. @param {VoteState} state */
export function resultBoard(state) {
  const { view } = state;
  if (view.phase !== "ended") return null;
  const { points, winners, ballots } = view;
  const games = view.games.map((title, game) => ({ game, title: playedTitle(title), points: points[game] ?? 0 }));
  const most = Math.max(1, ...points);
  return html(
    "ol",
    { class: "vote-result" },
    ...games.sort((one, other) => other.points - one.points).map(({ game, title, points: got }) =>
      html(
        "li",
        { "data-won": winners.includes(game), "data-points": got },
        html(
          "span",
          { class: "vote-game" },
          winners.includes(game) && html("span", { class: "crown", role: "img", "aria-label": text("small.winner") }),
          title,
        ),
        html("progress", { max: most, value: got, "aria-label": title }),
        html("b", {}, got),
        html(
          "span",
          { class: "vote-from" },
          ...ballots.flatMap((ballot, seat) => {
            const place = ballot.games.indexOf(game);
            return place < 0 ? [] : [html("small", {}, chipOf(state, seat), ` ${VOTE_POINTS[place]}`)];
          }),
        ),
      ),
    ),
  );
}
