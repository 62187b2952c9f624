/** The camera's pictures at a time of the evening, with or without readings drawn on them. */

import { API } from "../server/actions.js";
import { find } from "../page/dom.js";
import { clock } from "../table/log.js";
import { text } from "../page/text.js";
import { newestOnly } from "./asking.js";
import { placeAt } from "./places.js";

/**
 * @param {number[]} times of the pictures
 * @returns {{show: (t: number) => void, toggle: () => void}}
 */
export function setUpFilm(times) {
  const picture = /** @type {HTMLImageElement} */ (find("#frame"));
  const nothing = find("#no-frame");
  const caption = find("#frame-caption");
  const button = find("#overlay");
  let overlay = true;
  let now = 0;

  const load = newestOnly(async (/** @type {{place: number, overlay: boolean}} */ wish) => {
    const address = `${API}/frame/${wish.place}.jpg${wish.overlay ? "?overlay=1" : ""}`;
    if (picture.getAttribute("src") === address) return;
    picture.src = address;
    const time = clock(times[wish.place]);
    picture.alt = text(wish.overlay ? "camera.picture_overlay" : "camera.picture", { time });
    caption.textContent = text("camera.frame", { number: wish.place, time });
    await picture.decode().catch(() => undefined);
    document.documentElement.dataset.frame = String(wish.place);
  });

  /** @param {number} t */
  function show(t) {
    now = t;
    const place = placeAt(times, t);
    picture.hidden = place < 0;
    nothing.hidden = place >= 0;
    if (place >= 0) void load({ place, overlay });
    else caption.textContent = "";
  }

  function toggle() {
    overlay = !overlay;
    button.setAttribute("aria-pressed", String(overlay));
    show(now);
  }
  button.addEventListener("click", toggle);
  return { show, toggle };
}
