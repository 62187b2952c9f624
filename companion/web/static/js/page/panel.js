/**
 * Parts of a page that are redrawn while somebody uses them. Focus passes to the element with the same `data-key` as the
 * one that had it, and nothing is replaced under a finger that is still down, or its tap would be lost.
 */

import { html } from "./dom.js";

/** @typedef {import("./dom.js").Child} Child */

let pressed = false;
/** @type {Set<() => void>} */
const held = new Set();

function release() {
  if (!pressed) return;
  pressed = false;
  // The click for this press comes later, and still needs its element.
  setTimeout(() => {
    const waiting = [...held];
    held.clear();
    for (const redraw of waiting) redraw();
  });
}

document.addEventListener("pointerdown", () => (pressed = true), { capture: true });
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release, { capture: true });
window.addEventListener("blur", release);

/**
 * Replaces what `root` holds, keeping the keyboard's focus and how far things in it are scrolled.
 * @param {Element} root
 * @param {Child[] | (() => Child[])} draw a function where a field that outlives the redraw is among them: putting it
 *   into its new place takes the focus from it
 */
export function redraw(root, draw) {
  const focused = document.activeElement;
  const hadFocus = focused !== null && focused !== root && root.contains(focused);
  const key = focused?.closest("[data-key]")?.getAttribute("data-key");
  const scrolled = [...root.querySelectorAll("[data-scroll]")].map((node) => [
    node.getAttribute("data-scroll"),
    node.scrollLeft,
    node.scrollTop,
  ]);
  const open = new Set(
    [...root.querySelectorAll("details[open][data-key]")].map((node) => node.getAttribute("data-key")),
  );
  const children = typeof draw === "function" ? draw() : draw;
  root.replaceChildren(...html("div", {}, ...children).childNodes);
  for (const [name, left, top] of scrolled)
    root.querySelector(`[data-scroll="${name}"]`)?.scrollTo(Number(left), Number(top));
  for (const node of root.querySelectorAll("details[data-key]"))
    if (open.has(node.getAttribute("data-key"))) node.setAttribute("open", "");
  if (!hadFocus) return;
  const successor = [...root.querySelectorAll("[data-key]")].find(
    (node) => key && node.getAttribute("data-key") === key,
  );
  // If that element is gone, focus goes to the heading of what replaced it.
  const next = successor ?? root.querySelector("[data-heading]");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * `redrawWhenChanged` for parts that people tap.
 * @template Slice
 * @template [State=import("../types.js").TableState]
 * @param {Element} root
 * @param {(state: State) => Slice} select
 * @param {(slice: Slice, state: State) => Child[]} draw
 * @returns {(state: State, force?: boolean) => void} `force` redraws although nothing changed
 */
export function panel(root, select, draw) {
  let drawn = "";
  /** @type {State | null} */
  let newest = null;

  function show() {
    if (!newest) return;
    if (pressed) {
      held.add(show);
      return;
    }
    const slice = select(newest);
    const now = JSON.stringify(slice) ?? "";
    if (now === drawn) return;
    drawn = now;
    const state = newest;
    redraw(root, () => draw(slice, state));
  }

  return (state, force = false) => {
    newest = state;
    if (force) drawn = "";
    show();
  };
}

/**
 * Passes a state to every part. If one fails, the error goes to the console, and the page goes on with the others.
 * @template State
 * @param {((state: State) => void)[]} parts
 * @param {State} state
 */
export function showAll(parts, state) {
  for (const show of parts) {
    try {
      show(state);
    } catch (error) {
      reportError(error);
    }
  }
}
