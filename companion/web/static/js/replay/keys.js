/** The replay page's keys in one table: what each does, and how the page describes it. */

import { find, html } from "../page/dom.js";
import { text } from "../page/text.js";

/**
 * @typedef {{toggle: () => void, step: (way: 1 | -1) => void, picture: (way: 1 | -1) => void, mark: (way: 1 | -1) => void,
 *   speed: (way: 1 | -1) => void, edge: (way: 1 | -1) => void, overlay: () => void}} Doings
 */

/** @type {{keys: string[], shown: string, name: string, run: (doing: Doings) => void}[]} */
const TABLE = [
  { keys: [" ", "k"], shown: "␣ K", name: "toggle", run: (doing) => doing.toggle() },
  { keys: ["ArrowRight"], shown: "→", name: "step_after", run: (doing) => doing.step(1) },
  { keys: ["ArrowLeft"], shown: "←", name: "step_before", run: (doing) => doing.step(-1) },
  { keys: ["."], shown: ".", name: "picture_after", run: (doing) => doing.picture(1) },
  { keys: [","], shown: ",", name: "picture_before", run: (doing) => doing.picture(-1) },
  { keys: ["n", "PageDown"], shown: "N", name: "mark_after", run: (doing) => doing.mark(1) },
  { keys: ["b", "PageUp"], shown: "B", name: "mark_before", run: (doing) => doing.mark(-1) },
  { keys: ["+"], shown: "+", name: "faster", run: (doing) => doing.speed(1) },
  { keys: ["-"], shown: "−", name: "slower", run: (doing) => doing.speed(-1) },
  { keys: ["Home"], shown: "⇤", name: "start", run: (doing) => doing.edge(-1) },
  { keys: ["End"], shown: "⇥", name: "end", run: (doing) => doing.edge(1) },
  { keys: ["o"], shown: "O", name: "overlay", run: (doing) => doing.overlay() },
];

/** Whether the focused element uses that key itself. @param {EventTarget | null} target @param {string} key */
function isTaken(target, key) {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === "range") return false;
  if (target.closest("input, select, textarea")) return true;
  if (key === " " && target.closest("button, a, summary")) return true;
  return Boolean(target.closest(".log-scroll, .lands") && ["PageUp", "PageDown", "Home", "End"].includes(key));
}

/** @param {Doings} doings */
export function setUpKeys(doings) {
  find("#keys").replaceChildren(
    ...TABLE.flatMap((entry) => [
      html("dt", {}, html("kbd", {}, entry.shown)),
      html("dd", {}, text(`key.${entry.name}`)),
    ]),
  );
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTaken(event.target, event.key)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const entry = TABLE.find((one) => one.keys.includes(key));
    if (!entry) return;
    event.preventDefault();
    entry.run(doings);
  });
}
