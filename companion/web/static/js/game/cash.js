/** How dollars are paid: in the game's notes of 50, 10, 5 and 1, with the change (S6). */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";

const NOTES = Object.freeze([50, 10, 5, 1]);

/** How many of each note, the largest first. @param {number} dollars @returns {{note: number, count: number}[]} */
export function notesFor(dollars) {
  let left = dollars;
  return NOTES.map((note) => {
    const count = Math.floor(left / note);
    left -= count * note;
    return { note, count };
  }).filter(({ count }) => count > 0);
}

/**
 * What to hand over without small notes, and the change: the next full ten, and the next full fifty.
 * @param {number} dollars @returns {{handed: number, back: number}[]}
 */
export function changeFor(dollars) {
  const handed = [10, 50].map((note) => Math.ceil(dollars / note) * note);
  return [...new Set(handed)].filter((sum) => sum > dollars).map((sum) => ({ handed: sum, back: sum - dollars }));
}

/** @param {number} dollars @returns {string} */
export const notesWords = (dollars) =>
  notesFor(dollars)
    .map(({ note, count }) => (count > 1 ? `${count} × $${note}` : `$${note}`))
    .join(", ");

/** The notes for a sum that changes hands; nothing for no sum. @param {number} dollars */
export const inNotes = (dollars) => dollars > 0 && html("small", { class: "notes-to-pay" }, text("cash.notes", { notes: notesWords(dollars) }));

/** The notes for a sum to pay, and the change from larger ones. @param {number} dollars */
export const toPay = (dollars) =>
  dollars > 0 &&
  html(
    "p",
    { class: "hint cash-to-pay" },
    text("cash.notes", { notes: notesWords(dollars) }),
    ...changeFor(dollars).map(({ handed, back }) =>
      html("small", {}, text("cash.change", { handed, back, notes: notesWords(back) })),
    ),
  );
