/** Nothing to do but watch: whom the game waits for, and what they are doing. */

import { buildCount } from "../cities.js";
import { html } from "../dom.js";
import { moversOf, phaseOf } from "../game.js";
import { openOffers } from "../offers.js";
import { resultSentence, scoreTable } from "../score.js";
import { languageTold, text, toldText } from "../text.js";
import { bidBoard } from "./auction.js";
import { chipOf, nameOf } from "./desk.js";
import { harvestLeft } from "./production.js";
import { siegeLine, siegeSum } from "./siege_board.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Scene} Scene */
/** @typedef {import("../types.js").TableState} TableState */

/** Who is ready with the set-up. @param {TableState} state */
const readiness = (state) =>
  html(
    "ul",
    { class: "rows" },
    ...state.seats.map(({ seat }) =>
      html(
        "li",
        {},
        chipOf(state, seat),
        html(
          "span",
          {},
          state.game?.step?.ready?.[seat]
            ? text("waiting.ready")
            : text("waiting.stones_left", { count: state.game?.step?.stones_left?.[seat] ?? 0 }),
        ),
      ),
    ),
  );

/** @param {TableState} state */
function building(state) {
  const tile = state.board.find((candidate) => candidate.city?.counting);
  if (tile?.city?.reading && tile.city.counting)
    return html("div", { class: "building" }, chipOf(state, tile.seat), buildCount(tile.city.counting));
  const declared = state.game?.step?.stones;
  return declared
    ? html(
        "p",
        { class: "trade" },
        chipOf(state, state.game?.active ?? null),
        " ",
        text("waiting.builds", { count: declared }),
      )
    : null;
}

/** What the others are doing. @param {TableState} state @returns {import("../dom.js").Child[]} */
function doing(state) {
  switch (phaseOf(state)) {
    case "set-up":
      return [readiness(state)];
    case "production":
      return [harvestLeft(state)];
    case "auction":
      return bidBoard(state);
    case "commerce":
      return openOffers(state);
    case "building":
      return [building(state)];
    case "siege":
      return [siegeLine(state), ...siegeSum(state)];
    default:
      return [];
  }
}

/** @param {Desk} desk @returns {Scene} */
export function waitingScene({ state, seat }) {
  const movers = moversOf(state).filter((mover) => mover !== seat);
  const newest = state.log?.at(-1);
  return {
    id: "waiting",
    title: movers.length === 1 ? text("waiting.for", { name: nameOf(state, movers[0]) }) : text("waiting.many"),
    body: [
      movers.length > 1 && html("p", { class: "waits-for" }, ...movers.map((mover) => chipOf(state, mover))),
      ...doing(state),
      newest && html("p", { class: "last-line", lang: languageTold(newest) }, toldText(newest)),
    ],
    actions: [],
  };
}

/** @param {Desk} desk @returns {Scene | null} */
export function endScene({ state }) {
  if (!state.result) return null;
  return {
    id: "end",
    title: text("phase.ended"),
    body: [
      html(
        "div",
        { class: "result" },
        html("span", { class: "crown crown-large", "aria-hidden": "true" }),
        html("p", { class: "result-sentence" }, resultSentence(state)),
        scoreTable(state),
        html("a", { class: "tool", href: "/look-back" }, text("door.look_back")),
      ),
    ],
    actions: [],
  };
}
