/** What only the host can correct: a hand, a price. */

import { ELEPHANTS, SHIELDS_OF_EACH } from "../page/facts.js";
import { withCount } from "../game/goods.js";
import { handOf, pricesOf } from "../game/player.js";
import { hint } from "../seat/desk.js";
import { numberChoice, stepper } from "../forms/stepper.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("./forms.js").Form} Form */
/** @typedef {import("./forms.js").Typing} Typing */

const MOST_CASH = 999;

/**
 * A hand is entered from scratch, because the host does not see it, unless hands are open or it is the host's own.
 * @param {{owner: number}} may @param {LiveState} state @param {Typing} typing @returns {Form}
 */
export function handForm(may, state, { typed, onType }) {
  const hand = handOf(state, may.owner);
  const cash = typed.cash ?? hand?.cash ?? 0;
  const elephants = typed.elephants ?? hand?.elephants ?? 0;
  /** @type {[number, number, number]} */
  const shields = typed.shields ?? hand?.shields ?? [0, 0, 0];
  return {
    command: "CorrectHand",
    fields: { owner: may.owner, cash, elephants, shields },
    reasoned: true,
    body: [
      !hand && hint(text("mend.hand_unseen")),
      stepper({
        key: "mend.cash",
        label: text("goods.money"),
        unit: "$",
        picture: "money",
        value: cash,
        most: MOST_CASH,
        onChange: (value) => onType({ cash: value }),
      }),
      stepper({
        key: "mend.elephants",
        label: text("market.elephants"),
        picture: "elephants",
        value: elephants,
        most: ELEPHANTS,
        onChange: (value) => onType({ elephants: value }),
      }),
      ...shields.map((count, place) =>
        stepper({
          key: `mend.shield${place + 1}`,
          label: text("goods.shield", { value: place + 1 }),
          picture: "shields",
          value: count,
          most: SHIELDS_OF_EACH,
          onChange: (value) => onType({ shields: withCount(shields, place, value) }),
        }),
      ),
    ],
    why: null,
  };
}

/** @param {import("../types.js").MayCorrectPrice} may @param {LiveState} state @param {Typing} typing @returns {Form} */
export function priceForm(may, state, { typed, onType }) {
  const price = pricesOf(state)[may.market];
  const chosen = typed.price ?? price;
  return {
    command: "CorrectPrice",
    fields: { market: may.market, price: chosen },
    reasoned: true,
    body: [
      numberChoice({
        key: "mend.price",
        label: text("mend.price_of", { goods: text(`market.${may.market}`) }),
        value: chosen,
        numbers: Array.from({ length: may.highest - may.lowest + 1 }, (_, place) => may.lowest + place),
        onChange: (value) => onType({ price: value }),
      }),
    ],
    why: chosen === price ? text("mend.same") : null,
  };
}
