/** Rules and help: text alone, in the reader's language. */

import { find } from "./dom.js";
import { openPage } from "./page.js";
import { keepShell } from "./shell.js";
import { RULEBOOKS } from "./facts.js";
import { rulingSentence } from "./rulings.js";
import { followTable } from "./stream.js";
import { showConnection } from "./page.js";

/** Say what this table agreed on, where a ruling departs from the printed words. @param {import("./rulings.js").Rulings} rulings */
function showRulings(rulings) {
  for (const line of document.querySelectorAll("[data-ruling]")) {
    const ruling = /** @type {keyof import("./rulings.js").Rulings} */ (line.getAttribute("data-ruling"));
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
