/** Barter: an offer, a counter-offer, and the answers to them (C1). */

import { inNotes } from "../../game/cash.js";
import { html } from "../../page/dom.js";
import { offerOf } from "../../game/game.js";
import { goodsWords, isNothing, noGoods } from "../../game/goods.js";
import { stepOf } from "../../game/player.js";
import { text } from "../../page/text.js";
import { action, chipOf, choice, choices, hint, nameOf, part, symbolOf } from "../desk.js";
import { ANYTHING, goodsForm } from "../forms/goods_form.js";
import { columnsFlaw, grainSource, pickedColumns } from "../forms/grain_source.js";
import { allMovesOf, moveOf } from "../legal.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/** @typedef {import("../../types.js").MayOfferBarter} MayOfferBarter */
/** @typedef {import("../../types.js").MayCounterBarter} MayCounterBarter */
/** @typedef {import("../../game/game.js").Goods} Goods */
/** @typedef {import("../../types.js").Offer} Offer */

/** What each side gives, side by side. @param {string} given @param {Goods} give @param {string} taken @param {Goods} take */
export const exchange = (given, give, taken, take) =>
  html(
    "dl",
    { class: "exchange" },
    html("div", {}, html("dt", {}, given), html("dd", {}, goodsWords(give), inNotes(give.money))),
    html("span", { class: "exchange-arrow", "aria-hidden": "true" }, "⇄"),
    html("div", {}, html("dt", {}, taken), html("dd", {}, goodsWords(take), inNotes(take.money))),
  );

/** An offer from this seat's point of view. @param {Desk} desk @param {Offer} offer */
const offerForMe = ({ seat }, offer) =>
  offer.maker === seat
    ? exchange(text("barter.you_give"), offer.give, text("barter.you_get"), offer.take)
    : exchange(text("barter.you_get"), offer.give, text("barter.you_give"), offer.take);

/** As much of the request as this seat has. @param {Goods} asked @param {Goods} have @returns {Goods} */
const atMost = (asked, have) => ({
  money: Math.min(asked.money, have.money),
  elephants: Math.min(asked.elephants, have.elephants),
  grain: Math.min(asked.grain, have.grain),
  shields: /** @type {[number, number, number]} */ (
    asked.shields.map((count, place) => Math.min(count, have.shields[place]))
  ),
});

/** @param {Desk} desk @param {MayOfferBarter | MayCounterBarter} may @returns {Scene} */
function barterForm(desk, may) {
  const countering = may.may === "CounterBarter";
  const countered = countering ? offerOf(desk.state) : null;
  const seats = countering ? [] : may.seats;
  const give = desk.draft.give ?? (countered ? atMost(countered.take, may.have) : noGoods());
  const take = desk.draft.take ?? countered?.give ?? noGoods();
  const to = seats.find((other) => other === desk.draft.to) ?? null;
  const asked = may.may_take_grain ? ANYTHING : { ...ANYTHING, grain: 0 };
  const flaw =
    isNothing(give) || isNothing(take)
      ? text("barter.nothing")
      : columnsFlaw(give.grain, may.columns, desk.draft.picked);
  const fields = { give, take, grain_from: give.grain ? pickedColumns(may.columns, desk.draft.picked) : [] };
  return {
    id: "barter",
    about: countered ? `offer ${JSON.stringify(countered)}` : "",
    title: text(countering ? "barter.counter_title" : "barter.title"),
    mine: true,
    body: [
      countered &&
        hint(
          chipOf(desk.state, countered.maker),
          " ",
          text("trade.barter", { give: goodsWords(countered.give), take: goodsWords(countered.take) }),
        ),
      !countering &&
        choices(
          text("barter.to"),
          choice({
            key: "to:all",
            label: text("barter.everybody"),
            pressed: to === null,
            onclick: () => desk.change({ to: null }),
          }),
          ...seats.map((other) =>
            choice({
              key: `to:${other}`,
              label: nameOf(desk.state, other),
              picture: symbolOf(desk.state, other),
              pressed: to === other,
              onclick: () => desk.change({ to: other }),
            }),
          ),
        ),
      part(
        text("barter.you_give"),
        goodsForm({
          key: "give",
          label: text("barter.you_give"),
          goods: give,
          most: may.have,
          onChange: (goods) => desk.change({ give: goods, picked: undefined }),
        }),
        grainSource({
          key: "give.grain",
          needed: give.grain,
          columns: may.columns,
          picked: desk.draft.picked,
          onChange: (value) => desk.change({ picked: value }),
        }),
      ),
      part(
        text("barter.you_get"),
        goodsForm({
          key: "take",
          label: text("barter.you_get"),
          goods: take,
          most: asked,
          onChange: (goods) => desk.change({ take: goods }),
        }),
        !may.may_take_grain && hint(text("barter.no_city")),
      ),
    ],
    actions: [
      action("barter.back", text("act.back"), () => desk.change({ barter: false }), { kind: "other" }),
      action(
        "barter.send",
        text(countering ? "barter.send_counter" : "barter.send"),
        () => desk.send(may.may, countering ? fields : { ...fields, to }),
        { why: flaw },
      ),
    ],
  };
}

/** The legal answers to an offer. @param {Desk} desk @param {Offer} offer */
function answersTo(desk, offer) {
  const accept = allMovesOf(desk.state, "AcceptBarter").find((move) => move.maker === offer.maker);
  const decline = allMovesOf(desk.state, "DeclineBarter").find((move) => move.maker === offer.maker);
  const key = `picked${offer.maker}`;
  const { pickedFor } = desk.draft;
  const picked = pickedFor?.[offer.maker];
  return {
    source:
      accept &&
      grainSource({
        key,
        needed: accept.pay.grain,
        columns: accept.columns,
        picked,
        onChange: (value) => desk.change({ pickedFor: { ...pickedFor, [offer.maker]: value } }),
      }),
    cannot: !accept && decline && hint(text("barter.cannot")),
    decline:
      decline &&
      action(
        `decline${offer.maker}`,
        text("barter.decline"),
        () => desk.send("DeclineBarter", { maker: offer.maker }),
        {
          kind: "other",
        },
      ),
    accept:
      accept &&
      action(
        `accept${offer.maker}`,
        text("barter.accept"),
        () => desk.send("AcceptBarter", { maker: offer.maker, grain_from: pickedColumns(accept.columns, picked) }),
        { why: columnsFlaw(accept.pay.grain, accept.columns, picked) },
      ),
  };
}

/** @param {Desk} desk @param {Offer} offer @param {...import("../../page/dom.js").Child} answers */
const drawOffer = (desk, offer, ...answers) =>
  html(
    "article",
    { class: "offer" },
    html("h3", {}, chipOf(desk.state, offer.maker), " ", text("barter.offers")),
    offerForMe(desk, offer),
    ...answers,
  );

/** This seat's own offer, with the counter-offers to it. @param {Desk} desk @param {Offer} offer @param {Offer[]} counters @returns {Scene} */
function ownOffer(desk, offer, counters) {
  const asked =
    offer.to === null ? text("barter.to_all") : text("barter.to_one", { name: nameOf(desk.state, offer.to) });
  return {
    id: "offer",
    about: `offer ${JSON.stringify(offer)}`,
    title: text("barter.yours"),
    mine: counters.length > 0,
    body: [
      offerForMe(desk, offer),
      hint(asked, counters.length ? "" : ` ${text("barter.waits")}`),
      ...counters.map((counter) => {
        const { source, cannot, decline, accept } = answersTo(desk, counter);
        return drawOffer(desk, counter, source, cannot, html("div", { class: "answer-row" }, decline, accept));
      }),
    ],
    actions: [action("withdraw", text("barter.withdraw"), () => desk.send("WithdrawBarter"), { kind: "other" })],
  };
}

/** @param {Desk} desk @returns {Scene | null} while an offer that concerns this seat is open, or one is being made */
export function barterScene(desk) {
  const { state, draft } = desk;
  const offering = moveOf(state, "OfferBarter");
  const countering = moveOf(state, "CounterBarter");
  if (draft.barter && offering) return barterForm(desk, offering);
  if (draft.barter && countering) return barterForm(desk, countering);
  const barter = stepOf(state, "commerce")?.barter;
  if (!barter) return null;
  if (moveOf(state, "WithdrawBarter")) return ownOffer(desk, barter.offer, barter.counters);
  if (!moveOf(state, "DeclineBarter")) return null;
  const { source, cannot, decline, accept } = answersTo(desk, barter.offer);
  const made = barter.counters.find((counter) => counter.maker === desk.seat);
  return {
    id: "offer",
    about: `offer ${JSON.stringify(barter.offer)}`,
    title: text(made ? "barter.countered" : "barter.answer"),
    mine: !made,
    body: [
      made && offerForMe(desk, made),
      made && hint(text("barter.counter_waits", { name: nameOf(state, barter.offer.maker) })),
      drawOffer(desk, barter.offer, source, cannot),
    ],
    actions: [
      decline,
      countering && action("counter", text("barter.counter"), () => desk.change({ barter: true }), { kind: "other" }),
      accept,
    ],
  };
}
