/** Which hand holds this phone, so that what its thumb taps is on that side; remembered on this screen. */

import { keepOn, wasOn } from "./kept.js";

const NAME = "left_hand";

/** @param {boolean} left */
function show(left) {
  if (left) document.documentElement.dataset.hand = "left";
  else delete document.documentElement.dataset.hand;
  document.querySelector("#left-hand")?.setAttribute("aria-pressed", String(left));
}

/** Applies the choice, and lets the page's switch change it, if there is one. */
export function setUpHand() {
  let left = wasOn(NAME);
  show(left);
  document.querySelector("#left-hand")?.addEventListener("click", () => {
    left = !left;
    keepOn(NAME, left);
    show(left);
  });
}
