/** Which of the seat's own columns grain is taken from: the fullest, unless somebody chooses. */

import { html } from "../../page/dom.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { cellKey, nameOfCell } from "../desk.js";

/** @typedef {import("../../game/player.js").Pair} Pair */
/** @typedef {[Pair, number][]} Columns */
/** @typedef {Record<string, number>} Picked units by cell */

/** What the rules take by default: the fullest columns first. @param {Columns} columns @param {number} needed @returns {Columns} */
function fullest(columns, needed) {
  let left = needed;
  /** @type {Columns} */
  const taken = [];
  for (const [cell, units] of [...columns].sort(([, one], [, other]) => other - one)) {
    const here = Math.min(units, left);
    if (here) taken.push([cell, here]);
    left -= here;
  }
  return taken;
}

/** What to send; empty lets the rules choose. @param {Columns} columns @param {Picked | undefined} picked @returns {Columns} */
export const pickedColumns = (columns, picked) =>
  picked
    ? columns
        .map(([cell]) => /** @type {[Pair, number]} */ ([cell, picked[cellKey(cell)] ?? 0]))
        .filter(([, units]) => units)
    : [];

/** Why the picked columns are not right, or null if they are. @param {number} needed @param {Columns} columns @param {Picked | undefined} picked */
export function columnsFlaw(needed, columns, picked) {
  if (!picked || !needed) return null;
  const sum = pickedColumns(columns, picked).reduce((total, [, units]) => total + units, 0);
  return sum === needed ? null : text("grain.sum", { sum, needed });
}

/**
 * @param {{key: string, needed: number, columns: Columns, picked: Picked | undefined, onChange: (picked: Picked | undefined) => void}} source
 */
export function grainSource({ key, needed, columns, picked, onChange }) {
  if (!needed || !columns.length) return null;
  const taken = picked ? pickedColumns(columns, picked) : fullest(columns, needed);
  const words = taken.map(([cell, units]) => text("grain.from_column", { units, city: nameOfCell(cell) })).join(", ");
  if (columns.length < 2) return html("p", { class: "hint" }, text("grain.from", { columns: words }));
  return html(
    "details",
    { class: "source", "data-key": `${key}.source`, open: Boolean(picked) },
    html("summary", { "data-key": `${key}.summary` }, text("grain.from", { columns: words || "–" })),
    ...columns.map(([cell, units]) =>
      stepper({
        key: `${key}.${cellKey(cell)}`,
        label: text("grain.column", { city: nameOfCell(cell) }),
        detail: text("grain.has", { units }),
        value: (picked ?? Object.fromEntries(taken.map(([c, u]) => [cellKey(c), u])))[cellKey(cell)] ?? 0,
        most: Math.min(units, needed),
        onChange: (value) =>
          onChange({
            ...(picked ?? Object.fromEntries(taken.map(([c, u]) => [cellKey(c), u]))),
            [cellKey(cell)]: value,
          }),
      }),
    ),
    picked &&
      html(
        "button",
        { type: "button", class: "tool", "data-key": `${key}.fullest`, onclick: () => onChange(undefined) },
        text("grain.fullest"),
      ),
  );
}
