/** Declaring a siege: the marker's tile, the cities beside it, and elephants for each (G1, G2). */

import { html } from "../../page/dom.js";
import { boardTileAt } from "../../game/player.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { action, cellKey, chipOf, choice, choices, hint, isCell, nameOf, nameOfCell, part, symbolOf } from "../desk.js";
import { moveOf } from "../legal.js";
import { attackOdds } from "../forms/odds.js";
import { tapGrid } from "../forms/tap_grid.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/** @typedef {import("../../game/player.js").Pair} Pair */
/** @typedef {import("../legal.js").MoveNamed<"DeclareSiege">["spots"][number]} Spot */

/** @param {Desk} desk @param {Spot} spot @param {number} elephants in hand */
function targetRows(desk, spot, elephants) {
  const sent = desk.draft.sent ?? {};
  const used = Object.values(sent).reduce((sum, count) => sum + count, 0);
  return spot.targets.map(([cell, most]) => {
    const key = cellKey(cell);
    const here = sent[key] ?? 0;
    const city = boardTileAt(desk.state, spot.defender, cell)?.city;
    return html(
      "div",
      { class: "target" },
      stepper({
        key: `target.${key}`,
        label: text("siege.target", { city: nameOfCell(cell) }),
        detail: text("siege.target_wall", { stones: city?.stones ?? 0, most }),
        picture: "elephants",
        value: here,
        most: Math.min(most, elephants - used + here),
        onChange: (value) => desk.change({ sent: { ...sent, [key]: value } }),
      }),
      here > 0 && attackOdds(desk.state, { defender: spot.defender, cell, elephants: here }),
    );
  });
}

/** @param {Desk} desk @returns {Scene | null} */
export function declareScene(desk) {
  const pass = moveOf(desk.state, "PassSiege");
  if (!pass) return null;
  const may = moveOf(desk.state, "DeclareSiege");
  const passing = action("siege.pass", text("siege.pass"), () => desk.send("PassSiege"), {
    kind: may ? "other" : "main",
  });
  if (!may)
    return {
      id: "declare",
      title: text("siege.your_turn"),
      mine: true,
      body: [hint(text("siege.nothing"))],
      actions: [passing],
    };
  const { spots } = may;
  const defenders = [...new Set(spots.map((spot) => spot.defender))];
  const defender = defenders.find((seat) => seat === desk.draft.defender) ?? defenders[0];
  const here = spots.filter((spot) => spot.defender === defender);
  const spot = here.find((other) => isCell(other.marker, desk.draft.marker)) ?? null;
  /** @type {[Pair, number][]} */
  const targets = Object.entries(desk.draft.sent ?? {})
    .map(
      ([key, count]) =>
        /** @type {[Pair, number]} */ ([/** @type {Pair} */ (key.split(",").map(Number)), count]),
    )
    .filter(([, count]) => count > 0);
  const sum = targets.reduce((all, [, count]) => all + count, 0);
  return {
    id: "declare",
    title: text("siege.your_turn"),
    mine: true,
    body: [
      hint(text("siege.hint", { count: may.elephants })),
      choices(
        text("siege.whom"),
        ...defenders.map((seat) =>
          choice({
            key: `defender${seat}`,
            label: nameOf(desk.state, seat),
            picture: symbolOf(desk.state, seat),
            pressed: seat === defender,
            onclick: () => desk.change({ defender: seat, marker: null, sent: {} }),
          }),
        ),
      ),
      part(
        text("siege.marker"),
        tapGrid({
          key: "marker",
          label: text("siege.marker"),
          colour: desk.state.seats.find((seat) => seat.seat === defender)?.colour ?? "",
          tiles: desk.state.board.filter((tile) => tile.seat === defender),
          may: here.map((other) => other.marker),
          chosen: spot ? [spot.marker] : [],
          onTap: (cell) => desk.change({ defender, marker: cell, sent: {} }),
          badge: (cell) =>
            isCell(cell, spot?.marker) &&
            html("span", { class: "marker-here" }, chipOf(desk.state, desk.seat).firstElementChild),
        }),
      ),
      spot &&
        part(
          text("siege.elephants", { left: may.elephants - sum, count: may.elephants }),
          ...targetRows(desk, spot, may.elephants),
        ),
    ],
    actions: [
      passing,
      spot
        ? action(
            "siege.declare",
            text("siege.declare", { count: sum }),
            () => desk.send("DeclareSiege", { defender, marker: spot.marker, targets }),
            { why: sum ? null : text("siege.no_elephants") },
          )
        : action("siege.first", text("siege.lay"), () => {}, { why: text("siege.no_marker") }),
    ],
  };
}
