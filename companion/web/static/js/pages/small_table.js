/** The table's screen in a small game: the stage, the reveal, the evening so far, and the way in for phones. */

import { find, redrawWhenChanged } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { panel } from "../page/panel.js";
import { setUpDetails } from "../table/details.js";
import { setUpPauseBanner } from "../table/pause.js";
import { setUpTalkClock } from "../small/clock.js";
import { setUpHeader } from "../small/header.js";
import { followSmallTable } from "../small/following.js";
import { setUpHostKeys } from "../small/host_keys.js";
import { setUpLog } from "../small/log.js";
import { setUpNotes } from "../small/notes.js";
import { setUpReveal } from "../small/reveal.js";
import { rulesSheet, rulesShown } from "../small/rules.js";
import { eveningScores } from "../small/scores.js";
import { sealDetails } from "../small/seals.js";
import { noteState } from "../small/sending.js";
import { setUpStage } from "../small/stage.js";
import { setUpSound } from "../sound/sound.js";
import { setUpSpeech } from "../sound/speech.js";

/** @typedef {import("../small/state.js").SmallState} SmallState */

/** Shows a part of the page in a dialog. @param {string} name */
function setUpDialog(name) {
  const dialog = /** @type {HTMLDialogElement} */ (find(`#${name}-dialog`));
  find(`#${name}-open`).addEventListener("click", () => dialog.showModal());
  find(`#${name}-close`).addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

async function start() {
  await openPage();
  setUpSound();
  setUpSpeech();
  setUpDetails(() => {});
  setUpDialog("rules");
  setUpDialog("seals");

  followSmallTable({
    elsewhere: (state) => (state.kind === "raja" ? "/table" : null),
    panels: [
      noteState,
      setUpHeader(),
      setUpPauseBanner((/** @type {SmallState} */ state) => state),
      setUpNotes(),
      setUpTalkClock(),
      setUpStage(),
      setUpHostKeys(),
      setUpReveal(),
      panel(
        find("#seals"),
        (/** @type {SmallState} */ { view }) => view,
        (_, state) => [sealDetails(state)],
      ),
      redrawWhenChanged(
        find("#rules"),
        (/** @type {SmallState} */ state) => rulesShown(state),
        (_, state) => rulesSheet(state),
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
