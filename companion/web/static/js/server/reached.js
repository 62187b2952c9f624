/** Removes the messages that the table does not answer, once it answers again. */

import { text } from "../page/text.js";

/** @type {Set<() => void>} */
const waiting = new Set();

/** The message shown when the table cannot be reached. */
export const unreached = () => text("act.unreached");

/** Registers a function to call once, when the table answers again. @param {() => void} act */
export const onceReached = (act) => waiting.add(act);

/** To be called when anything arrives from the table. */
export function tableAnswers() {
  const told = [...waiting];
  waiting.clear();
  for (const act of told) act();
  for (const node of document.querySelectorAll(".refusal")) if (node.textContent === unreached()) node.textContent = "";
}
