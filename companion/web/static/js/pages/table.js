/** The table's page: every panel gets each new state and redraws what changed. */

import { API, sendAnswer, sendOwnAnswer } from "../server/actions.js";
import { setUpCamera } from "../table/camera.js";
import { setUpHeader } from "../table/header.js";
import { setUpDetails, showsDetails } from "../table/details.js";
import { setUpDevices } from "../table/devices.js";
import { setUpDice } from "../table/dice.js";
import { find } from "../page/dom.js";
import { setUpEveningCourse } from "../table/evening_course.js";
import { setUpInvitation } from "../table/invitation.js";
import { setUpLands } from "../lands/lands.js";
import { setUpLog } from "../table/log.js";
import { setUpMarket } from "../lands/market.js";
import { setUpMoments } from "../moments/moments.js";
import { openPage, showConnection } from "../page/page.js";
import { setUpPauseBanner } from "../table/pause.js";
import { setUpPlayback } from "../table/playback.js";
import { setUpQuestions } from "../questions/questions.js";
import { setUpHeard, setUpSound } from "../sound/sound.js";
import { setUpSpeech } from "../sound/speech.js";
import { setUpStage } from "../table/stage.js";
import { followTable } from "../server/stream.js";
import { messageText } from "../page/text.js";

async function start() {
  await openPage();
  setUpSpeech();
  setUpSound();

  let live = false;
  const panels = [
    setUpHeader(),
    setUpLands(find("#seats"), showsDetails),
    setUpMarket(),
    setUpStage(),
    setUpDice(),
    setUpEveningCourse(),
    setUpCamera(),
    setUpDevices(),
    setUpQuestions((question, number) => (live ? sendOwnAnswer : sendAnswer)(question, number)),
    setUpPlayback(),
    setUpInvitation(),
    setUpPauseBanner((/** @type {import("../types.js").TableState} */ { lobby }) => lobby),
  ];
  /** @type {import("../types.js").TableState | null} */
  let newest = null;
  setUpDetails(() => {
    for (const show of panels) if (newest) show(newest);
  });
  const showLog = setUpLog();
  const showMoments = setUpMoments();
  const showHeard = setUpHeard();
  const announcer = find("#announcer");

  followTable(
    `${API}/api/events`,
    (state) => {
      if (!state.evening) return; // the table is not laid yet
      if ((state.lobby?.kind ?? "raja") !== "raja") {
        location.replace("/small-table");
        return;
      }
      live = state.evening.mode === "live";
      newest = state;
      for (const show of panels) show(state);
      const news = showLog(state);
      showMoments(state, news);
      showHeard(state);
      if (news.length) announcer.textContent = news.map((entry) => messageText(entry.message)).join(" ");
      document.documentElement.dataset.sequence = String(state.sequence);
    },
    showConnection,
  );
}

await start();
