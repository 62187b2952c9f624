/** A wall drawn large, for the stage and for moments: what stands, what is still to come, what falls. */

import { html, svg } from "../page/dom.js";
import { wall } from "./pieces.js";

/**
 * @param {string | undefined} colour of its owner
 * @param {{stones: number, width: number, taken?: number, coming?: number}} built `taken` of the stones fall, the topmost
 *   first; `coming` are drawn above them in outline
 */
export function largeWall(colour, { stones, width, taken = 0, coming = 0 }) {
  const drawn = wall(stones + coming, Math.max(1, width));
  const all = [...drawn.querySelectorAll(".stone")];
  for (const stone of all.slice(stones)) stone.classList.add("stone-coming");
  all
    .slice(stones - taken, stones)
    .reverse()
    .forEach((stone, place) => {
      stone.classList.add("stone-taken");
      if (stone instanceof SVGElement) stone.style.setProperty("--place", String(place));
    });
  return html(
    "span",
    { class: "large-wall", "data-colour": colour, "aria-hidden": "true" },
    svg(
      "svg",
      { viewBox: "0 34 76 62" },
      svg("path", { class: "wall-ground", d: "M2 93.500h72" }),
      drawn,
    ),
    html("b", {}, stones - taken),
  );
}
