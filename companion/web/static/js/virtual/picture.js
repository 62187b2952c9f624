/** The rendered table: tap a cell to move the hands there, or a disk of the market to turn it face up. */

import { find, html, svg } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { text } from "../page/text.js";
import { diceCup } from "../wood/dice_cup.js";
import { setUpWood } from "../wood/wood.js";
import { seatColour } from "./bench.js";

/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {import("./bench.js").BenchState} BenchState */

const PAD_RADIUS = 34;
/** As many as there are wells; if the game waits for none, somebody is just trying them. */
const WELLS = 2;

/** @param {Bench} bench @param {BenchState} state */
function looks(bench, state) {
  const places = [...state.mats.map((mat) => mat.seat), ...(state.prices ? [null] : [])];
  return places.map((seat) =>
    html(
      "button",
      {
        type: "button",
        class: "choice",
        "data-key": `look=${seat ?? "market"}`,
        "aria-pressed": String(state.looks_at === (seat ?? "market")),
        onclick: () => bench.act("look-at", { seat }),
      },
      html("span", { class: "choice-words" }, html("b", {}, seat === null ? text("bench.market") : seatColour(seat))),
    ),
  );
}

/** The pads of the market's disks; a tap turns a disk face up. @param {Bench} bench @param {BenchState} state */
const pads = (bench, state) =>
  state.pads.map(({ market, price, at }) =>
    svg("circle", {
      cx: at[0],
      cy: at[1],
      r: PAD_RADIUS,
      class: "bench-cell",
      onclick: () => bench.act("set-price", { market, price }),
    }),
  );

/**
 * @param {Bench} bench
 * @param {() => number} diceWanted by the game, from whoever is to roll now
 * @returns {(state: BenchState) => void}
 */
export function setUpPicture(bench, diceWanted) {
  const image = /** @type {HTMLImageElement} */ (find("#bench-image"));
  const showLooks = panel(
    find("#bench-looks"),
    (/** @type {BenchState} */ { mats, prices, looks_at }) => [mats.map((mat) => mat.seat), prices !== null, looks_at],
    (_, state) => looks(bench, state),
  );
  const overlay = /** @type {SVGElement} */ (/** @type {unknown} */ (document.querySelector("#bench-cells")));
  const showWood = setUpWood(bench, {
    picture: image,
    overlay,
    tray: find("#bench-tray"),
    picture_at: ({ changes }) => `/virtual/picture.jpg?changes=${changes}`,
    alt: ({ looks_at }) => text("bench.image", { where: looks_at === "market" ? text("bench.market") : seatColour(looks_at) }),
    more: (state) => pads(bench, state),
  });
  let throws = 0;
  const showCup = panel(
    find("#bench-cup"),
    (/** @type {BenchState} */ { board }) => [board, throws, diceWanted()],
    (_, state) => [
      state.board?.plugged &&
        diceCup(diceWanted() || WELLS, () => {
          void bench.act("throw-dice", { count: diceWanted() || WELLS }).then(() => {
            throws += 1; // an empty cup is refilled
            const newest = bench.state();
            if (newest) showCup(newest);
          });
        }),
    ],
  );
  return (state) => {
    showLooks(state);
    showWood(state);
    showCup(state);
  };
}
