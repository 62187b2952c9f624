/** The name that this phone gave last, wherever it sits down next. */

import { keep, kept } from "./kept.js";

/** @param {string} [name] to remember @returns {string} empty where there is none */
export function rememberedName(name) {
  if (name) keep("name", name);
  return name || kept("name");
}
