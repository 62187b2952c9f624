/** The open room: the host starts it here and runs it on its own pages. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { redraw } from "../page/panel.js";
import { look } from "../server/requests.js";
import { text } from "../page/text.js";

/** Addresses of the room's pages: this machine, by the same name, on the room's port. @param {number} port @param {string} path */
function at(port, path) {
  const way = new URL(path, location.href);
  way.protocol = "http:";
  way.port = String(port);
  return way.href;
}

/** @returns {(state: import("../types.js").LiveState) => void} */
export function setUpHall() {
  const section = document.querySelector("#hall");
  if (!(section instanceof HTMLElement)) return () => {}; // nobody serves a room beside this table
  const refusal = find("#hall-refusal");
  let asked = false;

  /** @typedef {{open: boolean, port: number}} Hall */
  /** @param {Hall} hall */
  function show(hall) {
    redraw(find("#host-hall"), [
      hall.open &&
        html(
          "p",
          { class: "doors-line" },
          html("a", { class: "tool", href: at(hall.port, "/room/host"), "data-key": "hall-steer" }, text("room.controls")),
          html("a", { class: "tool", href: at(hall.port, "/room/screen") }, text("room.screen")),
        ),
      html(
        "button",
        { type: "button", class: "tool", "data-key": "hall", onclick: () => toggle(!hall.open) },
        text(hall.open ? "room.stop" : "room.start"),
      ),
    ]);
  }

  async function lookAgain() {
    const found = await look("/api/hall");
    if (found.done) show(/** @type {Hall} */ (found.data));
  }

  /** @param {boolean} open */
  async function toggle(open) {
    if (open) redraw(find("#host-hall"), [html("p", { class: "waits", role: "status" }, text("room.starting"))]);
    refusal.textContent = (await wish("/api/hall", { open })) ?? "";
    await lookAgain();
  }

  return () => {
    if (asked) return;
    asked = true;
    void lookAgain();
  };
}
