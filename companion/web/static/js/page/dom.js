/**
 * Builds elements without HTML strings, so that what players type can never become markup, and the
 * Content-Security-Policy needs no `unsafe-inline`.
 * @typedef {Node | string | number | null | undefined | false} Child
 */

import { isolated } from "./bidi.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} node
 * @param {Record<string, unknown>} attributes `onclick` and its like take a function; null and false leave an attribute out
 * @param {Child[]} children
 */
function furnish(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...nodesOf(children));
}

/** @param {Child} child */
const isShown = (child) => child !== null && child !== undefined && child !== false;

/** The children to show, in a form that can be appended. @param {Child[]} children */
const nodesOf = (children) =>
  children.filter(isShown).map((child) => (child instanceof Node ? child : isolated(String(child))));

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function html(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  furnish(node, attributes, children);
  return node;
}

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  furnish(node, attributes, children);
  return node;
}

/**
 * The one element that matches; the template guarantees that there is one.
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function find(selector) {
  const node = document.querySelector(selector);
  if (!(node instanceof HTMLElement)) throw new Error(`The page has no ${selector}.`);
  return node;
}

/**
 * A function that redraws `root` only when what `select` takes from the state has changed, so that focus,
 * typed digits and animations survive all other changes.
 * @template Slice
 * @template [State=import("../types.js").TableState]
 * @param {Element} root
 * @param {(state: State) => Slice} select
 * @param {(slice: Slice, state: State) => Child[]} draw
 * @returns {(state: State) => void}
 */
export function redrawWhenChanged(root, select, draw) {
  let drawn = "";
  return (state) => {
    const slice = select(state);
    const text = JSON.stringify(slice) ?? "";
    if (text === drawn) return;
    drawn = text;
    const fresh = document.createDocumentFragment();
    fresh.append(...nodesOf(draw(slice, state)));
    root.replaceChildren(fresh);
  };
}
