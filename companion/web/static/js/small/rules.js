/** The rules: a short help sheet for the current game, with what this table has agreed on. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { hasText, text } from "../page/text.js";
import { gameOf } from "./state.js";
import { isBanbury, titleOf } from "./header.js";

/** @typedef {import("./state.js").SmallState} SmallState */

const MOST_LINES = 12;

/** The lines of a sheet, numbered from 1 in the catalogue. @param {string} sheet */
function linesOf(sheet) {
  const lines = [];
  for (let line = 1; line <= MOST_LINES && hasText(`rules.${sheet}.${line}`); line += 1)
    lines.push(text(`rules.${sheet}.${line}`));
  return lines;
}

/** The options this table plays with. @param {SmallState} state @returns {string[]} */
function agreed({ view }) {
  const found = [];
  if (view.game === "almost") {
    found.push(text("rules.agreed.bids", { how: text(`option.bids.${view.bids}`) }));
    if (view.discussion_s) found.push(text("rules.agreed.talk", { count: view.discussion_s }));
    if (view.variant !== "almost")
      found.push(text("rules.agreed.winner", { how: text(`option.winner.${view.winner}`) }));
  }
  if ("cards" in view) found.push(text("rules.agreed.cards", { how: text(`option.cards.${view.cards}`) }));
  if (view.game === "suit-bidding")
    for (const name of /** @type {const} */ (["values", "offer", "bidding", "ties"]))
      if (name !== "ties" || view.variant.bidding === "sealed")
        found.push(`${text(`option.${name}`)}: ${text(`option.${name}.${view.variant[name]}`)}`);
  return found;
}

/** What the sheet depends on. @param {SmallState} state */
export const rulesShown = (state) => [titleOf(state), agreed(state)];

/** @param {SmallState} state @returns {import("../page/dom.js").Child[]} */
export function rulesSheet(state) {
  const sheet = isBanbury(state) ? "banbury-merton-street" : gameOf(state);
  const table = agreed(state);
  return [
    html("h2", {}, titleOf(state)),
    html("p", { class: "rules-aim" }, text(`rules.${sheet}.aim`)),
    html("ol", { class: "rules-lines" }, ...linesOf(sheet).map((line) => html("li", {}, line))),
    table.length > 0 && html("h3", { class: "part-title" }, text("rules.agreed")),
    table.length > 0 && html("ul", { class: "rules-agreed" }, ...table.map((line) => html("li", {}, line))),
    ["almost", "bid-war", "suit-bidding", "evening-vote"].includes(gameOf(state)) &&
      html("p", { class: "hint" }, text("rules.seals")),
  ];
}

/** @returns {(state: SmallState) => void} */
export const setUpRules = () =>
  redrawWhenChanged(
    find("#rules"),
    rulesShown,
    (_, state) => rulesSheet(state),
  );
