/** Says dice, bids and news aloud, if wanted and where the browser can; remembered on this screen. */

import { find } from "../page/dom.js";
import { keepOn, wasOn } from "../page/kept.js";
import { currentLanguage } from "../page/text.js";

const NAME = "speech";

let speaking = false;

/** Let the button switch it; without a voice in the browser there is no button. */
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
 * @param {string} [language] of the sentence; the page's if left out
 */
export function say(sentence, language = currentLanguage()) {
  if (!speaking) return;
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language;
  window.speechSynthesis.speak(utterance);
}
