/** The evening's vote on a phone: tap the best game first, then the second, then the third. */

import { html } from "../../page/dom.js";
import { VOTE_POINTS } from "../../page/facts.js";
import { action, hint } from "../../seat/desk.js";
import { text } from "../../page/text.js";
import { blinded } from "../blinder.js";
import { resultBoard, votersBoard } from "../boards/vote.js";
import { playedTitle } from "../played.js";
import { endBoard } from "../scores.js";
import { isOver, moveOf } from "../state.js";

/** @typedef {import("../now.js").Desk<import("../state.js").StateOf<"evening-vote">>} Desk */
/** @typedef {import("../now.js").Scene} Scene */

/** @param {Desk} desk @returns {Scene} */
export function voteScene(desk) {
  const { state, seat, draft } = desk;
  if (isOver(state))
    return { id: "end", title: text("vote.title"), body: [endBoard(state, resultBoard(state))], actions: [] };
  const vote = moveOf(state, "SealBallot");
  const lies = state.view.ballots[seat];
  const ranked = draft.ranked ?? lies?.games ?? [];
  const { games, places } = state.view;
  const changed = Boolean(draft.ranked) && JSON.stringify(draft.ranked) !== JSON.stringify(lies?.games);
  const missing = places - ranked.length;
  return {
    id: lies ? "voted" : "vote",
    title: text(lies ? "vote.voted_title" : "vote.title"),
    mine: !lies,
    body: [
      hint(text("vote.hint", { count: places })),
      vote &&
        blinded(
          text("vote.ballot"),
          lies &&
            html("p", { class: "own-seal" }, html("span", {}, text("almost.lies_sealed"))),
          html(
            "div",
            { class: "ballot", role: "group", "aria-label": text("vote.ballot") },
            ...games.map((title, game) => {
              const place = ranked.indexOf(game);
              return html(
                "button",
                {
                  type: "button",
                  class: "wide-choice",
                  "data-key": `game${game}`,
                  "aria-pressed": String(place >= 0),
                  "aria-disabled": place < 0 && missing <= 0 ? "true" : null,
                  onclick: () => {
                    if (place >= 0) desk.change({ ranked: ranked.filter((other) => other !== game) });
                    else if (missing > 0) desk.change({ ranked: [...ranked, game] });
                  },
                },
                html("b", { class: "ballot-place" }, place >= 0 ? place + 1 : "·"),
                html(
                  "span",
                  { class: "choice-words" },
                  html("b", {}, playedTitle(title)),
                  place >= 0 && html("small", {}, text("vote.points", { count: VOTE_POINTS[place] })),
                ),
              );
            }),
          ),
        ),
      votersBoard(state),
    ],
    actions: [
      moveOf(state, "WithdrawBallot") &&
        action("withdraw", text("small.take_back"), () => desk.send("WithdrawBallot"), { kind: "other" }),
      vote &&
        action("vote", text(lies ? "vote.change" : "vote.send"), () => desk.send("SealBallot", { games: ranked }), {
          why: missing > 0 ? text("vote.missing", { count: missing }) : lies && !changed ? text("vote.lies") : null,
        }),
    ],
  };
}
