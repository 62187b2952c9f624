/** Almost on a phone: talk, seal a number of markers, see the result. */

import { html } from "../../page/dom.js";
import { action, hint } from "../../seat/desk.js";
import { numberChoice } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { blinded } from "../blinder.js";
import { clockFace } from "../clock.js";
import { lastRound, pointsTable } from "../boards/almost.js";
import { grouped, longMark } from "../large_numbers.js";
import { numberPad } from "../number_pad.js";
import { endBoard, sealedMark, seatRows } from "../scores.js";
import { isOver, moveOf, movesOf, nameOf, phaseOf, playerOf } from "../state.js";

/** @typedef {import("../now.js").Desk<import("../state.js").StateOf<"almost">>} Desk */
/** @typedef {import("../now.js").Scene} Scene */

const MOST_KEYS = 12;

/** Who has sealed. @param {Desk} desk */
const whoHasSealed = ({ state }) =>
  seatRows(
    state,
    (player) => sealedMark(Boolean(player.bid), state.view.bids === "fists" ? "almost.fist_closed" : "small.sealed"),
  );

/** Numbers to tap, or a pad where any number can be bid. @param {string} key @param {number} most @param {string} label @param {number | null} value @param {(value: number | null) => void} onChange */
const numbers = (key, most, label, value, onChange) =>
  most <= MOST_KEYS
    ? numberChoice({ key, label, value, numbers: Array.from({ length: most }, (_, place) => place + 1), onChange })
    : numberPad({ key, label, value, most, onChange });

/** @param {Desk["state"]} state */
const sealTitle = ({ view }) => (view.variant === "almost" ? "almost.seal_title" : "almost.number_title");

/** @param {Desk} desk @returns {Scene} */
function sealScene(desk) {
  const { state, seat, draft } = desk;
  const seal = moveOf(state, "SealBid");
  const withdraw = moveOf(state, "WithdrawBid");
  const fist = moveOf(state, "CloseFist");
  const lies = playerOf(state, seat)?.bid;
  const bid = draft.bid ?? null;
  const sealed = Boolean(lies);
  return {
    id: sealed ? "sealed" : fist ? "fist" : "seal",
    about: String(state.view.round),
    title: text(sealed ? "almost.sealed_title" : fist ? "almost.fist_title" : sealTitle(state)),
    mine: !sealed && Boolean(seal ?? fist),
    body: [
      seal &&
        blinded(
          text("almost.your_bid"),
          lies &&
            html(
              "p",
              { class: "own-seal" },
              html("b", { class: "own-number", "data-long": longMark(lies.bid) }, lies.bid === null ? "–" : grouped(lies.bid)),
              html("span", {}, text("almost.lies_sealed")),
            ),
          numbers("bid", seal.most, text("almost.your_bid"), bid, (value) => desk.change({ bid: value })),
          hint(
            text(sealed ? "almost.may_change" : state.view.variant === "almost" ? "almost.hint" : "almost.hint_any"),
          ),
        ),
      fist && hint(text("almost.fist_hint")),
      sealed && !seal && html("p", { class: "own-seal" }, text("almost.fist_lies")),
      whoHasSealed(desk),
      lastRound(state),
    ],
    actions: [
      withdraw &&
        action("withdraw", text(seal ? "small.take_back" : "almost.fist_open"), () => desk.send("WithdrawBid"), {
          kind: "other",
        }),
      seal &&
        action(
          "seal",
          bid === null ? text("small.seal") : text(sealed ? "almost.change_to" : "almost.seal", { bid: grouped(bid) }),
          () => desk.send("SealBid", { bid }),
          {
            why: bid === null ? text(sealed ? "almost.choose_other" : "almost.choose") : null,
          },
        ),
      fist && action("fist", text("almost.close_fist"), () => desk.send("CloseFist")),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
function showScene(desk) {
  const { state, seat, draft } = desk;
  const shows = [...movesOf(state, "ShowFist")].sort(
    (one, other) => Number(other.owner === seat) - Number(one.owner === seat),
  );
  const show = shows[0] ?? null;
  const shown = state.view.phase === "showing" ? state.view.step.shown : [];
  /** @param {number} other a seat */
  const shownBy = (other) => shown[other] ?? null;
  const bid = draft.bid ?? null;
  return {
    id: "show",
    about: String(show?.owner ?? ""),
    title: text("almost.show_title"),
    mine: show?.owner === seat,
    body: [
      show &&
        hint(
          show.owner === seat ? text("almost.show_own") : text("almost.show_of", { name: nameOf(state, show.owner) }),
        ),
      show && numbers("bid", show.most, text("almost.markers"), bid, (value) => desk.change({ bid: value })),
      seatRows(
        state,
        (player) => text(shownBy(player.seat) === null ? "almost.fist_closed" : "almost.fist_counted"),
        (player) => shownBy(player.seat) ?? "–",
      ),
    ],
    actions: [
      show &&
        action(
          "show",
          text("almost.say_fist", { bid: bid === null ? "–" : grouped(bid) }),
          () => desk.send("ShowFist", { owner: show.owner, bid }),
          {
            why: bid === null ? text("almost.choose") : null,
          },
        ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
function talkScene(desk) {
  const { state } = desk;
  return {
    id: "talk",
    title: text("almost.talk_title"),
    body: [clockFace(state), hint(text("almost.talk_hint")), lastRound(state), pointsTable(state)],
    actions: [],
  };
}

/** @param {Desk} desk @returns {Scene} */
export function almostScene(desk) {
  const { state } = desk;
  if (isOver(state))
    return {
      id: "end",
      title: text("phase.ended"),
      body: [endBoard(state, pointsTable(state)), lastRound(state)],
      actions: [],
    };
  if (phaseOf(state) === "showing") return showScene(desk);
  if (phaseOf(state) === "discussing") return talkScene(desk);
  return sealScene(desk);
}
