/** The seat's own mat of a virtual table: the player's hands work on it, and the camera counts the result. */

import { SEAT_COLOURS } from "../page/facts.js";
import { setUpBench } from "../virtual/bench.js";
import { find } from "../page/dom.js";
import { boardTileAt, siegeOf } from "../game/player.js";
import { text } from "../page/text.js";
import { setUpWood } from "../wood/wood.js";
import { nameOfCell } from "./desk.js";
import { moveOf, mySeat } from "./legal.js";

/** @typedef {import("../types.js").LiveState} LiveState */

/**
 * What the game is waiting for from this player's hands: a sentence, the wall if there is one, and whether something
 * remains to be moved. Null if it is not waiting for stones.
 * @param {LiveState} state
 * @returns {{title: string, isOpen: boolean, cell: import("../game/player.js").Pair | null} | null}
 */
export function workOf(state) {
  const build = moveOf(state, "FinishBuild");
  if (build) {
    const counting = boardTileAt(state, mySeat(state), build.cell)?.city?.counting;
    const left = build.declared - (counting?.placed ?? 0);
    const city = nameOfCell(build.cell);
    const title = left > 0 ? text("wood.build", { count: left, city }) : text("wood.built", { city });
    return { title, isOpen: left > 0, cell: build.cell };
  }
  const removal = moveOf(state, "FinishRemoval");
  const siege = siegeOf(state);
  if (removal && siege) {
    return { title: text("wood.remove", { city: nameOfCell(removal.cell) }), isOpen: true, cell: removal.cell };
  }
  const first = moveOf(state, "BuildFirstWall");
  if (!first) return null;
  const left = first.most_stones - stackedUnsaid(state);
  return { title: left > 0 ? text("wood.first", { count: left }) : text("wood.first_done"), isOpen: left > 0, cell: null };
}

/** Stones the camera sees on the seat's own cities that the game does not know of yet. @param {LiveState} state */
const stackedUnsaid = (state) =>
  state.board.reduce((sum, { seat, city }) => {
    if (seat !== mySeat(state) || !city?.reading) return sum;
    const { stones } = city.reading;
    const seen = stones.state === "seen" ? stones.value : stones.state === "unsure" ? stones.best : 0;
    return sum + Math.max(0, seen - city.stones);
  }, 0);

/**
 * Whether this mat is for somebody playing alone; with others at the table the wood may be real, so the page asks.
 * @param {LiveState} state
 */
const isAlone = (state) => state.lobby.seats.filter(({ taken, virtual }) => taken && !virtual).length === 1;

/** Whether the page still offers wood; anybody who has played a turn has some. @param {LiveState} state */
const isAsked = (state) => (state.game?.turn ?? 0) <= 1 && state.board.some(({ seat }) => seat === mySeat(state));

/** @returns {(state: LiveState) => void} */
export function setUpOwnWood() {
  const root = find("#wood");
  const refusal = find("#wood-refusal");
  const offer = find("#wood-offer");
  const title = find("#wood-title");
  const picture = /** @type {HTMLImageElement} */ (find("#wood-image"));
  const overlay = /** @type {SVGElement} */ (/** @type {unknown} */ (document.querySelector("#wood-cells")));
  /** @type {import("../virtual/bench.js").Bench | null} */
  let bench = null;
  let told = -1;
  /** Name of the wall shown as the one to work on. */
  let atWork = "";
  /** @type {LiveState | null} */
  let newest = null;

  /** An empty mat takes no room; people without wood can ask for it. @param {LiveState} state @param {number} mat */
  function showOffer(state, mat) {
    const lying = bench?.state()?.mats.find(({ seat }) => seat === mat);
    const isBare = !lying?.tiles.length && !isAlone(state);
    root.toggleAttribute("data-bare", isBare);
    offer.hidden = !isBare || !isAsked(state);
    return isBare;
  }

  /** Marks the wall the game is waiting for, until somebody taps another. @param {import("../game/player.js").Pair | null} cell */
  function mark(cell) {
    const name = cell ? nameOfCell(cell) : "";
    if (name === atWork) return;
    atWork = name;
    if (cell) bench?.choose({ row: cell[0], col: cell[1] });
  }

  return (state) => {
    newest = state;
    const seat = mySeat(state);
    const colour = state.lobby.seats.find((other) => other.seat === seat)?.colour;
    const mat = /** @type {readonly string[]} */ (SEAT_COLOURS).indexOf(colour ?? "");
    const isPlayed = state.lobby.stage === "playing" && mat >= 0;
    root.hidden = !isPlayed;
    if (!isPlayed) return;
    const work = workOf(state);
    // When the hands are done, the result must be reported, so that comes first.
    const isBare = showOffer(state, mat);
    root.toggleAttribute("data-work", !isBare && (work?.isOpen ?? false));
    title.textContent = work?.title ?? text("wood.title");
    if (!bench) {
      bench = setUpBench(
        (sentence) => (refusal.textContent = sentence),
        () => {},
        { mat, isShown: () => root.parentElement?.offsetParent !== null },
      );
      const picture_at = (/** @type {{changes: number}} */ { changes }) =>
        `/virtual/picture.jpg?mat=${mat}&changes=${changes}`;
      bench.show(setUpWood(bench, { picture, overlay, tray: find("#wood-tray"), picture_at, alt: () => text("wood.image") }));
      bench.show(() => newest && showOffer(newest, mat));
      offer.addEventListener("click", () => void bench?.act("lay-out"));
      // Whether it is shown is known only once the page is laid out, not during its first drawing.
      setTimeout(bench.begin);
    } else if (told !== state.sequence) void bench.refresh();
    mark(work?.cell ?? null);
    // What the game lays by itself appears soon after the game has moved on, so the bench also checks by itself.
    told = state.sequence;
  };
}
