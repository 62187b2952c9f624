/** Which rulebook a table plays by: either of the two with one tap, or ruling by ruling. */

import { html } from "../page/dom.js";
import { RULEBOOKS } from "../page/facts.js";
import { NAMED, RULINGS, RULING_ROWS, rulebookName, rulingSentence, rulingsOf } from "../game/rulings.js";
import { choice, choices, part } from "../seat/desk.js";
import { switchButton } from "../forms/switches.js";
import { text } from "../page/text.js";

/** @typedef {import("../game/rulings.js").Rulings} Rulings */

/** The options that match a choice of rulings. @param {Rulings} rulings */
function optionsFor(rulings) {
  const rulebook = rulebookName(rulings);
  return { rulebook, rulings: rulebook === "mixed" ? rulings : null };
}

/**
 * @param {import("../game/rulings.js").Agreed} options
 * @param {(options: import("../game/rulings.js").Agreed) => void} change
 */
export function drawRulebook(options, change) {
  const rulings = rulingsOf(options);
  const mixed = options.rulebook === "mixed";
  return part(
    text("host.rulebook"),
    choices(
      text("host.rulebook"),
      ...NAMED.map((name) =>
        choice({
          key: name,
          label: text(`rulebook.${name}`),
          detail: text(`rulebook.${name}.hint`),
          pressed: options.rulebook === name,
          onclick: () => change(optionsFor(RULEBOOKS[name])),
        }),
      ),
    ),
    html(
      "details",
      { class: "source", "data-key": "rulings" },
      html(
        "summary",
        { "data-key": "rulings.summary" },
        mixed ? `${text("rulebook.mixed")}: ${text("rulebook.one_by_one")}` : text("rulebook.one_by_one"),
      ),
      html(
        "div",
        { class: "rulings" },
        ...RULINGS.map((ruling) =>
          switchButton({
            key: ruling,
            label: `${text(`ruling.${ruling}`)} (${RULING_ROWS[ruling]})`,
            detail: rulingSentence(ruling, rulings),
            on: rulings[ruling],
            onclick: () => change(optionsFor({ ...rulings, [ruling]: !rulings[ruling] })),
          }),
        ),
      ),
    ),
  );
}
