/** On a television, camera, readings, log and charts are details for a closer look: the D key or a switch shows them. */

import { find } from "../page/dom.js";
import { keepOn, wasOn } from "../page/kept.js";

const NAME = "details";
const KEY = "d";

/** Whether this screen shows them. */
export const showsDetails = () => document.documentElement.dataset.details === "on";

/** @param {() => void} changed called when they come or go */
export function setUpDetails(changed) {
  const button = find("#details");

  /** @param {boolean} on */
  function show(on) {
    document.documentElement.dataset.details = on ? "on" : "off";
    button.setAttribute("aria-pressed", String(on));
  }

  function toggle() {
    show(!showsDetails());
    keepOn(NAME, showsDetails());
    changed();
  }

  show(wasOn(NAME));
  button.addEventListener("click", toggle);
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key.toLowerCase() === KEY && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) toggle();
  });
}
