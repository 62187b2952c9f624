/** Aiming the camera: asks for one look after another, and shows its picture and verdicts. */

import { find, html } from "../page/dom.js";
import { showPicture } from "../page/pictures.js";

/**
 * @typedef {{ name: string, verdict: string, verdict_said: string, sign: string, found: string, advice: string }} AimItem
 * @typedef {{ number: number, camera: { state: string, sentence: string }, verdict: string, has_picture: boolean,
 *   unseen: string, items: AimItem[] }} AimShown
 */

const RETRY_MS = 1500;

/**
 * The address's query: the camera in use and the language, if it names them.
 * @param {string} [name]
 * @param {number} [value]
 */
function query(name, value) {
  const asked = new URLSearchParams(location.search);
  if (name !== undefined) asked.set(name, String(value));
  return asked;
}

/** @param {AimItem} item */
const itemShown = (item) =>
  html(
    "li",
    { class: "aim-item", "data-verdict": item.verdict },
    html("span", { class: "aim-sign", role: "img", "aria-label": item.verdict_said }, item.sign),
    html("h3", {}, item.name),
    html("p", { class: "aim-found" }, item.found),
    item.advice && html("p", { class: "aim-advice" }, item.advice),
  );

/** @param {AimShown} shown */
function show(shown) {
  find("#camera-state").textContent = shown.camera.sentence;
  const picture = /** @type {HTMLImageElement} */ (find("#picture"));
  picture.hidden = !shown.has_picture;
  find("#no-picture").hidden = shown.has_picture;
  if (shown.has_picture) {
    showPicture(picture, `/picture.jpg?${query("n", shown.number)}`, {
      alt: document.body.dataset.alt ?? "",
    });
  }
  const verdict = find("#verdict");
  if (verdict.textContent !== shown.verdict) verdict.textContent = shown.verdict;
  const unseen = find("#unseen");
  unseen.hidden = shown.unseen === "";
  if (unseen.textContent !== shown.unseen) unseen.textContent = shown.unseen;
  find("#items").replaceChildren(...shown.items.map(itemShown));
}

async function follow() {
  let number = -1;
  for (;;) {
    try {
      const answer = await fetch(`/aim.json?${query("after", number)}`);
      if (!answer.ok) throw new Error(String(answer.status));
      const shown = /** @type {AimShown} */ (await answer.json());
      if (shown.number !== number) show(shown);
      number = shown.number;
    } catch {
      number = -1; // it may have been restarted
      find("#camera-state").textContent = document.body.dataset.silent ?? "";
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}

find("#look-again").addEventListener("click", () => {
  void fetch(`/look-again?${query()}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
});
void follow();
