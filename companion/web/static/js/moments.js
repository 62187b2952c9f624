/** Moments the whole table should notice: a wall that falls, the end of the evening. */

import { find, html, svg } from "./dom.js";
import { say } from "./speech.js";
import { languageTold, text, toldText } from "./text.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */

const SHOWN_MS = 9000;
const FALLING = 7;

/** Stones on their way down. */
const fallingStones = () =>
  svg(
    "svg",
    { class: "falling", viewBox: "0 0 140 60", "aria-hidden": "true" },
    ...Array.from({ length: FALLING }, (_, place) =>
      svg("rect", {
        class: `falling-stone falling-${place + 1}`,
        x: 8 + place * 18,
        y: 22,
        width: 15,
        height: 15,
        rx: 1.5,
      }),
    ),
  );

/**
 * @returns {(news: LogEntry[]) => void} shows the newest line among the news that is a moment
 */
export function setUpMoments() {
  const banner = find("#moment");
  let timer = 0;

  const close = () => {
    clearTimeout(timer);
    banner.hidden = true;
    banner.replaceChildren();
  };
  document.addEventListener("keydown", (event) => event.key === "Escape" && close());

  return (news) => {
    const collapse = news.findLast((entry) => entry.tags.includes("collapse"));
    if (!collapse) return;
    close();
    banner.hidden = false;
    banner.append(
      fallingStones(),
      html("p", { class: "moment-title" }, text("moment.collapse")),
      html("p", { class: "moment-text", lang: languageTold(collapse) }, toldText(collapse)),
      html("button", { type: "button", class: "control", onclick: close }, text("moment.close")),
    );
    timer = window.setTimeout(close, SHOWN_MS);
    say(`${text("moment.collapse")}. `);
    say(toldText(collapse), languageTold(collapse) ?? undefined);
  };
}
