/** The market: each row of disks with the one that is face up, the stock, and what the camera reads. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { MARKETS } from "../page/facts.js";
import { disksOf, overdraftOf } from "../game/game.js";
import { readingMark } from "./reading.js";
import { messageText, text } from "../page/text.js";


/** @param {[number, number] | null} ends @param {number} price */
function disksBetween(ends, price) {
  const [lowest, highest] = ends ?? [price, price];
  return Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place);
}

/** Only the disk that is face up. @param {number} price */
export const diskUp = (price) => html("b", { class: "disk disk-up", "aria-hidden": "true" }, price);

/** @param {number} disk @param {number} price */
const drawDisk = (disk, price) =>
  html(
    "li",
    {
      class: disk === price ? "disk disk-up" : "disk",
      "aria-current": disk === price ? "true" : null,
      "aria-hidden": disk === price ? null : "true",
    },
    disk,
  );

/** @param {import("../types.js").MarketName} name @param {import("../types.js").MarketRow} row @param {number[]} disks */
const drawRow = (name, row, disks) =>
  html(
    "div",
    { class: "market-row", "data-market": name },
    html("h3", {}, html("span", { class: `goods goods-${name}`, "aria-hidden": "true" }), text(`market.${name}`)),
    html(
      "ol",
      { class: "disks", "aria-label": text("market.price", { goods: text(`market.${name}`), price: row.price }) },
      ...disks.map((disk) => drawDisk(disk, row.price)),
    ),
    html("p", { class: "stock" }, html("b", {}, row.stock), ` ${text("market.left")}`),
    html(
      "p",
      { class: "market-reading" },
      html("span", { "aria-hidden": "true", class: "lens" }),
      readingMark(row.reading, text("market.reading"), row.price),
    ),
    row.differs && html("p", { class: "differs" }, messageText(row.differs)),
  );

/** @returns {(state: import("../types.js").TableState) => void} */
export function setUpMarket() {
  return redrawWhenChanged(
    find("#market .market-body"),
    (state) => ({
      market: state.market,
      rows: MARKETS.map((name) => disksOf(state, name)),
      overdrawn: overdraftOf(state),
    }),
    ({ market, rows, overdrawn }) =>
      // Before the game there is no market.
      market
        ? [
            ...MARKETS.map((name, place) => drawRow(name, market[name], disksBetween(rows[place], market[name].price))),
            overdrawn > 0 && html("p", { class: "bank-overdrawn" }, text("bank.overdrawn", { amount: overdrawn })),
          ]
        : [],
  );
}
