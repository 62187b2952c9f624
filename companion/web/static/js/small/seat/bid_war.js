/** Bid War on a phone: action cards, a sealed bid, 1s and 3s after the reveal. */

import { html } from "../../page/dom.js";
import { action, hint } from "../../seat/desk.js";
import { text } from "../../page/text.js";
import { blinded } from "../blinder.js";
import { lastRound, offerBoard, playersBoard, pointsTable } from "../boards/bid_war.js";
import { cardButton, cardName, cardRow, sorted } from "../cards/cards.js";
import { cardPicker } from "../cards/picker.js";
import { endBoard } from "../scores.js";
import { hasRealCards, isOver, moveOf, phaseOf, playerOf } from "../state.js";
import { actionCards, trashActions } from "./bid_war_action_cards.js";
import { flipScene, layScene, showScene } from "./bid_war_real.js";

/** @typedef {import("../now.js").Desk<import("../state.js").StateOf<"bid-war">>} Desk */
/** @typedef {import("../now.js").Scene} Scene */
/** @typedef {import("../state.js").Card} Card */

/** The cards in those places; a hand may have changed since they were chosen. @param {Card[]} pool @param {number[]} places */
const cardsAt = (pool, places) => places.map((place) => pool[place]).filter(Boolean);

/** @param {Card[]} cards */
const sumOf = (cards) => cards.reduce((sum, card) => sum + card.rank, 0);

/** @param {Desk} desk @param {Card[]} cards @param {number[]} chosen places @param {number} most @param {"chosen" | "trash"} key */
const choosing = (desk, cards, chosen, most, key) =>
  html(
    "div",
    { class: "hand-cards", role: "group", "aria-label": text("hand.title"), "data-hand": key },
    ...cards.map((card, place) =>
      cardButton({
        card,
        key: `${key}${place}`,
        pressed: chosen.includes(place),
        off: !chosen.includes(place) && most > 1 && chosen.length >= most,
        onclick: () =>
          desk.change({
            [key]: chosen.includes(place)
              ? chosen.filter((other) => other !== place)
              : most === 1
                ? [place]
                : [...chosen, place],
          }),
      }),
    ),
  );

/** @param {Desk} desk @returns {Scene} */
function sealScene(desk) {
  const { state, seat, draft } = desk;
  const player = playerOf(state, seat);
  const seal = moveOf(state, "SealBid");
  const hand = sorted(player?.hand ?? []);
  const seven = moveOf(state, "PlaySeven");
  const trashing = Boolean(draft.trashing) && seven !== null;
  const chosen = draft.chosen ?? [];
  const cards = cardsAt(hand, chosen);
  const sealed = player?.bid;
  const [trashed] = cardsAt(sorted(seven?.cards ?? []), draft.trash ?? []);
  return {
    id: trashing ? "trash" : sealed ? "sealed" : "seal",
    about: `${state.view.round} ${hand.map(cardName).join("")}`,
    title: text(
      trashing
        ? "bid_war.trash_title"
        : sealed
          ? "small.sealed_title"
          : seal
            ? "bid_war.seal_title"
            : "bid_war.nothing_title",
    ),
    mine: !sealed && Boolean(seal),
    body: [
      offerBoard(state, seat),
      blinded(
        text("hand.title"),
        sealed &&
          html(
            "p",
            { class: "own-seal" },
            cardRow(sealed.cards ?? []),
            html("b", { class: "own-number" }, sumOf(sealed.cards ?? [])),
          ),
        trashing
          ? choosing(desk, sorted(seven?.cards ?? []), draft.trash ?? [], 1, "trash")
          : seal
            ? choosing(desk, hand, chosen, seal.most, "chosen")
            : hint(text("bid_war.empty_hand")),
        !trashing &&
          seal &&
          html(
            "p",
            { class: "tally" },
            html("b", {}, sumOf(cards)),
            " ",
            text("bid_war.of_most", { count: chosen.length, most: seal.most }),
          ),
      ),
      !trashing && actionCards(desk),
      playersBoard(state),
      lastRound(state),
    ],
    actions: trashing
      ? trashActions(desk, trashed)
      : [
          moveOf(state, "WithdrawBid") &&
            action("withdraw", text("small.take_back"), () => desk.send("WithdrawBid"), { kind: "other" }),
          seal &&
            action(
              "seal",
              cards.length
                ? text(sealed ? "bid_war.change_to" : "bid_war.seal", { sum: sumOf(cards) })
                : text("small.seal"),
              () => desk.send("SealBid", { cards }),
              {
                why: cards.length
                  ? null
                  : text(sealed ? "bid_war.choose_other" : "bid_war.choose", { most: seal.most }),
              },
            ),
        ],
  };
}

/** @param {Desk} desk @returns {Scene} */
function addScene(desk) {
  const { state, seat, draft } = desk;
  const add = moveOf(state, "AddCards");
  const pass = moveOf(state, "PassAdding");
  const real = hasRealCards(state);
  const pool = sorted(add?.cards ?? []);
  const cards = real ? (draft.cards ?? []) : cardsAt(pool, draft.chosen ?? []);
  return {
    id: "add",
    about: `${state.view.round} ${JSON.stringify(state.view.phase === "adding" && state.view.step.added)}`,
    title: text(add || pass ? "bid_war.add_title" : "bid_war.added_title"),
    mine: Boolean(pass),
    body: [
      offerBoard(state, seat),
      playersBoard(state),
      add &&
        (real
          ? cardPicker({
              name: "add",
              label: text("bid_war.add_title"),
              pool,
              chosen: cards,
              most: add.most,
              onChange: (next) => desk.change({ cards: next }),
            })
          : blinded(text("hand.title"), choosing(desk, pool, draft.chosen ?? [], Math.max(2, add.most), "chosen"))),
      !add && pass && hint(text("bid_war.no_ones")),
    ],
    actions: [
      pass && action("pass", text("bid_war.pass"), () => desk.send("PassAdding"), { kind: add ? "other" : "main" }),
      add &&
        action(
          "add",
          cards.length ? text("bid_war.add", { sum: sumOf(cards) }) : text("bid_war.add_any"),
          () => desk.send("AddCards", { cards }),
          { why: cards.length ? null : text("bid_war.choose_add") },
        ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
export function bidWarScene(desk) {
  const { state } = desk;
  if (isOver(state))
    return {
      id: "end",
      title: text("phase.ended"),
      body: [endBoard(state, pointsTable(state)), lastRound(state)],
      actions: [],
    };
  switch (phaseOf(state)) {
    case "bidding":
      return hasRealCards(state) ? layScene(desk) : sealScene(desk);
    case "showing":
      return showScene(desk);
    case "adding":
      return addScene(desk);
    case "preparing":
      return flipScene(desk);
    default:
      return { id: "deal", title: text("small.dealing"), body: [pointsTable(state)], actions: [] };
  }
}
