/** Recording: whether it runs, into which file, and how large that is; the host starts and stops it. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { redraw } from "../page/panel.js";
import { look } from "../server/requests.js";
import { switchButton } from "../forms/switches.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").RecordingTold} Recording */

const LOOK_EVERY_MS = 5000;

/** @returns {(state: import("../types.js").LiveState) => void} */
export function setUpRecording() {
  if (!document.querySelector("#recording")) return () => {}; // this table records nothing
  const section = find("#recording");
  const refusal = find("#recording-refusal");
  /** @type {Recording | null} */
  let recording = null;
  let drawn = "";
  let looking = false;
  let lookedAt = 0;

  async function lookAgain() {
    if (looking) return;
    looking = true;
    lookedAt = Date.now();
    const found = await look("/api/recording");
    looking = false;
    recording = found.done ? /** @type {Recording} */ (found.data) : null;
    show();
  }

  async function toggle() {
    if (!recording) return;
    refusal.textContent = (await wish("/api/recording", { on: !recording.on || recording.failed })) ?? "";
    await lookAgain();
  }

  function show() {
    section.hidden = recording === null;
    const key = JSON.stringify(recording);
    if (!recording || key === drawn) return;
    drawn = key;
    redraw(find("#host-recording"), [
      switchButton({
        key: "recording",
        label: text("recording.record"),
        detail: text(recording.on ? "recording.on" : "recording.off"),
        on: recording.on,
        onclick: toggle,
      }),
      recording.failed
        ? html("p", { class: "refusal" }, messageText(recording.message))
        : html(
            "p",
            { class: "hint" },
            recording.file
              ? text("recording.into", { file: recording.file, size: recording.size_mb.toFixed(1) })
              : text(recording.on ? "recording.waits" : "recording.none"),
          ),
    ]);
  }

  // The table's state only comes when something happens, but the file grows all the time.
  return () => {
    if (Date.now() - lookedAt >= LOOK_EVERY_MS) void lookAgain();
  };
}
