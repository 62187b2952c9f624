/** The head of the page: season, whose move, phases. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { eveningTitle } from "../page/evening_title.js";
import { PHASES } from "../page/facts.js";
import { moversOf, phaseOf, seasonOf, turnNumberOf } from "../game/game.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */

/** @param {string | null} season */
function drawSeason(season) {
  if (!season) return [];
  return [
    html("span", { class: `season-emblem season-${season}`, "aria-hidden": "true" }),
    html(
      "span",
      { class: "season-words" },
      html("b", {}, text(`season.${season}`)),
      html("small", {}, text(`season.${season}.yields`)),
    ),
  ];
}

/** @param {{movers: number[], phase: string | null, number: number | null}} turn @param {TableState} state */
function drawTurn({ movers, phase, number }, state) {
  if (!phase) return [];
  const everybody = movers.length > 1 && movers.length === state.seats.length;
  const what = phase === "ended" ? "turn.over" : everybody ? "turn.everybody" : "turn.moves";
  return [
    ...(everybody ? [] : movers.map((seat) => seatChip(seatNumbered(state, seat), "seat-chip-large"))),
    html("small", {}, text(what), number ? ` · ${text("turn.number", { number })}` : ""),
  ];
}

/** @param {string | null} phase */
const drawPhases = (phase) =>
  PHASES.map((name, place) =>
    html(
      "li",
      {
        class: "phase",
        "aria-current": name === phase ? "step" : null,
        "data-past": place < /** @type {readonly (string | null)[]} */ (PHASES).indexOf(phase) || phase === "ended",
      },
      text(`phase.${name}`),
    ),
  );

/** @returns {(state: TableState) => void} */
export function setUpHeader() {
  const showSeason = redrawWhenChanged(find("#season .season-body"), seasonOf, drawSeason);
  const showTurn = redrawWhenChanged(
    find("#turn .turn-body"),
    (state) => ({ movers: moversOf(state), phase: phaseOf(state), number: turnNumberOf(state) }),
    drawTurn,
  );
  const showPhases = redrawWhenChanged(find("#phases ol"), phaseOf, drawPhases);
  const showTitle = redrawWhenChanged(
    find("#evening-title"),
    (state) => eveningTitle(state.evening?.title ?? ""),
    (title) => [title],
  );
  return (state) => {
    for (const show of [showSeason, showTurn, showPhases, showTitle]) show(state);
  };
}
