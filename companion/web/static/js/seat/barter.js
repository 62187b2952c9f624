/** Barter: an offer, a counter, and the answers to them (C1). */

import { html } from "../dom.js";
import { goodsWords, isNothing, noGoods } from "../goods.js";
import { stepOf } from "../player.js";
import { text } from "../text.js";
import { action, chipOf, choice, choices, hint, nameOf, part } from "./desk.js";
import { ANYTHING, goodsForm } from "./goods_form.js";
import { columnsFlaw, grainSource, pickedColumns } from "./grain_source.js";
import { allMovesOf, moveOf } from "./legal.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Scene} Scene */
/** @typedef {import("./legal.js").Move} Move */
/** @typedef {import("../game.js").Goods} Goods */
/** @typedef {{maker: number, to: number | null, give: Goods, take: Goods}} Offer */

/** What is given and what is taken, side by side. @param {string} given @param {Goods} give @param {string} taken @param {Goods} take */
export const exchange = (given, give, taken, take) =>
  html(
    "dl",
    { class: "exchange" },
    html("div", {}, html("dt", {}, given), html("dd", {}, goodsWords(give))),
    html("span", { class: "exchange-arrow", "aria-hidden": "true" }, "⇄"),
    html("div", {}, html("dt", {}, taken), html("dd", {}, goodsWords(take))),
  );

/** What an offer is like for this seat. @param {Desk} desk @param {Offer} offer */
const offerForMe = ({ seat }, offer) =>
  offer.maker === seat
    ? exchange(text("barter.you_give"), offer.give, text("barter.you_get"), offer.take)
    : exchange(text("barter.you_get"), offer.give, text("barter.you_give"), offer.take);

/** @param {Desk} desk @param {Move} may @param {"OfferBarter" | "CounterBarter"} name @returns {Scene} */
function barterForm(desk, may, name) {
  const countering = name === "CounterBarter";
  /** @type {Offer | undefined} */
  const countered = countering ? stepOf(desk.state)?.barter?.offer : undefined;
  /** @type {Goods} */
  const give = desk.draft.give ?? noGoods();
  /** @type {Goods} */
  const take = desk.draft.take ?? countered?.give ?? noGoods();
  const to = may.seats?.includes(desk.draft.to) ? desk.draft.to : null;
  const asked = may.may_take_grain ? ANYTHING : { ...ANYTHING, grain: 0 };
  const flaw = isNothing(give) && isNothing(take) ? text("barter.nothing") : columnsFlaw(give.grain, may.columns, desk.draft.picked);
  const fields = { give, take, grain_from: give.grain ? pickedColumns(may.columns, desk.draft.picked) : [] };
  return {
    id: "barter",
    about: countered ? `offer ${JSON.stringify(countered)}` : "",
    title: text(countering ? "barter.counter_title" : "barter.title"),
    mine: true,
    body: [
      countered && hint(chipOf(desk.state, countered.maker), " ", text("trade.barter", { give: goodsWords(countered.give), take: goodsWords(countered.take) })),
      !countering &&
        choices(
          text("barter.to"),
          choice({ key: "to:all", label: text("barter.everybody"), pressed: to === null, onclick: () => desk.change({ to: null }) }),
          ...may.seats.map((/** @type {number} */ other) =>
            choice({ key: `to:${other}`, label: nameOf(desk.state, other), pressed: to === other, onclick: () => desk.change({ to: other }) }),
          ),
        ),
      part(
        text("barter.you_give"),
        goodsForm({ key: "give", label: text("barter.you_give"), goods: give, most: may.have, onChange: (goods) => desk.change({ give: goods, picked: undefined }) }),
        grainSource({ key: "give.grain", needed: give.grain, columns: may.columns, picked: desk.draft.picked, onChange: (value) => desk.change({ picked: value }) }),
      ),
      part(
        text("barter.you_get"),
        goodsForm({ key: "take", label: text("barter.you_get"), goods: take, most: asked, onChange: (goods) => desk.change({ take: goods }) }),
        !may.may_take_grain && hint(text("barter.no_city")),
      ),
    ],
    actions: [
      action("barter.back", text("act.back"), () => desk.change({ barter: false }), { kind: "other" }),
      action(
        "barter.send",
        text(countering ? "barter.send_counter" : "barter.send"),
        () => desk.send(name, countering ? fields : { ...fields, to }),
        { why: flaw },
      ),
    ],
  };
}

/** One open offer with the answers that may be given to it. @param {Desk} desk @param {Offer} offer */
function answers(desk, offer) {
  const accept = allMovesOf(desk.state, "AcceptBarter").find((move) => move.maker === offer.maker);
  const decline = allMovesOf(desk.state, "DeclineBarter").find((move) => move.maker === offer.maker);
  const key = `picked${offer.maker}`;
  const picked = desk.draft[key];
  return html(
    "article",
    { class: "offer" },
    html("h3", {}, chipOf(desk.state, offer.maker), " ", text("barter.offers")),
    offerForMe(desk, offer),
    accept &&
      grainSource({ key, needed: accept.pay.grain, columns: accept.columns, picked, onChange: (value) => desk.change({ [key]: value }) }),
    !accept && decline && hint(text("barter.cannot")),
    html(
      "div",
      { class: "answer-row" },
      decline && action(`decline${offer.maker}`, text("barter.decline"), () => desk.send("DeclineBarter", { maker: offer.maker }), { kind: "other" }),
      accept &&
        action(
          `accept${offer.maker}`,
          text("barter.accept"),
          () => desk.send("AcceptBarter", { maker: offer.maker, grain_from: pickedColumns(accept.columns, picked) }),
          { why: columnsFlaw(accept.pay.grain, accept.columns, picked) },
        ),
    ),
  );
}

/** @param {Desk} desk @returns {Scene | null} while an offer is open that concerns this seat, or one is being made */
export function barterScene(desk) {
  const { state, draft } = desk;
  const offering = moveOf(state, "OfferBarter");
  const counter = moveOf(state, "CounterBarter");
  if (draft.barter && offering) return barterForm(desk, offering, "OfferBarter");
  if (draft.barter && counter) return barterForm(desk, counter, "CounterBarter");
  const withdraw = moveOf(state, "WithdrawBarter");
  const decline = moveOf(state, "DeclineBarter");
  if (!withdraw && !decline) return null;
  const { offer, counters } = stepOf(state).barter;
  return {
    id: "offer",
    about: `offer ${JSON.stringify(offer)}`,
    title: text(withdraw ? "barter.yours" : "barter.answer"),
    mine: !withdraw || counters.length > 0,
    body: withdraw
      ? [
          offerForMe(desk, offer),
          hint(offer.to === null ? text("barter.to_all") : text("barter.to_one", { name: nameOf(state, offer.to) })),
          ...counters.map((/** @type {Offer} */ other) => answers(desk, other)),
          !counters.length && html("p", { class: "waits" }, text("barter.waits")),
        ]
      : [answers(desk, offer)],
    actions: [
      withdraw && action("withdraw", text("barter.withdraw"), () => desk.send("WithdrawBarter"), { kind: counters.length ? "other" : "main" }),
      counter && action("counter", text("barter.counter"), () => desk.change({ barter: true }), { kind: "other" }),
    ],
  };
}
