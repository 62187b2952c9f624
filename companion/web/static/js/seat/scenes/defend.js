/** The defender's part in a siege: shields, taking off stones, ransom (G3, G6, G7). */

import { inNotes } from "../../game/cash.js";
import { html } from "../../page/dom.js";
import { goodsWords } from "../../game/goods.js";
import { boardTileAt, siegeOf } from "../../game/player.js";
import { text } from "../../page/text.js";
import { action, cellKey, choice, choices, hint, isCell, nameOf, nameOfCell } from "../desk.js";
import { columnsFlaw, grainSource, pickedColumns } from "../forms/grain_source.js";
import { moveOf } from "../legal.js";
import { defenceOdds } from "../forms/odds.js";
import { siegeSum } from "../forms/siege_board.js";
import { ownReport, seenValue } from "../forms/wall_report.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/**
 * @template {import("../legal.js").MoveName} Name
 * @typedef {import("../legal.js").MoveNamed<Name>} MoveNamed
 */
/** @typedef {import("../../game/player.js").Pair} Pair */

/** @param {Desk} desk @param {MoveNamed<"AssignShields">} may @returns {Scene} */
function assign(desk, may) {
  const { shields } = may;
  const { defended } = desk.draft;
  const assigned = shields.map((_, place) => defended?.[place] ?? null);
  const used = shields.flatMap(([cell, value], place) => {
    const city = assigned[place];
    return city ? [/** @type {const} */ ([cell, value, city])] : [];
  });
  /** @param {number} place @param {Pair | null} city */
  const defend = (place, city) => desk.change({ defended: { ...defended, [place]: city } });
  /** @param {Pair} city */
  const pointsFor = (city) =>
    shields.reduce((sum, [, value], place) => sum + (isCell(city, assigned[place]) ? value : 0), 0);
  const dice = used.reduce((sum, [, value]) => sum + value, 0);
  return {
    id: "assign",
    about: `assign ${JSON.stringify(shields)}`,
    title: text("assign.title"),
    mine: true,
    body: [
      hint(text(shields.length ? "assign.hint" : "assign.none")),
      html(
        "ul",
        { class: "rows" },
        ...(siegeOf(desk.state)?.battles ?? []).map((battle) =>
          html(
            "li",
            {},
            html(
              "span",
              {},
              text("assign.attacked", {
                city: nameOfCell(battle.cell),
                stones: boardTileAt(desk.state, desk.seat, battle.cell)?.city?.stones ?? 0,
              }),
            ),
            html("span", {}, text("assign.elephants", { count: battle.elephants })),
            defenceOdds(desk.state, { defender: desk.seat, cell: battle.cell, points: pointsFor(battle.cell) }),
          ),
        ),
      ),
      ...shields.map(([cell, value, reach], place) =>
        html(
          "section",
          { class: "part" },
          html(
            "h3",
            { class: "part-title" },
            html("span", { class: "goods goods-shields", "aria-hidden": "true" }),
            text("assign.shield", { value, cell: nameOfCell(cell) }),
          ),
          choices(
            text("assign.shield", { value, cell: nameOfCell(cell) }),
            choice({
              key: `shield${place}:none`,
              label: text("assign.stays"),
              pressed: !assigned[place],
              onclick: () => defend(place, null),
            }),
            ...reach.map((city) =>
              choice({
                key: `shield${place}:${cellKey(city)}`,
                label: text("assign.defends", { city: nameOfCell(city) }),
                detail: text("assign.dice", { count: value }),
                pressed: isCell(city, assigned[place]),
                onclick: () => defend(place, city),
              }),
            ),
          ),
        ),
      ),
    ],
    actions: [
      action("assign.send", used.length ? text("assign.send", { count: dice }) : text("assign.send_none"), () =>
        desk.send("AssignShields", { shields: used }),
      ),
    ],
  };
}

/** How many stones have come off, as the camera counts them. @param {number} off @param {number} take */
const removalCount = (off, take) =>
  html(
    "p",
    { class: "build-count" },
    html(
      "span",
      { class: "build-stones", "aria-hidden": "true" },
      ...Array.from({ length: take }, (_, place) => html("i", { class: place < take - off ? "placed" : "waiting" })),
    ),
    text("removal.count", { off, take }),
  );

/** @param {Desk} desk @param {MoveNamed<"FinishRemoval">} may @returns {Scene} */
function removal(desk, may) {
  const tile = boardTileAt(desk.state, desk.seat, may.cell);
  const most = may.stones - may.take;
  const seen = seenValue(tile?.city?.reading?.stones);
  const someFell = seen !== null && seen < most;
  const { standing, width, form } = ownReport(desk, { key: "removal", city: tile?.city, most, someFell });
  const city = nameOfCell(may.cell);
  const off = seen === null ? null : may.stones - seen;
  return {
    id: "removal",
    about: `removal ${may.cell} ${may.stones} ${may.take}`,
    title: text("removal.title", { count: may.take, city }),
    mine: true,
    body: [
      ...siegeSum(desk.state),
      off !== null && off >= 0 && off <= may.take && removalCount(off, may.take),
      form,
      standing < most && hint(text("removal.fallen", { count: most - standing })),
    ],
    actions: [
      action(
        "removal.send",
        text("removal.send", { count: standing }),
        () => desk.send("FinishRemoval", { standing, width }),
        { why: width === null ? text("wall.no_width") : null, kind: standing < most ? "grave" : "main" },
      ),
    ],
  };
}

/** @param {Desk} desk @param {MoveNamed<"RefuseRansom">} may @returns {Scene} */
function ransom(desk, may) {
  const pay = moveOf(desk.state, "PayRansom");
  const asked = may.ransom;
  const picked = desk.draft.picked;
  const asker = desk.state.dice?.siege?.attacker ?? null;
  const [battle] = siegeOf(desk.state)?.battles ?? [];
  const city = battle ? nameOfCell(battle.cell) : "";
  return {
    id: "pay",
    about: "pay",
    title: text("pay.title", { name: nameOf(desk.state, asker), city }),
    mine: true,
    body: [
      html("p", { class: "demand" }, goodsWords(asked)),
      inNotes(asked.money),
      hint(text(pay ? "pay.hint" : "pay.cannot", { city })),
      pay &&
        grainSource({
          key: "pay",
          needed: asked.grain,
          columns: pay.columns,
          picked,
          onChange: (value) => desk.change({ picked: value }),
        }),
    ],
    actions: [
      action("pay.refuse", text("pay.refuse"), () => desk.send("RefuseRansom"), { kind: pay ? "other" : "grave" }),
      pay &&
        action(
          "pay.send",
          text("pay.send"),
          () => desk.send("PayRansom", { grain_from: pickedColumns(pay.columns, picked) }),
          {
            why: columnsFlaw(asked.grain, pay.columns, picked),
          },
        ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene | null} */
export function defendScene(desk) {
  const shields = moveOf(desk.state, "AssignShields");
  if (shields) return assign(desk, shields);
  const task = moveOf(desk.state, "FinishRemoval");
  if (task) return removal(desk, task);
  const refuse = moveOf(desk.state, "RefuseRansom");
  return refuse && ransom(desk, refuse);
}
