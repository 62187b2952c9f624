/** The whole log of a recorded evening: one line per moment; each leads to its time, and the current one is marked. */

import { find, html } from "../page/dom.js";
import { clock } from "../table/log.js";
import { messageText } from "../page/text.js";

/** @typedef {import("../look_back/course.js").GameMoment} GameMoment */

/**
 * @param {GameMoment[]} moments
 * @param {(place: number) => void} go
 * @returns {(place: number) => void} shows the place of the current moment, -1 for none
 */
export function setUpChronicle(moments, go) {
  const scroll = find("#log .log-scroll");
  const lines = moments.map((moment, place) =>
    html(
      "li",
      { class: "log-line", "data-tags": moment.tags.join(" ") },
      html(
        "button",
        { type: "button", class: "line-button", "data-version": moment.version, onclick: () => go(place) },
        html("time", {}, clock(moment.t_s)),
        html("span", {}, messageText(moment.message)),
      ),
    ),
  );
  find("#log .log-lines").replaceChildren(...lines);
  let shown = -1;

  return (place) => {
    if (place === shown) return;
    lines[shown]?.firstElementChild?.removeAttribute("aria-current");
    shown = place;
    const line = lines[place];
    if (!line) return;
    line.firstElementChild?.setAttribute("aria-current", "step");
    // Scroll only the log, not the page.
    const top = line.offsetTop - scroll.offsetTop;
    if (top < scroll.scrollTop || top + line.offsetHeight > scroll.scrollTop + scroll.clientHeight)
      scroll.scrollTop = top - scroll.clientHeight / 2;
  };
}
