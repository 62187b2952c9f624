/** Before the game: who sits where, and a note that the host starts it. */

import { find, html } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { seatSymbol } from "../lands/seats.js";
import { text } from "../page/text.js";
import { mySeat } from "./legal.js";

/** @returns {(state: import("../types.js").LiveState) => void} */
export function setUpLobbyView() {
  return panel(
    find("#lobby"),
    ({ lobby, you }) => [lobby, you],
    (_, state) => {
      const { lobby } = state;
      if (lobby.stage !== "open") return [];
      const me = lobby.seats[mySeat(state) ?? 0];
      const seated = lobby.seats.filter((seat) => seat.taken);
      return [
        html("h2", {}, text("lobby.title", { name: me?.name ?? "" })),
        html("p", { class: "hint" }, text(seated.length < 2 ? "lobby.alone" : "lobby.waits")),
        html(
          "ul",
          { class: "rows" },
          ...lobby.seats.map((seat) =>
            html(
              "li",
              { "data-empty": !seat.taken },
              html(
                "span",
                { class: "seat-chip" },
                seatSymbol(seat),
                html("span", { class: "seat-name" }, seat.name ?? text("lobby.empty")),
              ),
              html(
                "small",
                {},
                seat.marker ? text(`marker.${seat.marker}`) : seat.taken ? text("lobby.marker_dealt") : "",
              ),
            ),
          ),
        ),
        html("p", { class: "hint" }, text("lobby.others", { address: lobby.address })),
        html(
          "p",
          { class: "lobby-doors" },
          html("a", { class: "tool", href: "/join?change" }, text("lobby.change")),
          state.you.host && html("a", { class: "tool", href: "/host" }, text("lobby.host")),
        ),
      ];
    },
  );
}
