/** Names of games, in the reader's language. */

import { hasText, text } from "../page/text.js";

/** The name of a game in the reader's language. @param {string} kind */
export const gameTitle = (kind) => text(`small.game.${kind.replaceAll("_", "-")}`);

/** The same for a game that was played, by the table's name for it: two variants of a game count as two. @param {string} played */
export function playedTitle(played) {
  const key = `small.game.${played.toLowerCase().replaceAll(" ", "-")}`;
  return hasText(key) ? text(key) : played;
}
