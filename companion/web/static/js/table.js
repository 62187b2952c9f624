/** The table's page: every panel is given each state that comes, and redraws what changed. */

import { setUpCamera } from "./camera.js";
import { setUpCourt } from "./court.js";
import { setUpDevices } from "./devices.js";
import { setUpDice } from "./dice.js";
import { find } from "./dom.js";
import { setUpLands } from "./lands.js";
import { setUpLog } from "./log.js";
import { setUpMarket } from "./market.js";
import { setUpMoments } from "./moments.js";
import { setUpPlayback } from "./playback.js";
import { setUpQuestions } from "./questions.js";
import { setUpSpeech } from "./speech.js";
import { setUpStage } from "./stage.js";
import { followTable } from "./stream.js";
import { LANGUAGES, chooseLanguage, currentLanguage, loadText, text, translatePage } from "./text.js";
import { setUpTheme } from "./theme.js";

/** The link to the other language keeps the page's address otherwise as it is. */
function setUpLanguageLink() {
  const link = /** @type {HTMLAnchorElement} */ (find("#language"));
  const other = currentLanguage() === "en" ? "de" : "en";
  link.href = `?lang=${other}`;
  link.lang = link.hreflang = other;
  link.textContent = LANGUAGES[other];
}

/** @param {boolean} connected */
function showConnection(connected) {
  document.documentElement.dataset.connected = String(connected);
  find("#connection").textContent = text(connected ? "connection.on" : "connection.off");
}

async function start() {
  await loadText(chooseLanguage(location.search, navigator.languages));
  translatePage();
  setUpLanguageLink();
  setUpTheme();
  setUpSpeech();

  const panels = [
    setUpCourt(),
    setUpLands(),
    setUpMarket(),
    setUpStage(),
    setUpDice(),
    setUpCamera(),
    setUpDevices(),
    setUpQuestions(),
    setUpPlayback(),
  ];
  const showLog = setUpLog();
  const showMoments = setUpMoments();
  const announcer = find("#announcer");

  followTable(
    "/api/events",
    (state) => {
      if (!state.evening) return; // the table is not laid yet
      for (const show of panels) show(state);
      const news = showLog(state);
      showMoments(news);
      if (news.length) announcer.textContent = news.map((entry) => entry.text).join(" ");
      document.documentElement.dataset.sequence = String(state.sequence);
    },
    showConnection,
  );
}

await start();
