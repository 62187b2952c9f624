/** The rulings where the standard rulebook departs from the printed rules (docs/rules/raja.md, ✎), as agreed at a table. */

import { RULEBOOKS } from "../page/facts.js";
import { text } from "../page/text.js";

/** @typedef {NonNullable<import("../types.js").Options["rulings"]>} Rulings */
/** @typedef {import("../types.js").Options["rulebook"]} RulebookName */
/** @typedef {Pick<import("../types.js").Options, "rulebook" | "rulings">} Agreed */

/** Each ruling and its row in the rules. @type {Readonly<Record<keyof Rulings, string>>} */
export const RULING_ROWS = Object.freeze({
  final_pass: "A2",
  bare_city_attackable: "G2",
  attacker_minus_defender: "G5",
});

/** @type {readonly (keyof Rulings)[]} */
export const RULINGS = Object.freeze(/** @type {(keyof Rulings)[]} */ (Object.keys(RULING_ROWS)));

/** Their names. */
export const NAMED = /** @type {const} */ (["standard", "as-printed"]);

/** @param {Rulings} rulings @returns {RulebookName} */
export const rulebookName = (rulings) =>
  NAMED.find((name) => RULINGS.every((ruling) => RULEBOOKS[name][ruling] === rulings[ruling])) ?? "mixed";

/** The rulings a table plays by. @param {Agreed} options @returns {Rulings} */
export const rulingsOf = ({ rulebook, rulings }) =>
  rulings ?? RULEBOOKS[rulebook === "as-printed" ? rulebook : "standard"];

/** What a ruling says, in one sentence. @param {keyof Rulings} ruling @param {Rulings} rulings */
export const rulingSentence = (ruling, rulings) => text(`ruling.${ruling}.${rulings[ruling] ? "on" : "off"}`);

/** In short, what a table agreed on: its rulebook, and for a mixed one, which rulings are as printed. @param {Agreed} options */
export const rulebookWords = (options) => [
  text(`rulebook.${options.rulebook}`),
  ...(options.rulings ? RULINGS.filter((ruling) => !options.rulings?.[ruling]) : []).map((ruling) =>
    text("ruling.as_printed", { row: RULING_ROWS[ruling] }),
  ),
];
