/** Grain from a trade, barter or ransom, on its way to a column (P4). */

import { boardTileAt } from "../../game/player.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { action, choice, choices, hint, isCell, nameOfCell } from "../desk.js";
import { moveOf } from "../legal.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */

/** @param {Desk} desk @returns {Scene | null} */
export function grainScene(desk) {
  const may = moveOf(desk.state, "PlaceGrain");
  if (!may) return null;
  const { cells } = may;
  const cell = cells.find((other) => isCell(other, desk.draft.cell)) ?? (cells.length === 1 ? cells[0] : null);
  const units = Math.max(1, Math.min(may.most, desk.draft.units ?? may.most));
  const fallen = Math.min(desk.draft.fallen ?? 0, units);
  return {
    id: "grain",
    about: `grain ${may.most}`,
    title: text("grain.title", { count: may.most }),
    mine: true,
    body: [
      hint(text("grain.hint")),
      choices(
        text("grain.which"),
        ...cells.map((other) =>
          choice({
            key: `grain:${other}`,
            label: nameOfCell(other),
            detail: text("grain.has", { units: boardTileAt(desk.state, desk.seat, other)?.city?.grain ?? 0 }),
            pressed: isCell(other, cell),
            onclick: () => desk.change({ cell: other }),
          }),
        ),
      ),
      stepper({
        key: "grain.units",
        label: text("grain.units"),
        picture: "grain",
        value: units,
        least: 1,
        most: may.most,
        onChange: (value) => desk.change({ units: value }),
      }),
      stepper({
        key: "grain.fallen",
        label: text("harvest.fallen"),
        value: fallen,
        most: units,
        onChange: (value) => desk.change({ fallen: value }),
      }),
    ],
    actions: [
      action(
        "grain.send",
        cell ? text("grain.send", { units: units - fallen, city: nameOfCell(cell) }) : text("grain.which"),
        () => desk.send("PlaceGrain", { cell, units, fallen }),
        { why: cell ? null : text("grain.choose"), detail: fallen ? text("harvest.back", { count: fallen }) : null },
      ),
    ],
  };
}
