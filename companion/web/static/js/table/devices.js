/** The devices and their actual state. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { hasText, messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").Device} Device */

/** What the device reports about itself. @param {Device} device */
export const deviceText = (device) => messageText(device.message);

/** What the players need to know; what the device reports about itself is for the host. @param {"camera" | "arduino"} name @param {Device} device */
const plainly = (name, device) => {
  const key = `device.${name}.${device.state}`;
  return hasText(key) && html("span", { class: "device-sentence" }, text(key));
};

/** @param {Device} device */
const inDetail = (device) =>
  html(
    "span",
    { class: "device-sentence", title: deviceText(device) },
    deviceText(device),
  );

/** @param {"camera" | "arduino"} name @param {Device} device @param {boolean} details */
const drawDevice = (name, device, details) =>
  html(
    "li",
    { class: "device", "data-device": name, "data-state": device.state },
    html("b", {}, text(`device.${name}`)),
    html("span", { class: "device-state" }, text(`device.${device.state}`)),
    device.virtual && html("span", { class: "device-virtual" }, text("device.virtual")),
    details ? inDetail(device) : plainly(name, device),
  );

/** @param {{details?: boolean}} [how] details are for whoever looks after the devices @returns {(state: import("../types.js").TableState) => void} */
export function setUpDevices({ details = false } = {}) {
  return redrawWhenChanged(
    find("#devices"),
    (state) => state.devices,
    ({ camera, arduino }) => [
      camera && drawDevice("camera", camera, details),
      arduino && drawDevice("arduino", arduino, details),
    ],
  );
}
