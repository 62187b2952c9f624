/** What each small game leaves open, as docs/rules/other-games.md has it, and for how many it is. */

/** @typedef {(typeof KINDS)[number]} Kind */
/** @typedef {Record<string, string | number | undefined>} Chosen a choice of each option, by its name */
/** @typedef {{name: string, values: string[], when?: (options: Chosen) => boolean}} Option the first value is the default */

export const KINDS = /** @type {const} */ (["almost", "bid_war", "suit_bidding", "belemmer", "evening_vote"]);

/** @type {Option} */
const CARDS = Object.freeze({ name: "cards", values: ["phones", "typed", "camera"] });

/** @type {Readonly<Record<Kind, {least: number, most: number, options: Option[]}>>} */
export const GAMES = Object.freeze({
  almost: {
    least: 3,
    most: 12,
    options: [
      { name: "variant", values: ["almost", "banbury-merton-street"] },
      { name: "winner", values: ["rounds", "points"], when: ({ variant }) => variant !== "almost" },
      { name: "bids", values: ["phones", "fists"] },
    ],
  },
  bid_war: { least: 2, most: 4, options: [CARDS] },
  suit_bidding: {
    least: 2,
    most: 7,
    options: [
      { name: "bidding", values: ["sealed", "open"] },
      { name: "ties", values: ["discard", "carry", "next-highest"], when: ({ bidding }) => bidding === "sealed" },
      { name: "offer", values: ["spare", "own"] },
      { name: "values", values: ["standard", "queen-high", "queen-equal", "pictures-10"] },
      CARDS,
    ],
  },
  belemmer: { least: 2, most: 2, options: [CARDS] },
  evening_vote: { least: 1, most: 12, options: [] },
});
/** How many places a table can have: five are Raja's. */
export const PLACES = Object.freeze([5, 7, 9, 12]);
export const TALKS_S = Object.freeze([0, 30, 60, 90, 120, 180]);
export const USUAL_TALK_S = 90;

/** Games in which everybody has a suit. @param {string} kind */
export const hasSuits = (kind) => kind === "bid_war" || kind === "suit_bidding";
