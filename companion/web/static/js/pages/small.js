/** The seat's page in a small game: hand, seal and grid; what is open on the table; the rules; the evening so far. */

import { wish } from "../server/commands.js";
import { find, redrawWhenChanged } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { panel } from "../page/panel.js";
import { setUpAwake } from "../seat/awake.js";
import { setUpKeptAsApp } from "../seat/kept_as_app.js";
import { setUpTabs } from "../seat/tabs.js";
import { keepShell } from "../page/shell.js";
import { setUpTalkClock } from "../small/clock.js";
import { setUpMe, setUpWhen } from "../small/header.js";
import { followSmallTable } from "../small/following.js";
import { setUpHostKeys } from "../small/host_keys.js";
import { setUpLog } from "../small/log.js";
import { setUpNotes } from "../small/notes.js";
import { setUpNow } from "../small/now.js";
import { setUpRules } from "../small/rules.js";
import { eveningScores } from "../small/scores.js";
import { sealDetails } from "../small/seals.js";
import { noteState } from "../small/sending.js";
import { setUpStage } from "../small/stage.js";
import { mySeat } from "../small/state.js";
import { setUpTakingBack } from "../small/taking_back.js";
import { setUpSound } from "../sound/sound.js";
import { setUpSpeech } from "../sound/speech.js";

/** @typedef {import("../small/state.js").SmallState} SmallState */

/** Leaving the seat, with a second tap to confirm. @returns {(state: SmallState) => void} */
function setUpLeaving() {
  /** @type {number | null} */
  let seat = null;
  find("#leave").addEventListener("click", () => find("#leave-sure").toggleAttribute("hidden"));
  find("#leave-yes").addEventListener("click", async () => {
    find("#settings-refusal").textContent = (await wish(`/api/seats/${seat}/leave`)) ?? "";
  });
  return (state) => {
    seat = mySeat(state);
  };
}

async function start() {
  await openPage();
  keepShell();
  // Few tables offer it, so it is loaded only then.
  if (document.querySelector("#push")) void import("../seat/push.js").then(({ setUpPush }) => setUpPush());
  setUpSound();
  setUpSpeech();
  setUpTabs();
  const ofThePhone = [setUpAwake(), setUpKeptAsApp()];

  followSmallTable({
    elsewhere: (state) => (state.kind === "raja" ? "/seat" : mySeat(state) === null ? "/small-table" : null),
    panels: [
      noteState,
      () => {
        for (const tell of ofThePhone) tell({ lobby: { secure_address: document.body.dataset.secure || null } });
      },
      setUpMe(),
      setUpWhen(),
      setUpNotes(),
      setUpTalkClock(),
      setUpNow(),
      setUpStage(),
      setUpRules(),
      setUpHostKeys(),
      setUpTakingBack(),
      setUpLeaving(),
      panel(
        find("#seals"),
        (/** @type {SmallState} */ { view }) => view,
        (_, state) => [sealDetails(state)],
      ),
      redrawWhenChanged(
        find("#evening-scores"),
        (/** @type {SmallState} */ { evening }) => evening,
        (_, state) => [eveningScores(state)],
      ),
    ],
    showLog: setUpLog(),
  });
}

await start();
