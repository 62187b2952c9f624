/** Where table and game differ: draws what each has, beside the two answers. */

import { html, svg } from "../page/dom.js";
import { GAME_IS_RIGHT, TABLE_IS_RIGHT } from "../page/facts.js";
import { diskUp } from "../lands/market.js";
import { shield } from "../lands/pieces.js";

/** @typedef {import("../types.js").Compared} Compared */


/** @param {number[]} values */
const shields = (values) =>
  values.map((value) => {
    const node = shield(value);
    node.setAttribute("transform", "translate(50 50)");
    return svg("svg", { class: "compared-shield", viewBox: "26 22 48 56", "aria-hidden": "true" }, node);
  });

/**
 * The picture for one of the two answers; nothing for other answers, or if there is no picture for it.
 * @param {Compared | null | undefined} compared
 * @param {number} answer
 */
export function comparedPicture(compared, answer) {
  if (!compared || (answer !== TABLE_IS_RIGHT && answer !== GAME_IS_RIGHT)) return null;
  const side = answer === TABLE_IS_RIGHT ? "table" : "game";
  switch (compared.about) {
    case "price":
      return diskUp(compared[side]);
    case "side":
      return html("span", { class: `compared-tile tile-${compared[side]}`, "aria-hidden": "true" });
    case "shields":
      return html("span", { class: "compared-shields", "aria-hidden": "true" }, ...shields(compared[side]));
  }
}
