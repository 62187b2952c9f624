/** The host's page: seats, the game, taking back, corrections, devices, saved games. */

import { sendOwnAnswer } from "../server/actions.js";
import { noteState, wish } from "../server/commands.js";
import { setUpDevices } from "../table/devices.js";
import { find } from "../page/dom.js";
import { HOST } from "../page/facts.js";
import { setUpAddress } from "../host/address.js";
import { setUpGame } from "../host/game.js";
import { setUpGames } from "../host/games.js";
import { setUpNextGame } from "../host/next_game.js";
import { setUpHall } from "../host/hall.js";
import { setUpRecording } from "../host/recording.js";
import { setUpHosts } from "../host/hosts.js";
import { setUpHostSeats } from "../host/seats.js";
import { setUpSmallGame } from "../host/small_game.js";
import { setUpMending } from "../mend/mending.js";
import { openPage, showConnection } from "../page/page.js";
import { panel, showAll } from "../page/panel.js";
import { fitting, keptPicture } from "../page/pictures.js";
import { setUpQuestions } from "../questions/questions.js";
import { setUpStandingNotices } from "../seat/notices.js";
import { setUpWhen } from "../seat/top.js";
import { keepShell } from "../page/shell.js";
import { setUpShowMe } from "../questions/show_me.js";
import { STREAM } from "../small/addresses.js";
import { followTable } from "../server/stream.js";
import { text } from "../page/text.js";
import { setUpUndo } from "../table/undo.js";


/**
 * The PIN makes any phone a host's, and so does the code in an address scanned off a host's screen.
 * @param {() => void} isHost called when it is one: what was open before shows a guest's page
 */
function setUpLogin(isHost) {
  const pin = /** @type {HTMLInputElement} */ (find("#pin"));
  const refusal = find("#login-refusal");
  const give = async () => {
    const refused = await wish("/api/host", { pin: pin.value.trim() });
    refusal.textContent = refused ?? "";
    pin.value = "";
    if (refused === null) isHost();
  };
  find("#login-form").addEventListener("submit", (event) => {
    event.preventDefault();
    void give();
  });
  const code = location.hash.slice(1);
  if (!/^\d+$/.test(code)) return;
  history.replaceState(null, "", location.pathname + location.search);
  pin.value = code;
  void give();
}

/** The newest picture, as proof of what the camera really sees. */
const setUpFrame = () =>
  panel(
    find("#host-frame"),
    ({ frame }) => frame,
    (frame) =>
      frame
        ? [
            keptPicture("frame", fitting(frame.overlay, find("#host-frame")), {
              class: "frame",
              width: frame.width,
              height: frame.height,
              alt: text("host.frame", { number: frame.n }),
            }),
          ]
        : [],
  );

/** The evening's small games: the next one, and the one that is open. */
function followSmallGames() {
  const parts = [setUpNextGame(), setUpSmallGame()];
  followTable(
    STREAM,
    (/** @type {import("../small/state.js").SmallTold} */ state) => {
      if (state.host) showAll(parts, state);
      document.documentElement.dataset.small = String(state.sequence);
    },
    () => {},
  );
}

async function start() {
  await openPage();
  keepShell();
  const panels = [
    setUpWhen(),
    setUpHostSeats(),
    setUpGame(),
    setUpDevices({ details: true }),
    setUpFrame(),
    setUpRecording(),
    setUpHall(),
    setUpAddress(),
    setUpHosts(),
    setUpGames(),
    setUpUndo(),
    setUpQuestions(sendOwnAnswer, setUpShowMe()),
    setUpStandingNotices({ details: true }),
    setUpMending({ speaksFor: () => HOST, legalOf: (state) => state.host_legal }),
  ];

  // If nothing else is played, this part of the page is hidden.
  if (document.querySelector("#next-game")) followSmallGames();
  const followAgain = followTable(
    "/api/events",
    (/** @type {import("../types.js").LiveState} */ state) => {
      noteState(state);
      find("#login").hidden = state.you.host;
      find("#host").hidden = !state.you.host;
      document.body.dataset.kind = state.lobby.kind;
      if (state.you.host) showAll(panels, state);
      document.documentElement.dataset.sequence = String(state.sequence);
    },
    showConnection,
  );
  setUpLogin(followAgain);
}

await start();
