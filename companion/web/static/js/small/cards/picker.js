/**
 * Enters real cards by tapping: first the rank, then the suit. Impossible cards are greyed out; the rules say which are
 * possible. What the camera believes it sees is only a proposal, and marked as one.
 */

import { html } from "../../page/dom.js";
import { JOKER } from "../../page/facts.js";
import { text } from "../../page/text.js";
import { cardButton, cardFace, cardKey, cardName, cardWords, rankLetter, sameCard, suitSign } from "./cards.js";

/** @typedef {import("../state.js").Card} Card */
/** @typedef {import("../state.js").SmallState} SmallState */

const SUITS = /** @type {const} */ (["spades", "hearts", "diamonds", "clubs"]);
const RANKS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);

/** How many there are of each card. @param {Card[]} cards @returns {Map<string, number>} */
function counted(cards) {
  const found = new Map();
  for (const card of cards) found.set(cardKey(card), (found.get(cardKey(card)) ?? 0) + 1);
  return found;
}

/** Cards left in `pool` without those in `taken`. @param {Card[]} pool @param {Card[]} taken @returns {Card[]} */
export function left(pool, taken) {
  const gone = counted(taken);
  return pool.filter((card) => {
    const count = gone.get(cardKey(card)) ?? 0;
    if (count) gone.set(cardKey(card), count - 1);
    return !count;
  });
}

/**
 * @param {{name: string, label: string, pool: Card[], chosen: Card[], most: number, onChange: (cards: Card[]) => void}} picker
 *   `pool`: the possible cards, each as often as it can occur; `most`: how many to name
 */
export function cardPicker({ name, label, pool, chosen, most, onChange }) {
  const rest = counted(left(pool, chosen));
  /** @param {Card} card */
  const without = (card) => {
    const place = chosen.findIndex((other) => sameCard(other, card));
    return chosen.filter((_, other) => other !== place);
  };
  /** Tapping a named card again names it twice if there can be two, or else removes it. @param {Card} card */
  function key(card) {
    const there = (rest.get(cardKey(card)) ?? 0) > 0 && (most === 1 || chosen.length < most);
    const pressed = chosen.some((other) => sameCard(other, card));
    return html(
      "button",
      {
        type: "button",
        class: `pick pick-${card.suit ?? "joker"}`,
        "data-key": `${name}:${cardKey(card)}`,
        "aria-label": cardWords(card),
        "aria-pressed": String(pressed),
        "aria-disabled": there || pressed ? null : "true",
        onclick: () => {
          if (pressed && (!there || most === 1)) onChange(without(card));
          else if (there) onChange(most === 1 ? [card] : [...chosen, card]);
        },
      },
      card.rank === JOKER ? "★" : rankLetter(card.rank),
    );
  }
  const suits = SUITS.filter((suit) => pool.some((card) => card.suit === suit));
  const lowest = Math.min(...pool.filter((card) => card.rank).map((card) => card.rank));
  const highest = Math.max(...pool.map((card) => card.rank));
  return html(
    "div",
    { class: "picker", role: "group", "aria-label": label, "data-picker": name },
    ...suits.map((suit) =>
      html(
        "div",
        { class: "picker-suit", role: "group", "aria-label": text(`suit.${suit}`) },
        suitSign(suit),
        html(
          "span",
          { class: "picker-ranks" },
          ...RANKS.filter((rank) => rank >= lowest && rank <= highest).map((rank) =>
            key({ rank, suit }),
          ),
        ),
      ),
    ),
    pool.some((card) => card.rank === JOKER) &&
      html(
        "div",
        { class: "picker-suit" },
        html("span", { class: "suit suit-joker", "aria-hidden": "true" }, "★"),
        html("span", { class: "picker-ranks" }, key({ rank: JOKER, suit: null }), html("span", {}, text("card.joker"))),
      ),
    chosen.length > 0 &&
      html(
        "div",
        { class: "picked", role: "group", "aria-label": text("picker.chosen") },
        html("b", {}, text("picker.chosen")),
        ...chosen.map((card, place) =>
          cardButton({
            card,
            key: `${name}.chosen${place}`,
            pressed: true,
            onclick: () => onChange(chosen.filter((_, other) => other !== place)),
          }),
        ),
      ),
  );
}

/**
 * What the camera believes it sees, of the possible cards: "the camera sees ♥10: right?".
 * @param {SmallState} state
 * @param {{pool: Card[], owner?: number | null, chosen?: Card[],
 *   onAgree: (card: Card, proposal: import("../state.js").Proposal) => void,
 *   words?: (proposal: import("../state.js").Proposal) => string}} asked what is `chosen` already is not proposed again;
 *   `words` say what agreeing means
 */
export function proposals(state, { pool, owner = null, chosen = [], onAgree, words = () => text("picker.agree") }) {
  const left = [...chosen];
  const fitting = (state.proposals ?? []).filter((proposal) => {
    if (!pool.some((card) => sameCard(card, proposal.card))) return false;
    if (owner !== null && (proposal.owner ?? owner) !== owner) return false;
    const taken = left.findIndex((card) => sameCard(card, proposal.card));
    if (taken >= 0) left.splice(taken, 1);
    return taken < 0;
  });
  if (!fitting.length) return null;
  return html(
    "div",
    { class: "proposals", role: "group", "aria-label": text("picker.camera") },
    ...fitting.map((proposal, place) => {
      const { card, sure = true } = proposal;
      return html(
        "button",
        {
          type: "button",
          class: "wide-choice proposal",
          "data-key": `proposal:${cardKey(card)}:${place}`,
          onclick: () => onAgree(card, proposal),
        },
        cardFace(card),
        html(
          "span",
          { class: "choice-words" },
          html(
            "b",
            {},
            html("i", { class: "glyph glyph-lens mark", "aria-hidden": "true" }),
            " ",
            text(sure ? "picker.sees" : "picker.may_see", { card: cardName(card) }),
          ),
          html("small", {}, words(proposal)),
        ),
      );
    }),
  );
}
