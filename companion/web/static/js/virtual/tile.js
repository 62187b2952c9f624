/** What hands can do on the chosen cell: lay its tile, stack, build, knock, grain, noble, shields. */

import { cellName } from "../cells.js";
import { find, html } from "../dom.js";
import { redraw } from "../panel.js";
import { stepper } from "../stepper.js";
import { text } from "../text.js";
import { cellOf, matOf } from "./bench.js";

/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {import("./bench.js").BenchState} BenchState */

const MOST_GRAIN = 50;
const MOST_STONES = 31;
const MOST_WIDE = 5;
const SHIELDS = [1, 2, 3];

/**
 * @param {string} key
 * @param {string} words
 * @param {() => void} onclick
 * @param {{pressed?: boolean, off?: boolean}} [how]
 */
export const tool = (key, words, onclick, { pressed, off = false } = {}) =>
  html(
    "button",
    {
      type: "button",
      class: "choice",
      "data-key": key,
      "aria-pressed": pressed === undefined ? null : String(pressed),
      "aria-disabled": off ? "true" : null,
      onclick: () => !off && onclick(),
    },
    html("span", { class: "choice-words" }, html("b", {}, words)),
  );

/** @param {string} label @param {...Node} tools */
export const tools = (label, ...tools) =>
  html("div", { class: "choices", role: "group", "aria-label": label }, ...tools);

/** @param {Bench} bench @returns {(state: BenchState) => void} */
export function setUpTile(bench) {
  let stones = 3;
  let width = 3;
  let drawn = "";

  /** @param {BenchState} state */
  function draw(state) {
    const { tile, city } = cellOf(state, bench.seat(), bench.cell());
    const act = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ fields = {}) =>
      bench.act(name, { ...bench.here(), ...fields });
    const standing = city?.wall.stones ?? 0;
    const grain = city?.grain ?? 0;
    const side = tools(
      text("bench.tile"),
      ...["red", "blue"].map((colour) =>
        tool(`side=${colour}`, text(`tile.${colour}`), () => act("lay-tile", { side: colour }), {
          pressed: tile?.side === colour,
        }),
      ),
      tool("side=none", text("bench.no_tile"), () => act("lay-tile", { side: null }), { pressed: !tile }),
    );
    const head = html("h3", { class: "part-title" }, text("bench.cell", { cell: cellName(bench.cell()) }));
    if (!tile) return [head, side];
    const wall = tools(
      text("bench.wall"),
      tool("stack", text("bench.stack"), () => act("stack-stone", { width })),
      tool("stack-up", text("bench.stack_up"), () => act("stack-stone", { up: true, width })),
      tool("take", text("bench.take"), () => act("take-stones"), { off: !standing }),
      tool("build", text("bench.build", { count: stones }), () => act("build-wall", { stones, width })),
      tool("knock", text("bench.knock"), () => act("knock-wall"), { off: !standing }),
      tool("gather", text("bench.gather"), () => bench.act("gather-loose", { seat: bench.seat() }), {
        off: !matOf(state, bench.seat())?.loose,
      }),
    );
    const numbers = [
      stepper({
        key: "stones",
        label: text("bench.stones"),
        value: stones,
        least: 1,
        most: MOST_STONES,
        onChange: (n) => set(n, width),
      }),
      stepper({
        key: "width",
        label: text("bench.width"),
        value: width,
        least: 1,
        most: MOST_WIDE,
        onChange: (n) => set(stones, n),
      }),
      stepper({
        key: "grain",
        label: text("bench.grain"),
        picture: "grain",
        value: grain,
        most: MOST_GRAIN,
        onChange: (disks) => act("set-grain", { disks }),
      }),
    ];
    const rest = tools(
      text("bench.pieces"),
      tool("noble", text("bench.noble"), () => act("set-noble", { there: !city?.noble }), {
        pressed: Boolean(city?.noble),
      }),
      ...SHIELDS.map((value) =>
        tool(`shield=${value}`, text("bench.shield", { value }), () =>
          act("set-shields", { values: [...tile.shields, value] }),
        ),
      ),
      tool("no-shields", text("bench.no_shields"), () => act("set-shields", { values: [] }), {
        off: !tile.shields.length,
      }),
      tool("hand", text("bench.hand"), () => act("hold-hand", { there: !state.hand }), { pressed: state.hand }),
    );
    return [head, side, wall, ...numbers, rest];
  }

  /** @param {number} newStones @param {number} newWidth */
  function set(newStones, newWidth) {
    stones = newStones;
    width = newWidth;
    bench.choose(bench.cell());
  }

  return (state) => {
    const slice = JSON.stringify([
      cellOf(state, bench.seat(), bench.cell()),
      bench.here(),
      stones,
      width,
      state.hand,
      matOf(state, bench.seat())?.loose,
    ]);
    if (slice === drawn) return;
    drawn = slice;
    redraw(find("#bench-tile"), draw(state));
  };
}
