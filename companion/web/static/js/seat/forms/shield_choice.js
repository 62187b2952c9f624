/** Shields in hand; one value is chosen to be laid (B5, S3). */

import { text } from "../../page/text.js";
import { choice, choices } from "../desk.js";

/**
 * The value to lay next: the chosen one while any are left, otherwise the smallest; 0 for none.
 * @param {number[]} left by value from 1
 * @param {number | undefined} chosen
 * @returns {number}
 */
export const shieldToLay = (left, chosen = 0) =>
  left[chosen - 1] > 0 ? chosen : left.findIndex((count) => count > 0) + 1;

/**
 * @param {{key: string, held: number[], left: number[], value: number, onChoose: (value: number) => void}} hand
 *   `held` at first and `left` now, by value from 1
 */
export const shieldChoices = ({ key, held, left, value, onChoose }) =>
  choices(
    text("shields.in_hand"),
    ...left.map(
      (count, place) =>
        held[place] > 0 &&
        choice({
          key: `${key}${place + 1}`,
          label: text("goods.shield", { value: place + 1 }),
          detail: text("shields.left", { count }),
          pressed: value === place + 1,
          onclick: () => onChoose(place + 1),
        }),
    ),
  );
