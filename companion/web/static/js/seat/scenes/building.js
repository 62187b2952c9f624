/** Building: declaring and paying for stones, reporting what stands, and laying shields (B1–B5). */

import { buildCount } from "../../lands/cities.js";
import { html } from "../../page/dom.js";
import { keptPicture } from "../../page/pictures.js";
import { boardTileAt } from "../../game/player.js";
import { stepper } from "../../forms/stepper.js";
import { text } from "../../page/text.js";
import { action, hint, isCell, nameOfCell, ownGrid } from "../desk.js";
import { columnsFlaw, grainSource, pickedColumns } from "../forms/grain_source.js";
import { moveOf } from "../legal.js";
import { buildWords, goneSentences } from "../forms/plans.js";
import { shieldChoices, shieldToLay } from "../forms/shield_choice.js";
import { tapGrid } from "../forms/tap_grid.js";
import { ownReport } from "../forms/wall_report.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/**
 * @template {import("../legal.js").MoveName} Name
 * @typedef {import("../legal.js").MoveNamed<Name>} MoveNamed
 */

const LIKELY_STONES = 4;

/** The wall is going up. @param {Desk} desk @param {MoveNamed<"FinishBuild">} may @returns {Scene} */
function finishBuild(desk, may) {
  const tile = boardTileAt(desk.state, desk.seat, may.cell);
  const most = may.stood + may.declared;
  const someFell = Boolean(tile?.city?.counting?.fell);
  const { standing, width, form } = ownReport(desk, { key: "build", city: tile?.city, most, someFell });
  const city = nameOfCell(may.cell);
  return {
    id: "build.report",
    about: `report ${may.cell} ${may.stood} ${may.declared}`,
    title: text("build.up", { city }),
    mine: true,
    body: [
      hint(text("build.stood", { stood: may.stood, declared: may.declared })),
      tile?.city?.reading && tile.city.counting && buildCount(tile.city.counting),
      tile?.city?.crop &&
        keptPicture(`build ${may.cell}`, tile.city.crop, {
          class: "crop crop-wide",
          alt: text("city.crop", { city }),
          width: 160,
          height: 160,
        }),
      form,
      standing < most && hint(text("build.fallen_hint", { count: most - standing })),
    ],
    actions: [
      action(
        "build.report",
        standing < most ? text("build.collapsed", { standing }) : text("build.stands", { standing }),
        () => desk.send("FinishBuild", { standing, width }),
        { why: width === null ? text("wall.no_width") : null, kind: standing < most ? "grave" : "main" },
      ),
    ],
  };
}

/** @param {Desk} desk @param {MoveNamed<"DeployShield">} may @returns {Scene} */
function deploy(desk, may) {
  const held = may.in_hand;
  const value = shieldToLay(held, desk.draft.value);
  const cell = may.cells.find((other) => isCell(other, desk.draft.shieldCell)) ?? null;
  return {
    id: "deploy",
    title: text("deploy.title"),
    mine: true,
    body: [
      hint(text("deploy.hint")),
      shieldChoices({
        key: "value",
        held,
        left: held,
        value,
        onChoose: (chosen) => desk.change({ value: chosen }),
      }),
      tapGrid({
        key: "deploy",
        label: text("deploy.title"),
        ...ownGrid(desk),
        may: may.cells,
        chosen: cell ? [cell] : [],
        onTap: (next) => desk.change({ shieldCell: next }),
        badge: (other) => isCell(other, cell) && html("b", { class: "tile-badge" }, value),
      }),
    ],
    actions: [
      action("deploy.back", text("act.back"), () => desk.change({ deploy: false }), { kind: "other" }),
      action(
        "deploy.send",
        cell ? text("deploy.send", { value, cell: nameOfCell(cell) }) : text("deploy.title"),
        () => desk.send("DeployShield", { value, cell }),
        { why: cell ? null : text("deploy.choose") },
      ),
    ],
  };
}

/**
 * Chooses the city, the number of stones and the columns that pay, for a wall to declare or plan.
 * @param {Desk} desk
 * @param {MoveNamed<"DeclareBuild">} may
 */
export function declareForm(desk, may) {
  const { cities } = may;
  const cell = cities.find(([other]) => isCell(other, desk.draft.cell))?.[0] ?? null;
  const stood = cities.find(([other]) => isCell(other, cell))?.[1] ?? 0;
  const stones = Math.max(1, Math.min(may.most_stones, desk.draft.stones ?? LIKELY_STONES));
  // The last unit may pay for fewer stones than it could.
  const grain = Math.ceil(stones / may.stones_a_grain);
  const picked = desk.draft.picked;
  const body = [
    hint(text("build.hint")),
    tapGrid({
      key: "build",
      label: text("build.which"),
      ...ownGrid(desk),
      may: cities.map(([other]) => other),
      chosen: cell ? [cell] : [],
      onTap: (next) => desk.change({ cell: next }),
    }),
    cell &&
      stepper({
        key: "build.stones",
        label: text("build.stones", { city: nameOfCell(cell) }),
        detail: text("build.then", { stood, total: stood + stones }),
        value: stones,
        least: 1,
        most: may.most_stones,
        onChange: (value) => desk.change({ stones: value, picked: undefined }),
      }),
    cell && html("p", { class: "sum", role: "status" }, text("build.cost", { grain })),
    cell &&
      grainSource({
        key: "build.grain",
        needed: grain,
        columns: may.columns,
        picked,
        onChange: (value) => desk.change({ picked: value }),
      }),
  ];
  return { body, cell, stones, grain, picked };
}

/** @param {Desk} desk @param {MoveNamed<"DeclareBuild">} may @param {ReturnType<typeof declareForm>} form */
const declareAction = (desk, may, { cell, stones, grain, picked }) =>
  cell &&
  action(
    "build.send",
    text("build.send", { stones, grain }),
    () => desk.send("DeclareBuild", { cell, stones, grain_from: pickedColumns(may.columns, picked) }),
    { why: columnsFlaw(grain, may.columns, picked) },
  );

/** Declares the planned wall with one tap, if it is legal now. @param {Desk} desk */
function plannedBuild(desk) {
  const { build } = desk.plans;
  if (!build || !moveOf(desk.state, "DeclareBuild")) return null;
  return action(
    "build.planned",
    buildWords(build),
    () => {
      desk.plans.keep({ build: null });
      desk.send("DeclareBuild", { ...build, grain_from: [] });
    },
    { detail: text("plan.as_planned") },
  );
}

/** @param {Desk} desk @returns {Scene | null} */
export function buildingScene(desk) {
  const report = moveOf(desk.state, "FinishBuild");
  if (report) return finishBuild(desk, report);
  const done = moveOf(desk.state, "EndBuilding");
  if (!done) return null;
  const shield = moveOf(desk.state, "DeployShield");
  if (shield && desk.draft.deploy) return deploy(desk, shield);
  const may = moveOf(desk.state, "DeclareBuild");
  const form = may && declareForm(desk, may);
  const send = (may && form && declareAction(desk, may, form)) || plannedBuild(desk);
  const first =
    may && !send
      ? action("build.first", text("build.title"), () => {}, { why: text("walls.choose") })
      : send;
  return {
    id: "build",
    title: text("build.title"),
    mine: true,
    body: [
      ...goneSentences(desk),
      ...(form ? form.body : [hint(text("build.no_grain"))]),
      shield &&
        html(
          "button",
          { type: "button", class: "wide-choice", "data-key": "deploy", onclick: () => desk.change({ deploy: true }) },
          html("span", { class: "goods goods-shields", "aria-hidden": "true" }),
          html(
            "span",
            { class: "choice-words" },
            html("b", {}, text("deploy.title")),
            html("small", {}, text("deploy.short")),
          ),
        ),
    ],
    actions: [
      action("build.done", text("build.done"), () => desk.send("EndBuilding"), { kind: first ? "other" : "main" }),
      first,
    ],
  };
}
