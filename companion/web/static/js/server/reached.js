/** That the table answers again: what was said of its silence no longer holds, and is taken back. */

import { text } from "../page/text.js";

/** @type {Set<() => void>} */
const waiting = new Set();

/** What is said where the table was not reached. */
export const unreached = () => text("act.unreached");

/** To be called once, when the table answers again. @param {() => void} act */
export const onceReached = (act) => waiting.add(act);

/** Something came from the table. */
export function tableAnswers() {
  const told = [...waiting];
  waiting.clear();
  for (const act of told) act();
  for (const node of document.querySelectorAll(".refusal")) if (node.textContent === unreached()) node.textContent = "";
}
