/** Notices for everybody: pauses, problems, and what was just accepted automatically and can be taken back. */

import { deviceText } from "../table/devices.js";
import { find, html, redrawWhenChanged } from "../page/dom.js";
import { wishOnce } from "../server/commands.js";
import { pausedBy } from "../table/pause.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("../types.js").LogEntry} LogEntry */

const DEVICES = /** @type {const} */ (["camera", "arduino"]);
const SHOWN_MS = 12_000;
const NOTICED = Object.freeze(["collapse", "camera", "correction", "capture"]);

/**
 * Conditions that last for a while.
 * @param {{details?: boolean}} [how] details of a device's fault are for the host
 * @returns {(state: LiveState) => void}
 */
export const setUpStandingNotices = ({ details = false } = {}) =>
  redrawWhenChanged(
    find("#standing-notices"),
    ({ lobby, evening, devices }) => ({
      pause: lobby?.paused ? { paused: true, paused_by: lobby.paused_by } : null,
      notes: evening?.notes ?? [],
      faults: DEVICES.filter((name) => devices?.[name].state === "fault").map((name) => ({ name, device: devices[name] })),
    }),
    ({ pause, notes, faults }) => [
      pause && html("p", { class: "notice notice-grave" }, `${pausedBy(pause)}. ${text("pause.who")}`),
      ...notes.map((note) => html("p", { class: "notice notice-grave" }, messageText(note))),
      ...faults.map(({ name, device }) =>
        details
          ? html("p", { class: "notice notice-grave" }, deviceText(device))
          : html("p", { class: "notice notice-grave" }, `${text(`device.${name}`)}: ${text(`device.${name}.fault`)}`),
      ),
    ],
  );

/** @returns {(state: LiveState, news: LogEntry[]) => void} */
export function setUpNotices() {
  const showStanding = setUpStandingNotices();
  const toast = find("#toast");
  let timer = 0;
  /** This takes back the last command, so offer it only while that is the one announced. */
  let takeBack = html("button");
  let announced = -1;

  function close() {
    clearTimeout(timer);
    toast.hidden = true;
    toast.replaceChildren();
  }

  /** @param {LogEntry} entry @param {LiveState} state */
  function announce(entry, state) {
    close();
    toast.hidden = false;
    toast.dataset.tags = entry.tags.join(" ");
    const why = html("p", { class: "refusal", role: "alert" });
    announced = state.version;
    takeBack = html(
      "button",
      {
        type: "button",
        class: "tool",
        onclick: async () => {
          const refusal = await wishOnce("/api/undo", { expected_version: announced });
          if (refusal === null) close();
          else why.textContent = refusal;
        },
      },
      text("notice.take_back"),
    );
    toast.append(
      html("p", { class: "toast-text" }, messageText(entry.message)),
      html(
        "div",
        { class: "toast-keys" },
        // If this takes back more than is announced here, the button under More says what, and asks.
        state.undo?.may && !state.undo.next?.asks.length && takeBack,
        html("button", { type: "button", class: "tool", "aria-label": text("notice.close"), onclick: close }, "✕"),
      ),
      why,
    );
    timer = window.setTimeout(close, SHOWN_MS);
  }

  return (state, news) => {
    showStanding(state);
    takeBack.hidden = state.version !== announced;
    const told = news.findLast((entry) => entry.tags.some((tag) => NOTICED.includes(tag)));
    if (!told) return;
    announce(told, state);
  };
}
