/** Nothing to do but watch: whom the game waits for, and what they are doing. */

import { buildCount } from "../../lands/cities.js";
import { html } from "../../page/dom.js";
import { moversOf, orderOf, phaseOf } from "../../game/game.js";
import { stepOf } from "../../game/player.js";
import { openOffers } from "../../table/offers.js";
import { setUpCourse } from "../../table/set_up_course.js";
import { resultSentence, scoreTable } from "../../lands/score.js";
import { messageText, text } from "../../page/text.js";
import { bidBoard } from "./auction.js";
import { action, chipOf, nameOf } from "../desk.js";
import { planPart, planScene } from "../forms/planning.js";
import { harvestLeft } from "./production.js";
import { siegeLine, siegeSum } from "../forms/siege_board.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/** @typedef {import("../../types.js").LiveState} LiveState */

const GOES_ROUND = ["commerce", "building", "siege"];

/** @param {LiveState} state */
function building(state) {
  const tile = state.board.find((candidate) => candidate.city?.counting);
  if (tile?.city?.reading && tile.city.counting)
    return html("div", { class: "building" }, chipOf(state, tile.seat), buildCount(tile.city.counting));
  const declared = stepOf(state, "building")?.stones;
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

/** What the others are doing. @param {LiveState} state @returns {import("../../page/dom.js").Child[]} */
function doing(state) {
  switch (phaseOf(state)) {
    case "set-up":
      return [setUpCourse(state, "rows")];
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

/** How many are still before this seat in a phase that goes round; null where it does not, or is past. @param {Desk} desk */
function before({ state, seat }) {
  if (!GOES_ROUND.includes(phaseOf(state) ?? "")) return null;
  const order = orderOf(state);
  const count = order.indexOf(seat) - order.indexOf(state.game?.active ?? -1);
  return count > 0 && order.includes(state.game?.active ?? -1) ? count : null;
}

/** @param {Desk} desk @returns {Scene} */
export function waitingScene(desk) {
  const open = planScene(desk);
  if (open) return { ...open, lasting: true };
  const { state, seat } = desk;
  const movers = moversOf(state).filter((mover) => mover !== seat);
  const newest = state.log?.at(-1);
  const places = before(desk);
  return {
    id: "waiting",
    title: movers.length === 1 ? text("waiting.for", { name: nameOf(state, movers[0]) }) : text("waiting.many"),
    body: [
      movers.length > 1 && html("p", { class: "waits-for" }, ...movers.map((mover) => chipOf(state, mover))),
      places !== null && html("p", { class: "hint" }, text("waiting.before", { count: places })),
      ...doing(state),
      newest && html("p", { class: "last-line" }, messageText(newest.message)),
      planPart(desk),
    ],
    actions: [],
    lasting: true,
  };
}

/** @param {Desk} desk @returns {Scene | null} */
export function endScene({ state, ask }) {
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
        html("a", { class: "tool", href: "/afterwards" }, text("afterwards.open")),
        html("a", { class: "tool", href: "/look-back" }, text("door.look_back")),
      ),
    ],
    actions: [action("again", text("again.title"), () => ask("/api/games/again"), { detail: text("again.hint") })],
  };
}
