/** The head of the seat's page: the player, the season, the phase, the points. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { phaseOf, seasonOf, turnNumberOf } from "../game/game.js";
import { seatNumbered, seatSymbol } from "../lands/seats.js";
import { text } from "../page/text.js";
import { mySeat } from "./legal.js";

/** The player. @returns {(state: import("../types.js").LiveState) => void} */
export const setUpMe = () =>
  redrawWhenChanged(
    find("#me"),
    (state) => {
      const number = mySeat(state);
      const seat = seatNumbered(state, number) ?? state.lobby?.seats?.find((other) => other.seat === number);
      return { seat, points: state.score?.find((line) => line.seat === number)?.points ?? null };
    },
    ({ seat, points }) => [
      seat && seatSymbol(seat),
      html(
        "span",
        { class: "me-words" },
        html("b", { class: "me-name" }, seat?.name ?? ""),
        points !== null && html("small", {}, `${points} ${text("score.points", { count: points })}`),
      ),
    ],
  );

/** Season, turn and phase; a tap leads to the phase's rule, at any step. @returns {(state: import("../types.js").LiveState) => void} */
export const setUpWhen = () =>
  redrawWhenChanged(
    find("#when"),
    (state) => ({ season: seasonOf(state), phase: phaseOf(state), number: turnNumberOf(state) }),
    ({ season, phase, number }) => [
      phase &&
        html(
          "a",
          { class: "when-words", href: `/help#help-${phase}`, "data-key": "rule" },
          html("b", {}, text(`phase.${phase}`)),
          html("span", { class: "unseen" }, ` (${text("tip.rule")})`),
          html(
            "small",
            {},
            season && number
              ? `${text("turn.number", { number })} · ${text(`season.${season}.short`)}`
              : text("when.before"),
          ),
        ),
      season && number ? html("span", { class: `season-emblem season-${season}`, "aria-hidden": "true" }) : null,
    ],
  );
