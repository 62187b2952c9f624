/** What games are called, in the reader's language. */

import { hasText, text } from "../page/text.js";

/** The name of a game in the reader's language. @param {string} kind */
export const gameTitle = (kind) => text(`small.game.${kind.replaceAll("_", "-")}`);

/** The same of a game that was played, as the table calls it: two variants of one game are two. @param {string} played */
export function playedTitle(played) {
  const key = `small.game.${played.toLowerCase().replaceAll(" ", "-")}`;
  return hasText(key) ? text(key) : played;
}
