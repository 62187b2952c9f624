/** What both pages of a small game do with each state: follow the table to another page, and announce what is new. */

import { find, html } from "../page/dom.js";
import { showConnection } from "../page/page.js";
import { showAll } from "../page/panel.js";
import { say } from "../sound/speech.js";
import { followTable } from "../server/stream.js";
import { messageText } from "../page/text.js";
import { STREAM } from "./addresses.js";
import { isSmall } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/** @typedef {import("./state.js").SmallTold} SmallTold */

/**
 * @param {{elsewhere: (state: SmallTold) => string | null, panels: ((state: SmallState) => void)[],
 *   showLog: (state: SmallState) => SmallState["log"], speaks?: boolean}} page
 *   `elsewhere`: the page that fits better now, or null
 */
export function followSmallTable({ elsewhere, panels, showLog, speaks = true }) {
  const announcer = find("#announcer");
  let gone = false;
  followTable(
    STREAM,
    (/** @type {SmallTold} */ state) => {
      const better = elsewhere(state);
      if (better !== null) {
        if (!gone) location.replace(better);
        gone = true;
        return;
      }
      if (!isSmall(state)) return;
      document.body.dataset.game = state.kind;
      showAll(panels, state);
      const news = showLog(state).map((line) => messageText(line.message));
      if (speaks) for (const sentence of news) say(sentence);
      if (news.length) announcer.replaceChildren(html("span", {}, news.join(" ")));
      document.documentElement.dataset.sequence = String(state.sequence);
      document.documentElement.dataset.version = String(state.version);
    },
    showConnection,
  );
}
