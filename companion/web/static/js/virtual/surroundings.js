/** Dice for the wells, knocks, cables, the market's prices, and laying out what the game says. */

import { find, html } from "../page/dom.js";
import { MARKETS, PRICE_ROWS } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { numberRow, stepper } from "../forms/stepper.js";
import { text } from "../page/text.js";
import { tool, tools } from "./tile.js";

/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {import("./bench.js").BenchState} BenchState */

const FACES = [1, 2, 3, 4, 5, 6];
const LEAN_DEG = 3;

/** @param {Bench} bench @param {BenchState} state */
function dice(bench, state) {
  if (!state.board) return html("p", { class: "hint" }, text("bench.no_board"));
  const off = !state.board.plugged;
  return html(
    "div",
    { class: "part" },
    tools(
      text("bench.throw"),
      ...[1, 2, 4].map((count) =>
        tool(`throw=${count}`, text("bench.throw_count", { count }), () => bench.act("throw-dice", { count }), { off }),
      ),
      ...[1, 2].map((well) =>
        tool(`lift=${well}`, text("bench.lift", { well }), () => bench.act("lift-die", { well }), { off }),
      ),
    ),
    numberRow({
      label: text("bench.face"),
      numbers: FACES.map((face) => ({
        key: `face=${face}`,
        label: face,
        words: text("bench.throw_face", { face }),
        onclick: () => void bench.act("throw-dice", { faces: [face] }),
      })),
    }),
  );
}

/** @param {Bench} bench @param {BenchState} state */
function prices(bench, { prices: told }) {
  if (!told) return [];
  return MARKETS.map((market) =>
    stepper({
      key: `price-${market}`,
      label: text(`market.${market}`),
      value: bench.asked(`price ${market}`, told[market]),
      least: PRICE_ROWS[market][0],
      most: PRICE_ROWS[market][1],
      unit: "$",
      onChange: (wanted) =>
        bench.ask(`price ${market}`, wanted, (next) => bench.act("set-price", { market, price: next })),
    }),
  );
}

/** @param {Bench} bench @param {BenchState} state */
function table(bench, state) {
  const off = !state.board?.plugged;
  return tools(
    text("bench.table"),
    tool("lay-out", text("bench.lay_out"), () => bench.act("lay-out")),
    tool("bump", text("bench.bump"), () => bench.act("bump-table"), { off }),
    tool("lean", text("bench.lean"), () => bench.act("lean-table", { x_deg: LEAN_DEG }), { off }),
    tool("level", text("bench.level"), () => bench.act("lean-table", { x_deg: 0 }), { off }),
  );
}

/** @param {Bench} bench @param {BenchState} state */
function devices(bench, state) {
  const { camera, board } = state;
  return tools(
    text("devices.title"),
    tool("camera", text("bench.camera"), () => bench.act("plug-camera", { plugged: !camera.plugged }), {
      pressed: camera.plugged,
    }),
    tool("frozen", text("bench.frozen"), () => bench.act("freeze-camera", { frozen: !camera.frozen }), {
      pressed: camera.frozen,
    }),
    ...(board
      ? [
          tool("board", text("bench.board"), () => bench.act("plug-board", { plugged: !board.plugged }), {
            pressed: board.plugged,
          }),
        ]
      : []),
  );
}

/** @param {Bench} bench @returns {(state: BenchState) => void} */
export function setUpSurroundings(bench) {
  return panel(
    find("#bench-table"),
    (/** @type {BenchState} */ { board, camera, prices: held }) => [
      board,
      camera,
      Object.entries(held ?? {}).map(([market, price]) => bench.asked(`price ${market}`, price)),
    ],
    (_, state) => [dice(bench, state), table(bench, state), ...prices(bench, state), devices(bench, state)],
  );
}
