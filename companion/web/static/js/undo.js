/** Taking back and doing again. */

import { wishOnce } from "./commands.js";
import { find, html } from "./dom.js";
import { panel } from "./panel.js";
import { text } from "./text.js";

/** @returns {(state: import("./types.js").TableState) => void} */
export function setUpUndo() {
  const refusal = find("#settings-refusal");

  /** @param {string} name @param {boolean} may @param {() => Promise<string | null>} act */
  const button = (name, may, act) =>
    html(
      "button",
      {
        type: "button",
        class: "tool",
        "data-key": name,
        "aria-disabled": may ? null : "true",
        onclick: async () => may && (refusal.textContent = (await act()) ?? ""),
      },
      html("span", { class: `glyph glyph-${name}`, "aria-hidden": "true" }),
      text(`undo.${name}`),
    );

  return panel(
    find("#undo"),
    ({ undo, legal }) => [undo, legal?.phase],
    (_, { undo }) => [
      button("undo", Boolean(undo?.may), () => wishOnce("/api/undo")),
      button("redo", Boolean(undo?.redo), () => wishOnce("/api/redo")),
      !undo?.may && !undo?.redo && html("small", {}, text(undo?.count ? "undo.host_only" : "undo.nothing")),
    ],
  );
}
