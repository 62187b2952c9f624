/** The timeline: its slider, a tick for each mark, and a button for each kind of mark that leads to the next one. */

import { find, html } from "../dom.js";
import { clock } from "../log.js";
import { text } from "../text.js";
import { timeBeside } from "./places.js";

/** @typedef {{t_s: number, kind: string, text: string, version: number | null}} Mark */

/** Kinds in the order in which they are offered, each with the sign that stands for it. */
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
 * @returns {{show: (t: number) => void, goToMark: (way: 1 | -1) => void}}
 */
export function setUpTimeline(marks, { start, end }, playing) {
  const slider = /** @type {HTMLInputElement} */ (find("#time"));
  const times = marks.map((mark) => mark.t_s);
  slider.min = String(start);
  slider.max = String(end);
  slider.addEventListener("input", () => playing.seek(Number(slider.value)));
  drawTicks(find("#ticks"), marks, start, end);
  find("#marks").replaceChildren(...KINDS.map((kind) => kindButton(kind, marks, playing)).filter((one) => one !== null));

  /** @param {1 | -1} way */
  function goToMark(way) {
    const t = timeBeside(times, playing.now(), way);
    playing.seek(t ?? (way > 0 ? end : start));
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
 * A button to the next mark of a kind, from the first again after the last.
 * @param {keyof typeof SIGNS} kind
 * @param {Mark[]} marks
 * @param {{now: () => number, seek: (t: number) => void}} playing
 */
function kindButton(kind, marks, playing) {
  const times = marks.filter((mark) => mark.kind === kind).map((mark) => mark.t_s);
  if (!times.length) return null;
  return html(
    "button",
    {
      type: "button",
      class: "tool mark-kind",
      "data-kind": kind,
      onclick: () => playing.seek(timeBeside(times, playing.now(), 1) ?? times[0]),
    },
    html("i", { class: "mark-sign", "aria-hidden": "true" }, SIGNS[kind]),
    text(`mark.${kind}`),
    html("b", { class: "mark-count" }, times.length),
  );
}
