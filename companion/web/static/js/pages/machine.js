/** The machine itself: its first start (name, language, Wi-Fi, is there a camera?), and updates, sent in pieces. */

import { find, html } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { currentLanguage, loadLanguages, text } from "../page/text.js";
import { ask, look } from "../server/requests.js";

const PIECE_BYTES = 1024 * 1024;
const LOOK_AGAIN_MS = 3000;
const TRIES = 5;

/**
 * @typedef {{name: string | null, version: string, cameras: string[], settled: boolean, taken: number,
 *   tried: {version: string, outcome: "kept" | "failed" | null} | null, refused: string | null, pin: string | null}} MachineShown
 */

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement} */ (find(id));

const languageList = () => /** @type {HTMLSelectElement} */ (find("#machine-language"));

/** @param {string} words */
const say = (words) => (find("#machine-said").textContent = words);

/** @param {MachineShown} shown */
function show(shown) {
  find("#machine-first").hidden = false;
  find("#machine-update").hidden = shown.name === null;
  find("#machine-camera").textContent =
    shown.cameras.length === 0
      ? text("machine.no_camera")
      : text("machine.camera", { names: shown.cameras.join(", ") });
  find("#machine-version").textContent = text("machine.version", { version: shown.version });
  const { tried } = shown;
  find("#machine-tried").textContent = shown.refused
    ? text(`machine.${shown.refused.replace("machine.", "")}`)
    : tried
      ? text(`machine.tried_${tried.outcome ?? "now"}`, { version: tried.version })
      : "";
  document.documentElement.dataset.ready = "";
}

async function lookAgain() {
  const outcome = await look("/api/machine");
  if (outcome.done) show(/** @type {MachineShown} */ (outcome.data));
  else say(outcome.message);
}

/** @param {SubmitEvent} event */
async function finish(event) {
  event.preventDefault();
  const name = field("#machine-name").value;
  const outcome = await ask("/api/machine", {
    name,
    language: languageList().value,
    network: field("#machine-network").value,
    password: field("#machine-password").value,
  });
  if (!outcome.done) {
    say(outcome.message);
    return;
  }
  field("#machine-password").value = "";
  const address = `${name.trim().toLowerCase()}.local:${location.port || 80}`;
  const { pin } = /** @type {MachineShown} */ (outcome.data);
  say(pin ? text("machine.finished_first", { address, pin }) : text("machine.finished", { address }));
}

/** @param {Blob} blob @returns {Promise<string>} base64 */
const inBase64 = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** @param {File} file @param {number} at */
async function sendPiece(file, at) {
  const data = await inBase64(file.slice(at, at + PIECE_BYTES));
  let outcome = await ask("/api/machine/update/piece", { at, data });
  for (let attempt = 1; !outcome.done && outcome.status === 0 && attempt < TRIES; attempt += 1)
    outcome = await ask("/api/machine/update/piece", { at, data });
  return outcome;
}

async function sendUpdate() {
  const input = field("#machine-file");
  const file = input.files?.[0];
  if (!file) return;
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const percent = Math.floor((at / file.size) * 100);
    say(text("machine.sending", { percent }));
    const outcome = await sendPiece(file, at);
    if (!outcome.done) {
      say(outcome.message);
      return;
    }
  }
  input.value = "";
  const outcome = await ask("/api/machine/update", {});
  say(outcome.done ? text("machine.trying") : outcome.message);
}

async function open() {
  await openPage();
  const { offered } = await loadLanguages();
  const list = languageList();
  list.replaceChildren(
    ...Object.entries(offered).map(([tag, name]) => html("option", { value: tag, lang: tag }, name)),
  );
  list.value = currentLanguage();
  find("#machine-form").addEventListener("submit", (event) => void finish(/** @type {SubmitEvent} */ (event)));
  find("#machine-file").addEventListener("change", () => void sendUpdate());
  await lookAgain();
  setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
}

void open();
