/** Who sits where: hand-overs, seats to free, virtual players. */

import { wish } from "../commands.js";
import { find, html } from "../dom.js";
import { panel } from "../panel.js";
import { seatSymbol } from "../seats.js";
import { text } from "../text.js";

const PLAYERS = /** @type {const} */ (["sensible", "random"]);

/** @param {string} address @param {Record<string, unknown>} [body] */
async function ask(address, body) {
  find("#host-refusal").textContent = (await wish(address, body)) ?? "";
}

/** @param {string} key @param {string} label @param {() => void} onclick @param {string} [className] */
const tool = (key, label, onclick, className = "tool") =>
  html("button", { type: "button", class: className, "data-key": key, onclick }, label);

/** @param {import("../types.js").LobbySeat} seat @param {string} stage */
function drawSeat(seat, stage) {
  const where = `/api/seats/${seat.seat}`;
  const standing = seat.virtual
    ? `host.virtual_${seat.virtual}`
    : !seat.taken
      ? "join.free"
      : seat.connected
        ? "host.there"
        : seat.held
          ? "host.away"
          : "host.nobody";
  return html(
    "li",
    { class: "host-seat", "data-seat": seat.seat },
    seatSymbol(seat),
    html(
      "span",
      { class: "choice-words" },
      html("b", {}, seat.name ?? text(`colour.${seat.colour}`)),
      html(
        "small",
        { class: "presence", "data-there": Boolean(seat.connected) || Boolean(seat.virtual) },
        text(standing),
        seat.marker ? ` · ${text(`marker.${seat.marker}`)}` : "",
      ),
    ),
    html(
      "span",
      { class: "host-seat-keys" },
      seat.held && tool(`free${seat.seat}`, text("host.free"), () => ask(`${where}/free`)),
      !seat.held &&
        !seat.virtual &&
        (stage !== "open" ? seat.taken : true) &&
        PLAYERS.map((player) =>
          tool(`${player}${seat.seat}`, text(`host.let_${player}`), () => ask(`${where}/virtual`, { player })),
        )[0],
      seat.virtual === "sensible" &&
        tool(`random${seat.seat}`, text("host.let_random"), () => ask(`${where}/virtual`, { player: "random" })),
      seat.virtual && tool(`none${seat.seat}`, text("host.let_none"), () => ask(`${where}/virtual`, { player: null })),
    ),
  );
}

/** @returns {(state: import("../types.js").LiveState) => void} */
export function setUpHostSeats() {
  const showRequests = panel(
    find("#host-requests"),
    (/** @type {import("../types.js").LiveState} */ { lobby }) => [lobby.requests, lobby.seats],
    (_, { lobby }) =>
      lobby.requests.map((request) =>
        html(
          "article",
          { class: "request", role: "alert" },
          html("p", {}, text("host.asks", { name: request.name, seat: lobby.seats[request.seat]?.name ?? "" })),
          html(
            "div",
            { class: "answer-row" },
            tool(`no${request.id}`, text("host.refuse"), () => ask(`/api/requests/${request.id}`, { agree: false })),
            tool(
              `yes${request.id}`,
              text("host.hand_over"),
              () => ask(`/api/requests/${request.id}`, { agree: true }),
              "tool tool-main",
            ),
          ),
        ),
      ),
  );
  const showSeats = panel(
    find("#host-seats"),
    (/** @type {import("../types.js").LiveState} */ { lobby }) => [lobby.seats, lobby.stage],
    (_, { lobby }) => [
      html("ul", { class: "host-seat-list" }, ...lobby.seats.map((seat) => drawSeat(seat, lobby.stage))),
    ],
  );
  return (state) => {
    showRequests(state);
    showSeats(state);
  };
}
