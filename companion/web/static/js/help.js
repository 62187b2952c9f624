/** Rules and help: text alone, in the reader's language. */

import { find } from "./dom.js";
import { openPage } from "./page.js";
import { keepShell } from "./shell.js";
import { followTable } from "./stream.js";
import { showConnection } from "./page.js";

async function start() {
  await openPage();
  keepShell();
  followTable(
    "/api/events",
    ({ game, sequence }) => {
      // What is played now is what one looks up.
      const phase = game?.phase;
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
