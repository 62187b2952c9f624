/** What is public in Bid War: the offer, piles, bids after the reveal. */

import { html } from "../../page/dom.js";
import { PRIZE_WORTH } from "../../page/facts.js";
import { text } from "../../page/text.js";
import { cardBack, cardFace, cardRow, suitSign } from "../cards/cards.js";
import { chipOf, isOver, playerOf, playersOf } from "../state.js";
import { sealedMark, standings } from "../scores.js";

/** @typedef {import("../state.js").StateOf<"bid-war">} BidWarState */


/** @type {Record<number, number>} */
const worths = PRIZE_WORTH;

/** Points of a prize for the owner of a suit; the own suit counts double (W1). @param {import("../state.js").Card} card @param {string | null} suit */
export const worthOf = (card, suit) => worths[card.rank] * (card.suit !== null && card.suit === suit ? 2 : 1);

/** @param {import("../state.js").Card[]} cards @param {string | null} suit */
export const worthOfAll = (cards, suit) => cards.reduce((sum, card) => sum + worthOf(card, suit), 0);

/** @param {import("../state.js").Card} card */
const isOfSuit = ({ suit }) => suit !== null;

/** What is on offer, and what it is worth to this page's seat. @param {BidWarState} state @param {number | null} seat */
export function offerBoard(state, seat) {
  const { offer, prizes_left: left } = state.view;
  const suit = playerOf(state, seat)?.suit ?? null;
  return html(
    "section",
    { class: "offer" },
    html("h3", { class: "part-title" }, text("bid_war.offer")),
    html(
      "div",
      { class: "offer-cards" },
      ...offer.map((card) => cardFace(card, { className: "card-large" })),
      !offer.length && html("span", { class: "card-none" }, "–"),
      html("span", { class: "pile" }, cardBack(), html("small", {}, text("bid_war.prizes_left", { count: left }))),
    ),
    offer.length > 0 &&
      html(
        "p",
        { class: "tally" },
        html("b", {}, worthOfAll(offer, suit)),
        " ",
        // A joker has no suit, so it counts the same for everybody.
        text(seat === null ? (offer.some(isOfSuit) ? "bid_war.worth" : "suit_bidding.points") : "bid_war.worth_you"),
      ),
  );
}

/** @param {BidWarState} state @param {import("../state.js").PlayerOf<BidWarState>} player */
function standingOf({ view }, player) {
  if (view.phase === "adding") {
    const { bids, added, passed } = view.step;
    const cards = [...(bids[player.seat] ?? []), ...(added[player.seat] ?? [])];
    return [
      cardRow(cards, { empty: text("bid_war.nothing"), className: "card-row-small" }),
      html(
        "small",
        { class: "row-words" },
        text(passed[player.seat] || player.in_hand === 0 ? "bid_war.passed" : "bid_war.may_add"),
      ),
    ];
  }
  if (view.phase === "showing") {
    const shown = view.step.shown[player.seat];
    return [
      shown
        ? cardRow(shown, { empty: text("bid_war.nothing"), className: "card-row-small" })
        : html(
            "span",
            { class: "card-row card-row-small" },
            ...Array.from({ length: view.step.laid[player.seat] ?? 0 }, () => cardBack()),
          ),
    ];
  }
  if (view.phase === "bidding" && player.in_hand === 0)
    return [html("span", { class: "row-words" }, text("bid_war.empty_hand"))];
  if (view.phase !== "bidding") return [];
  return [
    sealedMark(Boolean(player.bid), view.cards === "phones" ? "small.sealed" : "small.laid"),
    player.bid?.count &&
      view.cards !== "phones" &&
      html("small", { class: "row-words" }, text("bid_war.cards", { count: player.bid.count })),
  ];
}

/** A bid's total while cards are added. @param {BidWarState} state @param {number} seat */
const totalOf = ({ view }, seat) => (view.phase === "adding" ? view.step.totals[seat] : "");

/** One line per player: suit, piles, bid, points. @param {BidWarState} state */
export const playersBoard = (state) =>
  html(
    "ul",
    { class: "rows card-players" },
    ...playersOf(state).map((player) =>
      html(
        "li",
        {
          "data-seat": player.seat,
          "aria-current": state.view.waiting_for.includes(player.seat) ? "true" : null,
        },
        html(
          "span",
          { class: "card-player" },
          chipOf(state, player.seat),
          suitSign(player.suit),
          html("b", { class: "row-number" }, totalOf(state, player.seat)),
        ),
        html("span", { class: "card-standing" }, ...standingOf(state, player)),
      ),
    ),
  );

/** Everybody's piles: hand, deck, discards, trash, reshuffles; at the end only what they won. @param {BidWarState} state */
export const pilesBoard = (state) =>
  html(
    "section",
    { class: "piles" },
    html("h3", { class: "part-title" }, text("bid_war.piles")),
    ...playersOf(state).map((player) =>
      html(
        "div",
        { class: "pile-line", "data-seat": player.seat },
        chipOf(state, player.seat),
        !isOver(state) &&
          html(
            "small",
            {},
            text("bid_war.pile_counts", {
              hand: player.in_hand,
              deck: player.in_deck,
              discard: player.discard.length,
              trash: player.trash.length,
            }),
            " · ",
            text("bid_war.reshuffles", { count: player.reshuffles }),
          ),
        player.prizes.length > 0 &&
          cardRow(player.prizes, { className: "card-row-tiny", label: text("bid_war.won_by", { name: player.name }) }),
      ),
    ),
  );

/** @param {BidWarState} state */
export const pointsTable = (state) =>
  standings(state, [
    { key: "small.prizes", of: (player) => player.prizes.length },
    { key: "score.title", of: (player) => player.points, main: true },
  ]);

/** How the last round ended. @param {BidWarState} state */
export function lastRound(state) {
  const last = state.view.last;
  if (!last) return null;
  return html(
    "section",
    { class: "last-round" },
    html("h3", { class: "part-title" }, text("bid_war.last")),
    html(
      "ul",
      { class: "bids-open bids-cards" },
      ...last.totals.map((total, seat) =>
        html(
          "li",
          { "data-won": seat === last.winner, "data-bid": total },
          html("b", {}, total),
          chipOf(state, seat),
          cardRow([...(last.bids[seat] ?? []), ...(last.added[seat] ?? [])], {
            empty: text("bid_war.nothing"),
            className: "card-row-tiny",
          }),
        ),
      ),
    ),
    html(
      "p",
      { class: "hint" },
      last.winner === null
        ? text("bid_war.tie")
        : text("bid_war.takes", { name: playerOf(state, last.winner)?.name ?? "" }),
    ),
  );
}
