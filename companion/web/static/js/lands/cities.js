/** A seat's cities in numbers: the game's number, the camera's below it, and the crop that was read. */

import { cellName } from "../game/cells.js";
import { html } from "../page/dom.js";
import { keptPicture } from "../page/pictures.js";
import { readingMark } from "./reading.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").Tile} Tile */

const QUANTITIES = /** @type {const} */ (["stones", "width", "grain"]);
const COLUMNS = QUANTITIES.length + 2;

/** @param {Tile} tile */
function cropPicture(tile) {
  const crop = tile.city?.crop;
  if (!crop)
    return html("span", { class: "crop crop-none" }, text(tile.on_camera ? "city.no_crop" : "city.off_camera"));
  return keptPicture(`lands ${tile.seat} ${cellName(tile)}`, crop, {
    class: "crop",
    alt: text("city.crop", { city: cellName(tile) }),
    width: 160,
    height: 160,
    decoding: "async",
  });
}

/** @param {{placed: number, declared: number}} counting */
export function buildCount({ placed, declared }) {
  const stones = Array.from({ length: declared }, (_, place) =>
    html("i", { class: place < placed ? "placed" : "waiting" }),
  );
  return html(
    "p",
    { class: "build-count" },
    html("span", { class: "build-stones", "aria-hidden": "true" }, ...stones),
    text("city.counting", { placed, declared }),
  );
}

/** @param {Tile} tile */
function cityRow(tile) {
  const city = /** @type {import("../types.js").City} */ (tile.city);
  const sources = [html("span", {}, text("city.game")), html("span", {}, text("city.camera"))];
  return html(
    "tr",
    { class: "city", "data-city": `${tile.row},${tile.col}`, "data-differs": Boolean(city.differs) },
    html("td", { class: "crop-cell" }, cropPicture(tile)),
    html(
      "th",
      { scope: "row" },
      html("b", { class: "city-name" }, cellName(tile)),
      html("span", { class: "sources", "aria-hidden": "true" }, ...sources),
    ),
    ...QUANTITIES.map((name) =>
      html(
        "td",
        {},
        html("b", { class: "of-game", "data-quantity": name }, city[name]),
        readingMark(city.reading?.[name] ?? null, "", city[name]),
      ),
    ),
  );
}

/** Remarks about a city, besides its numbers. @param {Tile} tile */
function remarks(tile) {
  const remark = [
    tile.city?.counting && buildCount(tile.city.counting),
    tile.city?.differs && html("p", { class: "differs" }, messageText(tile.city.differs)),
  ];
  if (!remark.some(Boolean)) return null;
  return html("tr", { class: "remarks" }, html("td", { colspan: COLUMNS }, ...remark));
}

/** @param {Tile[]} tiles those with a city @param {string} name of the seat */
export function cityTable(tiles, name) {
  const head = [text("city.picture"), text("city.city")].map((label) =>
    html("th", { scope: "col" }, html("span", { class: "unseen" }, label)),
  );
  return html(
    "table",
    { class: "cities" },
    html("caption", { class: "unseen" }, text("city.caption", { name })),
    html(
      "thead",
      {},
      html("tr", {}, ...head, ...QUANTITIES.map((quantity) => html("th", { scope: "col" }, text(`city.${quantity}`)))),
    ),
    html("tbody", {}, ...tiles.flatMap((tile) => [cityRow(tile), remarks(tile)])),
  );
}
