/** Standings of the current game, and the results of the evening's games. */

import { html } from "../page/dom.js";
import { POINTS_TO_WIN } from "../page/facts.js";
import { currentLocale, text } from "../page/text.js";
import { playedTitle } from "./played.js";
import { chipOf, isOver, nameOf, playersOf, plays, waitingOf, winnersOf } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */

/**
 * Who is playing and whom the game waits for, with a few words on each.
 * @template {SmallState} State
 * @param {State} state
 * @param {(player: import("./state.js").PlayerOf<State>) => import("../page/dom.js").Child} words
 * @param {(player: import("./state.js").PlayerOf<State>) => import("../page/dom.js").Child} [number]
 */
export const seatRows = (state, words, number) =>
  html(
    "ul",
    { class: "rows seat-rows" },
    ...playersOf(state).map((player) =>
      html(
        "li",
        { "data-seat": player.seat, "aria-current": waitingOf(state).includes(player.seat) ? "true" : null },
        chipOf(state, player.seat),
        html("span", { class: "row-words" }, words(player)),
        number && html("b", { class: "row-number" }, number(player)),
      ),
    ),
  );

/** A symbol and words for having sealed or not. @param {boolean} done @param {string} [doneKey] */
export const sealedMark = (done, doneKey = "small.sealed") =>
  html(
    "span",
    { class: "sealed-mark", "data-done": done },
    html("i", { class: "wax", "aria-hidden": "true" }),
    text(done ? doneKey : "small.thinks"),
  );

/** Who has won, in one sentence. @param {SmallState} state */
export function resultSentence(state) {
  const names = winnersOf(state).map((winner) =>
    state.view.game === "evening-vote" ? playedTitle(state.view.games[winner] ?? "") : nameOf(state, winner),
  );
  if (!names.length && plays(state, "almost") && state.view.variant === "almost")
    return text("small.nobody_has", { count: POINTS_TO_WIN });
  if (!names.length) return text("small.nobody_wins");
  const joined = new Intl.ListFormat(currentLocale()).format(names);
  return text(names.length > 1 ? "small.win_together" : "small.wins", { names: joined });
}

/** The end of a game, shown large. @param {SmallState} state @param {import("../page/dom.js").Child} table */
export const endBoard = (state, table) =>
  isOver(state)
    ? html(
        "div",
        { class: "result" },
        html("span", { class: "crown crown-large", "aria-hidden": "true" }),
        html("p", { class: "result-sentence" }, resultSentence(state)),
        table,
      )
    : null;

/**
 * A table of the players, with a column for each thing that counts.
 * @template {SmallState} State
 * @param {State} state
 * @param {{key: string, of: (player: import("./state.js").PlayerOf<State>) => string | number, main?: boolean}[]} columns
 */
export const standings = (state, columns) =>
  html(
    "table",
    { class: "score-table" },
    html(
      "thead",
      {},
      html(
        "tr",
        {},
        html("th", { scope: "col" }, html("span", { class: "unseen" }, text("small.player"))),
        ...columns.map(({ key }) => html("th", { scope: "col" }, text(key))),
      ),
    ),
    html(
      "tbody",
      {},
      ...playersOf(state).map((player) =>
        html(
          "tr",
          {
            class: isOver(state) && winnersOf(state).includes(player.seat) ? "winner" : null,
            "data-seat": player.seat,
          },
          html(
            "th",
            { scope: "row" },
            chipOf(state, player.seat),
            isOver(state) &&
              winnersOf(state).includes(player.seat) &&
              html("span", { class: "crown", role: "img", "aria-label": text("small.winner") }),
          ),
          ...columns.map(({ of, main }) => html("td", { class: main ? "points" : null }, of(player))),
        ),
      ),
    ),
  );

/** The evening so far: games and who won them, then what everybody has won. @param {SmallState} state */
export function eveningScores({ evening }) {
  const games = evening?.games ?? [];
  if (!games.length) return html("p", { class: "hint" }, text("small.evening.none"));
  return html(
    "div",
    { class: "evening-scores" },
    html(
      "ol",
      { class: "evening-games" },
      ...games.map((game) =>
        html(
          "li",
          {},
          html("span", {}, playedTitle(game.played)),
          html(
            "b",
            {},
            game.winners.length ? new Intl.ListFormat(currentLocale()).format(game.winners) : "–",
          ),
        ),
      ),
    ),
    html(
      "table",
      { class: "score-table evening-totals" },
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          html("th", { scope: "col" }, html("span", { class: "unseen" }, text("small.player"))),
          html("th", { scope: "col" }, text("small.evening.points")),
          html("th", { scope: "col" }, text("small.evening.won")),
        ),
      ),
      html(
        "tbody",
        {},
        ...(evening.totals ?? []).map((line) =>
          html(
            "tr",
            {},
            html("th", { scope: "row" }, line.name),
            html("td", { class: "points" }, line.points),
            html("td", {}, line.won),
          ),
        ),
      ),
    ),
  );
}
