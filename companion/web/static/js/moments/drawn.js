/** How each moment looks: a title, a sentence and a picture. */

import { cellName } from "../game/cells.js";
import { html, svg } from "../page/dom.js";
import { largeWall } from "../lands/large_wall.js";
import { die } from "../lands/pieces.js";
import { resultSentence, scoreTable } from "../lands/score.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { currentLocale, messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../page/dom.js").Child} Child */
/** @typedef {import("./found.js").Moment} Moment */
/** @typedef {import("./found.js").BattleDecided} BattleDecided */
/** @typedef {import("./found.js").SiegeBegins} SiegeBegins */
/** @typedef {{title: string, sentence: string, picture: Child, said?: string}} Shown `said`: what can be seen but would not be heard */

const FALLING = 7;

/** Stones on their way down. */
const fallingStones = () =>
  svg(
    "svg",
    { class: "falling", viewBox: "0 0 140 60", "aria-hidden": "true" },
    ...Array.from({ length: FALLING }, (_, place) =>
      svg("rect", {
        class: `falling-stone falling-${place + 1}`,
        x: 8 + place * 18,
        y: 22,
        width: 15,
        height: 15,
        rx: 1.5,
      }),
    ),
  );

/** @param {TableState} state @param {number | null} seat */
const nameOf = (state, seat) => seatNumbered(state, seat)?.name ?? "";

/** @param {[number, number]} pair */
const nameOfCell = ([row, col]) => cellName({ row, col });

/** @param {TableState} state @param {number} seat @param {{stones: number, width: number, taken?: number}} built */
const wallOf = (state, seat, built) => largeWall(seatNumbered(state, seat)?.colour, built);

/** @param {number[]} dice */
const sumOf = (dice) => dice.reduce((total, face) => total + face, 0);

/** @param {number[]} dice @param {string} side */
const diceOf = (dice, side) =>
  html(
    "span",
    { class: `moment-dice moment-${side}`, "data-many": dice.length > 6 },
    ...dice.map((face) => die(face)),
    html("b", {}, sumOf(dice)),
  );

/** @param {SiegeBegins} moment @param {TableState} state @returns {Shown} */
const siege = ({ attacker, defender, targets }, state) => ({
  title: text("moment.siege", { name: nameOf(state, attacker), other: nameOf(state, defender) }),
  sentence: text("moment.siege_cities", { count: targets.length }),
  picture: html(
    "ul",
    { class: "moment-targets" },
    ...targets.map(({ cell, elephants, stones, width }) =>
      html(
        "li",
        {},
        html(
          "span",
          { class: "moment-elephants" },
          html("i", { class: "goods goods-elephants", "aria-hidden": "true" }),
          html("b", {}, elephants),
        ),
        html("span", { class: "moment-arrow", "aria-hidden": "true" }, "→"),
        html(
          "span",
          { class: "moment-city" },
          wallOf(state, defender, { stones, width }),
          html("b", {}, nameOfCell(cell)),
        ),
        oddsOf(state, defender, cell),
      ),
    ),
  ),
});

/**
 * How likely the wall is to be destroyed, if the table plays with hints: without shields, and with all those beside it.
 * @param {TableState & {odds?: import("../types.js").LiveState["odds"]}} state
 * @param {number} defender
 * @param {[number, number]} cell
 */
function oddsOf(state, defender, cell) {
  const odds = state.odds?.role === "watcher" ? state.odds.cities : [];
  const city = odds.find((other) => other.defender === defender && nameOfCell(other.cell) === nameOfCell(cell));
  if (!city) return null;
  const percent = new Intl.NumberFormat(currentLocale(), { style: "percent" });
  const [least, most] = [city.bare, city.shielded].map(({ destroyed }) => percent.format(destroyed));
  const words = city.shielded.shield_points ? text("moment.odds", { least, most }) : text("moment.odds_bare", { least });
  return html("small", { class: "moment-odds" }, words);
}

/** @param {BattleDecided} moment @param {TableState} state @returns {Shown} */
const battle = ({ attacker, defender, cell, attackerDice, defenderDice, stones, width, taken }, state) => ({
  title: taken === 0 ? text("moment.holds", { city: nameOfCell(cell) }) : text("moment.breach", { city: nameOfCell(cell) }),
  sentence: taken === 0 ? text("siege.holds") : taken < stones ? text("siege.falls", { count: taken }) : text("siege.destroyed"),
  said: text("call.dice", { attacker: sumOf(attackerDice), defender: sumOf(defenderDice) }),
  picture: html(
    "div",
    { class: "moment-battle" },
    html(
      "div",
      { class: "moment-sides" },
      html("p", {}, seatChip(seatNumbered(state, attacker)), diceOf(attackerDice, "attacker")),
      html("p", {}, seatChip(seatNumbered(state, defender)), diceOf(defenderDice, "defender")),
    ),
    stones > 0 && wallOf(state, defender, { stones, width, taken }),
  ),
});

/** A noble moves from one seat to another. @param {TableState} state @param {import("./found.js").NobleTaken} moment */
const nobleOnItsWay = (state, { seat, from }) =>
  html(
    "div",
    { class: "moment-noble" },
    from !== null && seatChip(seatNumbered(state, from), "moment-chip"),
    from !== null && html("span", { class: "moment-arrow", "aria-hidden": "true" }, "→"),
    html("span", { class: "crown crown-large", "aria-hidden": "true" }),
    from !== null && html("span", { class: "moment-arrow", "aria-hidden": "true" }, "→"),
    seatChip(seatNumbered(state, seat), "moment-chip"),
  );

/** The longest wall of the evening as it stands at the end. @param {TableState} state */
function longestWall(state) {
  const [first] = state.board
    .flatMap(({ seat, city }) => (city ? [{ seat, stones: city.stones, width: city.width }] : []))
    .sort((one, other) => other.stones - one.stones);
  return (
    first &&
    first.stones > 0 &&
    html(
      "p",
      { class: "moment-longest" },
      wallOf(state, first.seat, first),
      html("span", {}, text("moment.wall_of_evening", { name: nameOf(state, first.seat), count: first.stones })),
    )
  );
}

/** How the first of the winners got the points. @param {TableState} state */
function howWon(state) {
  const [winner] = state.result?.winners ?? [];
  const line = state.score.find(({ seat }) => seat === winner);
  return line ? text("moment.won_with", { count: line.points }) : "";
}

/** @param {Moment} moment @param {TableState} state @returns {Shown} */
export function shownOf(moment, state) {
  switch (moment.kind) {
    case "season":
      return {
        title: text(`season.${moment.season}`),
        sentence: text(`season.${moment.season}.yields`),
        picture: html("span", { class: `season-emblem season-${moment.season}`, "aria-hidden": "true" }),
      };
    case "auction":
      return {
        title: text("moment.auction", { name: nameOf(state, moment.seat) }),
        sentence: moment.paid === null ? text("moment.auction_free") : text("moment.auction_paid", { paid: moment.paid }),
        picture: seatChip(seatNumbered(state, moment.seat), "moment-chip"),
      };
    case "siege":
      return siege(moment, state);
    case "battle":
      return battle(moment, state);
    case "noble":
      return {
        title: text("moment.noble", { name: nameOf(state, moment.seat) }),
        sentence:
          moment.from === null ? text("moment.noble_worth") : text("moment.noble_from", { name: nameOf(state, moment.from) }),
        picture: nobleOnItsWay(state, moment),
      };
    case "great_wall":
      return {
        title: text("moment.great_wall", { name: nameOf(state, moment.seat) }),
        sentence: text("moment.great_wall_worth"),
        picture: wallOf(state, moment.seat, highestOf(state, moment.seat)),
      };
    case "collapse":
      return {
        title: text("moment.collapse"),
        sentence: messageText(moment.entry.message),
        picture: fallingStones(),
      };
    case "victory":
      return {
        title: resultSentence(state),
        sentence: howWon(state),
        picture: html("div", { class: "moment-victory" }, scoreTable(state), longestWall(state)),
      };
  }
}

/** The wall with the most stones on a seat's Lands. @param {TableState} state @param {number} seat */
function highestOf(state, seat) {
  const walls = state.board.flatMap((tile) => (tile.seat === seat && tile.city ? [tile.city] : []));
  const [most] = walls.sort((one, other) => other.stones - one.stones);
  return { stones: most?.stones ?? 0, width: most?.width ?? 0 };
}
