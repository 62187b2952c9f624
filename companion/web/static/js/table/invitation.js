/** How phones join: the code to scan, the address, who is already seated; within reach all evening. */

import { find, html, redrawWhenChanged, svg } from "../page/dom.js";
import { isLive } from "../game/game.js";
import { wall } from "../lands/pieces.js";
import { seatSymbol } from "../lands/seats.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */

/** Code and address, and the PIN if this screen may show it. @param {LiveState} state */
function drawWay({ lobby, you }) {
  return html(
    "div",
    { class: "invitation-way" },
    html("img", {
      class: "join-code",
      src: "/join.svg",
      alt: text("host.code", { address: `${lobby.address}/join` }),
      width: 240,
      height: 240,
    }),
    html(
      "p",
      {},
      html("span", {}, text("invitation.scan")),
      html("b", { class: "invitation-address" }, new URL(lobby.address).host),
      lobby.name_address && html("small", {}, text("invitation.or", { address: new URL(lobby.name_address).host })),
      you.pin && html("small", {}, text("invitation.pin"), " ", html("b", { class: "invitation-pin" }, you.pin)),
    ),
  );
}

/** Stones and width of the wall at each seat: a skyline in which no two neighbouring towers have the same height. */
const SKYLINE = Object.freeze([
  [11, 3],
  [7, 2],
  [13, 3],
  [9, 3],
  [10, 2],
]);

/** The wall that goes up when somebody sits down; until then, its outline. @param {number} place */
function tower(place) {
  const [stones = 1, width = 1] = SKYLINE[place % SKYLINE.length] ?? [];
  return svg("svg", { class: "tower", viewBox: "0 34 76 60", "aria-hidden": "true" }, wall(stones, width));
}

/** Whether the page that is about to be redrawn shows it as free. @param {number} seat */
const wasFree = (seat) => document.querySelector(`.invitation-seats [data-seat="${seat}"][data-empty]`) !== null;

/** Before the game: what this is, how to join, and a city that grows as people sit down. @param {LiveState} state */
export function drawInvitation(state) {
  const seats = state.lobby.seats.map((seat, place) =>
    html(
      "li",
      {
        "data-seat": seat.seat,
        "data-empty": !seat.taken,
        "data-new": seat.taken && wasFree(seat.seat),
        "data-colour": seat.colour,
      },
      tower(place),
      seatSymbol(seat),
      html("b", {}, seat.name ?? text("lobby.empty")),
      html("small", {}, seat.marker ? text(`marker.${seat.marker}`) : ""),
    ),
  );
  return [
    html(
      "p",
      { class: "poster-name" },
      html("span", { class: "crown", "aria-hidden": "true" }),
      html("b", { class: "wordmark" }, "Raja"),
      html("span", { class: "poster-line" }, text("door.line")),
    ),
    drawWay(state),
    html("ul", { class: "invitation-seats" }, ...seats),
  ];
}

/** The button at the foot that shows how to join during a game. @returns {(state: import("../types.js").TableState) => void} */
export function setUpInvitation() {
  const dialog = /** @type {HTMLDialogElement} */ (find("#invitation"));
  const opener = find("#invite");
  opener.addEventListener("click", () => dialog.showModal());
  find("#invitation-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  const draw = redrawWhenChanged(
    find("#invitation-body"),
    (/** @type {LiveState} */ { lobby, you }) => [lobby.address, lobby.name_address, you.pin],
    (_, state) => [drawWay(state)],
  );
  return (state) => {
    opener.hidden = !isLive(state);
    if (isLive(state)) draw(state);
  };
}
