/** The devices, as they truly are. */

import { find, html, redrawWhenChanged } from "./dom.js";
import { languageTold, text, toldText } from "./text.js";

/** @typedef {import("./types.js").Device} Device */

/** What it says of itself. @param {Device} device */
export const deviceText = (device) => toldText({ text: device.sentence, german: device.german });

/** @param {"camera" | "arduino"} name @param {Device} device */
const drawDevice = (name, device) =>
  html(
    "li",
    { class: "device", "data-device": name, "data-state": device.state },
    html("b", {}, text(`device.${name}`)),
    html("span", { class: "device-state" }, text(`device.${device.state}`)),
    device.virtual && html("span", { class: "device-virtual" }, text("device.virtual")),
    html(
      "span",
      { class: "device-sentence", title: deviceText(device), lang: languageTold(device) },
      deviceText(device),
    ),
  );

/** @returns {(state: import("./types.js").TableState) => void} */
export function setUpDevices() {
  return redrawWhenChanged(
    find("#devices"),
    (state) => state.devices,
    (devices) => (devices ? [drawDevice("camera", devices.camera), drawDevice("arduino", devices.arduino)] : []),
  );
}
