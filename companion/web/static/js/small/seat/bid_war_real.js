/** Bid War with real cards: cards face down are counted, cards turned over are entered by tapping. */

import { action, hint } from "../../seat/desk.js";
import { numberChoice } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { lastRound, offerBoard, playersBoard } from "../boards/bid_war.js";
import { cardPicker, proposals } from "../cards/picker.js";
import { moveOf, movesOf, nameOf, playerOf } from "../state.js";
import { actionCards, trashActions } from "./bid_war_action_cards.js";

/** @typedef {import("../now.js").Desk<import("../state.js").StateOf<"bid-war">>} Desk */
/** @typedef {import("../now.js").Scene} Scene */
/** @typedef {import("../state.js").Card} Card */

/** For real cards that lie face down. @param {Desk} desk @returns {Scene} */
export function layScene(desk) {
  const { state, seat, draft } = desk;
  const lay = moveOf(state, "LayBid");
  const seven = moveOf(state, "PlaySeven");
  const lies = playerOf(state, seat)?.bid;
  const trashing = Boolean(draft.trashing) && seven !== null;
  const count = draft.count ?? null;
  const trashed = draft.trashed ?? [];
  return {
    id: trashing ? "trash" : "lay",
    about: String(state.view.round),
    title: text(
      trashing
        ? "bid_war.trash_title"
        : lies
          ? "small.laid_title"
          : lay
            ? "bid_war.lay_title"
            : "bid_war.nothing_title",
    ),
    mine: !lies && Boolean(lay),
    body: [
      offerBoard(state, seat),
      hint(text("bid_war.draw_up", { count: playerOf(state, seat)?.in_hand ?? 0 })),
      trashing && seven
        ? cardPicker({
            name: "trash",
            label: text("bid_war.trash_title"),
            pool: seven.cards,
            chosen: trashed,
            most: 1,
            onChange: (cards) => desk.change({ trashed: cards }),
          })
        : lay &&
          numberChoice({
            key: "lay",
            label: text("bid_war.lay_title"),
            value: count,
            numbers: Array.from({ length: lay.most }, (_, place) => place + 1),
            onChange: (value) => desk.change({ count: value }),
          }),
      !trashing && actionCards(desk),
      playersBoard(state),
      lastRound(state),
    ],
    actions: trashing
      ? trashActions(desk, trashed[0])
      : [
          moveOf(state, "WithdrawBid") &&
            action("withdraw", text("small.take_up"), () => desk.send("WithdrawBid"), { kind: "other" }),
          lay &&
            action("lay.send", text("bid_war.lie", { count: count ?? 0 }), () => desk.send("LayBid", { count }), {
              why: count === null ? text("bid_war.how_many") : null,
            }),
        ],
  };
}

/** Entering cards that were turned over. @param {Desk} desk @returns {Scene} */
export function showScene(desk) {
  const { state, seat, draft } = desk;
  const show = movesOf(state, "ShowBid").find((move) => move.owner === seat) ?? movesOf(state, "ShowBid")[0];
  const chosen = draft.cards ?? [];
  return {
    id: "show",
    about: String(show?.owner ?? ""),
    title: show
      ? text(show.owner === seat ? "cards.which_own" : "cards.which_of", { name: nameOf(state, show.owner) })
      : text("cards.others_show"),
    mine: show?.owner === seat,
    body: [
      show &&
        proposals(state, {
          pool: show.cards,
          owner: show.owner,
          chosen,
          onAgree: (card) => desk.change({ cards: [...chosen, card].slice(0, show.count) }),
        }),
      show &&
        cardPicker({
          name: "show",
          label: text("cards.which_own"),
          pool: show.cards,
          chosen,
          most: show.count,
          onChange: (cards) => desk.change({ cards }),
        }),
      playersBoard(state),
    ],
    actions: [
      show &&
        action("show", text("cards.these"), () => desk.send("ShowBid", { owner: show.owner, cards: chosen }), {
          why: chosen.length < show.count ? text("cards.more", { count: show.count - chosen.length }) : null,
        }),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
export function flipScene(desk) {
  const { state, draft } = desk;
  const flip = moveOf(state, "FlipPrize");
  const chosen = draft.cards ?? [];
  return {
    id: "flip",
    about: String(state.view.prizes_left),
    title: text("bid_war.flip_title"),
    mine: Boolean(flip),
    body: [
      hint(text("bid_war.flip_hint")),
      flip && proposals(state, { pool: flip.cards, chosen, onAgree: (card) => desk.change({ cards: [card] }) }),
      flip &&
        cardPicker({
          name: "flip",
          label: text("bid_war.flip_title"),
          pool: flip.cards,
          chosen,
          most: 1,
          onChange: (cards) => desk.change({ cards }),
        }),
      lastRound(state),
    ],
    actions: [
      flip &&
        action("flip", text("cards.this"), () => desk.send("FlipPrize", { card: chosen[0] }), {
          why: chosen.length ? null : text("cards.choose_one"),
        }),
    ],
  };
}
