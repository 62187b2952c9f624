/** The own mat of a virtual table on the seat's page: hands work there, and the camera counts what they did. */

import { SEAT_COLOURS } from "../facts.js";
import { setUpBench } from "../virtual/bench.js";
import { find } from "../dom.js";
import { boardTileAt, siegeOf } from "../player.js";
import { text } from "../text.js";
import { setUpWood } from "../wood/wood.js";
import { nameOfCell } from "./desk.js";
import { moveOf, mySeat } from "./legal.js";

/** @typedef {import("../types.js").LiveState} LiveState */

/** What the game waits for from these hands, in a sentence; null where it waits for no stones. @param {LiveState} state */
function workOf(state) {
  const build = moveOf(state, "FinishBuild");
  if (build) {
    const counting = boardTileAt(state, mySeat(state), build.cell)?.city?.counting;
    const left = build.declared - (counting?.placed ?? 0);
    return left > 0
      ? text("wood.build", { count: left, city: nameOfCell(build.cell) })
      : text("wood.built", { city: nameOfCell(build.cell) });
  }
  const removal = moveOf(state, "FinishRemoval");
  const siege = siegeOf(state);
  if (removal && siege) return text("wood.remove", { city: nameOfCell(removal.cell) });
  const first = moveOf(state, "BuildFirstWall");
  return first ? text("wood.first", { count: first.most_stones }) : null;
}

/** @returns {(state: LiveState) => void} */
export function setUpOwnWood() {
  const root = document.querySelector("#wood");
  if (!(root instanceof HTMLElement)) return () => {};
  const refusal = find("#wood-refusal");
  const title = find("#wood-title");
  const picture = /** @type {HTMLImageElement} */ (find("#wood-image"));
  const overlay = /** @type {SVGElement} */ (/** @type {unknown} */ (document.querySelector("#wood-cells")));
  /** @type {import("../virtual/bench.js").Bench | null} */
  let bench = null;
  let told = "";

  return (state) => {
    const seat = mySeat(state);
    const colour = state.lobby.seats.find((other) => other.seat === seat)?.colour;
    const mat = /** @type {readonly string[]} */ (SEAT_COLOURS).indexOf(colour ?? "");
    const isPlayed = state.lobby.stage === "playing" && mat >= 0;
    root.hidden = !isPlayed;
    if (!isPlayed) return;
    const work = workOf(state);
    root.toggleAttribute("data-work", work !== null);
    title.textContent = work ?? text("wood.title");
    if (!bench) {
      bench = setUpBench(
        (sentence) => (refusal.textContent = sentence),
        () => {},
        { mat, isShown: () => root.offsetParent !== null },
      );
      const picture_at = (/** @type {{changes: number}} */ { changes }) =>
        `/virtual/picture.jpg?mat=${mat}&changes=${changes}`;
      bench.show(setUpWood(bench, { picture, overlay, tray: find("#wood-tray"), picture_at, alt: () => text("wood.image") }));
      bench.begin();
    }
    // What the game lays by itself is there soon after the game has moved on: the bench asks on its own, too.
    const now = `${state.sequence}`;
    if (now !== told) void bench.refresh();
    told = now;
  };
}
