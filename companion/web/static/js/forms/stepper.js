/** Numbers to set with a thumb: fewer, more, and in larger steps where the range is wide. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";

const FAR = 12;
const LARGE_STEP = 5;

/**
 * @param {{key: string, label: string, value: number, least?: number, most: number, unit?: string, picture?: string,
 *   wide?: boolean, onChange: (value: number) => void, detail?: string | null}} stepper `key` names it among the panel's elements
 */
export function stepper({
  key,
  label,
  value,
  least = 0,
  most,
  unit = "",
  picture,
  wide = false,
  onChange,
  detail = null,
}) {
  const steps = most - least > FAR ? [-LARGE_STEP, -1, 1, LARGE_STEP] : [-1, 1];
  /** @param {number} step */
  const button = (step) => {
    const next = Math.max(least, Math.min(most, value + step));
    const words = text(step < 0 ? "stepper.fewer" : "stepper.more", { what: label, step: Math.abs(step) });
    return html(
      "button",
      {
        type: "button",
        class: Math.abs(step) > 1 ? "step step-large" : "step",
        "data-key": `${key}${step}`,
        "aria-label": words,
        "aria-disabled": next === value ? "true" : null,
        onclick: () => next !== value && onChange(next),
      },
      Math.abs(step) > 1 ? `${step > 0 ? "+" : "−"}${Math.abs(step)}` : step > 0 ? "+" : "−",
    );
  };
  const half = steps.length / 2;
  return html(
    "div",
    { class: wide ? "stepper stepper-wide" : "stepper", role: "group", "aria-label": label, "data-stepper": key },
    html(
      "span",
      { class: "stepper-label" },
      picture && html("span", { class: `goods goods-${picture}`, "aria-hidden": "true" }),
      html("span", {}, label, detail && html("small", {}, detail)),
    ),
    html(
      "span",
      { class: "stepper-keys" },
      ...steps.slice(0, half).map(button),
      html("output", { class: "stepper-value" }, `${unit}${value}`),
      ...steps.slice(half).map(button),
    ),
  );
}

/**
 * A row of numbers, one of which is chosen.
 * @param {{label: string, key?: string | null, numbers: {key: string, label: string | number, pressed?: boolean, words?: string | null,
 *   mark?: import("../page/dom.js").Child, wide?: boolean, onclick: () => void}[]}} row `words` for screen readers where the number alone is not enough
 */
export const numberRow = ({ label, key = null, numbers }) =>
  html(
    "div",
    { class: "number-choice", role: "group", "aria-label": label, "data-choice": key },
    ...numbers.map((number) =>
      html(
        "button",
        {
          type: "button",
          class: number.wide ? "number number-wide" : "number",
          "data-key": number.key,
          "aria-pressed": number.pressed === undefined ? null : String(number.pressed),
          "aria-label": number.words ?? null,
          onclick: number.onclick,
        },
        number.label,
        number.mark,
      ),
    ),
  );

/**
 * A few numbers to choose from; if there are more, the number is typed.
 * @param {{key: string, label: string, value: number | null, numbers: number[], seen?: number | null,
 *   onChange: (value: number) => void}} choice `seen`: what the camera says, marked as such
 */
export const numberChoice = ({ key, label, value, numbers, seen = null, onChange }) =>
  numberRow({
    label,
    key,
    numbers: numbers.map((number) => ({
      key: `${key}=${number}`,
      label: number,
      pressed: number === value,
      words: number === seen ? text("wall.seen_number", { number }) : null,
      mark: number === seen && html("i", { class: "glyph glyph-lens mark", "aria-hidden": "true" }),
      onclick: () => onChange(number),
    })),
  });
