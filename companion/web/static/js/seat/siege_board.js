/** The siege that goes on, for everybody: dice, totals, and x as a sum. */

import { html } from "../dom.js";
import { drawSiege } from "../siege.js";
import { text } from "../text.js";
import { chipOf, nameOfCell } from "./desk.js";

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../player.js").Pair} Pair */

/** @param {TableState} state */
export const siegeSum = (state) => (state.dice?.siege ? drawSiege(state.dice.siege, state) : []);

/** Who besieges what, before and between the dice. @param {TableState} state */
export function siegeLine(state) {
  const step = state.game?.step;
  if (!step?.declared) return null;
  return html(
    "p",
    { class: "siege-line" },
    chipOf(state, state.game?.active ?? null),
    html("span", { class: "glyph glyph-swords", role: "img", "aria-label": text("siege.besieges") }),
    chipOf(state, step.defender),
    html(
      "small",
      {},
      step.battles
        .map((/** @type {{cell: Pair, elephants: number}} */ battle) =>
          text("siege.battle", { city: nameOfCell(battle.cell), count: battle.elephants }),
        )
        .join(", "),
    ),
  );
}
