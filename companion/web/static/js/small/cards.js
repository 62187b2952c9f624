/**
 * Playing cards as drawings. Suits are told by their form and by four colours that differ in lightness too, so that
 * nobody needs to tell red from green; the deck's own red and black stay the names of the two piles of Belemmer.
 */

import { html, svg } from "../dom.js";
import { JOKER } from "../facts.js";
import { text } from "../text.js";

/** @typedef {import("./state.js").Card} Card */

const LETTERS = /** @type {Record<number, string>} */ ({ 1: "A", 11: "J", 12: "Q", 13: "K" });
const SYMBOLS = /** @type {Record<string, string>} */ ({ clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" });

/** One path a suit, on a field of 32 × 32. @type {Record<string, string>} */
const PATHS = {
  spades:
    "M16 2C12 9 3 13 3 20a6.500 6.500 0 0 0 11 4.600C14 27 13 29 10 30h12c-3-1-4-3-4-5.400A6.500 6.500 0 0 0 29 20C29 13 20 9 16 2z",
  hearts: "M16 30C12 24 2 18 2 10a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 8-10 14-14 20z",
  diamonds: "M16 1l11 15-11 15L5 16z",
  clubs:
    "M16 2a6.500 6.500 0 0 0-5.500 10A6.500 6.500 0 1 0 14 22.500C14 26 13 29 10 30h12c-3-1-4-4-4-7.500A6.500 6.500 0 1 0 21.500 12 6.500 6.500 0 0 0 16 2z",
};

/** Where pips stand, in fifths of the field's width and eighths of its height. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[2, 4]],
  2: [
    [2, 1],
    [2, 7],
  ],
  3: [
    [2, 1],
    [2, 4],
    [2, 7],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 7],
    [3, 7],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 4],
    [1, 7],
    [3, 7],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 4],
    [3, 4],
    [1, 7],
    [3, 7],
  ],
  7: [
    [1, 1],
    [3, 1],
    [2, 2.5],
    [1, 4],
    [3, 4],
    [1, 7],
    [3, 7],
  ],
  8: [
    [1, 1],
    [3, 1],
    [2, 2.5],
    [1, 4],
    [3, 4],
    [2, 5.5],
    [1, 7],
    [3, 7],
  ],
  9: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
    [2, 4],
    [1, 5],
    [3, 5],
    [1, 7],
    [3, 7],
  ],
  10: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
    [1, 5],
    [3, 5],
    [2, 6],
    [1, 7],
    [3, 7],
  ],
};

/** Crown, hat and sword of the three pictures, drawn once each. @type {Record<number, string>} */
const PICTURES = {
  11: "M20 66V38c0-9 5-15 10-15s10 6 10 15v28zM18 22l12-9 12 9-3 4H21zM44 30l4-16 3 1-4 40h-3z",
  12: "M18 66c0-16 2-24 7-28a9 9 0 1 1 10 0c5 4 7 12 7 28zM20 20l3-10 4 6 3-8 3 8 4-6 3 10zM44 44a5 5 0 1 1 0-.1z",
  13: "M15 66c0-17 4-26 9-29a9 9 0 1 1 12 0c5 3 9 12 9 29zM18 18l2-12 5 6 5-9 5 9 5-6 2 12zM22 37h16l-8 14z",
};

/** A card as people say it: "10 of hearts". @param {Card} card */
export const cardWords = (card) =>
  card.rank === JOKER
    ? text("card.joker")
    : text("card.words", { rank: text(`card.rank.${card.rank}`), suit: text(`suit.${card.suit}`) });

/** A card as few letters: ♥10. @param {Card} card */
export const cardName = (card) =>
  card.rank === JOKER ? text("card.joker") : `${SYMBOLS[card.suit ?? ""]}${rankLetter(card.rank)}`;

/** @param {number} rank */
export const rankLetter = (rank) => LETTERS[rank] ?? String(rank);

/** A text by which two cards are the same. @param {Card} card */
export const cardKey = (card) => `${card.suit ?? "joker"}${card.rank}`;

/** @param {Card} one @param {Card | null} other */
export const sameCard = (one, other) => one.rank === other?.rank && one.suit === other?.suit;

/** The suit's own sign. @param {string} suit */
export const suitSign = (suit) =>
  svg(
    "svg",
    { class: `suit suit-${suit}`, viewBox: "0 0 32 32", "aria-hidden": "true" },
    svg("path", { d: PATHS[suit] ?? "" }),
  );

/** @param {Card} card */
function middleOf(card) {
  if (card.rank === JOKER)
    return svg(
      "g",
      { class: "card-joker" },
      svg("path", { d: "M30 14c4 8 12 4 16 12-5 0-8 4-9 10H23c-1-6-4-10-9-10 4-8 12-4 16-12z" }),
      svg("path", { d: "M22 40h16v4c0 9-4 14-8 14s-8-5-8-14z" }),
    );
  const picture = PICTURES[card.rank];
  const place = (/** @type {number} */ across, /** @type {number} */ down, /** @type {number} */ size) =>
    svg("path", {
      d: PATHS[card.suit ?? ""],
      transform: `translate(${across - size / 2} ${down - size / 2}) scale(${size / 32})`,
    });
  if (picture) return svg("path", { class: "card-picture", d: picture, transform: "translate(1 9) scale(.8)" });
  const size = card.rank === 1 ? 28 : 12;
  return svg(
    "g",
    {},
    ...(PIPS[card.rank] ?? []).map(([across, down]) =>
      place(8 + across * 11, 10 + (down - 1) * 9.7 + (down > 4 ? 1 : 0), size),
    ),
  );
}

/** Rank and suit in the corner. @param {Card} card */
const indexOf = (card) => [
  svg(
    "text",
    { class: "card-index", x: 4, y: 17, textLength: card.rank === 10 ? 14 : null, lengthAdjust: "spacingAndGlyphs" },
    card.rank === JOKER ? "★" : rankLetter(card.rank),
  ),
  card.suit && svg("path", { d: PATHS[card.suit], transform: "translate(4 20) scale(.34)" }),
];

/** What a face shows, without the card's own box; pictures carry a second index, for their middle shows no pips. @param {Card} card */
const faceOf = (card) =>
  svg(
    "svg",
    { class: "card-face", viewBox: "0 0 60 84", "aria-hidden": "true" },
    ...indexOf(card),
    svg("g", { transform: "translate(7 4)" }, middleOf(card)),
    (card.rank === JOKER || card.rank > 10) && svg("g", { transform: "rotate(180 30 42)" }, ...indexOf(card)),
  );

/**
 * @param {Card} card
 * @param {{className?: string, label?: string | null}} [how]
 */
export const cardFace = (card, { className = "", label = null } = {}) =>
  html(
    "span",
    {
      class: `card card-${card.suit ?? "joker"} ${className}`,
      role: "img",
      "aria-label": label ?? cardWords(card),
      "data-card": cardKey(card),
    },
    faceOf(card),
  );

/** @param {string} [label] what is said of it; nothing where words beside it say it @param {string} [className] */
export const cardBack = (label = "", className = "") =>
  html("span", {
    class: `card card-back ${className}`,
    role: label ? "img" : null,
    "aria-label": label || null,
    "aria-hidden": label ? null : "true",
  });

/**
 * A card that is tapped.
 * @param {{card: Card, key: string, pressed?: boolean, off?: boolean, onclick: () => void, detail?: string | null}} tapped
 */
export const cardButton = ({ card, key, pressed = false, off = false, onclick, detail = null }) =>
  html(
    "button",
    {
      type: "button",
      class: `card card-button card-${card.suit ?? "joker"}`,
      "data-key": key,
      "data-card": cardKey(card),
      "aria-label": detail ? `${cardWords(card)}, ${detail}` : cardWords(card),
      "aria-pressed": String(pressed),
      "aria-disabled": off ? "true" : null,
      onclick: () => !off && onclick(),
    },
    faceOf(card),
    detail && html("small", { class: "card-detail", "aria-hidden": "true" }, detail),
  );

/** Cards beside each other, or what is said where there are none. @param {Card[]} cards @param {{empty?: string, className?: string, label?: string | null}} [how] */
export const cardRow = (cards, { empty = "–", className = "", label = null } = {}) =>
  html(
    "span",
    { class: `card-row ${className}`, role: label ? "group" : null, "aria-label": label },
    ...(cards.length ? cards.map((card) => cardFace(card)) : [html("span", { class: "card-none" }, empty)]),
  );

/** Low cards first, jokers last. @param {Card[]} cards @returns {Card[]} */
export const sorted = (cards) =>
  [...cards].sort((one, other) => String(one.suit).localeCompare(String(other.suit)) || one.rank - other.rank);
