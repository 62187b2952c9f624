/** A number pad behind a summary: big keys, the digits typed so far, and a key that sends them. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";

const MOST_DIGITS = 2;

/** Digits typed so far, by the pad's name: a pad may be redrawn while somebody types. @type {Map<string, string>} */
const typedSoFar = new Map();

/**
 * @param {{title: string, name?: string, open?: boolean, onSend: (number: number) => void}} pad
 *   with a name, digits, focus and whether it is open survive a redraw
 */
export function numberPad({ title, name = "", open = false, onSend }) {
  let digits = typedSoFar.get(name) ?? "";
  const typed = html("output", { class: "typed" }, digits || "–");
  /** @param {string} next */
  const type = (next) => {
    digits = next;
    if (name) typedSoFar.set(name, digits);
    typed.textContent = digits || "–";
  };
  const send = () => {
    if (!digits) return;
    const number = Number(digits);
    type("");
    onSend(number);
  };
  /** @param {string} part */
  const keyOf = (part) => (name ? `${name}:${part}` : null);
  /** @param {string} digit */
  const key = (digit) =>
    html(
      "button",
      { type: "button", "data-key": keyOf(digit), onclick: () => type((digits + digit).slice(-MOST_DIGITS)) },
      digit,
    );
  return html(
    "details",
    { class: "pad", "data-key": keyOf("pad"), open },
    html("summary", { "data-key": keyOf("summary") }, title),
    html(
      "div",
      { class: "pad-body" },
      typed,
      html(
        "div",
        { class: "pad-keys" },
        ...[..."123456789"].map(key),
        html(
          "button",
          {
            type: "button",
            "data-key": keyOf("erase"),
            "aria-label": text("questions.erase"),
            onclick: () => type(digits.slice(0, -1)),
          },
          "⌫",
        ),
        key("0"),
        html(
          "button",
          {
            type: "button",
            class: "pad-send",
            "data-key": keyOf("send"),
            "aria-label": text("questions.send"),
            onclick: send,
          },
          "✓",
        ),
      ),
    ),
  );
}
