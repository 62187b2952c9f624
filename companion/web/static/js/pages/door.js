/** The door: where to go, and what is being played. */

import { wish } from "../server/commands.js";
import { find } from "../page/dom.js";
import { eveningTitle } from "../page/evening_title.js";
import { LONGEST_NAME } from "../page/facts.js";
import { openPage, showConnection } from "../page/page.js";
import { rememberedName } from "../page/remembered_name.js";
import { keepShell } from "../page/shell.js";
import { followTable } from "../server/stream.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */

/** Whether nobody else sits here and no game of this phone's own is under way. @param {LiveState} state */
const canPlayNow = ({ lobby, you }) =>
  !lobby.seats.some((seat) => seat.held && seat.seat !== you.seat) && !(you.seat !== null && lobby.stage === "playing");

/** Starts a game against virtual players with one tap. @returns {(state: LiveState) => void} */
function setUpPlayNow() {
  const button = document.querySelector("#play-now");
  if (!(button instanceof HTMLButtonElement)) return () => {};
  const field = /** @type {HTMLInputElement} */ (find("#player-name"));
  field.maxLength = LONGEST_NAME;
  field.value = rememberedName();
  field.addEventListener("keydown", (event) => event.key === "Enter" && button.click());
  button.addEventListener("click", async () => {
    button.disabled = true;
    const name = rememberedName(field.value.trim()) && field.value.trim();
    const why = await wish("/api/play-now", { name: name || text("play_now.name") });
    if (why === null) location.assign("/seat");
    else find("#play-now-refusal").textContent = why;
    button.disabled = false;
  });
  return (state) => {
    const own = state.lobby.seats.find((seat) => seat.seat === state.you.seat);
    field.placeholder = own?.name ?? text("play_now.name");
    button.hidden = !canPlayNow(state);
    find("#play-now-name").hidden = button.hidden;
    find("#door-sit").classList.toggle("door-main", button.hidden);
  };
}

async function start() {
  await openPage();
  keepShell();
  const showPlayNow = setUpPlayNow();

  followTable(
    "/api/events",
    (/** @type {LiveState} */ state) => {
      const { lobby, you, game, sequence } = state;
      showPlayNow(state);
      const seat = you.seat === null ? null : lobby.seats[you.seat];
      find("#door-play").textContent = seat ? text("door.back", { name: seat.name ?? "" }) : text("door.play");
      const playing = lobby.seats.filter((other) => other.taken).map((other) => other.name);
      find("#door-game").textContent =
        lobby.stage === "open"
          ? text(playing.length ? "door.gathering" : "door.empty", { names: playing.join(", ") })
          : lobby.kind !== "raja"
            ? text("door.small", {
                game: text(`small.game.${lobby.kind.replaceAll("_", "-")}`),
                names: playing.join(", "),
              })
            : text(lobby.stage === "ended" ? "door.ended" : "door.playing", {
                title: eveningTitle(lobby.title),
                when: game?.turn ? text("turn.number", { number: game.turn }) : text("when.before"),
                names: playing.join(", "),
              });
      document.documentElement.dataset.sequence = String(sequence);
    },
    showConnection,
  );
}

await start();
