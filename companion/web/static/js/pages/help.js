/** Rules and help: each phase in small pictures and in the reader's language. */

import { find, html } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { keepShell } from "../page/shell.js";
import { RULEBOOKS } from "../page/facts.js";
import { linesOfPhase } from "../seat/tip_figures.js";
import { rulingSentence } from "../game/rulings.js";
import { followTable } from "../server/stream.js";
import { showConnection } from "../page/page.js";

/** Shows this table's rulings where they depart from the printed rules. @param {import("../game/rulings.js").Rulings} rulings */
function showRulings(rulings) {
  for (const line of document.querySelectorAll("[data-ruling]")) {
    const ruling = /** @type {keyof import("../game/rulings.js").Rulings} */ (line.getAttribute("data-ruling"));
    line.textContent = rulingSentence(ruling, rulings);
  }
}

/** The pictures repeat the words, so screen readers skip them. */
function showFigures() {
  for (const chapter of document.querySelectorAll(".help-chapter")) {
    const lines = linesOfPhase(chapter.id.replace("help-", ""));
    if (lines.length) chapter.querySelector("h2")?.after(html("p", { class: "tip-figure help-figure", "aria-hidden": "true" }, ...lines));
  }
}

async function start() {
  await openPage();
  keepShell();
  showFigures();
  showRulings(RULEBOOKS.standard);
  followTable(
    "/api/events",
    ({ game, sequence }) => {
      // Most people look up the game being played.
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
