/** The current siege, for everybody: dice, totals, and x as a sum. */

import { html } from "../../page/dom.js";
import { siegeOf } from "../../game/player.js";
import { drawSiege } from "../../table/siege.js";
import { text } from "../../page/text.js";
import { chipOf, nameOfCell } from "../desk.js";

/** @typedef {import("../../types.js").LiveState} LiveState */

/** @param {LiveState} state */
export const siegeSum = (state) => (state.dice?.siege ? drawSiege(state.dice.siege, state) : []);

/** Who besieges what, shown before and between rolls. @param {LiveState} state */
export function siegeLine(state) {
  const siege = siegeOf(state);
  if (!siege) return null;
  return html(
    "p",
    { class: "siege-line" },
    chipOf(state, state.game?.active ?? null),
    html("span", { class: "glyph glyph-swords", role: "img", "aria-label": text("siege.besieges") }),
    chipOf(state, siege.defender),
    html(
      "small",
      {},
      siege.battles
        .map((battle) =>
          text("siege.battle", { city: nameOfCell(battle.cell), count: battle.elephants }),
        )
        .join(", "),
    ),
  );
}
