/** A pad for any whole number, with large keys that stay in place. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";
import { grouped, longMark } from "./large_numbers.js";

/**
 * @param {{key: string, label: string, value: number | null, most: number, onChange: (value: number | null) => void}} pad
 */
export function numberPad({ key, label, value, most, onChange }) {
  /** @param {string} digit */
  const type = (digit) => {
    const next = Number(`${value ?? ""}${digit}`);
    if (next >= 1 && next <= most) onChange(next);
  };
  /** @param {string} name @param {import("../page/dom.js").Child} sign @param {() => void} onclick @param {string | null} [words] */
  const button = (name, sign, onclick, words = null) =>
    html("button", { type: "button", "data-key": `${key}:${name}`, "aria-label": words, onclick }, sign);
  return html(
    "div",
    { class: "typed-number", role: "group", "aria-label": label },
    html(
      "output",
      { class: "typed-value", "data-pad": key, "data-long": longMark(value), "aria-live": "polite" },
      value === null ? "–" : grouped(value),
    ),
    html(
      "div",
      { class: "pad-keys" },
      ...[..."123456789"].map((digit) => button(digit, digit, () => type(digit))),
      button(
        "erase",
        "⌫",
        () => onChange(value !== null && value >= 10 ? Math.floor(value / 10) : null),
        text("questions.erase"),
      ),
      button("0", "0", () => type("0")),
      button(
        "more",
        "+1",
        () => onChange(Math.min(most, (value ?? 0) + 1)),
        text("stepper.more", { what: label, step: 1 }),
      ),
    ),
  );
}
