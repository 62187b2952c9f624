/** Rules and help: text alone, in the reader's language. */

import { find } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { keepShell } from "../page/shell.js";
import { RULEBOOKS } from "../page/facts.js";
import { rulingSentence } from "../game/rulings.js";
import { followTable } from "../server/stream.js";
import { showConnection } from "../page/page.js";

/** Say what this table agreed on, where a ruling departs from the printed words. @param {import("../game/rulings.js").Rulings} rulings */
function showRulings(rulings) {
  for (const line of document.querySelectorAll("[data-ruling]")) {
    const ruling = /** @type {keyof import("../game/rulings.js").Rulings} */ (line.getAttribute("data-ruling"));
    line.textContent = rulingSentence(ruling, rulings);
  }
}

async function start() {
  await openPage();
  keepShell();
  showRulings(RULEBOOKS.standard);
  followTable(
    "/api/events",
    ({ game, sequence }) => {
      // What is played now is what one looks up.
      const phase = game?.phase;
      showRulings(game?.rulebook ?? RULEBOOKS.standard);
      const chapter = phase && document.querySelector(`#help-${phase}`);
      for (const other of document.querySelectorAll("[data-now]")) other.removeAttribute("data-now");
      chapter?.setAttribute("data-now", "");
      document.documentElement.dataset.sequence = String(sequence);
    },
    showConnection,
  );
  if (location.hash) find(location.hash).scrollIntoView();
}

await start();
