/** Suit bidding on a phone: one card of the player's own suit, sealed or shown, for the prize on offer. */

import { html } from "../../page/dom.js";
import { action, hint } from "../../seat/desk.js";
import { text } from "../../page/text.js";
import { blinded } from "../blinder.js";
import {
  lastRound,
  leadBoard,
  offerBoard,
  offererOf,
  playersBoard,
  pointsTable,
  prizesBoard,
  cardValue,
} from "../boards/suit_bidding.js";
import { cardButton, cardKey, cardName, cardRow, sameCard } from "../cards/cards.js";
import { cardPicker, proposals } from "../cards/picker.js";
import { endBoard } from "../scores.js";
import { isOver, moveOf, movesOf, nameOf, phaseOf, playerOf } from "../state.js";

/** @typedef {import("../now.js").Desk<import("../state.js").StateOf<"suit-bidding">>} Desk */
/** @typedef {import("../now.js").Scene} Scene */
/** @typedef {import("../state.js").Card} Card */

/** @param {Desk["state"]} state @param {number} seat */
const handOf = (state, seat) => playerOf(state, seat)?.hand ?? [];

/** The player's cards; those in `may` can be tapped. @param {Desk} desk @param {Card[]} may */
const ownHand = ({ state, seat, draft, change }, may) =>
  html(
    "div",
    { class: "hand-cards", role: "group", "aria-label": text("hand.title") },
    ...handOf(state, seat).map((card) =>
      cardButton({
        card,
        key: `hand:${cardKey(card)}`,
        pressed: sameCard(card, draft.card ?? null),
        off: !may.some((other) => sameCard(other, card)),
        detail:
          cardValue(card, state.view.variant.values) === card.rank
            ? null
            : String(cardValue(card, state.view.variant.values)),
        onclick: () => change({ card: sameCard(card, draft.card ?? null) ? null : card }),
      }),
    ),
  );

/** @param {Desk} desk @returns {Scene} */
function sealScene(desk) {
  const { state, seat, draft } = desk;
  const seal = moveOf(state, "SealBid");
  const lay = moveOf(state, "LayBid");
  const withdraw = moveOf(state, "WithdrawBid");
  const lies = playerOf(state, seat)?.bid;
  const card = draft.card ?? null;
  return {
    id: lies ? "sealed" : seal ? "seal" : lay ? "lay" : "watch",
    about: String(state.view.auction),
    title: text(
      lies
        ? seal
          ? "small.sealed_title"
          : "small.laid_title"
        : seal
          ? "suit_bidding.seal_title"
          : lay
            ? "suit_bidding.lay_title"
            : "suit_bidding.others_bid",
    ),
    mine: !lies && Boolean(seal ?? lay),
    body: [
      offerBoard(state),
      seal &&
        blinded(
          text("hand.title"),
          lies?.card &&
            html(
              "p",
              { class: "own-seal" },
              cardRow([lies.card]),
              html("span", {}, text("almost.lies_sealed")),
            ),
          ownHand(desk, seal.cards),
        ),
      lay && hint(text("suit_bidding.lay_hint")),
      playersBoard(state),
      lastRound(state),
    ],
    actions: [
      withdraw &&
        action("withdraw", text(seal ? "small.take_back" : "small.take_up"), () => desk.send("WithdrawBid"), {
          kind: "other",
        }),
      seal &&
        action(
          "seal",
          card
            ? text(lies ? "suit_bidding.change_to" : "suit_bidding.seal", { card: cardName(card) })
            : text("small.seal"),
          () => desk.send("SealBid", { card }),
          {
            why: card ? null : text(lies ? "suit_bidding.choose_other" : "cards.choose_one"),
          },
        ),
      lay && action("lay.send", text("suit_bidding.it_lies"), () => desk.send("LayBid")),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
function raiseScene(desk) {
  const { state, seat, draft } = desk;
  const raise = moveOf(state, "RaiseBid");
  const pass = moveOf(state, "PassBid");
  const card = draft.card ?? null;
  return {
    id: "raise",
    about: JSON.stringify(state.view.phase === "raising" && state.view.step.highest),
    title: text(pass ? "suit_bidding.raise_title" : "suit_bidding.others_bid"),
    mine: Boolean(pass),
    body: [
      offerBoard(state),
      leadBoard(state),
      handOf(state, seat).length > 0 && blinded(text("hand.title"), ownHand(desk, raise?.cards ?? [])),
      pass && !raise && hint(text("suit_bidding.none_higher")),
      playersBoard(state),
    ],
    actions: [
      pass && action("pass", text("bid.pass"), () => desk.send("PassBid"), { kind: raise ? "other" : "main" }),
      raise &&
        action(
          "raise",
          card ? text("suit_bidding.raise", { card: cardName(card) }) : text("suit_bidding.raise_any"),
          () => desk.send("RaiseBid", { card }),
          {
            why: card ? null : text("cards.choose_one"),
          },
        ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
function offerScene(desk) {
  const { state, draft } = desk;
  const offer = moveOf(state, "OfferCard");
  const card = draft.card ?? null;
  return {
    id: "offer",
    about: String(state.view.auction),
    title: offer
      ? text("suit_bidding.offer_title")
      : text("suit_bidding.offering", { name: nameOf(state, offererOf(state)) }),
    mine: Boolean(offer),
    body: [offer && blinded(text("hand.title"), ownHand(desk, offer.cards)), playersBoard(state), lastRound(state)],
    actions: [
      offer &&
        action(
          "offer",
          card ? text("suit_bidding.offer_card", { card: cardName(card) }) : text("suit_bidding.offer_any"),
          () => desk.send("OfferCard", { card }),
          { why: card ? null : text("cards.choose_one") },
        ),
    ],
  };
}

/** Entering real cards that were turned over. @param {Desk} desk @param {"TurnPrize" | "ShowBid"} name @returns {Scene} */
function tellScene(desk, name) {
  const { state, seat, draft } = desk;
  const turns = name === "TurnPrize";
  const shows = movesOf(state, "ShowBid");
  const show = shows.find((other) => other.owner === seat) ?? shows[0] ?? null;
  const move = turns ? moveOf(state, "TurnPrize") : show;
  const owner = turns ? null : (show?.owner ?? null);
  const cards = draft.cards ?? [];
  const title = turns
    ? text("suit_bidding.turn_title")
    : !move
      ? text("cards.others_show")
      : text(owner === seat ? "cards.which_own" : "cards.which_of", { name: nameOf(state, owner) });
  return {
    id: turns ? "turn" : "show",
    about: `${owner} ${state.view.auction}`,
    title,
    mine: Boolean(move) && (turns || owner === seat),
    body: [
      turns && hint(text("suit_bidding.turn_hint")),
      !turns && offerBoard(state),
      move &&
        proposals(state, {
          pool: move.cards,
          owner,
          chosen: cards,
          onAgree: (card) => desk.change({ cards: [card] }),
        }),
      move &&
        cardPicker({
          name: "tell",
          label: title,
          pool: move.cards,
          chosen: cards,
          most: 1,
          onChange: (next) => desk.change({ cards: next }),
        }),
      playersBoard(state),
      turns && lastRound(state),
    ],
    actions: [
      move &&
        action(
          "tell",
          text("cards.this"),
          () => desk.send(name, turns ? { card: cards[0] } : { owner, card: cards[0] }),
          {
            why: cards.length ? null : text("cards.choose_one"),
          },
        ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
export function suitBiddingScene(desk) {
  const { state } = desk;
  if (isOver(state))
    return {
      id: "end",
      title: text("phase.ended"),
      body: [endBoard(state, pointsTable(state)), prizesBoard(state)],
      actions: [],
    };
  switch (phaseOf(state)) {
    case "sealing":
      return sealScene(desk);
    case "raising":
      return raiseScene(desk);
    case "offering":
      return offerScene(desk);
    case "turning":
      return tellScene(desk, "TurnPrize");
    case "showing":
      return tellScene(desk, "ShowBid");
    default:
      return { id: "deal", title: text("small.dealing"), body: [pointsTable(state)], actions: [] };
  }
}
