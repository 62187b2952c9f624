/** The harvest: what each city yields and why, and what fell while people stacked it (P1–P4). */

import { html } from "../../page/dom.js";
import { boardTileAt, stepOf, stockOf } from "../../game/player.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { action, chipOf, choice, choices, hint, isCell, nameOfCell } from "../desk.js";
import { moveOf } from "../legal.js";
import { seenValue } from "../forms/wall_report.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/** @typedef {import("../../game/player.js").Pair} Pair */

/** Why a city yields what it does. @param {import("../../types.js").LiveState} state @param {number} seat @param {Pair} cell @param {number} grain */
function reason(state, seat, cell, grain) {
  const city = boardTileAt(state, seat, cell)?.city;
  const width = city?.width ?? 0;
  if (grain < 1 + width) return text("harvest.short", { width, due: 1 + width, left: stockOf(state).grain });
  return city?.stones ? text("harvest.width", { width, grain }) : text("harvest.bare");
}

/** @param {Desk} desk @returns {Scene | null} */
export function harvestScene(desk) {
  const may = moveOf(desk.state, "Harvest");
  if (!may) return null;
  const { cities } = may;
  const [cell, grain] = cities.find(([other]) => isCell(other, desk.draft.cell)) ?? cities[0];
  const fallen = Math.min(desk.draft.fallen ?? 0, grain);
  const seen = seenValue(boardTileAt(desk.state, desk.seat, cell)?.city?.reading?.grain);
  return {
    id: "harvest",
    title: text("harvest.title"),
    mine: true,
    body: [
      hint(text("harvest.hint")),
      choices(
        text("harvest.title"),
        ...cities.map(([other, units]) =>
          choice({
            key: `harvest:${other}`,
            label: text("harvest.city", { city: nameOfCell(other), grain: units }),
            detail: reason(desk.state, desk.seat, other, units),
            picture: html("span", { class: "goods goods-grain", "aria-hidden": "true" }),
            pressed: isCell(other, cell),
            onclick: () => desk.change({ cell: other, fallen: 0 }),
          }),
        ),
      ),
      seen !== null && html("p", { class: "by-camera" }, text("harvest.seen", { city: nameOfCell(cell), units: seen })),
      stepper({
        key: "harvest.fallen",
        label: text("harvest.fallen"),
        value: fallen,
        most: grain,
        onChange: (value) => desk.change({ cell, fallen: value }),
      }),
    ],
    actions: [
      action(
        "harvest.send",
        text("harvest.send", { city: nameOfCell(cell), grain: grain - fallen }),
        () => desk.send("Harvest", { cell, fallen }),
        { detail: fallen ? text("harvest.back", { count: fallen }) : null },
      ),
    ],
  };
}

/** Whose cities remain to be harvested, shown while others do it. @param {import("../../types.js").LiveState} state */
export function harvestLeft(state) {
  const left = stepOf(state, "production")?.left ?? [];
  return html(
    "ul",
    { class: "rows" },
    ...left.map((cells, seat) =>
      html(
        "li",
        {},
        chipOf(state, seat),
        html(
          "span",
          {},
          cells.length
            ? cells
                .map((cell) =>
                  text("harvest.left", {
                    city: nameOfCell(cell),
                    width: boardTileAt(state, seat, cell)?.city?.width ?? 0,
                  }),
                )
                .join(" · ")
            : "–",
        ),
      ),
    ),
  );
}
