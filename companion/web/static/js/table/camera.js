/** The newest frame, with or without readings drawn on it. */

import { find, html } from "../page/dom.js";
import { fitting, showPicture } from "../page/pictures.js";
import { readingMark } from "../lands/reading.js";
import { clock } from "./log.js";
import { text } from "../page/text.js";

/** @returns {(state: import("../types.js").TableState) => void} */
export function setUpCamera() {
  const root = find("#camera .camera-body");
  const button = find("#overlay");
  const picture = /** @type {HTMLImageElement} */ (
    html("img", { class: "frame", width: 1280, height: 960, alt: "", hidden: true })
  );
  const nothing = html("p", { class: "frame frame-none" }, text("camera.nothing"));
  const caption = html("figcaption");
  root.append(html("figure", {}, picture, nothing, caption));

  let overlay = true;
  /** @type {import("../types.js").TableState | null} */
  let newest = null;

  /** @param {import("../types.js").TableState} state */
  function show(state) {
    newest = state;
    const { frame, loose } = state;
    nothing.hidden = Boolean(frame);
    // Without a camera, no room is kept for its pictures.
    find("#camera").toggleAttribute("data-blind", !frame && state.devices.camera?.state === "off");
    picture.hidden = !frame;
    if (!frame) return caption.replaceChildren();
    if (!root.clientWidth) return; // from across the room it is shown only with the details
    const address = fitting(overlay ? frame.overlay : frame.picture, root);
    showPicture(picture, address, {
      width: String(frame.width),
      height: String(frame.height),
      alt: text(overlay ? "camera.picture_overlay" : "camera.picture", { time: clock(frame.t_s) }),
    });
    const lying = loose && html("span", { class: "loose" }, `${text("camera.loose")} `, readingMark(loose));
    caption.replaceChildren(
      text("camera.frame", { number: frame.n, time: clock(frame.t_s) }),
      ...(lying ? [" · ", lying] : []),
    );
  }

  button.addEventListener("click", () => {
    overlay = !overlay;
    button.setAttribute("aria-pressed", String(overlay));
    if (newest) show(newest);
  });
  new ResizeObserver(() => newest && show(newest)).observe(root);
  return show;
}
