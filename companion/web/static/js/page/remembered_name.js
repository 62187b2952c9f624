/** Remembers the name last given on this phone, for wherever it sits down next. */

import { keep, kept } from "./kept.js";

/** @param {string} [name] to remember @returns {string} empty if there is none */
export function rememberedName(name) {
  if (name) keep("name", name);
  return name || kept("name");
}
