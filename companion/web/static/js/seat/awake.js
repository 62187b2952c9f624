/**
 * Keeps the screen on during a game, unless somebody switches that off: with a wake lock where the browser allows it
 * (which takes HTTPS), otherwise with a silent film of one still picture, from the first tap on.
 */

import { find } from "../page/dom.js";
import { keepOn, kept } from "../page/kept.js";
import { text } from "../page/text.js";

const NAME = "awake";
const FILM = new URL("../../vendor/still.webm", import.meta.url).href;

/** @returns {Promise<() => void>} lets the screen sleep again */
async function byLock() {
  const lock = await navigator.wakeLock.request("screen");
  return () => void lock.release();
}

/** @returns {Promise<() => void>} lets the screen sleep again */
async function byFilm() {
  const film = document.createElement("video");
  film.src = FILM;
  film.loop = film.muted = true;
  film.setAttribute("playsinline", "");
  await film.play();
  return () => film.pause();
}

/**
 * Lets the button keep the screen on, also after the page was hidden.
 * @returns {(state: {lobby: {secure_address: string | null}}) => void} shows the way to the table's secure page, where it goes best
 */
export function setUpAwake() {
  const button = find("#awake");
  const says = find("#awake-says");
  /** @type {(() => void) | null} */
  let sleepAgain = null;
  let wanted = kept(NAME) !== "off";
  let asked = false;

  let newest = 0;

  async function hold() {
    newest += 1;
    const turn = newest;
    sleepAgain?.();
    sleepAgain = null;
    if (wanted && !document.hidden) {
      try {
        const release = await ("wakeLock" in navigator ? byLock() : byFilm());
        // By now it may have been requested again, or no longer be wanted.
        if (turn === newest) sleepAgain = release;
        else release();
      } catch {
        sleepAgain = null; // the battery is low, or nobody has tapped yet
      }
    }
    button.setAttribute("aria-pressed", String(wanted));
    if (asked) says.textContent = wanted ? text(sleepAgain ? "awake.on" : "awake.cannot") : "";
  }

  button.addEventListener("click", () => {
    wanted = !wanted;
    asked = true;
    keepOn(NAME, wanted);
    void hold();
  });
  document.addEventListener("visibilitychange", () => void hold());
  // Browsers start a film only after a tap.
  document.addEventListener("pointerup", () => sleepAgain ?? void hold(), { once: true });
  void hold();
  const way = /** @type {HTMLAnchorElement} */ (find("#awake-secure"));
  return ({ lobby }) => {
    way.hidden = window.isSecureContext || !lobby.secure_address;
    if (lobby.secure_address) way.href = `${lobby.secure_address}/seat`;
  };
}
