/** Says dice, bids and news aloud, if wanted and if the browser can; remembered on this screen. */

import { find } from "../page/dom.js";
import { keepOn, wasOn } from "../page/kept.js";
import { currentLanguage } from "../page/text.js";

const NAME = "speech";

let speaking = false;

/** Lets the button switch it; if the browser has no voice, there is no button. */
export function setUpSpeech() {
  const button = find("#speak");
  if (!("speechSynthesis" in window)) {
    button.hidden = true;
    return;
  }
  speaking = wasOn(NAME);
  button.setAttribute("aria-pressed", String(speaking));
  button.addEventListener("click", () => {
    speaking = !speaking;
    keepOn(NAME, speaking);
    button.setAttribute("aria-pressed", String(speaking));
    if (!speaking) window.speechSynthesis.cancel();
  });
}

/**
 * @param {string} sentence
 * @param {string} [language] of the sentence; by default the page's
 */
export function say(sentence, language = currentLanguage()) {
  if (!speaking) return;
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language;
  window.speechSynthesis.speak(utterance);
}
