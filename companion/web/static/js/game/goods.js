/** Goods that change hands, in words and as totals. */

import { text } from "../page/text.js";

/** @typedef {import("./game.js").Goods} Goods */

/** @returns {Goods} */
export const noGoods = () => ({ money: 0, elephants: 0, grain: 0, shields: [0, 0, 0] });

/** @param {Goods} goods */
export function goodsWords(goods) {
  const parts = [
    goods.money && `$${goods.money}`,
    goods.elephants && text("goods.elephants", { count: goods.elephants }),
    goods.grain && text("goods.grain", { count: goods.grain }),
    ...goods.shields.map((count, place) => count && text("goods.shields", { count, value: place + 1 })),
  ];
  return parts.filter(Boolean).join(", ") || "–";
}

/** @param {Goods} goods */
export const isNothing = (goods) =>
  !goods.money && !goods.elephants && !goods.grain && goods.shields.every((count) => !count);

/** A shield of value v counts as v items. @param {number[]} shields by value from 1 */
export const shieldPoints = (shields) => shields.reduce((sum, count, place) => sum + count * (place + 1), 0);

/**
 * Shields by value, with one value's count changed.
 * @param {[number, number, number]} shields
 * @param {number} place value - 1
 * @param {number} count
 * @returns {[number, number, number]}
 */
export function withCount(shields, place, count) {
  const [ones, twos, threes] = shields;
  return [place === 0 ? count : ones, place === 1 ? count : twos, place === 2 ? count : threes];
}
