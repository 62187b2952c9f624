/** The exact odds of a battle, if the table plays with hints. */

import { html } from "../../page/dom.js";
import { currentLocale, text } from "../../page/text.js";
import { isCell } from "../desk.js";

/** @typedef {import("../../types.js").LiveState} LiveState */
/** @typedef {import("../../game/player.js").Pair} Pair */
/** @typedef {{destroyed: number, stones_lost: number, elephants_lost: number}} Chances */

/** @param {Chances | undefined} chances @param {string} words */
function drawn(chances, words) {
  if (!chances) return null;
  const percent = new Intl.NumberFormat(currentLocale(), { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  return html(
    "div",
    { class: "odds" },
    html("meter", { class: "odds-meter", min: 0, max: 1, value: chances.destroyed, "aria-hidden": "true" }),
    html("p", {}, html("b", {}, percent.format(chances.destroyed)), ` ${text("odds.destroyed")}`),
    html(
      "small",
      {},
      `${words} ${text("odds.lost", { stones: number.format(chances.stones_lost), elephants: number.format(chances.elephants_lost) })}`,
    ),
  );
}

/** Finds the wanted city among these. @template {{defender: number, cell: Pair}} City @param {City[]} cities @param {{defender: number, cell: Pair}} wanted */
const cityIn = (cities, { defender, cell }) =>
  cities.find((city) => city.defender === defender && isCell(city.cell, cell));

/** For the attacker: the odds with this many elephants against all shields beside the city. @param {LiveState} state @param {{defender: number, cell: Pair, elephants: number}} battle */
export function attackOdds(state, battle) {
  const city = state.odds?.role === "attacker" ? cityIn(state.odds.cities, battle) : undefined;
  const chances = city?.by_elephants.find((line) => line.elephants === battle.elephants);
  return drawn(chances, text("odds.if_all", { count: city?.shield_points ?? 0 }));
}

/** For the defender: the odds with this many shield points. @param {LiveState} state @param {{defender: number, cell: Pair, points: number}} battle */
export function defenceOdds(state, battle) {
  const city = state.odds?.role === "defender" ? cityIn(state.odds.cities, battle) : undefined;
  const chances = city?.by_shield_points.find((line) => line.shield_points === battle.points);
  return drawn(chances, text("odds.with", { count: battle.points }));
}
