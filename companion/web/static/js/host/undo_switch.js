/** Who may undo: everybody at the table, or the host alone. */

import { switchButton } from "../forms/switches.js";
import { text } from "../page/text.js";

/** @param {string} key @param {"host" | "all"} undo "all" or "host" @param {(undo: "host" | "all") => void} choose */
export const undoSwitch = (key, undo, choose) =>
  switchButton({
    key,
    label: text("option.undo"),
    detail: text("option.undo.hint"),
    on: undo === "all",
    onclick: () => choose(undo === "all" ? "host" : "all"),
  });
