/** The notice that the game is paused: by whom, and who can resume it. Large on the table's screen, in place of actions on phones. */

import { wish } from "../server/commands.js";
import { find, html, redrawWhenChanged } from "../page/dom.js";
import { text } from "../page/text.js";

/** @typedef {{paused: boolean, paused_by: string | null}} Pause */

/** @param {Pause} pause */
export const pausedBy = ({ paused_by: name }) => (name === null ? text("pause.by_host") : text("pause.by", { name }));

/**
 * What replaces a seat's actions.
 * @param {Pause} pause
 * @param {boolean} host whether this phone may resume the game
 * @param {(why: string) => void} refuse
 */
export const pauseNotice = (pause, host, refuse) =>
  html(
    "div",
    { class: "pause-notice", "data-key": "paused" },
    html("b", {}, pausedBy(pause)),
    html("small", {}, text(host ? "pause.you" : "pause.who")),
    host &&
      html(
        "button",
        {
          type: "button",
          class: "action action-main",
          "data-key": "go-on",
          onclick: async () => {
            const why = await wish("/api/pause", { paused: false });
            if (why !== null) refuse(why);
          },
        },
        text("host.go_on"),
      ),
  );

/**
 * Across the table's screen, while the game is paused.
 * @template State
 * @param {(state: State) => Pause | null | undefined} pauseOf
 * @returns {(state: State) => void}
 */
export function setUpPauseBanner(pauseOf) {
  const banner = find("#pause-banner");
  const draw = redrawWhenChanged(banner, pauseOf, (pause) =>
    pause?.paused
      ? [
          html("p", { class: "pause-title" }, text("pause.title")),
          html("p", { class: "pause-text" }, `${pausedBy(pause)} · ${text("pause.who")}`),
        ]
      : [],
  );
  return (state) => {
    banner.hidden = !pauseOf(state)?.paused;
    draw(state);
  };
}
