/** The rendered table: tap a cell to put the hands there, a disk of the market to turn it up. */

import { cellName } from "../cells.js";
import { find, html, svg } from "../dom.js";
import { panel } from "../panel.js";
import { showPicture } from "../pictures.js";
import { text } from "../text.js";
import { seatColour } from "./bench.js";

/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {import("./bench.js").BenchState} BenchState */

const PAD_RADIUS = 34;

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

/** @param {Bench} bench @param {BenchState} state */
function places(bench, state) {
  const chosen = bench.cell();
  const cells = state.cells.map((cell) =>
    svg("polygon", {
      points: cell.outline.map((corner) => corner.join(",")).join(" "),
      class: cell.row === chosen.row && cell.col === chosen.col ? "bench-cell bench-cell-chosen" : "bench-cell",
      "data-cell": cellName(cell),
      onclick: () => bench.choose({ row: cell.row, col: cell.col }),
    }),
  );
  const pads = state.pads.map(({ market, price, at }) =>
    svg("circle", {
      cx: at[0],
      cy: at[1],
      r: PAD_RADIUS,
      class: "bench-cell",
      onclick: () => bench.act("set-price", { market, price }),
    }),
  );
  return [...cells, ...pads];
}

/** @param {Bench} bench @returns {(state: BenchState) => void} */
export function setUpPicture(bench) {
  const image = /** @type {HTMLImageElement} */ (find("#bench-image"));
  const showLooks = panel(
    find("#bench-looks"),
    (/** @type {BenchState} */ { mats, prices, looks_at }) => [mats.map((mat) => mat.seat), prices !== null, looks_at],
    (_, state) => looks(bench, state),
  );
  const overlay = /** @type {SVGElement} */ (/** @type {unknown} */ (document.querySelector("#bench-cells")));
  const showPlaces = panel(
    overlay,
    (/** @type {BenchState} */ { cells, pads }) => [cells, pads, bench.cell()],
    (_, state) => places(bench, state),
  );
  return (state) => {
    showLooks(state);
    overlay.setAttribute("viewBox", `0 0 ${state.width} ${state.height}`);
    showPlaces(state);
    showPicture(image, `/virtual/picture.jpg?changes=${state.changes}`, {
      alt: text("bench.image", {
        where: state.looks_at === "market" ? text("bench.market") : seatColour(state.looks_at),
      }),
    });
  };
}
