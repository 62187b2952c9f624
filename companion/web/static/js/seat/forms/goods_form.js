/** Goods to give or ask for, each with a stepper. */

import { html } from "../../page/dom.js";
import { ELEPHANTS, GRAIN_UNITS, SHIELDS_OF_EACH, SHIELD_VALUES } from "../../page/facts.js";
import { withCount } from "../../game/goods.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";

/** @typedef {import("../../game/game.js").Goods} Goods */

/** More than anybody can hold: the limit for what is asked of others. */
export const ANYTHING = Object.freeze({ money: 999, elephants: ELEPHANTS, grain: GRAIN_UNITS, shields: SHIELD_VALUES.map(() => SHIELDS_OF_EACH) });

/**
 * @param {{key: string, label: string, goods: Goods, most: {money: number, elephants: number, grain: number, shields: readonly number[]},
 *   onChange: (goods: Goods) => void}} form
 */
export function goodsForm({ key, label, goods, most, onChange }) {
  /** @param {"money" | "elephants" | "grain"} name */
  const row = (name) =>
    most[name] > 0 &&
    stepper({
      key: `${key}.${name}`,
      label: text(name === "money" ? "goods.money" : `market.${name}`),
      unit: name === "money" ? "$" : "",
      picture: name,
      value: goods[name],
      most: most[name],
      onChange: (value) => onChange({ ...goods, [name]: value }),
    });
  return html(
    "div",
    { class: "goods-form", role: "group", "aria-label": label },
    row("money"),
    row("elephants"),
    row("grain"),
    ...most.shields.map(
      (count, place) =>
        count > 0 &&
        stepper({
          key: `${key}.shield${place + 1}`,
          label: text("goods.shield", { value: place + 1 }),
          picture: "shields",
          value: goods.shields[place],
          most: count,
          onChange: (value) =>
            onChange({
              ...goods,
              shields: withCount(goods.shields, place, value),
            }),
        }),
    ),
  );
}
