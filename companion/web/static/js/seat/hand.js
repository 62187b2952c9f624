/** The seat's own hand, behind a blinder that a tap opens and shuts. */

import { find, html } from "../page/dom.js";
import { keep, kept } from "../page/kept.js";
import { panel } from "../page/panel.js";
import { handOf, playerOf } from "../game/player.js";
import { text } from "../page/text.js";
import { mySeat } from "./legal.js";

/** @typedef {import("../types.js").LiveState} LiveState */

/** @param {string} picture @param {string | number} value @param {string} words */
const holding = (picture, value, words) =>
  html(
    "li",
    { class: "holding", "data-goods": picture },
    html("span", { class: `goods goods-${picture}`, "aria-hidden": "true" }),
    html("b", { "aria-hidden": "true" }, value),
    html("span", { class: "unseen" }, words),
  );

/** @returns {(state: LiveState) => void} */
export function setUpHand() {
  const root = find("#hand");
  let shut = kept("blinder") === "shut";
  /** @type {LiveState | null} */
  let newest = null;

  function turn() {
    shut = !shut;
    keep("blinder", shut ? "shut" : "open");
    if (newest) show(newest, true);
  }

  const show = panel(
    root,
    (/** @type {LiveState} */ state) => [
      handOf(state, mySeat(state)),
      playerOf(state, mySeat(state))?.reserve,
      playerOf(state, mySeat(state))?.elephants_out,
    ],
    (_, state) => {
      const hand = handOf(state, mySeat(state));
      const player = playerOf(state, mySeat(state));
      root.hidden = !hand;
      if (!hand || !player) return [];
      const shields = hand.shields.flatMap((count, place) =>
        count ? [`${count > 1 ? `${count}×` : ""}${place + 1}`] : [],
      );
      return [
        shut
          ? html("p", { class: "blinder-shut" }, text("hand.shut"))
          : html(
              "ul",
              { class: "holdings" },
              holding("money", `$${hand.cash}`, text("hand.money", { count: hand.cash })),
              holding(
                "elephants",
                player.elephants_out ? `${hand.elephants}+${player.elephants_out}` : hand.elephants,
                text("hand.elephants", { count: hand.elephants }),
              ),
              holding(
                "shields",
                shields.join(" ") || "–",
                text("hand.shields", { shields: shields.join(", ") || "–" }),
              ),
              holding("stones", player.reserve, text("hand.stones", { count: player.reserve })),
            ),
        html(
          "button",
          {
            type: "button",
            class: "blinder",
            "data-key": "blinder",
            "aria-pressed": String(shut),
            "aria-label": text(shut ? "hand.open" : "hand.hide"),
            onclick: turn,
          },
          html("span", { class: shut ? "glyph glyph-eye-shut" : "glyph glyph-eye", "aria-hidden": "true" }),
        ),
      ];
    },
  );

  return (state) => {
    newest = state;
    show(state);
  };
}
