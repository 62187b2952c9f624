/** A host shows the table's pieces and says what they are; from then on the camera uses this table's own colours. */

import { cellName } from "../game/cells.js";
import { find, html } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { redraw } from "../page/panel.js";
import { readyPhoto } from "../questions/photo.js";
import { ask, look } from "../server/requests.js";
import { stepper } from "../forms/stepper.js";
import { text } from "../page/text.js";

const LONGEST_PX = 2016;
const MOST_STONES = 31;
const MOST_DISKS = 50;
const SEATS = ["green", "purple", "orange", "black", "white"];

/**
 * @typedef {{row: number, col: number, stones: number, width: number, grain: number}} CityProposed
 * @typedef {{number: number, new_set: boolean, picture: string, mats: {seat: number, cities: CityProposed[]}[]}} LookToTeach
 * @typedef {{table: string, camera: boolean, lessons: {name: string, counts: number, right: number}[],
 *   colours: {name: string, before: string, after: string}[], stone_mm: number[], disk_mm: number[]}} TeachingShown
 * @typedef {{seat: number, row: number, col: number, stones: number, width: number | null, grain: number}} CityStands
 */

/** @type {{look: number, isNew: boolean, picture: string, cities: CityStands[]} | null} */
let shown = null;

/** @param {string} words */
const say = (words) => (find("#teach-said").textContent = words);

/** @param {string} name of a colour that was learned */
function colourName(name) {
  const seat = /^seat(\d+)$/.exec(name)?.[1];
  if (seat !== undefined) {
    const colour = SEATS[Number(seat)];
    return colour ? text(`teach.stones_${colour}`) : text("look.seat", { seat: Number(seat) + 1 });
  }
  return text(`teach.${name}`);
}

/** @param {string} colour */
function swatch(colour) {
  const box = html("i", { class: "teach-swatch", "aria-hidden": "true" });
  box.style.backgroundColor = colour;
  return box;
}

/** @param {{name: string, before: string, after: string}} colour */
const colourLine = ({ name, before, after }) =>
  before === after
    ? html("li", {}, swatch(after), text("teach.stays", { colour: colourName(name) }))
    : html("li", {}, swatch(before), swatch(after), colourName(name));

/** @param {number[]} sizes in millimetres, before and after @param {string} key */
const sizeLine = ([before = 0, after = 0], key) =>
  before === after ? null : html("li", {}, text(key, { before, after }));

/** @param {TeachingShown} known */
function showKnown(known) {
  find("#teach-camera").hidden = !known.camera;
  find("#teach-known").hidden = known.lessons.length === 0;
  const counts = known.lessons.reduce((sum, lesson) => sum + lesson.counts, 0);
  const right = known.lessons.reduce((sum, lesson) => sum + lesson.right, 0);
  redraw(find("#teach-known-body"), [
    html("p", {}, text("teach.lessons", { count: known.lessons.length, right, counts })),
    html(
      "ul",
      { class: "teach-colours" },
      ...known.colours.map(colourLine),
      sizeLine(known.stone_mm, "teach.stone_size"),
      sizeLine(known.disk_mm, "teach.disk_size"),
    ),
    html(
      "button",
      { type: "button", class: "tool", "data-key": "undo", onclick: () => void takeBack() },
      text("teach.undo"),
    ),
  ]);
}

function showFound() {
  const place = find("#teach-found");
  if (!shown) {
    place.replaceChildren();
    return;
  }
  const { cities, isNew, picture } = shown;
  const stones = cities.reduce((sum, city) => sum + city.stones, 0);
  const grain = cities.reduce((sum, city) => sum + city.grain, 0);
  redraw(place, [
    picture && html("img", { class: "look-picture", src: picture, alt: text("teach.picture") }),
    html(
      "section",
      { class: "leaf look-ask" },
      // A table that has been taught is no longer new.
      isNew && find("#teach-known").hidden && html("p", { class: "teach-new" }, text("teach.new_set")),
      html("h2", {}, text("teach.found", { stones, grain })),
      html("p", {}, text("teach.ask")),
      ...cities.flatMap((city, index) => cityRows(city, index)),
      html(
        "button",
        { type: "button", class: "action action-main", "data-key": "right", onclick: () => void teach() },
        html("span", {}, text("teach.right")),
      ),
    ),
  ]);
}

/** @param {CityStands} city @param {number} index */
function cityRows(city, index) {
  const colour = SEATS[city.seat];
  const mat = colour ? text(`colour.${colour}`) : text("look.seat", { seat: city.seat + 1 });
  const place = `${cellName(city)}, ${mat}`;
  /** @param {Partial<CityStands>} change */
  const set = (change) => {
    Object.assign(city, change);
    showFound();
  };
  return [
    html("h3", {}, place),
    stepper({
      key: `stones${index}`,
      label: text("look.stones"),
      value: city.stones,
      most: MOST_STONES,
      // Nobody has said how wide a different wall is.
      onChange: (stones) => set({ stones, width: null }),
    }),
    stepper({
      key: `grain${index}`,
      label: text("look.grain"),
      value: city.grain,
      most: MOST_DISKS,
      onChange: (grain) => set({ grain }),
    }),
  ];
}

/** @param {Record<string, unknown>} wish */
async function see(wish) {
  say(text("teach.reading"));
  const outcome = await ask("/api/teaching/look", wish);
  if (!outcome.done) {
    say(outcome.message);
    return;
  }
  say("");
  const found = /** @type {LookToTeach} */ (outcome.data);
  const cities = found.mats.flatMap((mat) => mat.cities.map((city) => ({ ...city, seat: mat.seat })));
  shown = { look: found.number, isNew: found.new_set, picture: found.picture, cities };
  showFound();
}

/** @param {Blob} file */
async function seePhoto(file) {
  say(text("teach.reading"));
  try {
    const photo = await readyPhoto(file, LONGEST_PX);
    await see({ photo: photo.base64, focal_35mm: photo.focal35 });
  } catch {
    say(text("look.unreadable"));
  }
}

async function teach() {
  if (!shown) return;
  say(text("teach.learning"));
  const outcome = await ask("/api/teaching", { look: shown.look, cities: shown.cities });
  if (!outcome.done) {
    say(outcome.message);
    return;
  }
  shown = null;
  showFound();
  showKnown(/** @type {TeachingShown} */ (outcome.data));
  say(text("teach.done"));
}

async function takeBack() {
  const outcome = await ask("/api/teaching/undo", {});
  if (outcome.done) showKnown(/** @type {TeachingShown} */ (outcome.data));
  say(outcome.done ? text("teach.undone") : outcome.message);
}

async function start() {
  await openPage();
  const input = /** @type {HTMLInputElement} */ (find("#teach-photo"));
  const takePhoto = () => {
    const file = input.files?.[0];
    if (file) void seePhoto(file);
    input.value = "";
  };
  input.addEventListener("change", takePhoto);
  takePhoto(); // one that was chosen while the page was opening
  find("#teach-camera").addEventListener("click", () => void see({}));
  const known = await look("/api/teaching");
  if (known.done) showKnown(/** @type {TeachingShown} */ (known.data));
  else {
    // Only hosts may teach, so say that now, not after two minutes' work.
    find("#teach-phone").hidden = true;
    say(known.message);
  }
  document.documentElement.dataset.sequence = "0";
}

await start();
