/** Entering siege dice by hand: as they lie on the table, or rolled by the companion if the table agreed to that (G4). */

import { html } from "../../page/dom.js";
import { die } from "../../lands/pieces.js";
import { text } from "../../page/text.js";
import { diceCup } from "../../wood/dice_cup.js";
import { action, hint, part } from "../desk.js";
import { moveOf } from "../legal.js";
import { siegeLine, siegeSum } from "../forms/siege_board.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */

const FACES = Object.freeze([1, 2, 3, 4, 5, 6]);

/** @param {Desk} desk @returns {Scene | null} */
export function diceScene(desk) {
  const may = moveOf(desk.state, "RollSiegeDice");
  if (!may) return null;
  /** @type {number[]} */
  const faces = (desk.draft.faces ?? []).slice(0, may.most);
  const left = may.most - faces.length;
  const read = desk.state.devices?.arduino?.state === "on";
  const throws = Boolean(desk.state.lobby?.options?.companion_dice);
  const typed = [
      hint(text(read ? "roll.hint_wells" : "roll.hint")),
      html(
        "div",
        { class: "tray", role: "group", "aria-label": text("roll.tray") },
        ...faces.map((face, place) =>
          html(
            "button",
            {
              type: "button",
              class: "tray-die",
              "data-key": `tray${place}`,
              "aria-label": text("roll.take_back", { face }),
              onclick: () => desk.change({ faces: faces.filter((_, other) => other !== place) }),
            },
            die(face),
          ),
        ),
        ...Array.from({ length: left }, () => die(null, "die-waiting")),
      ),
      html(
        "div",
        { class: "faces", role: "group", "aria-label": text("roll.faces") },
        ...FACES.map((face) =>
          html(
            "button",
            {
              type: "button",
              class: "face",
              "data-key": `face${face}`,
              "aria-label": text("roll.face", { face }),
              "aria-disabled": left ? null : "true",
              onclick: () => left && desk.change({ faces: [...faces, face] }),
            },
            die(face),
          ),
        ),
      ),
  ];
  return {
    id: "dice",
    about: `dice ${may.cell}`,
    title: text("roll.title", { count: may.most }),
    mine: true,
    body: [
      siegeLine(desk.state),
      ...siegeSum(desk.state),
      ...(throws
        ? [
            diceCup(may.most, () => desk.ask("/api/rolls/companion")),
            part(text("roll.own"), ...typed),
          ]
        : typed),
    ],
    actions: [
      throws &&
        action("roll.companion", text("roll.throw", { count: may.most }), () => desk.ask("/api/rolls/companion"), {
          kind: faces.length ? "other" : "main",
        }),
      (faces.length > 0 || !throws) &&
        action("roll.send", text("roll.send", { count: faces.length }), () => desk.ask("/api/rolls", { faces }), {
        why: faces.length ? null : text("roll.none"),
        detail: left && faces.length ? text("roll.left", { count: left }) : null,
      }),
    ],
  };
}
