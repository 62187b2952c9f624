/** Photos of a table, read without a game. They are shrunk here, so that no place or time stored in a photo leaves the phone. */

import { cellName } from "../game/cells.js";
import { find, html } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { readyPhoto } from "../questions/photo.js";
import { ask } from "../server/requests.js";
import { messageText, text } from "../page/text.js";

const LONGEST_PX = 2016;
const MOST_PHOTOS = 3;

/**
 * @typedef {{state: "seen", value: number | boolean} | {state: "unsure", best: number | boolean, low: number | boolean, high: number | boolean, why: import("../types.js").Message} | {state: "hidden", why: import("../types.js").Message}} Reading
 * @typedef {{row: number, col: number, noble: Reading, wall: {stones: Reading, width: Reading}, grain: Reading}} City
 * @typedef {{row: number, col: number, why: import("../types.js").Message}} UnsureTile
 * @typedef {{seat: number, cities: City[], loose: Reading, unsure_tiles?: UnsureTile[]}} Mat
 * @typedef {{grain: Reading, shields: Reading, elephants: Reading}} Market
 * @typedef {{seat: number | "market", why: import("../types.js").Message}} HiddenMat
 * @typedef {{mats: Mat[], market: Market | null, hidden_mats?: HiddenMat[], pictures: string[], contradictions: unknown[]}} Found
 */

/** @type {import("../questions/photo.js").ReadyPhoto[]} */
let photos = [];

/** @param {number | boolean} value */
const shown = (value) => (typeof value === "boolean" ? text(value ? "reading.yes" : "reading.no") : String(value));

/** @param {Reading} reading */
function told(reading) {
  if (reading.state === "seen") return shown(reading.value);
  if (reading.state === "hidden") return "?";
  if (typeof reading.best === "boolean") return `${shown(reading.best)}?`;
  return `${shown(reading.best)}? (${shown(reading.low)}–${shown(reading.high)})`;
}

/** @param {Reading} reading */
const readingCell = (reading) => html("td", { "data-state": reading.state }, told(reading));

/** @param {Mat} mat */
function matTable(mat) {
  const heads = ["look.city", "look.noble", "look.stones", "look.width", "look.grain"];
  const rows = mat.cities.map((city) =>
    html(
      "tr",
      {},
      html("th", { scope: "row" }, cellName(city)),
      ...[city.noble, city.wall.stones, city.wall.width, city.grain].map(readingCell),
    ),
  );
  const head = html("tr", {}, ...heads.map((key) => html("th", { scope: "col" }, text(key))));
  return html(
    "section",
    { class: "leaf" },
    html("h2", {}, text("look.seat", { seat: mat.seat + 1 })),
    rows.length
      ? html("table", { class: "look-table" }, html("thead", {}, head), html("tbody", {}, ...rows))
      : html("p", {}, text("look.none")),
    ...unsureTiles(mat).map((tile) => {
      const words = { cell: cellName(tile), why: messageText(tile.why) };
      return html("p", { class: "look-doubt" }, text("look.tile_unsure", words));
    }),
    html("p", {}, text("look.loose", { count: told(mat.loose) })),
  );
}

/** @param {Mat} mat */
const unsureTiles = (mat) => mat.unsure_tiles ?? [];

/** @param {Market} market */
const marketLeaf = (market) =>
  html(
    "section",
    { class: "leaf" },
    html("h2", {}, text("market.title")),
    ...Object.entries(market).map(([goods, price]) =>
      html("p", {}, text("market.price", { goods: text(`market.${goods}`), price: told(price) })),
    ),
  );

/** @param {HiddenMat} hidden */
function hiddenMat({ seat, why }) {
  const words = { why: messageText(why) };
  return seat === "market" ? text("look.hidden_market", words) : text("look.hidden_seat", { ...words, seat: seat + 1 });
}

/** @param {HiddenMat[]} hidden */
const hiddenLeaf = (hidden) =>
  html("section", { class: "leaf" }, ...hidden.map((mat) => html("p", { class: "look-doubt" }, hiddenMat(mat))));

/** @param {Found} found */
function sentence(found) {
  if (found.contradictions.length) return text("look.contradict");
  const readings = found.mats.flatMap((mat) => [
    mat.loose,
    ...mat.cities.flatMap((city) => [city.noble, city.wall.stones, city.wall.width, city.grain]),
  ]);
  if (found.market) readings.push(...Object.values(found.market));
  const open = readings.filter((reading) => reading.state !== "seen").length + found.mats.flatMap(unsureTiles).length;
  return open ? text("look.in_doubt", { count: open }) : text("look.all_clear");
}

/** @param {Found} found */
function show(found) {
  find("#look-said").textContent = sentence(found);
  find("#look-found").replaceChildren(
    ...found.pictures.flatMap((picture, index) =>
      picture
        ? [html("img", { class: "look-picture", src: picture, alt: text("look.picture", { number: index + 1 }) })]
        : [],
    ),
    ...found.mats.map(matTable),
    ...(found.market ? [marketLeaf(found.market)] : []),
    ...(found.hidden_mats?.length ? [hiddenLeaf(found.hidden_mats)] : []),
  );
}

function showAsking() {
  find("#look-take").textContent = text(photos.length ? "look.another" : "look.take");
  find("#look-again").hidden = photos.length === 0;
  const input = /** @type {HTMLInputElement} */ (find("#look-photo"));
  input.disabled = photos.length === MOST_PHOTOS;
  input.value = "";
}

/** @param {Blob} file */
async function take(file) {
  find("#look-said").textContent = text("look.reading");
  let photo;
  try {
    photo = await readyPhoto(file, LONGEST_PX);
  } catch {
    find("#look-said").textContent = text("look.unreadable");
    showAsking();
    return;
  }
  const taken = [...photos, photo];
  const outcome = await ask("/api/look", {
    photos: taken.map((one) => one.base64),
    focal_35mm: taken.map((one) => one.focal35),
  });
  if (outcome.done) {
    photos = taken;
    show(/** @type {Found} */ (outcome.data));
  } else find("#look-said").textContent = outcome.message;
  showAsking();
}

function startAgain() {
  photos = [];
  find("#look-said").textContent = "";
  find("#look-found").replaceChildren();
  showAsking();
}

await openPage();
const input = /** @type {HTMLInputElement} */ (find("#look-photo"));
const takeChosen = () => {
  const file = input.files?.[0];
  if (file) void take(file);
};
input.addEventListener("change", takeChosen);
find("#look-again").addEventListener("click", startAgain);
takeChosen(); // one that was chosen while the page was opening
showAsking();
document.documentElement.dataset.ready = "true";
