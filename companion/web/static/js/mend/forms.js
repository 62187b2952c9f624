/** One form for each thing that can be corrected on somebody's Lands. */

import { html } from "../page/dom.js";
import { boardTileAt, landTileAt } from "../game/player.js";
import { seatNumbered } from "../lands/seats.js";
import { choice, choices, hint, isCell } from "../seat/desk.js";
import { reported, wallReport } from "../seat/forms/wall_report.js";
import { stepper } from "../forms/stepper.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("../types.js").MayMend} MayMend */
/** @typedef {import("../game/player.js").Pair} Pair */
/** @typedef {{command: import("../types.js").CommandName, fields: Record<string, unknown>, reasoned: boolean, body: import("../page/dom.js").Child[], why: string | null}} Form */
/**
 * What was typed and not yet sent, for each form.
 * @typedef {object} Typed
 * @property {number} [cash]
 * @property {Record<number, number>} [counts] of the shields on a tile, by value
 * @property {number} [elephants]
 * @property {number} [holder] of a noble
 * @property {number} [price]
 * @property {[number, number, number]} [shields] in a hand, by value
 * @property {number} [standing]
 * @property {number} [units] of grain
 * @property {number} [width]
 *
 * @typedef {{typed: Typed, onType: (part: Typed) => void}} Typing
 * @typedef {{may: MayMend, cell: Pair, state: LiveState} & Typing} Case
 */

/** The entry of that cell in a list of pairs. @template Entry @param {[Pair, Entry][]} pairs @param {Pair} cell @returns {Entry | undefined} */
const at = (pairs, cell) => pairs.find(([other]) => isCell(other, cell))?.[1];

/** @typedef {"wall_fell" | "grain_fell" | "wall" | "grain" | "shields" | "side" | "noble"} Kind */

/** What can be corrected on that tile. @param {MayMend} may @param {Pair} cell @returns {Kind[]} */
export function kindsOf(may, cell) {
  const stones = at(may.walls, cell);
  const grain = at(may.grain, cell);
  const shields = at(may.shields, cell);
  const bare = may.bare.some((other) => isCell(other, cell));
  /** @type {[Kind, boolean][]} */
  const kinds = [
    ["wall_fell", (stones ?? 0) > 0],
    ["grain_fell", (grain ?? 0) > 0],
    ["wall", stones !== undefined],
    ["grain", grain !== undefined],
    ["shields", shields !== undefined && (bare || shields.length > 0)],
    ["side", true],
    ["noble", at(may.nobles, cell) !== undefined],
  ];
  return kinds.filter(([, possible]) => possible).map(([kind]) => kind);
}

/** @param {Case} about @param {number} most @param {number} expected */
function wallPart({ may, cell, state, typed, onType }, most, expected) {
  const city = boardTileAt(state, may.owner, cell)?.city;
  const bounds = { least: 0, most, expected, widthBefore: city?.width, someFell: true };
  const { standing, width } = reported(typed, city, bounds);
  return {
    standing,
    width,
    body: [wallReport({ key: "mend", standing, width, least: 0, most, likely: expected, city, onChange: onType })],
    why: width === null ? text("wall.no_width") : null,
  };
}

/** @type {Record<Kind, (about: Case) => Form>} */
const FORMS = {
  wall_fell(about) {
    const stood = at(about.may.walls, about.cell) ?? 0;
    const { standing, width, body, why } = wallPart(about, stood, stood);
    return {
      command: "WallFell",
      fields: { owner: about.may.owner, cell: about.cell, standing, width },
      reasoned: false,
      body: [hint(text("mend.stood", { stood })), ...body],
      why: standing === stood ? text("mend.all_stand") : why,
    };
  },
  grain_fell({ may, cell, typed, onType }) {
    const had = at(may.grain, cell) ?? 0;
    const units = Math.max(1, Math.min(had, typed.units ?? 1));
    return {
      command: "GrainFell",
      fields: { owner: may.owner, cell, units },
      reasoned: false,
      body: [
        stepper({
          key: "mend.units",
          label: text("mend.units_fell"),
          picture: "grain",
          value: units,
          least: 1,
          most: had,
          onChange: (value) => onType({ units: value }),
        }),
      ],
      why: null,
    };
  },
  wall(about) {
    const stood = at(about.may.walls, about.cell) ?? 0;
    const { standing, width, body, why } = wallPart(about, stood + about.may.reserve, stood);
    return {
      command: "CorrectWall",
      fields: { owner: about.may.owner, cell: about.cell, stones: standing, width },
      reasoned: true,
      body,
      why,
    };
  },
  grain({ may, cell, typed, onType }) {
    const had = at(may.grain, cell) ?? 0;
    const units = typed.units ?? had;
    return {
      command: "CorrectGrain",
      fields: { owner: may.owner, cell, units },
      reasoned: true,
      body: [
        stepper({
          key: "mend.units",
          label: text("mend.units_now"),
          picture: "grain",
          value: units,
          most: had + may.pile,
          onChange: (value) => onType({ units: value }),
        }),
      ],
      why: units === had ? text("mend.same") : null,
    };
  },
  shields({ may, cell, typed, onType }) {
    const lying = at(may.shields, cell) ?? [];
    const bare = may.bare.some((other) => isCell(other, cell));
    /** @param {number} value */
    const had = (value) => lying.filter((other) => other === value).length;
    /** @param {number} value */
    const now = (value) => typed.counts?.[value] ?? had(value);
    const values = /** @type {const} */ ([1, 2, 3]);
    return {
      command: "CorrectTileShields",
      fields: { owner: may.owner, cell, shields: values.flatMap((value) => Array(now(value)).fill(value)) },
      reasoned: true,
      body: values
        .map((value) => ({ value, most: had(value) + (bare ? may.stock[value - 1] : 0) }))
        .filter(({ most }) => most > 0)
        .map(({ value, most }) =>
          stepper({
            key: `mend.shield${value}`,
            label: text("goods.shield", { value }),
            picture: "shields",
            value: now(value),
            most,
            onChange: (count) => onType({ counts: { ...typed.counts, [value]: count } }),
          }),
        ),
      why: values.every((value) => now(value) === had(value)) ? text("mend.same") : null,
    };
  },
  side({ may, cell, state }) {
    const side = landTileAt(state, may.owner, cell)?.side;
    const other = side === "red" ? "blue" : "red";
    return {
      command: "CorrectSide",
      fields: { owner: may.owner, cell, side: other },
      reasoned: true,
      body: [
        html("p", { class: "hint" }, text("mend.turn_over", { from: text(`tile.${side}`), to: text(`tile.${other}`) })),
      ],
      why: null,
    };
  },
  noble({ may, cell, state, typed, onType }) {
    const tile = landTileAt(state, may.owner, cell);
    const holds = tile?.noble ? may.owner : tile?.captured_by;
    const mayBeHome = at(may.nobles, cell);
    const holders = may.holders.filter(
      (seat) => seat !== may.owner || mayBeHome || holds === may.owner,
    );
    const holder = typed.holder ?? holds;
    return {
      command: "CorrectNoble",
      fields: { owner: may.owner, cell, holder },
      reasoned: true,
      body: [
        choices(
          text("mend.noble_with"),
          ...holders.map((seat) =>
            choice({
              key: `holder${seat}`,
              label: seat === may.owner ? text("mend.at_home") : (seatNumbered(state, seat)?.name ?? ""),
              pressed: seat === holder,
              onclick: () => onType({ holder: seat }),
            }),
          ),
        ),
      ],
      why: holder === holds ? text("mend.same") : null,
    };
  },
};

/** @param {Kind} kind one of `kindsOf` @param {Case} about @returns {Form} */
export const formOf = (kind, about) => FORMS[kind](about);
