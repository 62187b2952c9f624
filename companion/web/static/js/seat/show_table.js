/** If no camera sees this seat's mat and the game waits for something done there, a photo from this phone can show it. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";
import { moveOf, mySeat } from "./legal.js";

/** @typedef {import("../types.js").LiveState} LiveState */

/** Moves that report what was done on the seat's own mat. */
const SEEN_MOVES = /** @type {const} */ ([
  "LayLands",
  "PlaceNobles",
  "BuildFirstWall",
  "PlaceShields",
  "Harvest",
  "PlaceGrain",
  "FinishBuild",
  "FinishRemoval",
]);

/** @param {LiveState} state */
function isUnseen(state) {
  const seat = mySeat(state);
  const own = (state.board ?? []).filter((tile) => tile.seat === seat);
  return state.devices.camera?.state !== "on" || (own.length > 0 && own.every((tile) => !tile.on_camera));
}

/** Questions have their own button for the camera. @param {LiveState} state */
const isAsked = (state) => (state.questions ?? []).some((question) => question.seat === mySeat(state));

/** @param {import("../questions/show_me.js").ShowMe} showMe */
export function setUpShowTable(showMe) {
  const place = document.querySelector("#show-table");
  const key = place && showMe(null);
  if (!(place instanceof HTMLElement) || !key) return () => {};
  place.append(html("p", { class: "hint" }, text("show.unseen")), key);

  /** @param {LiveState} state */
  return (state) => {
    place.hidden = !SEEN_MOVES.some((name) => moveOf(state, name)) || !isUnseen(state) || isAsked(state);
  };
}
