/** Leaving the seat, with a second tap to confirm. */

import { wish } from "../server/commands.js";
import { find } from "../page/dom.js";
import { mySeat } from "./legal.js";

/** @returns {(state: import("../types.js").LiveState) => void} */
export function setUpLeaving() {
  /** @type {number | null} */
  let seat = null;
  find("#leave").addEventListener("click", () => find("#leave-sure").toggleAttribute("hidden"));
  find("#leave-yes").addEventListener("click", async () => {
    find("#settings-refusal").textContent = (await wish(`/api/seats/${seat}/leave`)) ?? "";
  });
  return (state) => {
    seat = mySeat(state);
  };
}
