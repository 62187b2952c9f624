/** The table's page: every panel is given each state that comes, and redraws what changed. */

import { API, sendAnswer, sendOwnAnswer } from "./actions.js";
import { setUpCamera } from "./camera.js";
import { setUpCourt } from "./court.js";
import { setUpDetails, showsDetails } from "./details.js";
import { setUpDevices } from "./devices.js";
import { setUpDice } from "./dice.js";
import { find } from "./dom.js";
import { setUpEveningCourse } from "./evening_course.js";
import { setUpInvitation } from "./invitation.js";
import { setUpLands } from "./lands.js";
import { setUpLog } from "./log.js";
import { setUpMarket } from "./market.js";
import { setUpMoments } from "./moments.js";
import { openPage, showConnection } from "./page.js";
import { setUpPauseBanner } from "./pause.js";
import { setUpPlayback } from "./playback.js";
import { setUpQuestions } from "./questions.js";
import { setUpHeard, setUpSound } from "./sound.js";
import { setUpSpeech } from "./speech.js";
import { setUpStage } from "./stage.js";
import { followTable } from "./stream.js";
import { messageText } from "./text.js";

async function start() {
  await openPage();
  setUpSpeech();
  setUpSound();

  let live = false;
  const panels = [
    setUpCourt(),
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
    setUpPauseBanner((/** @type {import("./types.js").TableState} */ { lobby }) => lobby),
  ];
  /** @type {import("./types.js").TableState | null} */
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
