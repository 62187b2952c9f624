/** Each small game's options, in the order in which a host chooses them, and when each one matters. */

import { MOST_SEATS, SEATS, SMALL_GAMES } from "../page/facts.js";

/** @typedef {keyof typeof SMALL_GAMES} Kind */
/** @typedef {Record<string, string | number | undefined>} Chosen a choice of each option, by its name */
/** @typedef {{name: string, values: readonly string[], when?: (options: Chosen) => boolean}} Option the first value is the default */

export const KINDS = /** @type {const} */ (["almost", "bid_war", "suit_bidding", "belemmer", "evening_vote"]);

/** @type {Readonly<Record<Kind, readonly string[]>>} */
const ORDER = {
  almost: ["variant", "winner", "bids"],
  bid_war: ["cards"],
  suit_bidding: ["bidding", "ties", "offer", "values", "cards"],
  belemmer: ["cards"],
  evening_vote: [],
};

/** @type {Readonly<Record<string, (options: Chosen) => boolean>>} */
const WHEN = {
  winner: ({ variant }) => variant !== "almost",
  ties: ({ bidding }) => bidding === "sealed",
};

/** @param {Kind} kind */
function gameOf(kind) {
  const { least, most, options } = SMALL_GAMES[kind];
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const choices = options;
  return { least, most, options: ORDER[kind].map((name) => ({ name, values: choices[name], when: WHEN[name] })) };
}

/** @type {Readonly<Record<Kind, {least: number, most: number, options: Option[]}>>} */
export const GAMES = Object.freeze({
  almost: gameOf("almost"),
  bid_war: gameOf("bid_war"),
  suit_bidding: gameOf("suit_bidding"),
  belemmer: gameOf("belemmer"),
  evening_vote: gameOf("evening_vote"),
});
/** How many places a table can have; Raja has the fewest. */
export const PLACES = Object.freeze([SEATS, 7, 9, MOST_SEATS]);
export const TALKS_S = Object.freeze([0, 30, 60, 90, 120, 180]);

/** Whether everybody has a suit in that game. @param {string} kind */
export const hasSuits = (kind) => kind === "bid_war" || kind === "suit_bidding";
