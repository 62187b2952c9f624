/** Undo and redo, if this seat or the host may. */

import { wishOnce } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { messageText, text } from "../page/text.js";
import { REDO, UNDO } from "./addresses.js";

/** @typedef {import("./state.js").SmallState} SmallState */

/**
 * @param {string} [place] where the buttons are
 * @param {string} [refusals] where it says why not
 * @returns {(state: SmallState) => void}
 */
export function setUpTakingBack(place = "#undo", refusals = "#settings-refusal") {
  const refusal = find(refusals);

  /** @param {string} name @param {boolean} may @param {() => Promise<string | null>} act */
  const button = (name, may, act) =>
    html(
      "button",
      {
        type: "button",
        class: "tool",
        "data-key": name,
        "aria-disabled": may ? null : "true",
        onclick: async () => {
          if (may) refusal.textContent = (await act()) ?? "";
        },
      },
      html("span", { class: `glyph glyph-${name}`, "aria-hidden": "true" }),
      text(`undo.${name}`),
    );

  return panel(
    find(place),
    (/** @type {SmallState} */ state) => [state.undo, state.version],
    (_, { undo, version }) => [
      button("undo", Boolean(undo?.may), () => wishOnce(UNDO, { expected_version: version })),
      button("redo", Boolean(undo?.redo), () => wishOnce(REDO)),
      undo?.may && undo.what
        ? html("small", {}, text("small.undo_what", { what: messageText(undo.what) }))
        : !undo?.redo && html("small", {}, text("small.undo_none")),
    ],
  );
}
