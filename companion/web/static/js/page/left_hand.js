/** Which hand holds this phone: what its thumb taps stands on that side; remembered on this screen. */

import { keepOn, wasOn } from "./kept.js";

const NAME = "left_hand";

/** @param {boolean} left */
function show(left) {
  if (left) document.documentElement.dataset.hand = "left";
  else delete document.documentElement.dataset.hand;
  document.querySelector("#left-hand")?.setAttribute("aria-pressed", String(left));
}

/** Stand as it was chosen; where the page has the switch, let it change that. */
export function setUpHand() {
  let left = wasOn(NAME);
  show(left);
  document.querySelector("#left-hand")?.addEventListener("click", () => {
    left = !left;
    keepOn(NAME, left);
    show(left);
  });
}
