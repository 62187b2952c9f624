/** The exact odds of a battle, where the table plays with hints. */

import { html } from "../dom.js";
import { text } from "../text.js";

/** @typedef {import("../player.js").Pair} Pair */

/** @param {import("../types.js").TableState} state @param {{defender: number, cell: Pair, elephants: number}} battle */
export function oddsOf(state, battle) {
  return state.odds ? html("p", { class: "odds" }, text("siege.odds")) : null;
}
