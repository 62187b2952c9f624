/** The timeline: a slider, a tick for each mark, and for each kind of mark a button that leads to the next one. */

import { find, html } from "../page/dom.js";
import { clock } from "../table/log.js";
import { text } from "../page/text.js";
import { timeBeside } from "./places.js";

/** @typedef {{t_s: number, kind: string, text: string, version: number | null}} Mark */

/** Kinds in the order in which they are offered, each with its sign. */
const SIGNS = Object.freeze({
  turn: "☀",
  phase: "▏",
  dice: "⚂",
  collapse: "▼",
  correction: "✎",
  undo: "↶",
  device: "⌁",
  end: "♛",
});
const KINDS = /** @type {(keyof typeof SIGNS)[]} */ (Object.keys(SIGNS));

/**
 * @param {Mark[]} marks by time
 * @param {{start: number, end: number}} span seconds
 * @param {{now: () => number, seek: (t: number) => void}} playing
 * @param {(mark: Mark) => void} go to a mark
 * @returns {{show: (t: number) => void, goToMark: (way: 1 | -1) => void}}
 */
export function setUpTimeline(marks, { start, end }, playing, go) {
  const slider = /** @type {HTMLInputElement} */ (find("#time"));
  const times = marks.map((mark) => mark.t_s);
  slider.min = String(start);
  slider.max = String(end);
  slider.addEventListener("input", () => playing.seek(Number(slider.value)));
  drawTicks(find("#ticks"), marks, start, end);
  find("#marks").replaceChildren(...KINDS.map((kind) => kindButton(kind, marks, playing.now, go)).filter((one) => one !== null));

  /** @param {1 | -1} way */
  function goToMark(way) {
    const t = timeBeside(times, playing.now(), way);
    if (t === null) playing.seek(way > 0 ? end : start);
    else go(marks[times.indexOf(t)]);
  }
  find("#mark-before").addEventListener("click", () => goToMark(-1));
  find("#mark-after").addEventListener("click", () => goToMark(1));
  return {
    goToMark,
    show(t) {
      slider.value = String(t);
      slider.setAttribute("aria-valuetext", clock(t));
    },
  };
}

/** @param {HTMLElement} root @param {Mark[]} marks @param {number} start @param {number} end */
function drawTicks(root, marks, start, end) {
  const ticks = marks.map((mark) => {
    const tick = html("i", { class: "tick", "data-kind": mark.kind });
    tick.style.left = `${((mark.t_s - start) / Math.max(1e-3, end - start)) * 100}%`;
    return tick;
  });
  root.replaceChildren(...ticks);
}

/**
 * A button to the next mark of a kind; after the last, it starts again at the first.
 * @param {keyof typeof SIGNS} kind
 * @param {Mark[]} marks
 * @param {() => number} now
 * @param {(mark: Mark) => void} go
 */
function kindButton(kind, marks, now, go) {
  const these = marks.filter((mark) => mark.kind === kind);
  const times = these.map((mark) => mark.t_s);
  if (!times.length) return null;
  return html(
    "button",
    {
      type: "button",
      class: "tool mark-kind",
      "data-kind": kind,
      onclick: () => go(these[Math.max(0, times.indexOf(timeBeside(times, now(), 1) ?? times[0]))]),
    },
    html("i", { class: "mark-sign", "aria-hidden": "true" }, SIGNS[kind]),
    text(`mark.${kind}`),
    html("b", { class: "mark-count" }, times.length),
  );
}
