/** The stage: the current action, by phase. */

import { bidders, standingBid } from "./bidding.js";
import { cellName } from "../game/cells.js";
import { buildCount } from "../lands/cities.js";
import { find, html, redrawWhenChanged } from "../page/dom.js";
import { isLive, moversOf, newestDeed, orderOf, phaseOf, unharvestedOf } from "../game/game.js";
import { boardTileAt, siegeOf, stepOf } from "../game/player.js";
import { drawInvitation } from "./invitation.js";
import { largeWall } from "../lands/large_wall.js";
import { openOffers } from "./offers.js";
import { resultSentence, scoreTable } from "../lands/score.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { setUpCourse } from "./set_up_course.js";
import { drawSiege } from "./siege.js";
import { hasText, messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */

/** @param {TableState} state */
function drawOrder(state) {
  const order = orderOf(state);
  if (!order.length) return null;
  const movers = moversOf(state);
  return html(
    "ol",
    { class: "order", "aria-label": text("stage.order") },
    ...order.map((number) =>
      html("li", { "aria-current": movers.includes(number) ? "true" : null }, seatChip(seatNumbered(state, number))),
    ),
  );
}

/** The cities that remain to be harvested. @param {TableState} state */
function drawHarvest(state) {
  const left = unharvestedOf(state);
  if (!left.some((cells) => cells.length)) return null;
  return html(
    "ul",
    { class: "harvest", "aria-label": text("stage.to_harvest") },
    ...left.map((cells, seat) =>
      html(
        "li",
        {},
        seatChip(seatNumbered(state, seat)),
        html("span", {}, cells.length ? cells.map(cellName).join(", ") : "–"),
      ),
    ),
  );
}

/** The city being built on: its stones as the camera counts them, or as declared. @param {TableState} state */
function rising(state) {
  const counted = state.board.find((tile) => tile.city?.counting);
  if (counted) return counted;
  const step = stepOf(state, "building");
  return (step?.cell && boardTileAt(state, state.game?.active ?? null, step.cell)) || null;
}

/** The growing wall, with the stones still to come in outline. @param {TableState} state */
function drawBuilding(state) {
  const tile = rising(state);
  if (!tile?.city) return null;
  const { stones, width, counting } = tile.city;
  const declared = counting?.declared ?? stepOf(state, "building")?.stones ?? 0;
  const placed = Math.min(counting?.placed ?? 0, declared);
  const seat = seatNumbered(state, tile.seat);
  return html(
    "div",
    { class: "building" },
    largeWall(seat?.colour, { stones: stones + placed, width, coming: declared - placed }),
    html(
      "div",
      { class: "building-words" },
      seatChip(seat),
      html("b", { class: "city-name" }, cellName(tile)),
      counting ? buildCount(counting) : html("p", {}, text("waiting.builds", { count: declared })),
    ),
  );
}

/** The wall under attack. @param {TableState} state */
function besiegedWall(state) {
  const siege = siegeOf(state);
  const [battle] = siege?.battles ?? [];
  if (!siege || !battle) return null;
  const city = boardTileAt(state, siege.defender, battle.cell)?.city;
  if (!city?.stones) return null;
  const [row, col] = battle.cell;
  return html(
    "div",
    { class: "building besieged" },
    largeWall(seatNumbered(state, siege.defender)?.colour, city),
    html("b", { class: "city-name" }, cellName({ row, col })),
  );
}

/** @param {TableState} state */
const hasEnded = (state) => Boolean(state.result) || state.evening.finished;

/** The end: of the game, or of a recording that stops before it. @param {TableState} state */
function drawEnd(state) {
  return html(
    "div",
    { class: "result" },
    state.result && html("span", { class: "crown crown-large", "aria-hidden": "true" }),
    state.result
      ? html("p", { class: "result-sentence" }, resultSentence(state))
      : html("p", { class: "result-sentence" }, text("stage.recording_ended")),
    scoreTable(state),
    state.result && isLive(state) && html("a", { class: "tool", href: "/afterwards" }, text("afterwards.open")),
  );
}

/** @param {TableState} state */
function drawLast(state) {
  const newest = newestDeed(state);
  return newest ? html("p", { class: "last-line" }, messageText(newest.message)) : null;
}

/** @param {TableState} state */
function drawStage(state) {
  if (isLive(state) && state.lobby.stage === "open") return drawInvitation(state);
  if (hasEnded(state)) return [drawEnd(state)];
  if (state.dice?.siege) return [besiegedWall(state), ...drawSiege(state.dice.siege, state)];
  const phase = phaseOf(state);
  if (phase === "auction") return [standingBid(state), bidders(state, "bidders")];
  return [
    drawOrder(state),
    phase && hasText(`stage.${phase}`) && html("p", { class: "stage-explains" }, text(`stage.${phase}`)),
    setUpCourse(state, "harvest set-up-course"),
    drawHarvest(state),
    ...openOffers(state),
    drawBuilding(state),
    drawLast(state),
  ];
}

/** @returns {(state: TableState) => void} */
export function setUpStage() {
  const title = find("#stage-title");
  const draw = redrawWhenChanged(
    find("#stage .stage-body"),
    (state) => [
      phaseOf(state),
      state.game?.step,
      moversOf(state),
      orderOf(state),
      state.dice?.siege,
      state.result,
      state.evening.finished,
      state.score,
      newestDeed(state),
      state.board?.map((tile) => tile.city?.counting),
      state.game && rising(state),
      state.seats,
      phaseOf(state) === "set-up" && state.game?.players,
      state.lobby?.stage === "open" && [state.lobby, state.you],
    ],
    (_, state) => drawStage(state),
  );
  return (state) => {
    const phase = phaseOf(state);
    title.textContent = state.result
      ? text("phase.ended")
      : hasEnded(state)
        ? text("score.title")
        : phase
          ? text(`phase.${phase}`)
          : text("stage.waiting");
    draw(state);
  };
}
