/** "Show me": a recorded evening told in ten scenes of some seconds, with a picture, a sentence and figures each. */

import { find, html } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { largeWall } from "../lands/large_wall.js";
import { die } from "../lands/pieces.js";
import { seatSymbol } from "../lands/seats.js";
import { say, setUpSpeech } from "../sound/speech.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").Message} Message */
/** @typedef {{seat: number, name: string, symbol: string, colour: import("../types.js").PlaceColour}} Seat */
/** @typedef {{name: string, seconds: number, said: Message, dice: {seat: number, faces: number[]}[], score: {seat: number, points: number}[]}} Scene */

const TICK_MS = 100;
/** Width to draw for a wall of which only the stones are known. */
const WIDTH = 3;

/** @param {"grain" | "elephants"} kind @param {number} count */
const goods = (kind, count) => [
  html("i", { class: `goods goods-${kind}`, "aria-hidden": "true" }),
  html("b", {}, count),
];

/**
 * A drawing of what a scene is about, beside the picture of the table: what was taken, paid, built or lost.
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @returns {import("../page/dom.js").Child[]}
 */
function drawn({ name, said, score }, seats) {
  const told = /** @type {Record<string, number & string>} */ (said.values);
  const seat = seats.find((other) => other.name === (told.name ?? told.attacker)) ?? seats[0];
  const defender = seats.find((other) => other.name === told.defender) ?? seats[0];
  /** @param {{stones: number, width: number, coming?: number}} built @param {Seat} [owner] */
  const wall = (built, owner = seat) => largeWall(owner.colour, built);
  switch (name) {
    case "harvest":
      return [seatSymbol(seat), "+", ...goods("grain", told.grain)];
    case "auction":
      return [seatSymbol(seat), html("b", {}, `$${told.paid}`)];
    case "trade":
      return [seatSymbol(seat), "+", ...goods("elephants", told.count), html("b", {}, `−$${told.cost}`)];
    case "build":
      return [wall({ stones: told.standing, width: told.width })];
    case "collapse":
      return [wall({ stones: told.standing, width: WIDTH, coming: told.fallen })];
    case "siege":
      return [seatSymbol(seat), ...goods("elephants", told.count), "→", seatSymbol(defender), html("b", {}, told.city)];
    case "removal":
      return [wall({ stones: told.standing, width: WIDTH })];
    case "score":
      return score.flatMap((line) => [
        seatSymbol(seats[line.seat]),
        html("span", {}, seats[line.seat].name),
        html("b", {}, line.points),
      ]);
    default:
      return [];
  }
}

/** @param {Scene} scene @param {Seat[]} seats */
function figuresOf(scene, seats) {
  const card = drawn(scene, seats);
  if (card.length) return [html("p", { class: "show-card" }, ...card)];
  return scene.dice.map(({ seat, faces }) =>
    html(
      "p",
      { class: "show-card show-dice" },
      seatSymbol(seats[seat]),
      ...faces.map((face) => die(face)),
      html("b", {}, `= ${faces.reduce((sum, face) => sum + face, 0)}`),
    ),
  );
}

async function start() {
  await openPage();
  setUpSpeech();
  const at = find("#show").dataset.at ?? "";
  const { scenes, seats } = /** @type {{scenes: Scene[], seats: Seat[]}} */ (await (await fetch(at)).json());
  const picture = /** @type {HTMLImageElement} */ (find("#show-frame"));
  const progress = /** @type {HTMLProgressElement} */ (find("#show-progress"));
  const play = find("#show-play");
  const whole = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  let place = 0;
  let since_ms = 0;
  let playing = true;

  const address = (/** @type {number} */ number) => at.replace("demonstration.json", `${scenes[number].name}.webp`);

  function setPlaying(/** @type {boolean} */ wanted) {
    playing = wanted;
    play.setAttribute("aria-pressed", String(playing));
    play.replaceChildren(
      html("span", { class: `glyph glyph-${playing ? "pause" : "play"}`, "aria-hidden": "true" }),
      html("span", { class: "unseen" }, text(playing ? "demonstration.pause" : "demonstration.go_on")),
    );
  }

  /** @param {number} number */
  function show(number) {
    place = Math.max(0, Math.min(scenes.length - 1, number));
    since_ms = 0;
    const scene = scenes[place];
    const words = messageText(scene.said);
    picture.src = address(place);
    find("#show").dataset.near = place % 2 ? "again" : "first";
    picture.alt = words;
    find("#show-said").textContent = words;
    find("#show-figures").replaceChildren(...figuresOf(scene, seats));
    const over = place === scenes.length - 1;
    find("#show").toggleAttribute("data-over", over);
    find("#show-end").textContent = text(over ? "demonstration.play" : "demonstration.skip");
    document.documentElement.dataset.scene = scene.name;
    if (place + 1 < scenes.length) new Image().src = address(place + 1);
    say(words);
  }

  /** @param {number} number */
  function goTo(number) {
    if ("speechSynthesis" in window) window.speechSynthesis.cancel();
    show(number);
  }

  play.addEventListener("click", () => {
    if (!playing && place === scenes.length - 1) goTo(0);
    setPlaying(!playing);
  });
  find("#show-before").addEventListener("click", () => goTo(place - 1));
  find("#show-after").addEventListener("click", () => goTo(place + 1));
  document.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") goTo(place + 1);
    else if (event.key === "ArrowLeft") goTo(place - 1);
    else if (event.key === "Escape") location.assign("/");
  });
  setInterval(() => {
    const before_s = scenes.slice(0, place).reduce((sum, scene) => sum + scene.seconds, 0);
    progress.value = Math.min(1, (before_s + since_ms / 1000) / whole);
    if (!playing || document.hidden) return;
    since_ms += TICK_MS;
    if (since_ms < scenes[place].seconds * 1000) return;
    // Do not cut off a slow voice.
    if ("speechSynthesis" in window && window.speechSynthesis.speaking) return;
    if (place + 1 < scenes.length) show(place + 1);
    else setPlaying(false);
  }, TICK_MS);
  show(0);
  document.documentElement.dataset.sequence = "0";
}

await start();
