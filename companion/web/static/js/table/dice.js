/** The dice: the two wells as they are now, and the newest rolls. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { die } from "../lands/pieces.js";
import { seatNumbered, seatSymbol } from "../lands/seats.js";
import { say } from "../sound/speech.js";
import { hasText, text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */

const SHOWN_ROLLS = 6;

/** @param {string} state */
const wellWords = (state) => (hasText(`well.${state}`) ? text(`well.${state}`) : state);

/** @param {import("../types.js").Well} well */
function drawWell(well) {
  const face = well.face || null;
  return html(
    "div",
    {
      class: "well",
      "data-state": well.state,
      "data-well": well.well,
      role: "img",
      "aria-label": text("dice.well", { number: well.well + 1, state: wellWords(well.state), face: face ?? "" }),
    },
    die(face, `die-${well.state}`),
    html("small", { "aria-hidden": "true" }, wellWords(well.state)),
  );
}

/** @param {import("../types.js").Roll} roll @param {TableState} state */
function drawRoll(roll, state) {
  const seat = seatNumbered(state, roll.seat);
  return html(
    "li",
    { class: "roll", "data-roll": roll.number },
    die(roll.face),
    seat && seatSymbol(seat),
    html("span", { class: "unseen" }, text("dice.roll", { name: seat?.name ?? "", face: roll.face })),
  );
}

/** @returns {(state: TableState) => void} */
export function setUpDice() {
  let spoken = Infinity;
  const redraw = redrawWhenChanged(
    find("#dice"),
    (state) => ({
      wells: state.dice?.wells ?? [],
      // A siege shows its own dice.
      rolls: state.dice?.siege ? [] : (state.dice?.rolls ?? []).slice(-SHOWN_ROLLS),
    }),
    ({ wells, rolls }, state) => [
      html("div", { class: "wells" }, ...wells.map(drawWell)),
      rolls.length > 0 &&
        html(
          "div",
          { class: "rolls" },
          html("h3", { class: "unseen" }, text("dice.rolls")),
          html("ol", {}, ...rolls.map((roll) => drawRoll(roll, state))),
        ),
    ],
  );
  return (state) => {
    redraw(state);
    const newest = state.dice?.rolls?.at(-1)?.number ?? 0;
    // What lay there before this page opened, or before a restart, is not news.
    for (const roll of state.dice?.rolls ?? []) if (roll.number > spoken) say(text("dice.spoken", { face: roll.face }));
    spoken = newest;
  };
}
