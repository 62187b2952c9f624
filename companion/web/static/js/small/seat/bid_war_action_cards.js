/** Bid War's 2 and 7: a 2 that is played, a 7 with the card it trashes. */

import { html } from "../../page/dom.js";
import { action } from "../../seat/desk.js";
import { text } from "../../page/text.js";
import { cardName } from "../cards/cards.js";
import { moveOf } from "../state.js";

/** @typedef {import("../now.js").Desk<import("../state.js").StateOf<"bid-war">>} Desk */
/** @typedef {import("../state.js").Card} Card */

/** The buttons to play them, if the rules allow it. @param {Desk} desk */
export function actionCards(desk) {
  const two = moveOf(desk.state, "PlayTwo");
  const seven = moveOf(desk.state, "PlaySeven");
  /** @param {string} key @param {string} label @param {() => unknown} onclick */
  const tool = (key, label, onclick) =>
    html("button", { type: "button", class: "tool", "data-key": key, onclick }, label);
  return (
    (two || seven) &&
    html(
      "div",
      { class: "more-row action-cards" },
      two && tool("two", text("bid_war.play_two", { card: cardName(two.card) }), () => desk.send("PlayTwo")),
      seven &&
        tool("seven", text("bid_war.play_seven", { card: cardName(seven.card) }), () =>
          desk.change({ trashing: true, trash: [], trashed: [] }),
        ),
    )
  );
}

/** A 7 was chosen: trash that card, or go back. @param {Desk} desk @param {Card | undefined} trashed */
export const trashActions = (desk, trashed) => [
  action("trash.back", text("small.back"), () => desk.change({ trashing: false }), { kind: "other" }),
  action(
    "trash.send",
    trashed ? text("bid_war.trash", { card: cardName(trashed) }) : text("bid_war.trash_any"),
    () => desk.send("PlaySeven", { trashed }),
    { kind: "grave", why: trashed ? null : text("bid_war.choose_trash") },
  ),
];
