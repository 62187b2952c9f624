/** Set-up by touch: Lands, nobles, the first nine stones, shields (S1–S3). */

import { html } from "../../page/dom.js";
import { boardTileAt } from "../../game/player.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { action, choice, choices, hint, isCell, nameOfCell, ownGrid, part } from "../desk.js";
import { layLands, placeNobles } from "./lay_lands.js";
import { moveOf } from "../legal.js";
import { shieldChoices, shieldToLay } from "../forms/shield_choice.js";
import { tapGrid } from "../forms/tap_grid.js";
import { ownReport, seenValue } from "../forms/wall_report.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/**
 * @template {import("../legal.js").MoveName} Name
 * @typedef {import("../legal.js").MoveNamed<Name>} MoveNamed
 */
/** @typedef {import("../../game/player.js").Pair} Pair */

/**
 * How many more stones the camera sees on a city than the game knows of, even if only as the likeliest count. Once all
 * stand, the walls are offered one by one as they are.
 * @param {Desk} desk
 * @param {MoveNamed<"BuildFirstWall">["cities"][number]} city
 */
function grown(desk, [cell, stood]) {
  const read = boardTileAt(desk.state, desk.seat, cell)?.city?.reading?.stones;
  const likely = read?.state === "unsure" ? read.best : seenValue(read);
  return Math.max(0, (likely ?? stood) - stood);
}

/** @param {Desk} desk @param {MoveNamed<"BuildFirstWall">} may */
function firstWall(desk, may) {
  const allStand = may.cities.reduce((sum, city) => sum + grown(desk, city), 0) >= may.most_stones;
  const next = allStand ? may.cities.find((city) => grown(desk, city) > 0) : undefined;
  const cell = desk.draft.cell ?? next?.[0] ?? null;
  const chosen = may.cities.find(([other]) => isCell(other, cell));
  const stood = chosen?.[1] ?? 0;
  const put = (allStand && chosen && grown(desk, chosen)) || Math.min(3, may.most_stones);
  const stones = Math.min(desk.draft.stones ?? put, may.most_stones);
  const tile = cell && boardTileAt(desk.state, desk.seat, cell);
  const most = stood + stones;
  const widthBefore = tile?.city?.width ?? 0;
  const someFell = (seenValue(tile?.city?.reading?.stones) ?? stood) < stood;
  const { standing, width, form } = ownReport(desk, { key: "walls", city: tile?.city, most, someFell, widthBefore });
  const body = [
    hint(text("walls.hint", { count: may.most_stones })),
    tapGrid({
      key: "wall",
      label: text("walls.title"),
      ...ownGrid(desk),
      may: may.cities.map(([other]) => other),
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
    cell && form,
  ];
  if (!cell) return { body, send: action("walls.send", text("walls.title"), () => {}, { why: text("walls.choose") }) };
  const send = action(
    "walls.send",
    standing < most ? text("wall.fallen", { count: most - standing }) : text("walls.send", { count: standing }),
    () => desk.send("BuildFirstWall", { cell, stones, standing, width }),
    { why: width === null ? text("wall.no_width") : null },
  );
  return { body, send };
}

/** @param {Desk} desk @param {MoveNamed<"PlaceShields">} may */
function firstShields(desk, may) {
  const laid = desk.draft.laid ?? [];
  const left = may.in_hand.map((count, place) => count - laid.filter(([shield]) => shield === place + 1).length);
  const value = shieldToLay(left, desk.draft.value);
  /** @param {Pair} cell */
  const tap = (cell) => {
    const others = laid.filter(([, other]) => !isCell(other, cell));
    if (others.length < laid.length) desk.change({ laid: others });
    else if (value > 0) desk.change({ laid: [...laid, [value, cell]] });
  };
  /** @param {Pair} cell */
  const here = (cell) => laid.filter(([, other]) => isCell(other, cell)).map(([shield]) => shield);
  return [
    hint(text("shields.hint")),
    shieldChoices({
      key: "shield",
      held: may.in_hand,
      left,
      value,
      onChoose: (chosen) => desk.change({ value: chosen }),
    }),
    tapGrid({
      key: "shield",
      label: text("shields.title"),
      ...ownGrid(desk),
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
  const laid = desk.draft.laid ?? [];
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
      ...(shields && showShields ? firstShields(desk, shields) : []),
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
  const { state } = desk;
  const other = moveOf(state, "BuildFirstWall") ?? moveOf(state, "PlaceShields") ?? moveOf(state, "FinishSetUp");
  return other && walls(desk);
}
