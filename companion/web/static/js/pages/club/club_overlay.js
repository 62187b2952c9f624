/** Great moments over a film of one of the club's tables: new ones in its log are shown one after another, for some seconds. */

import { find } from "../../page/dom.js";

const SHOWN_MS = 6000;
/** If more come at once, the oldest are left out. */
const MOST_WAITING = 3;

/** Great moments in the log, the oldest first. @returns {{ key: string, words: string }[]} */
function momentsInLog() {
  const lines = [...document.querySelectorAll('[data-part="log"] [data-great]')].reverse();
  return lines.map((line) => {
    const words = line.querySelector("span")?.textContent ?? "";
    return { key: `${line.getAttribute("data-great")} ${words}`, words };
  });
}

/** Shows whatever comes from now on. */
function showMoments() {
  const place = find("#moment");
  const known = new Set(momentsInLog().map(({ key }) => key));
  /** @type {string[]} */
  let waiting = [];

  function next() {
    const words = waiting.shift();
    place.hidden = words === undefined;
    if (words === undefined) return;
    place.textContent = words;
    setTimeout(next, SHOWN_MS);
  }

  const look = () => {
    const fresh = momentsInLog().filter(({ key }) => !known.has(key));
    for (const { key } of fresh) known.add(key);
    waiting = [...waiting, ...fresh.map(({ words }) => words)].slice(-MOST_WAITING);
    if (place.hidden && waiting.length) next();
  };
  // The page's own script replaces the log, or the whole middle of the page.
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

if (document.body.dataset.moments === "on") showMoments();
