/** What is public in suit bidding: the prize, everybody's money, the open auction, what is out. */

import { html } from "../../page/dom.js";
import { text } from "../../page/text.js";
import { cardBack, cardFace, cardName, cardRow, suitSign } from "../cards/cards.js";
import { chipOf, nameOf, phaseOf, playersOf, waitingOf } from "../state.js";
import { sealedMark, standings } from "../scores.js";

/** @typedef {import("../state.js").StateOf<"suit-bidding">} SuitBiddingState */
/** @typedef {import("../state.js").Card} Card */

/** What a card is worth, as money and as a prize, with these values (N1, N4). @param {Card} card @param {string} values */
export function cardValue(card, values) {
  if (values === "queen-equal" && card.rank === 12) return 13;
  if (values === "queen-high" && card.rank >= 12) return 25 - card.rank;
  return values === "pictures-10" && card.rank >= 11 ? 10 : card.rank;
}

/** @param {Card[]} cards @param {string} values */
const worthOf = (cards, values) => cards.reduce((sum, card) => sum + cardValue(card, values), 0);

/** Whose card is on offer; null for one of the spare suit. @param {SuitBiddingState} state @returns {number | null} */
export const offererOf = ({ view: { step } }) => ("offerer" in step ? step.offerer : null);

/** @param {SuitBiddingState} state */
export function offerBoard(state) {
  const { offer, variant, spare_left: left } = state.view;
  const offerer = offererOf(state);
  return html(
    "section",
    { class: "offer" },
    html(
      "h3",
      { class: "part-title" },
      offerer === null ? text("suit_bidding.offer") : text("suit_bidding.offer_of", { name: nameOf(state, offerer) }),
    ),
    html(
      "div",
      { class: "offer-cards" },
      ...offer.map((card) => cardFace(card, { className: "card-large" })),
      !offer.length && html("span", { class: "card-none" }, "–"),
      variant.offer === "spare" &&
        html(
          "span",
          { class: "pile" },
          cardBack(),
          html("small", {}, text("suit_bidding.spare_left", { count: left })),
        ),
    ),
    offer.length > 0 &&
      html("p", { class: "tally" }, html("b", {}, worthOf(offer, variant.values)), " ", text("suit_bidding.points")),
  );
}

/** The card that leads in an open auction. @param {SuitBiddingState} state */
export function leadBoard(state) {
  const { view } = state;
  if (view.phase !== "raising") return null;
  const { step } = view;
  return html(
    "p",
    { class: "lead" },
    step.highest ? cardFace(step.highest, { className: "card-large" }) : cardBack("", "card-large"),
    html(
      "span",
      {},
      text(step.leader === null ? "suit_bidding.nobody_leads" : "suit_bidding.leads"),
      " ",
      step.leader !== null && chipOf(state, step.leader),
    ),
  );
}

/** @param {SuitBiddingState} state @param {import("../state.js").PlayerOf<SuitBiddingState>} player */
function standingOf(state, player) {
  const { view } = state;
  if (player.seat === offererOf(state)) return html("span", { class: "row-words" }, text("suit_bidding.offers"));
  if (view.phase === "sealing")
    return player.hand.length
      ? html(
          "span",
          { class: "card-standing" },
          sealedMark(Boolean(player.bid), view.cards === "phones" ? "small.sealed" : "small.laid"),
        )
      : html("span", { class: "row-words" }, text("suit_bidding.no_card"));
  if (view.phase === "showing") {
    const shown = view.step.shown[player.seat];
    return shown
      ? cardFace(shown, { className: "card-small" })
      : cardBack(text("suit_bidding.face_down"), "card-small");
  }
  if (view.phase === "raising") {
    const words = view.step.passed[player.seat]
      ? "suit_bidding.passed"
      : player.seat === view.step.active
        ? "suit_bidding.turn"
        : "suit_bidding.in";
    return html("span", { class: "row-words" }, text(words));
  }
  return null;
}

/** One line per player: the bid, money left, points. @param {SuitBiddingState} state @param {{money?: boolean}} [how] */
export const playersBoard = (state, { money = true } = {}) =>
  html(
    "ul",
    { class: "rows card-players" },
    ...playersOf(state).map((player) =>
      html(
        "li",
        { "data-seat": player.seat, "aria-current": waitingOf(state).includes(player.seat) ? "true" : null },
        html(
          "span",
          { class: "card-player" },
          chipOf(state, player.seat),
          suitSign(player.suit.suit),
          player.suit.back === "red" && html("small", {}, text("suit_bidding.red_back")),
          html("b", { class: "row-number" }, player.points),
        ),
        standingOf(state, player),
        money &&
          html(
            "small",
            { class: "money", "aria-label": text("suit_bidding.money", { name: player.name }) },
            player.hand.length
              ? player.hand.map((card) => cardName(card)).join(" ")
              : text("suit_bidding.no_card"),
          ),
      ),
    ),
  );

/** @param {SuitBiddingState} state */
export const pointsTable = (state) =>
  standings(state, [
    { key: "small.prizes", of: (player) => player.won.length },
    { key: "score.title", of: (player) => player.points, main: true },
  ]);

/** What everybody has won, and what is out. @param {SuitBiddingState} state */
export const prizesBoard = (state) =>
  html(
    "section",
    { class: "piles" },
    html("h3", { class: "part-title" }, text("suit_bidding.prizes")),
    ...playersOf(state).map((player) =>
      html(
        "div",
        { class: "pile-line", "data-seat": player.seat },
        chipOf(state, player.seat),
        cardRow(player.won, { className: "card-row-tiny" }),
      ),
    ),
    state.view.out.length > 0 &&
      html(
        "div",
        { class: "pile-line" },
        html("span", { class: "seat-chip" }, text("suit_bidding.out")),
        cardRow(state.view.out, { className: "card-row-tiny" }),
      ),
  );

/** How the last auction went. @param {SuitBiddingState} state */
export function lastRound(state) {
  const last = state.view.last;
  if (!last || phaseOf(state) === "shuffling") return null;
  return html(
    "section",
    { class: "last-round" },
    html(
      "h3",
      { class: "part-title" },
      text("suit_bidding.last", { number: last.number }),
      " ",
      cardRow(last.offer, { className: "card-row-tiny" }),
    ),
    last.bids.length > 0 &&
      html(
        "ul",
        { class: "bids-open bids-cards" },
        ...last.bids.map((card, seat) =>
          html(
            "li",
            { "data-won": seat === last.winner, "data-bid": card ? cardName(card) : "" },
            card ? cardFace(card) : html("span", { class: "card-none" }, "–"),
            chipOf(state, seat),
          ),
        ),
      ),
    html(
      "p",
      { class: "hint" },
      last.winner === null
        ? text("suit_bidding.nobody")
        : text("suit_bidding.takes", { name: nameOf(state, last.winner) }),
    ),
  );
}
