/** Belemmer on a phone: put a card on the grid, then move stacks; only legal moves can be tapped. */

import { html } from "../../page/dom.js";
import { action, hint } from "../../seat/desk.js";
import { text } from "../../page/text.js";
import { cellName, endWords, gridBoard, sameCell, sidesBoard, stackAt, totalsTable } from "../boards/belemmer.js";
import { cardFace, cardName } from "../cards/cards.js";
import { cardPicker, proposals } from "../cards/picker.js";
import { endBoard } from "../scores.js";
import { isOver, moveOf, movesOf, nameOf, waitingOf } from "../state.js";

/** @typedef {import("../now.js").Desk<import("../state.js").StateOf<"belemmer">>} Desk */
/** @typedef {import("../now.js").Scene} Scene */
/** @typedef {import("../boards/belemmer.js").Cell} Cell */

/** @param {Desk} desk @param {import("../types.js").BelemmerMayPlaceCard} place @returns {Scene} */
function placeScene(desk, place) {
  const { state, draft } = desk;
  const cell = draft.cell ?? null;
  return {
    id: "place",
    title: text("belemmer.place_title"),
    mine: true,
    body: [
      proposals(state, {
        pool: cell ? [] : [place.card],
        onAgree: (_card, seen) => desk.change({ cell: seen.cell }),
        words: (seen) =>
          text("belemmer.place", { card: cardName(seen.card), cell: seen.cell ? cellName(seen.cell) : "–" }),
      }),
      html("p", { class: "to-place" }, cardFace(place.card), html("span", {}, text("belemmer.place_hint"))),
      gridBoard(state, {
        may: (other) => (place.cells.some((free) => sameCell(free, other)) ? "place" : null),
        chosen: cell,
        onTap: (other) => desk.change({ cell: sameCell(other, cell) ? null : other }),
      }),
      sidesBoard(state),
    ],
    actions: [
      action(
        "place",
        cell
          ? text("belemmer.place", { card: cardName(place.card), cell: cellName(cell) })
          : text("belemmer.place_any"),
        () => desk.send("PlaceCard", { cell }),
        {
          why: cell ? null : text("belemmer.choose_cell"),
        },
      ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
function moveScene(desk) {
  const { state, draft } = desk;
  const moves = movesOf(state, "MoveStack");
  const from = draft.from ?? null;
  const chosen = moves.find((move) => sameCell(move.cell, from)) ?? null;
  const onto = chosen ? (draft.onto ?? (chosen.onto.length === 1 ? chosen.onto[0] : null)) : null;
  const topOf = (/** @type {Cell} */ cell) => stackAt(state, cell).at(-1);
  /** @param {Cell | null} cell */
  const topName = (cell) => {
    const card = cell && topOf(cell);
    return card ? cardName(card) : "–";
  };
  return {
    id: "move",
    title: text("belemmer.move_title"),
    mine: true,
    body: [
      proposals(state, {
        pool: from ? [] : moves.flatMap((move) => topOf(move.cell) ?? []),
        onAgree: (_card, seen) => desk.change({ from: seen.cell, onto: seen.onto }),
        words: (seen) =>
          text("belemmer.move", { card: cardName(seen.card), other: topName(seen.onto) }),
      }),
      hint(text(chosen ? "belemmer.choose_onto" : "belemmer.choose_from")),
      gridBoard(state, {
        may: (cell) =>
          chosen?.onto.some((other) => sameCell(other, cell))
            ? "onto"
            : moves.some((move) => sameCell(move.cell, cell))
              ? "from"
              : null,
        chosen: from,
        target: onto,
        onTap: (cell) => {
          if (chosen?.onto.some((other) => sameCell(other, cell))) desk.change({ onto: cell });
          else desk.change({ from: sameCell(cell, from) ? null : cell, onto: null });
        },
      }),
      sidesBoard(state),
    ],
    actions: [
      action(
        "move",
        from && onto ? text("belemmer.move", { card: topName(from), other: topName(onto) }) : text("belemmer.move_any"),
        () => desk.send("MoveStack", { cell: from, onto }),
        {
          why: from && onto ? null : text(from ? "belemmer.choose_onto" : "belemmer.choose_from"),
        },
      ),
    ],
  };
}

/** Entering the top card of a real pile by tapping it. @param {Desk} desk @returns {Scene} */
function topScene(desk) {
  const { state, seat, draft } = desk;
  const shows = movesOf(state, "ShowTop");
  const show = shows.find((move) => move.owner === seat) ?? shows[0];
  const cards = draft.cards ?? [];
  return {
    id: "top",
    about: String(show.owner),
    title: text(show.owner === seat ? "belemmer.top_own" : "belemmer.top_of", { name: nameOf(state, show.owner) }),
    mine: true,
    body: [
      proposals(state, { pool: show.cards, owner: show.owner, onAgree: (card) => desk.change({ cards: [card] }) }),
      cardPicker({
        name: "top",
        label: text("belemmer.top_own"),
        pool: show.cards,
        chosen: cards,
        most: 1,
        onChange: (next) => desk.change({ cards: next }),
      }),
      gridBoard(state),
      sidesBoard(state),
    ],
    actions: [
      action("top", text("cards.this"), () => desk.send("ShowTop", { owner: show.owner, card: cards[0] }), {
        why: cards.length ? null : text("cards.choose_one"),
      }),
    ],
  };
}

/** @param {Desk} desk @returns {Scene} */
export function belemmerScene(desk) {
  const { state } = desk;
  if (isOver(state))
    return {
      id: "end",
      title: text("phase.ended"),
      body: [endBoard(state, totalsTable(state)), endWords(state), gridBoard(state)],
      actions: [],
    };
  const place = moveOf(state, "PlaceCard");
  if (place) return placeScene(desk, place);
  if (moveOf(state, "MoveStack")) return moveScene(desk);
  if (moveOf(state, "ShowTop")) return topScene(desk);
  const [active] = waitingOf(state);
  return {
    id: "watch",
    title:
      state.view.phase === "shuffling"
        ? text("small.dealing")
        : text("belemmer.others_turn", { name: nameOf(state, active ?? 0) }),
    body: [gridBoard(state), sidesBoard(state)],
    actions: [],
  };
}
