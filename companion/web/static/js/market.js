/** The market: each row of disks with the one that lies face up, the stock, and what the camera reads. */

import { find, html, redrawWhenChanged } from "./dom.js";
import { readingMark } from "./reading.js";
import { text } from "./text.js";

/** @type {Record<import("./types.js").MarketName, readonly number[]>} the disks of each row, as printed on the mat */
const DISKS = Object.freeze({ grain: [1, 2, 3, 4, 5], shields: [6, 7, 8, 9, 10], elephants: [11, 12, 13, 14, 15, 16] });

/** @param {number} disk @param {number} price */
const drawDisk = (disk, price) =>
  html("li", { class: disk === price ? "disk disk-up" : "disk", "aria-current": disk === price ? "true" : null, "aria-hidden": disk === price ? null : "true" }, disk);

/** @param {import("./types.js").MarketName} name @param {import("./types.js").MarketRow} row */
const drawRow = (name, row) =>
  html(
    "div",
    { class: "market-row", "data-market": name },
    html("h3", {}, html("span", { class: `goods goods-${name}`, "aria-hidden": "true" }), text(`market.${name}`)),
    html("ol", { class: "disks", "aria-label": text("market.price", { goods: text(`market.${name}`), price: row.price }) }, ...DISKS[name].map((disk) => drawDisk(disk, row.price))),
    html("p", { class: "stock" }, html("b", {}, row.stock), ` ${text("market.left")}`),
    html("p", { class: "market-reading" }, html("span", { "aria-hidden": "true", class: "lens" }), readingMark(row.reading, text("market.reading"))),
  );

/** @returns {(state: import("./types.js").TableState) => void} */
export function setUpMarket() {
  return redrawWhenChanged(
    find("#market .market-body"),
    (state) => state.market,
    (market) => /** @type {import("./types.js").MarketName[]} */ (Object.keys(DISKS)).filter((name) => market?.[name]).map((name) => drawRow(name, market[name])),
  );
}
