/** Sounds on this screen: one switch, remembered, at first off. Browsers play nothing until somebody has touched the page. */

import { find } from "../page/dom.js";
import { keepOn, wasOn } from "../page/kept.js";
import { callsBetween, soundsBetween } from "./heard.js";
import { SOUNDS, sound } from "./synthesis.js";
import { seatNumbered } from "../lands/seats.js";
import { say } from "./speech.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */

const NAME = "sound";
/** Quieter than the voices at the table. */
const LOUDNESS = 0.22;

let on = false;
/** @type {{context: AudioContext, out: AudioNode} | null} */
let desk = null;

/** The audio graph, made at the first touch. */
function touched() {
  if (!on) return;
  if (desk === null) {
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
    desk = { context, out };
  }
  if (desk.context.state === "suspended") void desk.context.resume();
}

/** Lets the button switch sounds. */
export function setUpSound() {
  const button = find("#sound");
  on = wasOn(NAME);
  button.setAttribute("aria-pressed", String(on));
  button.addEventListener("click", () => {
    on = !on;
    keepOn(NAME, on);
    button.setAttribute("aria-pressed", String(on));
    touched();
    playSound("chime");
  });
  document.addEventListener("pointerdown", touched);
  document.addEventListener("keydown", touched);
}

/** @param {import("./synthesis.js").SoundName} name */
export function playSound(name) {
  if (!on || desk?.context.state !== "running") return;
  sound(desk.context, desk.out, SOUNDS[name]);
}

/** Plays the sounds of the game, other than those of moments. @returns {(state: TableState) => void} */
export function setUpHeard() {
  /** @type {TableState | null} */
  let before = null;
  return (state) => {
    soundsBetween(before, state).forEach(playSound);
    for (const { key, seat, number } of callsBetween(before, state))
      say(text(key, { name: seatNumbered(state, seat)?.name ?? "", count: number }));
    before = state;
  };
}
