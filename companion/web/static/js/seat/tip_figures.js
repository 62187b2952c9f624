/** A step as a row of small pictures, beside the coach's words and in the rules. */

import { html } from "../page/dom.js";

/** The items of a figure, one list per line: goods by their names, anything else as it is. */
const FIGURES = /** @type {const} */ ({
  lay: [["rain", "→", "grain"], ["sun", "→", "grain"]],
  nobles: [["nobles", "=", "stones", "+", "grain"]],
  walls: [["stones", "stones", "stones", "→", "grain"]],
  harvest: [["stones", "→", "grain"]],
  grain: [["grain", "→", "stones"]],
  bid: [["money", "→", "1."]],
  commerce: [["grain", "+", "→", "money", "+1"]],
  barter: [["grain", "⇄", "elephants"]],
  build: [["1", "grain", "→", "2", "stones"]],
  deploy: [["stones", "←", "shields", "→", "stones"]],
  declare: [["1", "elephants", "→", "2", "dice"]],
  assign: [["1", "shields", "→", "1", "dice"]],
  dice: [["dice", "−", "dice", "−", "stones"]],
  spoils: [["nobles", "=", "2"]],
  pay: [["money", "→", "nobles"]],
});

/** @typedef {keyof typeof FIGURES} Tip */
export const PHASE_OF = /** @type {Record<Tip, string>} */ ({
  lay: "set-up",
  nobles: "set-up",
  walls: "set-up",
  harvest: "production",
  grain: "production",
  bid: "auction",
  commerce: "commerce",
  barter: "commerce",
  build: "building",
  deploy: "building",
  declare: "siege",
  assign: "siege",
  dice: "siege",
  spoils: "siege",
  pay: "siege",
});

/** @param {string} scene @returns {scene is Tip} */
export const isTip = (scene) => scene in FIGURES;

/** @param {string} part */
const drawPart = (part) =>
  /^[a-z]/.test(part)
    ? html("span", { class: `goods goods-${part} tip-${part}`, "aria-hidden": "true" })
    : html("span", { "aria-hidden": "true" }, part);

/** @param {Tip} tip */
export const linesOf = (tip) => FIGURES[tip].map((line) => html("span", { class: "tip-line" }, ...line.map(drawPart)));

/** All figures of a phase, in order. @param {string | undefined} phase */
export const linesOfPhase = (phase) =>
  /** @type {Tip[]} */ (Object.keys(FIGURES)).filter((tip) => PHASE_OF[tip] === phase).flatMap(linesOf);
