/** What hands can do on the chosen cell: lay its tile, stack, build, knock; grain, noble, shields. */

import { cellName } from "../game/cells.js";
import { find, html } from "../page/dom.js";
import { GRAIN_UNITS, SHIELD_VALUES, STONES_PER_SEAT } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { stepper } from "../forms/stepper.js";
import { text } from "../page/text.js";
import { cellOf, matOf } from "./bench.js";

/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {import("./bench.js").BenchState} BenchState */

const MOST_WIDE = 5;

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

  /** @param {BenchState} state */
  function draw(state) {
    const { tile, city } = cellOf(state, bench.seat(), bench.cell());
    const act = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ fields = {}) =>
      bench.act(name, { ...bench.here(), ...fields });
    const standing = city?.wall.stones ?? 0;
    const place = placeOf(bench);
    const grain = bench.asked(`grain ${place}`, city?.grain ?? 0);
    const shields = bench.asked(`shields ${place}`, tile?.shields ?? []);
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
        most: STONES_PER_SEAT,
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
        most: GRAIN_UNITS,
        onChange: (wanted) => bench.ask(`grain ${place}`, wanted, (disks) => act("set-grain", { disks })),
      }),
    ];
    const rest = tools(
      text("bench.pieces"),
      tool("noble", text("bench.noble"), () => act("set-noble", { there: !city?.noble }), {
        pressed: Boolean(city?.noble),
      }),
      ...SHIELD_VALUES.map((value) =>
        tool(`shield=${value}`, text("bench.shield", { value }), () =>
          bench.ask(`shields ${place}`, [...shields, value], (values) => act("set-shields", { values })),
        ),
      ),
      tool("no-shields", text("bench.no_shields"), () => act("set-shields", { values: [] }), {
        off: !shields.length,
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

  return panel(
    find("#bench-tile"),
    (/** @type {BenchState} */ state) => [
      cellOf(state, bench.seat(), bench.cell()),
      bench.here(),
      bench.asked(`grain ${placeOf(bench)}`, null),
      bench.asked(`shields ${placeOf(bench)}`, null),
      stones,
      width,
      state.hand,
      matOf(state, bench.seat())?.loose,
    ],
    (_, state) => draw(state),
  );
}

/** The chosen cell's name in requests. @param {Bench} bench */
function placeOf(bench) {
  const { seat, row, col } = bench.here();
  return `${seat} ${row} ${col}`;
}
