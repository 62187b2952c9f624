/** The stage: what is going on right now, by phase. */

import { buildCount } from "./cities.js";
import { find, html, redrawWhenChanged } from "./dom.js";
import { moverOf, orderOf, phaseOf, stepOf } from "./game.js";
import { seatChip, seatNumbered } from "./seats.js";
import { drawSiege } from "./siege.js";
import { hasText, languageOfServer, text } from "./text.js";

/** @typedef {import("./types.js").TableState} TableState */

/** @param {TableState} state */
function drawAuction(state) {
  const { highest = -1, leader = -1, passed = [] } = stepOf(state);
  return [
    html("p", { class: "bid" }, html("b", { "data-bid": highest }, highest < 0 ? "–" : `$${highest}`), html("span", {}, highest < 0 ? text("auction.nobody") : text("auction.leads")), highest >= 0 && seatChip(seatNumbered(state, leader))),
    html(
      "ul",
      { class: "bidders" },
      ...state.seats.map((seat, place) =>
        html("li", { "data-passed": Boolean(passed[place]) }, seatChip(seat), html("span", {}, text(passed[place] ? "auction.passed" : moverOf(state) === seat.seat ? "auction.bids" : "auction.in"))),
      ),
    ),
  ];
}

/** @param {TableState} state */
function drawOrder(state) {
  const order = orderOf(state);
  if (!order.length) return null;
  const mover = moverOf(state);
  return html("ol", { class: "order", "aria-label": text("stage.order") }, ...order.map((number) => html("li", { "aria-current": number === mover ? "true" : null }, seatChip(seatNumbered(state, number)))));
}

/** @param {TableState} state */
function drawTrade(state) {
  const { trade } = stepOf(state);
  if (!trade) return null;
  const goods = text(`market.${trade.market}`);
  return html("p", { class: "trade" }, text(`trade.${trade.action}`, { count: trade.count, goods, cost: trade.cost }));
}

/** @param {TableState} state */
function drawBuilding(state) {
  const tile = state.board.find((candidate) => candidate.city?.counting);
  if (!tile?.city?.counting) return null;
  return html("div", { class: "building" }, seatChip(seatNumbered(state, tile.seat)), buildCount(tile.city.counting));
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
      ? html("p", { class: "result-sentence", lang: languageOfServer() }, state.result.sentence)
      : html("p", { class: "result-sentence" }, text("stage.recording_ended")),
    html("p", { class: "result-points" }, ...state.score.map((line) => html("span", { class: "result-seat" }, seatChip(seatNumbered(state, line.seat)), html("b", {}, line.points)))),
  );
}

/** @param {TableState} state */
function drawLast(state) {
  const newest = state.log?.at(-1);
  return newest ? html("p", { class: "last-line", lang: languageOfServer() }, newest.text) : null;
}

/** @param {TableState} state */
function drawStage(state) {
  if (hasEnded(state)) return [drawEnd(state)];
  if (state.dice?.siege) return drawSiege(state.dice.siege, state);
  const phase = phaseOf(state);
  if (phase === "auction") return drawAuction(state);
  const parts = phase === "building" ? [drawBuilding(state)] : phase === "commerce" ? [drawTrade(state)] : [];
  return [drawOrder(state), phase && hasText(`stage.${phase}`) ? html("p", { class: "stage-explains" }, text(`stage.${phase}`)) : null, ...parts, drawLast(state)];
}

/** @returns {(state: TableState) => void} */
export function setUpStage() {
  const title = find("#stage-title");
  const draw = redrawWhenChanged(
    find("#stage .stage-body"),
    (state) => [phaseOf(state), stepOf(state), moverOf(state), state.dice?.siege, state.result, state.evening.finished, state.score, state.log?.at(-1), state.board?.map((tile) => tile.city?.counting), state.seats],
    (_, state) => drawStage(state),
  );
  return (state) => {
    const phase = phaseOf(state);
    title.textContent = hasEnded(state) ? text("phase.ended") : phase ? text(`phase.${phase}`) : text("stage.waiting");
    draw(state);
  };
}
