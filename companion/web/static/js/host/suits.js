/** Who has which suit (W1, N1, N4): with real cards, people want the suits in front of them. */

import { html } from "../page/dom.js";
import { SUITS, TWO_DECKS } from "../page/facts.js";
import { choices, part } from "../seat/desk.js";
import { suitSign } from "../small/cards/cards.js";
import { text } from "../page/text.js";

/** @typedef {{key: string, name: string}} Holder who gets a suit: a player, or the spare suit's place */

/** The suits of two decks, in the order in which they are given out if nobody chooses. */

/** How many suits there are to choose from; a second deck is added if one is not enough. @param {number} holders */
const suitsFor = (holders) => (holders > SUITS.length ? TWO_DECKS.length : SUITS.length);

/**
 * Each holder's suit, as a place in `TWO_DECKS`: the chosen one, or the first that is free.
 * @param {Holder[]} holders @param {Record<string, number>} chosen @returns {number[]}
 */
function suitsOf(holders, chosen) {
  const most = suitsFor(holders.length);
  /** @type {Set<number>} */
  const taken = new Set();
  const found = holders.map(({ key }) => {
    const wanted = chosen[key];
    if (wanted === undefined || wanted >= most || taken.has(wanted)) return null;
    taken.add(wanted);
    return wanted;
  });
  const free = Array.from({ length: most }, (_, suit) => suit).filter((suit) => !taken.has(suit));
  return found.map((suit) => suit ?? free.shift() ?? 0);
}

/**
 * The option `suits` in the game's form: in Bid War players own a suit, in suit bidding one of two decks.
 * @param {string} kind @param {Holder[]} holders @param {Record<string, number>} chosen
 */
export const suitsOption = (kind, holders, chosen) =>
  suitsOf(holders, chosen).map((suit) => (kind === "bid_war" ? TWO_DECKS[suit].suit : TWO_DECKS[suit]));

/** @param {number} suit @param {boolean} twoDecks */
const words = (suit, twoDecks) => {
  const { suit: name, back } = TWO_DECKS[suit];
  return twoDecks ? text("suits.of_deck", { suit: text(`suit.${name}`), back: text(`suits.${back}`) }) : text(`suit.${name}`);
};

/** @param {number} suit @param {boolean} twoDecks */
const sign = (suit, twoDecks) => [
  suitSign(TWO_DECKS[suit].suit),
  twoDecks && html("i", { class: `deck-back deck-${TWO_DECKS[suit].back}`, "aria-hidden": "true" }),
];

/**
 * Lets people choose, folded away for those who do not care. Taking somebody's suit swaps the two.
 * @param {Holder[]} holders @param {Record<string, number>} chosen @param {(chosen: Record<string, number>) => void} change
 */
export function drawSuits(holders, chosen, change) {
  const suits = suitsOf(holders, chosen);
  const most = suitsFor(holders.length);
  const twoDecks = most > SUITS.length;
  /** @param {number} place @param {number} suit */
  const give = (place, suit) => {
    const other = suits.indexOf(suit);
    const given = suits.map((had, at) => (at === place ? suit : at === other ? suits[place] : had));
    change(Object.fromEntries(holders.map(({ key }, at) => [key, given[at]])));
  };
  return part(
    text("suits.title"),
    html(
      "details",
      { class: "source", "data-key": "suits" },
      html(
        "summary",
        { class: "suits-summary", "data-key": "suits.summary" },
        html(
          "span",
          {},
          ...holders.map(({ name }, place) =>
            html("span", { class: "suit-held" }, `${name} `, ...sign(suits[place], twoDecks)),
          ),
        ),
      ),
      ...holders.map(({ key, name }, place) =>
        html(
          "div",
          { class: "suit-row" },
          html("b", {}, name),
          choices(
            text("suits.whose", { name }),
            ...Array.from({ length: most }, (_, suit) =>
              html(
                "button",
                {
                  type: "button",
                  class: "number",
                  "data-key": `suit:${key}:${TWO_DECKS[suit].back}-${TWO_DECKS[suit].suit}`,
                  "aria-pressed": String(suits[place] === suit),
                  "aria-label": words(suit, twoDecks),
                  onclick: () => give(place, suit),
                },
                ...sign(suit, twoDecks),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
