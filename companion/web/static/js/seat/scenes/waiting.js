/** Nothing to do but watch: whom the game waits for, and what they are doing. */

import { buildCount } from "../../lands/cities.js";
import { html } from "../../page/dom.js";
import { moversOf, newestDeed, orderOf, phaseOf } from "../../game/game.js";
import { siegeOf, stepOf } from "../../game/player.js";
import { openOffers } from "../../table/offers.js";
import { setUpCourse } from "../../table/set_up_course.js";
import { pointsRow, resultSentence, scoreTable } from "../../lands/score.js";
import { messageText, text } from "../../page/text.js";
import { bidBoard } from "./auction.js";
import { action, chipOf, nameOf, nameOfCell } from "../desk.js";
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

/** How many seats are before this one in a phase that goes round the table; null if it does not, or has passed. @param {Desk} desk */
function before({ state, seat }) {
  if (!GOES_ROUND.includes(phaseOf(state) ?? "")) return null;
  const order = orderOf(state);
  const count = order.indexOf(seat) - order.indexOf(state.game?.active ?? -1);
  return count > 0 && order.includes(state.game?.active ?? -1) ? count : null;
}

/** What is being decided, if there is no drawing of it; a key of the catalogue. @param {LiveState} state */
function decided(state) {
  const siege = siegeOf(state);
  if (siege?.ransom) return "waiting.what_ransom";
  if (siege?.result) return siege.result.removed ? "waiting.what_spoils" : "waiting.what_removal";
  if (siege) return siege.shields_assigned ? "waiting.what_dice" : "waiting.what_shields";
  const phase = phaseOf(state);
  if (phase === "siege") return "waiting.what_siege";
  if (phase === "building" && !stepOf(state, "building")?.stones) return "waiting.what_building";
  const trade = stepOf(state, "commerce");
  return trade && !trade.barter && !trade.trade ? "waiting.what_commerce" : null;
}

/** What an attack on this seat puts at stake: its own walls. @param {Desk} desk */
function atStake({ state, seat }) {
  const siege = siegeOf(state);
  if (siege?.defender !== seat || !siege.battles.length) return null;
  const cities = siege.battles.map(({ cell }) => nameOfCell(cell));
  return html("p", { class: "at-stake" }, text("waiting.at_stake", { cities: cities.join(", ") }));
}

/** @param {Desk} desk @returns {Scene} */
export function waitingScene(desk) {
  const open = planScene(desk);
  if (open) return { ...open, lasting: true };
  const { state, seat } = desk;
  const movers = moversOf(state).filter((mover) => mover !== seat);
  const newest = newestDeed(state);
  const places = before(desk);
  const what = decided(state);
  return {
    id: "waiting",
    title: movers.length === 1 ? text("waiting.for", { name: nameOf(state, movers[0]) }) : text("waiting.many"),
    body: [
      movers.length > 1 && html("p", { class: "waits-for" }, ...movers.map((mover) => chipOf(state, mover))),
      what !== null && html("p", {}, text(what)),
      places !== null && html("p", { class: "hint" }, text("waiting.before", { count: places })),
      ...doing(state),
      atStake(desk),
      state.score.length > 0 && pointsRow(state),
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
