/** Controls for playing a recording; a live table has none. */

import { steerPlayback } from "../server/actions.js";
import { find, html, redrawWhenChanged } from "../page/dom.js";
import { clock } from "./log.js";
import { messageText, text } from "../page/text.js";

const SPEEDS = Object.freeze([1, 2, 4, 8]);

/** @param {string} name @param {string} glyph @param {() => void} onclick */
const control = (name, glyph, onclick) =>
  html(
    "button",
    { type: "button", class: "control", "data-control": name, onclick },
    html("span", { class: `glyph glyph-${glyph}`, "aria-hidden": "true" }),
    text(`playback.${name}`),
  );

/** @param {{playing: boolean, speed: number, finished: boolean}} evening */
function drawControls({ playing, speed, finished }) {
  const speeds = SPEEDS.map((factor) =>
    html(
      "button",
      {
        type: "button",
        class: "control control-speed",
        "aria-pressed": String(factor === speed),
        "aria-label": text("playback.speed", { factor }),
        "data-speed": factor,
        onclick: () => steerPlayback({ speed: factor }),
      },
      `${factor}×`,
    ),
  );
  return [
    playing
      ? control("pause", "pause", () => steerPlayback({ playing: false }))
      : control("play", "play", () => steerPlayback(finished ? { restart: true } : { playing: true })),
    control("restart", "restart", () => steerPlayback({ restart: true })),
    html("div", { class: "speeds", role: "group", "aria-label": text("playback.speeds") }, ...speeds),
  ];
}

/** @returns {(state: import("../types.js").TableState) => void} */
export function setUpPlayback() {
  const root = find("#playback .playback-body");
  const controls = html("div", { class: "controls" });
  const progress = /** @type {HTMLProgressElement} */ (
    html("progress", { "aria-label": text("playback.progress"), max: 1, value: 0 })
  );
  const time = html("span", { class: "playback-time" });
  const mode = html("span", { class: "playback-mode" });
  root.append(controls, progress, time, mode);

  const showControls = redrawWhenChanged(
    controls,
    ({ evening }) => ({
      playing: evening.playing,
      speed: evening.speed,
      finished: evening.finished,
      mode: evening.mode,
    }),
    (evening) => (evening.mode === "recording" ? drawControls(evening) : []),
  );
  const notes = /** @type {HTMLDetailsElement} */ (find("#playback .notes"));
  let said = "";
  const showNotes = redrawWhenChanged(
    find("#playback .notes ul"),
    ({ evening }) => evening.notes ?? [],
    (lines) => lines.map((note) => html("li", {}, messageText(note))),
  );

  return (state) => {
    const { evening } = state;
    restoreFocus(controls, () => showControls(state));
    showNotes(state);
    notes.hidden = !evening.notes?.length;
    // Nobody taps a television, so a live table's messages, such as that nothing can be saved, are always open.
    const sentences = (evening.notes ?? []).map(messageText).join(" ");
    if (evening.mode === "live" && sentences !== said) notes.open = sentences !== "";
    said = sentences;
    const recorded = evening.mode === "recording";
    progress.hidden = !recorded;
    if (recorded && evening.end_s > 0) progress.value = Math.min(1, evening.t_s / evening.end_s);
    if (recorded) time.textContent = `${clock(evening.t_s)} / ${clock(evening.end_s)}`;
    else time.textContent = evening.t_s > 0 ? clock(evening.t_s) : "";
    mode.textContent = text(recorded && evening.finished ? "evening.finished" : `evening.${evening.mode}`);
  };
}

/**
 * A button that is replaced passes keyboard focus to its successor.
 * @param {HTMLElement} root
 * @param {() => void} redraw
 */
function restoreFocus(root, redraw) {
  const buttons = () => [...root.querySelectorAll("button")];
  const focused = document.activeElement;
  const place = focused instanceof HTMLButtonElement ? buttons().indexOf(focused) : -1;
  redraw();
  if (place >= 0) buttons()[place]?.focus();
}
