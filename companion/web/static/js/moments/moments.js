/**
 * Moments take over the screen for some seconds, one after another: a wall that falls, a siege and its dice, a captured
 * noble, the winner. A tap or the Escape key ends one at once. Whatever must be decided on this screen stays in sight: in
 * that case, and on a small screen, a moment is only a banner along the lower edge.
 */

import { find, html } from "../page/dom.js";
import { shownOf } from "./drawn.js";
import { momentsBetween } from "./found.js";
import { watchPace } from "./pace.js";
import { playSound } from "../sound/sound.js";
import { soundOf } from "../sound/heard.js";
import { say } from "../sound/speech.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("./found.js").Moment} Moment */

const SHOWN_MS = Object.freeze({
  season: 4500,
  auction: 4500,
  siege: 6000,
  battle: 8000,
  noble: 5500,
  great_wall: 5500,
  collapse: 9000,
  victory: 15_000,
});
/** Letters that fit into one line on a television. */
const LONG_TITLE = 30;
/** If more come at once, the oldest are left to the chronicle. */
const MOST_WAITING = 3;

/** What somebody must decide on this screen. @param {TableState} state */
const mustDecide = (state) => (state.questions ?? []).length > 0 || Boolean(state.lobby?.paused);

/** @returns {(state: TableState, news: LogEntry[]) => Moment[]} shows the moments between the last state and this one, and returns them */
export function setUpMoments() {
  const overlay = find("#moment");
  /** @type {{moment: Moment, state: TableState}[]} */
  let waiting = [];
  /** @type {TableState | null} */
  let before = null;
  let timer = 0;

  function close() {
    clearTimeout(timer);
    overlay.hidden = true;
    overlay.replaceChildren();
    const next = waiting.shift();
    if (next) open(next.moment, next.state);
  }
  overlay.addEventListener("click", close);
  document.addEventListener("keydown", (event) => event.key === "Escape" && !overlay.hidden && close());

  /** @param {Moment} moment @param {TableState} state */
  function open(moment, state) {
    const { title, sentence, picture, said = "" } = shownOf(moment, state);
    overlay.dataset.kind = moment.kind;
    overlay.toggleAttribute("data-long", title.length > LONG_TITLE);
    overlay.replaceChildren(
      html("div", { class: "moment-picture" }, picture),
      html("p", { class: "moment-title" }, title),
      html("p", { class: "moment-text" }, sentence),
      html("button", { type: "button", class: "control" }, text("moment.close")),
    );
    overlay.hidden = false;
    timer = window.setTimeout(close, SHOWN_MS[moment.kind]);
    watchPace();
    playSound(soundOf(moment));
    for (const words of [title, said, sentence].filter(Boolean)) say(words);
  }

  return (state, news) => {
    const found = momentsBetween(before, state, news);
    before = state;
    overlay.dataset.form = mustDecide(state) ? "banner" : "stage";
    waiting = [...waiting, ...found.map((moment) => ({ moment, state }))].slice(-MOST_WAITING);
    if (overlay.hidden && waiting.length) close();
    return found;
  };
}
