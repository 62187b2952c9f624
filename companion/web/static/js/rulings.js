/** The rulings in which the standard rulebook departs from the printed words (docs/rules/raja.md, ✎), as a table agreed on them. */

import { text } from "./text.js";

/** @typedef {{final_pass: boolean, bare_city_attackable: boolean, attacker_minus_defender: boolean}} Rulings */

/** Each ruling and its row in the rules. @type {Readonly<Record<keyof Rulings, string>>} */
export const RULING_ROWS = Object.freeze({
  final_pass: "A2",
  bare_city_attackable: "G2",
  attacker_minus_defender: "G5",
});

/** @type {readonly (keyof Rulings)[]} */
export const RULINGS = Object.freeze(/** @type {(keyof Rulings)[]} */ (Object.keys(RULING_ROWS)));

/** @param {boolean} on @returns {Rulings} */
const all = (on) => ({ final_pass: on, bare_city_attackable: on, attacker_minus_defender: on });

/** The rulebooks that go by a name. @type {Readonly<Record<string, Rulings>>} */
export const RULEBOOKS = Object.freeze({ standard: all(true), "as-printed": all(false) });

/** @param {Rulings} rulings @returns {string} */
export const rulebookName = (rulings) =>
  Object.keys(RULEBOOKS).find((name) => RULINGS.every((ruling) => RULEBOOKS[name][ruling] === rulings[ruling])) ??
  "mixed";

/** What a table plays by. @param {{rulebook: string, rulings: Rulings | null}} options @returns {Rulings} */
export const rulingsOf = ({ rulebook, rulings }) => rulings ?? RULEBOOKS[rulebook] ?? RULEBOOKS.standard;

/** What a ruling says, in one sentence. @param {keyof Rulings} ruling @param {Rulings} rulings */
export const rulingSentence = (ruling, rulings) => text(`ruling.${ruling}.${rulings[ruling] ? "on" : "off"}`);

/** What a table agreed on, in short: its rulebook, and of a mixed one what it has as printed. @param {{rulebook: string, rulings: Rulings | null}} options */
export const rulebookWords = (options) => [
  text(`rulebook.${options.rulebook}`),
  ...(options.rulings ? RULINGS.filter((ruling) => !options.rulings?.[ruling]) : []).map((ruling) =>
    text("ruling.as_printed", { row: RULING_ROWS[ruling] }),
  ),
];
