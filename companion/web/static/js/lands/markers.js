/** The five wooden player markers as drawings. */

import { svg } from "../page/dom.js";

/** @type {Record<string, string>} */
const SHAPES = {
  chair: "M9 3h4v12h10v14h-4v-9h-6v9H9z",
  dome: "M16 2c1 3 9 7 9 14 0 3-1 5-3 7h2v6H8v-6h2c-2-2-3-4-3-7C7 9 15 5 16 2z",
  head: "M16 3a8 8 0 0 1 8 8c0 3-1 6-4 8v3l6 3v4H6v-4l6-3v-3c-3-2-4-5-4-8a8 8 0 0 1 8-8z",
  square: "M6 6h20v20H6z",
  dragon: "M3 22c4 0 5-3 6-7 1-5 4-9 10-9l3-4 1 5 6 4-5 2-3-1c0 3 5 3 5 9 0 5-4 8-10 8-5 0-7-3-9-3-1 0-3 1-4 3z",
};

/** @param {string} marker */
export const markerPicture = (marker) =>
  svg(
    "svg",
    { class: "marker-picture", viewBox: "0 0 32 32", "aria-hidden": "true" },
    svg("path", { d: SHAPES[marker] ?? "" }),
  );
