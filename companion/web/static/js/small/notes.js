/** Notices for everybody that last a while: the game is paused, or nothing can be saved. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { pausedBy } from "../table/pause.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("./state.js").SmallState} SmallState */

/** @returns {(state: SmallState) => void} */
export const setUpNotes = () =>
  redrawWhenChanged(
    find("#standing-notices"),
    (/** @type {SmallState} */ { paused, paused_by, notes }) => [paused, paused_by, notes],
    (_, { paused, paused_by, notes }) => [
      paused &&
        html("p", { class: "notice notice-grave" }, `${pausedBy({ paused, paused_by })}. ${text("pause.who")}`),
      ...(notes ?? []).map((note) => html("p", { class: "notice notice-grave" }, messageText(note))),
    ],
  );
