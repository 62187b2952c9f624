/** The seat's page: everything one player does all evening. */

import { sendOwnAnswer } from "../server/actions.js";
import { noteState } from "../server/commands.js";
import { setUpDevices } from "../table/devices.js";
import { find, html, redrawWhenChanged } from "../page/dom.js";
import { setUpLands } from "../lands/lands.js";
import { setUpLog } from "../table/log.js";
import { setUpMarket } from "../lands/market.js";
import { openPage, showConnection } from "../page/page.js";
import { showAll } from "../page/panel.js";
import { setUpQuestions } from "../questions/questions.js";
import { scoreTable } from "../lands/score.js";
import { setUpAwake } from "../seat/awake.js";
import { setUpClock } from "../seat/clock.js";
import { setUpHand } from "../seat/hand.js";
import { setUpKeptAsApp } from "../seat/kept_as_app.js";
import { setUpLeaving } from "../seat/leaving.js";
import { mySeat } from "../seat/legal.js";
import { setUpLobbyView } from "../seat/lobby_view.js";
import { setUpMending } from "../mend/mending.js";
import { setUpNotices } from "../seat/notices.js";
import { setUpNow } from "../seat/now.js";
import { setUpShowTable } from "../seat/show_table.js";
import { setUpTabs } from "../seat/tabs.js";
import { setUpMe, setUpWhen } from "../seat/top.js";
import { keepShell } from "../page/shell.js";
import { setUpShowMe } from "../questions/show_me.js";
import { setUpSound } from "../sound/sound.js";
import { say, setUpSpeech } from "../sound/speech.js";
import { followTable } from "../server/stream.js";
import { messageText } from "../page/text.js";
import { setUpUndo } from "../table/undo.js";

/** @typedef {import("../types.js").LiveState} LiveState */

async function start() {
  await openPage();
  keepShell();
  // Few tables offer it, so it is loaded only then.
  if (document.querySelector("#push")) void import("../seat/push.js").then(({ setUpPush }) => setUpPush());
  setUpSound();
  setUpSpeech();
  setUpTabs();

  const always = [
    setUpAwake(),
    setUpKeptAsApp(),
    setUpMe(),
    setUpWhen(),
    setUpLobbyView(),
    setUpLeaving(),
    setUpUndo(),
    setUpDevices(),
    setUpClock(),
  ];
  const mending = setUpMending({ speaksFor: mySeat, legalOf: (state) => state.legal });
  const showScore = redrawWhenChanged(
    find("#score .score-body"),
    (state) => [state.score, state.seats, state.result],
    (_, state) => [state.score.length > 0 && scoreTable(state)],
  );
  const showMe = setUpShowMe();
  // Only virtual tables have hands on a picture of the mat.
  const ownWood = document.querySelector("#wood") && (await import("../seat/own_wood.js")).setUpOwnWood();
  const inGame = [
    setUpHand(),
    setUpNow(),
    setUpShowTable(showMe),
    ...(ownWood ? [ownWood] : []),
    setUpLands(),
    setUpMarket(),
    showScore,
    mending,
  ];
  const showQuestions = setUpQuestions(sendOwnAnswer, showMe);
  const showNotices = setUpNotices();
  const showLog = setUpLog();
  const announcer = find("#announcer");

  followTable(
    "/api/events",
    (/** @type {LiveState} */ state) => {
      noteState(state);
      if (state.lobby.kind !== "raja") {
        location.replace("/small");
        return;
      }
      const seat = mySeat(state);
      // Anybody without a seat, or no longer with one, is sent to the page for sitting down.
      if (seat === null) {
        location.replace("/join");
        return;
      }
      showAll(always, state);
      document.body.dataset.stage = state.lobby.stage;
      document.body.dataset.camera = state.devices.camera.state;
      if (state.game) showAll(inGame, state);
      for (const lands of document.querySelectorAll("#seats > [data-seat]"))
        lands.toggleAttribute("data-own", lands.getAttribute("data-seat") === String(seat));
      showQuestions({ ...state, questions: (state.questions ?? []).filter((question) => question.seat === seat) });
      const news = showLog(state);
      showNotices(state, news);
      const sentences = news.map((entry) => messageText(entry.message));
      for (const sentence of sentences) say(sentence);
      if (sentences.length) announcer.replaceChildren(html("span", {}, sentences.join(" ")));
      document.documentElement.dataset.sequence = String(state.sequence);
    },
    showConnection,
  );
}

await start();
