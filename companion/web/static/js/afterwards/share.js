/** Pictures and a film of the game to share: passed to the phone's own sharing where it has that, otherwise downloaded. */

import { html } from "../page/dom.js";
import { currentLanguage, refusalText, text } from "../page/text.js";

const FILM_ASKED_AGAIN_MS = 2000;
const KINDS = /** @type {const} */ ({
  portrait: { file: "portrait.png", type: "image/png" },
  tall: { file: "tall.png", type: "image/png" },
  film: { file: "film.mp4", type: "video/mp4" },
});

/** @param {File} file */
function download(file) {
  const address = URL.createObjectURL(file);
  const link = html("a", { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @param {File} file */
async function hand(file) {
  if (!navigator.canShare?.({ files: [file] })) return download(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // After a long wait for the film, the browser wants another tap before it shares; so it is downloaded instead.
    if (!(error instanceof DOMException && error.name === "AbortError")) download(file);
  }
}

/**
 * Fetches what is there; asks for a film again until it is made.
 * @param {string} address
 * @param {(said: string) => void} say
 * @returns {Promise<Blob | null>}
 */
async function fetched(address, say) {
  for (;;) {
    const answer = await fetch(address);
    if (answer.ok) return answer.blob();
    const body = await answer.json().catch(() => null);
    if (body?.code !== "film.being_made") {
      say(refusalText(body, answer.statusText));
      return null;
    }
    say(text("afterwards.film_made"));
    await new Promise((resolve) => setTimeout(resolve, FILM_ASKED_AGAIN_MS));
  }
}

/**
 * @param {string} at where pictures and film lie
 * @param {string} game its id; empty for the one at hand
 * @param {HTMLElement} said where is told how it goes
 */
export function drawWaysToShare(at, game, said) {
  const query = new URLSearchParams({ game, lang: currentLanguage() });
  return /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS)).map((kind) => {
    const { file, type } = KINDS[kind];
    const button = /** @type {HTMLButtonElement} */ (
      html("button", { type: "button", "data-share": kind }, text(`afterwards.${kind}`))
    );
    button.addEventListener("click", async () => {
      button.disabled = true;
      const blob = await fetched(`${at}/${file}?${query}`, (words) => {
        said.textContent = words;
      });
      button.disabled = false;
      if (!blob) return;
      said.textContent = "";
      await hand(new File([blob], `raja-${file}`, { type }));
    });
    return button;
  });
}
