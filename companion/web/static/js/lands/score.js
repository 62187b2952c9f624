/** The score and what it is made up of. */

import { html } from "../page/dom.js";
import { seatChip, seatNumbered, seatSymbol } from "./seats.js";
import { currentLocale, text } from "../page/text.js";

const PARTS = /** @type {const} */ (["nobles_home", "captured", "great_walls"]);

/** Who has won. @param {import("../types.js").TableState} state */
export function resultSentence(state) {
  const names = (state.result?.winners ?? []).map((seat) => seatNumbered(state, seat)?.name ?? "");
  const listed = new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(names);
  return text("score.wins", { count: names.length, names: listed });
}

/**
 * The whole table, for the end.
 * @param {import("../types.js").TableState} state
 */
export function scoreTable(state) {
  const winners = state.result?.winners ?? [];
  const line = (/** @type {import("../types.js").Score} */ score) =>
    html(
      "tr",
      { "data-seat-row": score.seat, class: winners.includes(score.seat) ? "winner" : null },
      html(
        "th",
        { scope: "row" },
        seatChip(seatNumbered(state, score.seat)),
        winners.includes(score.seat) &&
          html("span", { class: "crown", role: "img", "aria-label": text("score.winner") }),
      ),
      ...PARTS.map((part) => html("td", {}, score[part])),
      html("td", { class: "points" }, score.points),
    );
  const heads = [...PARTS.map((part) => text(`score.${part}`)), text("score.sum")];
  return html(
    "table",
    { class: "score-table" },
    html("caption", { class: "unseen" }, text("score.title")),
    html(
      "thead",
      {},
      html(
        "tr",
        {},
        html("th", { scope: "col" }, html("span", { class: "unseen" }, text("score.player"))),
        ...heads.map((head) => html("th", { scope: "col" }, head)),
      ),
    ),
    html("tbody", {}, ...state.score.map(line)),
  );
}

/**
 * Everybody's points in a row.
 * @param {import("../types.js").TableState} state
 */
export const pointsRow = (state) =>
  html(
    "p",
    { class: "points-row", role: "group", "aria-label": text("score.title") },
    html("span", {}, text("score.title")),
    ...state.score.map(({ seat, points }) => {
      const known = seatNumbered(state, seat);
      return html("span", {}, known && seatSymbol(known), html("span", { class: "unseen" }, known?.name ?? ""), html("b", {}, points));
    }),
  );

/**
 * One seat's points and what they are made up of, in one line.
 * @param {import("../types.js").Score} score
 */
export function pointsLine(score) {
  const parts = PARTS.filter((part) => score[part] > 0).map((part) =>
    text(`score.some.${part}`, { count: score[part] }),
  );
  return html(
    "span",
    { class: "seat-points" },
    html("small", {}, parts.join(" · ")),
    html("span", { class: "sum" }, html("b", {}, score.points), ` ${text("score.points", { count: score.points })}`),
  );
}
