/** Set-up by touch: Lands, nobles, the first nine stones, shields (S1–S3). */

import { COLS, ROWS, cellName } from "../cells.js";
import { html } from "../dom.js";
import { gridOf } from "../lands.js";
import { noble } from "../pieces.js";
import { svg } from "../dom.js";
import { boardTileAt, landsOf } from "../player.js";
import { stepper } from "../stepper.js";
import { text } from "../text.js";
import { action, cellKey, choice, choices, hint, isCell, nameOfCell, part } from "./desk.js";
import { flawOf } from "./lands_form.js";
import { moveOf } from "./legal.js";
import { tapGrid } from "./tap_grid.js";
import { reported, wallReport } from "./wall_report.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Scene} Scene */
/** @typedef {import("../player.js").Pair} Pair */
/** @typedef {"red" | "blue"} Side */

const NEXT_SIDE = Object.freeze({ none: "red", red: "blue", blue: "none" });

/** @param {Desk} desk */
const tilesOf = ({ state, seat }) => state.board.filter((tile) => tile.seat === seat);

/** @param {Desk} desk */
const colourOf = ({ state, seat }) => state.seats.find((other) => other.seat === seat)?.colour ?? "";

/** @param {string} key @returns {Pair} */
const cellOf = (key) => /** @type {Pair} */ (key.split(",").map(Number));

/** @param {Desk} desk @param {any} may @returns {Scene} */
function layLands(desk, may) {
  /** @type {Record<string, Side>} */
  const sides =
    desk.draft.sides ??
    Object.fromEntries(landsOf(desk.state, desk.seat).map((tile) => [cellKey(tile.cell), tile.side]));
  const cells = Object.keys(sides).map(cellOf);
  const flaw = flawOf(cells, may.tiles);
  /** @param {string} key */
  const turn = (key) => {
    const next = NEXT_SIDE[sides[key] ?? "none"];
    const { [key]: _, ...others } = sides;
    desk.change({ sides: next === "none" ? others : { ...others, [key]: next } });
  };
  /** @param {number} row @param {number} col */
  const cellButton = (row, col) => {
    const key = cellKey([row, col]);
    const side = sides[key];
    return html(
      "button",
      {
        type: "button",
        class: side ? `tile tile-${side} tile-tap` : "no-tile tile-tap",
        "data-key": `lay:${key}`,
        "data-cell": key,
        "aria-label": text("lay.cell", {
          cell: cellName({ row, col }),
          side: text(side ? `tile.${side}` : "lay.bare"),
        }),
        onclick: () => turn(key),
      },
      !side && "+",
    );
  };
  return {
    id: "lay",
    title: text("lay.title"),
    mine: true,
    body: [
      hint(text("lay.hint", { tiles: may.tiles })),
      html(
        "div",
        { class: "tap-grid lay-grid", role: "group", "aria-label": text("lay.title"), "data-colour": colourOf(desk) },
        gridOf((row, col) =>
          row < Math.min(ROWS, may.rows) && col < Math.min(COLS, may.cols) ? cellButton(row, col) : html("span"),
        ),
      ),
      html(
        "p",
        { class: "tally", role: "status" },
        html("b", {}, cells.length),
        ` ${text("lay.of", { tiles: may.tiles })} · `,
        text(flaw ? `lay.${flaw}` : "lay.good"),
      ),
    ],
    actions: [
      desk.draft.again &&
        action("lay.back", text("act.back"), () => desk.change({ again: false, sides: null }), { kind: "other" }),
      action(
        "lay.send",
        text("lay.send"),
        () => desk.send("LayLands", { tiles: cells.map((cell) => [cell, sides[cellKey(cell)]]) }),
        { why: flaw && text(`lay.${flaw}`) },
      ),
    ],
  };
}

/** @param {string} [className] */
const noblePicture = (className = "") =>
  svg("svg", { class: `noble-here ${className}`, viewBox: "68 10 32 40", "aria-hidden": "true" }, noble(true));

/** @param {Desk} desk @param {any} may @returns {Scene} */
function placeNobles(desk, may) {
  /** @type {Pair[]} */
  const chosen = desk.draft.nobles ?? [];
  const left = may.count - chosen.length;
  /** @param {Pair} cell */
  const tap = (cell) => {
    const others = chosen.filter((other) => !isCell(other, cell));
    if (others.length < chosen.length) desk.change({ nobles: others });
    else if (left) desk.change({ nobles: [...chosen, cell] });
  };
  return {
    id: "nobles",
    title: text("nobles.title"),
    mine: true,
    body: [
      hint(text("nobles.hint")),
      tapGrid({
        key: "noble",
        label: text("nobles.title"),
        colour: colourOf(desk),
        tiles: tilesOf(desk),
        may: may.cells,
        chosen,
        onTap: tap,
        badge: (cell) => chosen.some((other) => isCell(other, cell)) && noblePicture(),
        words: (cell) => (chosen.some((other) => isCell(other, cell)) ? text("nobles.here") : ""),
      }),
      html(
        "p",
        { class: "tally", role: "status" },
        html("b", {}, chosen.length),
        ` ${text("nobles.of", { count: may.count })}`,
      ),
    ],
    actions: [
      moveOf(desk.state, "LayLands") &&
        action("lay.again", text("lay.again"), () => desk.change({ again: true }), { kind: "other" }),
      action("nobles.send", text("nobles.send"), () => desk.send("PlaceNobles", { cells: chosen }), {
        why: left ? text("nobles.left", { count: left }) : null,
      }),
    ],
  };
}

/** @param {Desk} desk @param {any} may */
function firstWall(desk, may) {
  /** @type {Pair | null} */
  const cell = desk.draft.cell ?? null;
  const stood = may.cities.find((/** @type {[Pair, number]} */ [other]) => isCell(other, cell))?.[1] ?? 0;
  const stones = Math.min(desk.draft.stones ?? Math.min(3, may.most_stones), may.most_stones);
  const tile = cell && boardTileAt(desk.state, desk.seat, cell);
  const most = stood + stones;
  const { standing, width } = reported(desk.draft.wall ?? {}, tile?.city, {
    least: 0,
    most,
    expected: most,
    widthBefore: tile?.city?.width ?? 0,
  });
  const body = [
    hint(text("walls.hint", { count: may.most_stones })),
    tapGrid({
      key: "wall",
      label: text("walls.title"),
      colour: colourOf(desk),
      tiles: tilesOf(desk),
      may: may.cities.map((/** @type {[Pair, number]} */ [other]) => other),
      chosen: cell ? [cell] : [],
      onTap: (next) => desk.change({ cell: next, wall: {} }),
    }),
    cell &&
      stepper({
        key: "walls.stones",
        label: text("walls.put", { city: nameOfCell(cell) }),
        value: stones,
        least: 1,
        most: may.most_stones,
        onChange: (value) => desk.change({ stones: value, wall: {} }),
      }),
    cell &&
      wallReport({
        key: "walls",
        standing,
        width,
        least: 0,
        most,
        likely: most,
        city: tile?.city,
        onChange: (part) => desk.change({ wall: { ...desk.draft.wall, ...part } }),
      }),
  ];
  const why = !cell ? text("walls.choose") : width === null ? text("wall.no_width") : null;
  const send = action(
    "walls.send",
    standing < most ? text("wall.fallen", { count: most - standing }) : text("walls.send", { count: stones }),
    () => desk.send("BuildFirstWall", { cell, stones, standing, width }),
    { why },
  );
  return { body, send };
}

/** @param {Desk} desk @param {any} may */
function firstShields(desk, may) {
  /** @type {[number, Pair][]} */
  const laid = desk.draft.shields ?? [];
  const left = may.in_hand.map(
    (/** @type {number} */ count, /** @type {number} */ place) =>
      count - laid.filter(([value]) => value === place + 1).length,
  );
  const value =
    left[(desk.draft.value ?? 0) - 1] > 0
      ? desk.draft.value
      : left.findIndex((/** @type {number} */ count) => count > 0) + 1;
  /** @param {Pair} cell */
  const tap = (cell) => {
    const others = laid.filter(([, other]) => !isCell(other, cell));
    if (others.length < laid.length) desk.change({ shields: others });
    else if (value > 0) desk.change({ shields: [...laid, [value, cell]] });
  };
  /** @param {Pair} cell */
  const here = (cell) => laid.filter(([, other]) => isCell(other, cell)).map(([shield]) => shield);
  return [
    hint(text("shields.hint")),
    choices(
      text("shields.in_hand"),
      ...left.map(
        (/** @type {number} */ count, /** @type {number} */ place) =>
          may.in_hand[place] > 0 &&
          choice({
            key: `shield${place + 1}`,
            label: text("goods.shield", { value: place + 1 }),
            detail: text("shields.left", { count }),
            pressed: value === place + 1,
            onclick: () => desk.change({ value: place + 1 }),
          }),
      ),
    ),
    tapGrid({
      key: "shield",
      label: text("shields.title"),
      colour: colourOf(desk),
      tiles: tilesOf(desk),
      may: may.cells,
      chosen: laid.map(([, cell]) => cell),
      onTap: tap,
      badge: (cell) => here(cell).length > 0 && html("b", { class: "tile-badge" }, here(cell).join("+")),
      words: (cell) =>
        here(cell)
          .map((shield) => text("tile.shield", { value: shield }))
          .join(", "),
    }),
  ];
}

/** @param {Desk} desk @returns {Scene} */
function walls(desk) {
  const wall = moveOf(desk.state, "BuildFirstWall");
  const shields = moveOf(desk.state, "PlaceShields");
  const ready = moveOf(desk.state, "FinishSetUp");
  const showShields = Boolean(shields) && (desk.draft.shows === "shields" || !wall);
  const laid = desk.draft.shields ?? [];
  const built = wall && !showShields ? firstWall(desk, wall) : null;
  return {
    id: "walls",
    title: text(showShields ? "shields.title" : wall ? "walls.title" : "ready.title"),
    mine: true,
    body: [
      wall &&
        shields &&
        choices(
          text("walls.which"),
          ...["walls", "shields"].map((name) =>
            choice({
              key: `show.${name}`,
              label: text(`${name}.title`),
              pressed: showShields === (name === "shields"),
              onclick: () => desk.change({ shows: name }),
            }),
          ),
        ),
      ...(built?.body ?? []),
      ...(showShields ? firstShields(desk, shields) : []),
      !built && !showShields && part(text("ready.title"), hint(text("ready.hint"))),
    ],
    actions: [
      showShields &&
        laid.length > 0 &&
        action(
          "shields.send",
          text("shields.send", { count: laid.length }),
          () => desk.send("PlaceShields", { shields: laid }),
          {
            kind: ready ? "other" : "main",
          },
        ),
      built?.send,
      ready &&
        action("ready", text(shields ? "ready.keep" : "ready.send"), () => desk.send("FinishSetUp"), {
          why: showShields && laid.length ? text("shields.first") : null,
        }),
    ],
  };
}

/** @param {Desk} desk @returns {Scene | null} */
export function setUpScene(desk) {
  const lay = moveOf(desk.state, "LayLands");
  const nobles = moveOf(desk.state, "PlaceNobles");
  if (lay && (!nobles || desk.draft.again)) return layLands(desk, lay);
  if (nobles) return placeNobles(desk, nobles);
  const others = ["BuildFirstWall", "PlaceShields", "FinishSetUp"];
  return others.some((name) => moveOf(desk.state, name)) ? walls(desk) : null;
}
