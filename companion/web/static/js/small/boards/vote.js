/** The evening's vote: who has voted, and after the reveal what every game got. */

import { html } from "../../dom.js";
import { text } from "../../text.js";
import { chipOf, playersOf } from "../state.js";
import { playedTitle, sealedMark } from "../scores.js";
import { sealChip } from "../seals.js";

/** @typedef {import("../state.js").SmallState} SmallState */

/** For the first, second and third of a ballot. */
export const POINTS = Object.freeze([5, 3, 1]);

/** @param {SmallState} state */
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
        html("b", { class: "row-number" }, sealChip(state.view.ballots[seat]?.seal ?? "")),
      ),
    ),
  );

/** The games by their points, best first. @param {SmallState} state */
export function resultBoard(state) {
  const { points, winners, ballots } = state.view;
  /** @type {string[]} */
  const games = state.view.games.map(playedTitle);
  if (!points) return null;
  const most = Math.max(1, ...points);
  const order = games
    .map((/** @type {string} */ _, /** @type {number} */ game) => game)
    .sort((/** @type {number} */ one, /** @type {number} */ other) => points[other] - points[one]);
  return html(
    "ol",
    { class: "vote-result" },
    ...order.map((/** @type {number} */ game) =>
      html(
        "li",
        { "data-won": winners.includes(game), "data-points": points[game] },
        html(
          "span",
          { class: "vote-game" },
          winners.includes(game) && html("span", { class: "crown", role: "img", "aria-label": text("small.winner") }),
          games[game],
        ),
        html("progress", { max: most, value: points[game], "aria-label": games[game] }),
        html("b", {}, points[game]),
        html(
          "span",
          { class: "vote-from" },
          ...ballots.flatMap((/** @type {any} */ ballot, /** @type {number} */ seat) => {
            const place = ballot.games.indexOf(game);
            return place < 0 ? [] : [html("small", {}, chipOf(state, seat), ` ${POINTS[place]}`)];
          }),
        ),
      ),
    ),
  );
}
