/** A siege on the stage: both sides' dice, their totals, and x as a sum. */

import { html } from "../page/dom.js";
import { die } from "../lands/pieces.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").Siege} Siege */
/** @typedef {import("../types.js").TableState} TableState */

/** More dice than these are drawn smaller. */
const FEW_DICE = 6;

/** @param {number[]} dice */
const sum = (dice) => dice.reduce((total, face) => total + face, 0);

/** @param {"attacker" | "defender"} side @param {Siege} siege @param {TableState} state */
function drawSide(side, siege, state) {
  const dice = siege[`${side}_dice`];
  const waiting = Math.max(0, siege[`${side}_wanted`] - dice.length);
  return html(
    "div",
    { class: `siege-side siege-${side}` },
    html("h3", {}, seatChip(seatNumbered(state, siege[side])), " ", html("small", {}, text(`siege.${side}`))),
    html(
      "div",
      {
        class: "siege-dice",
        "data-many": siege[`${side}_wanted`] > FEW_DICE,
        role: "img",
        "aria-label": text("siege.dice", { dice: dice.join(", ") || "–", total: sum(dice) }),
      },
      ...dice.map((face) => die(face)),
      ...Array.from({ length: waiting }, () => die(null, "die-waiting")),
    ),
    html("p", { class: "siege-total", "data-side": side, "aria-hidden": "true" }, dice.length || !waiting ? sum(dice) : "–"),
    waiting > 0 && html("p", { class: "siege-wanted" }, text("siege.wanted", { count: waiting })),
  );
}

/**
 * The numbers of `18 − 7 − 8 = 3`, each with its meaning. The two totals are in the order of the table's rulebook (`G5`),
 * so we tell them apart by value; a sum of any other form is shown unchanged.
 * @param {Siege} siege
 */
function drawSum(siege) {
  const { explained } = siege;
  if (!explained) return null;
  const numbers = explained.match(/^(\d+) − (\d+) − (\d+) = ([-−]?\d+)$/);
  if (!numbers) return html("p", { class: "siege-sum" }, explained);
  const attackerFirst = Number(numbers[1]) === sum(siege.attacker_dice);
  const names = attackerFirst ? ["attacker", "defender"] : ["defender", "attacker"];
  const labels = [...names, "stones", "x"].map((name) => text(`siege.sum.${name}`));
  const signs = ["", "−", "−", "="];
  return html(
    "p",
    { class: "siege-sum" },
    html("span", { class: "unseen" }, `${explained}. ${text("siege.sum.words")}`),
    ...labels.map((label, place) =>
      html(
        "span",
        { class: "siege-step", "aria-hidden": "true" }, // no line ends with a sign
        signs[place] && html("span", { class: "sign" }, signs[place]),
        html(
          "span",
          { class: place === 3 ? "term term-x" : "term" },
          html("b", {}, numbers[place + 1]),
          html("small", {}, label),
        ),
      ),
    ),
  );
}

/**
 * What x means for the wall.
 * @param {Siege} siege
 */
function drawOutcome(siege) {
  const [, stones, difference] = siege.explained?.match(/− (\d+) = ([-−]?\d+)$/) ?? [];
  const x = Number(difference?.replace("−", "-"));
  if (!siege.explained || Number.isNaN(x)) return null;
  const outcome =
    x <= 0 ? text("siege.holds") : x < Number(stones) ? text("siege.falls", { count: x }) : text("siege.destroyed");
  return html("p", { class: "siege-outcome" }, outcome);
}

/** @param {Siege} siege @param {TableState} state */
export const drawSiege = (siege, state) => [
  html("div", { class: "siege" }, drawSide("attacker", siege, state), drawSide("defender", siege, state)),
  drawSum(siege),
  drawOutcome(siege),
];
