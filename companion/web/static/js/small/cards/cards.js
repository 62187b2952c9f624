/** Drawings of playing cards: pips on the standard grid, an index in two corners, double-ended court figures. */

import { html, svg } from "../../page/dom.js";
import { JOKER } from "../../page/facts.js";
import { text } from "../../page/text.js";
import {
  ACE_PIP,
  COURT_FRAME,
  COURT_PATHS,
  COURT_PIP,
  COURTS,
  ELEPHANT,
  PIP,
  PIPS,
  SUIT_PATHS,
} from "./card_art.js";

/** @typedef {import("../state.js").Card} Card */

const LETTERS = /** @type {Record<number, string>} */ ({ 1: "A", 11: "J", 12: "Q", 13: "K" });
const SYMBOLS = /** @type {Record<string, string>} */ ({ clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" });

/** A card in words: "10 of hearts". @param {Card} card */
export const cardWords = (card) =>
  card.rank === JOKER
    ? text("card.joker")
    : text("card.words", { rank: text(`card.rank.${card.rank}`), suit: text(`suit.${card.suit}`) });

/** A card in short: ♥10. @param {Card} card */
export const cardName = (card) =>
  card.rank === JOKER ? text("card.joker") : `${SYMBOLS[card.suit ?? ""]}${rankLetter(card.rank)}`;

/** @param {number} rank */
export const rankLetter = (rank) => LETTERS[rank] ?? String(rank);

/** A text that is the same for equal cards. @param {Card} card */
export const cardKey = (card) => `${card.suit ?? "joker"}${card.rank}`;

/** @param {Card} one @param {Card | null} other */
export const sameCard = (one, other) => one.rank === other?.rank && one.suit === other?.suit;

/** The suit's symbol. @param {string} suit */
export const suitSign = (suit) =>
  svg(
    "svg",
    { class: `suit suit-${suit}`, viewBox: "0 0 32 32", "aria-hidden": "true" },
    svg("path", { d: SUIT_PATHS[suit] ?? "" }),
  );

/** The card's middle: everything below it is upside down. */
const MIDDLE = 42;
const HEAD_DOWN = `rotate(180 30 ${MIDDLE})`;

/** Draws a suit's symbol. @param {Card} card @param {number} across @param {number} down @param {number} size */
const pip = (card, across, down, size) =>
  svg("path", {
    d: SUIT_PATHS[card.suit ?? ""],
    transform: `translate(${across} ${down}) rotate(${down > MIDDLE ? 180 : 0}) scale(${size / 32}) translate(-16 -16)`,
  });

/** A figure's upper half, cut off at its frame. @param {Card} card */
function courtHalf(card) {
  const [left, top, right] = COURT_FRAME;
  const [at, size] = COURT_PIP;
  const room = { x: left, y: top, width: right - left, height: MIDDLE - top };
  return svg(
    "svg",
    { ...room, viewBox: `${left} ${top} ${right - left} ${MIDDLE - top}` },
    ...(COURTS[card.rank]?.[card.suit ?? ""] ?? []).map(([path, colour, width]) =>
      svg(
        "path",
        width
          ? { d: COURT_PATHS[path], fill: "none", stroke: colour, "stroke-width": width }
          : { d: COURT_PATHS[path], fill: colour },
      ),
    ),
    pip(card, ...at, size),
  );
}

/** @param {Card} card */
function courtFigure(card) {
  const [left, top, right, bottom] = COURT_FRAME;
  const frame = { x: left, y: top, width: right - left, height: bottom - top };
  return svg(
    "g",
    {},
    svg("rect", { class: "card-court-ground", ...frame }),
    courtHalf(card),
    svg("g", { transform: HEAD_DOWN }, courtHalf(card)),
    svg("rect", { class: "card-court-frame", ...frame }),
  );
}

/** @param {Card} card */
function middleOf(card) {
  if (card.rank === JOKER) return svg("path", { d: ELEPHANT, transform: "translate(11.5 28) scale(.77)" });
  if (COURTS[card.rank]) return courtFigure(card);
  const size = card.rank === 1 ? ACE_PIP : PIP;
  return svg("g", {}, ...(PIPS[card.rank] ?? []).map(([across, down]) => pip(card, across, down, size)));
}

/** Rank and suit in the corner. @param {Card} card */
const indexOf = (card) =>
  svg(
    "g",
    {},
    svg(
      "text",
      { class: "card-index", x: 7.6, y: 14.6, textLength: card.rank === 10 ? 11 : null, lengthAdjust: "spacingAndGlyphs" },
      card.rank === JOKER ? "★" : rankLetter(card.rank),
    ),
    card.suit && pip(card, 7.6, 21.6, 8.6),
  );

/** The card's face, without its outline. @param {Card} card */
const faceOf = (card) =>
  svg(
    "svg",
    { class: "card-face", viewBox: "0 0 60 84", "aria-hidden": "true" },
    middleOf(card),
    indexOf(card),
    svg("g", { transform: HEAD_DOWN }, indexOf(card)),
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

/** @param {string} [label] its label; none if words beside it say it @param {string} [className] */
export const cardBack = (label = "", className = "") =>
  html("span", {
    class: `card card-back ${className}`,
    role: label ? "img" : null,
    "aria-label": label || null,
    "aria-hidden": label ? null : "true",
  });

/**
 * A card to tap.
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

/** Cards side by side, or a text if there are none. @param {Card[]} cards @param {{empty?: string, className?: string, label?: string | null}} [how] */
export const cardRow = (cards, { empty = "–", className = "", label = null } = {}) =>
  html(
    "span",
    { class: `card-row ${className}`, role: label ? "group" : null, "aria-label": label },
    ...(cards.length ? cards.map((card) => cardFace(card)) : [html("span", { class: "card-none" }, empty)]),
  );

/** Low cards first, jokers last. @param {Card[]} cards @returns {Card[]} */
export const sorted = (cards) =>
  [...cards].sort((one, other) => String(one.suit).localeCompare(String(other.suit)) || one.rank - other.rank);
