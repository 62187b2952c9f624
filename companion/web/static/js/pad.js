/** A number pad behind a summary: big keys, the digits typed so far, and a key that sends them. */

import { html } from "./dom.js";
import { text } from "./text.js";

const MOST_DIGITS = 2;

/** @param {{title: string, open?: boolean, digits?: number, onSend: (number: number) => void}} pad */
export function numberPad({ title, open = false, digits: most = MOST_DIGITS, onSend }) {
  const typed = html("output", { class: "typed" }, "–");
  let digits = "";
  /** @param {string} next */
  const type = (next) => {
    digits = next;
    typed.textContent = digits || "–";
  };
  /** @param {string} digit */
  const key = (digit) => html("button", { type: "button", onclick: () => type((digits + digit).slice(-most)) }, digit);
  return html(
    "details",
    { class: "pad", open },
    html("summary", {}, title),
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
          { type: "button", "aria-label": text("questions.erase"), onclick: () => type(digits.slice(0, -1)) },
          "⌫",
        ),
        key("0"),
        html(
          "button",
          {
            type: "button",
            class: "pad-send",
            "aria-label": text("questions.send"),
            onclick: () => digits && onSend(Number(digits)),
          },
          "✓",
        ),
      ),
    ),
  );
}
