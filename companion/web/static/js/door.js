/** The door: where to go, and what is being played. */

import { find } from "./dom.js";
import { eveningTitle } from "./evening_title.js";
import { openPage, showConnection } from "./page.js";
import { keepShell } from "./shell.js";
import { followTable } from "./stream.js";
import { text } from "./text.js";

async function start() {
  await openPage();
  keepShell();

  followTable(
    "/api/events",
    (/** @type {import("./types.js").LiveState} */ { lobby, you, game, sequence }) => {
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
                number: game?.turn ?? 0,
                names: playing.join(", "),
              });
      document.documentElement.dataset.sequence = String(sequence);
    },
    showConnection,
  );
}

await start();
