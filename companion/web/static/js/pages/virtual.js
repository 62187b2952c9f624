/** The virtual table's page: hands over a rendered table, which the companion sees only through its camera and board. */

import { find } from "../page/dom.js";
import { openPage, showConnection } from "../page/page.js";
import { diceWanted } from "../game/player.js";
import { followTable } from "../server/stream.js";
import { keepShell } from "../page/shell.js";
import { setUpBench } from "../virtual/bench.js";
import { setUpPicture } from "../virtual/picture.js";
import { setUpPlan } from "../virtual/plan.js";
import { setUpSurroundings } from "../virtual/surroundings.js";
import { setUpTile } from "../virtual/tile.js";

async function start() {
  await openPage();
  keepShell();
  const refusal = find("#bench-refusal");
  const bench = setUpBench((sentence) => (refusal.textContent = sentence), showConnection);
  let wanted = 0;
  bench.show(setUpPicture(bench, () => wanted));
  for (const setUp of [setUpPlan, setUpTile, setUpSurroundings]) bench.show(setUp(bench));
  bench.begin();
  followTable(
    "/api/events",
    (/** @type {import("../types.js").LiveState} */ state) => {
      wanted = diceWanted(state);
      void bench.refresh();
    },
    () => {},
  );
}

await start();
