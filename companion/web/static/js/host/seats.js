/** Who sits where: handing over seats, freeing them, and virtual players. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { VIRTUAL_KINDS } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { seatSymbol } from "../lands/seats.js";
import { text } from "../page/text.js";


/** @param {string} address @param {Record<string, unknown>} [body] */
async function ask(address, body) {
  find("#host-refusal").textContent = (await wish(address, body)) ?? "";
}

/** @param {string} key @param {string} label @param {() => void} onclick @param {string} [className] */
const tool = (key, label, onclick, className = "tool") =>
  html("button", { type: "button", class: className, "data-key": key, onclick }, label);

/**
 * Asks what should become of the seat before somebody is removed from it.
 * @param {import("../types.js").LobbySeat} seat
 * @param {string} stage
 * @param {(seat: number) => void} askAbout
 */
const freeing = (seat, stage, askAbout) =>
  html(
    "div",
    { class: "free-question", role: "group", "aria-label": text("host.free_title", { name: seat.name ?? "" }) },
    html("b", {}, text("host.free_title", { name: seat.name ?? "" })),
    html("p", {}, text(stage === "open" ? "host.free_open" : "host.free_playing", { name: seat.name ?? "" })),
    html(
      "div",
      { class: "more-row" },
      tool(`free-no${seat.seat}`, text("host.free_no"), () => askAbout(-1)),
      tool(
        `free-yes${seat.seat}`,
        text("host.free_yes"),
        () => {
          askAbout(-1);
          void ask(`/api/seats/${seat.seat}/free`);
        },
        "tool tool-grave",
      ),
    ),
  );

/**
 * @param {import("../types.js").LobbySeat} seat
 * @param {string} stage
 * @param {number} asked the seat the host wants to free
 * @param {(seat: number) => void} askAbout
 */
function drawSeat(seat, stage, asked, askAbout) {
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
      seat.held && asked !== seat.seat && tool(`free${seat.seat}`, text("host.free"), () => askAbout(seat.seat)),
      seat.returnable &&
        tool(`back${seat.seat}`, text("host.give_back", { name: seat.name ?? "" }), () => ask(`${where}/give-back`)),
      !seat.held &&
        !seat.virtual &&
        (stage !== "open" ? seat.taken : true) &&
        VIRTUAL_KINDS.toReversed().map((player) =>
          tool(`${player}${seat.seat}`, text(`host.let_${player}`), () => ask(`${where}/virtual`, { player })),
        )[0],
      seat.virtual === "sensible" &&
        tool(`random${seat.seat}`, text("host.let_random"), () => ask(`${where}/virtual`, { player: "random" })),
      seat.virtual && tool(`none${seat.seat}`, text("host.let_none"), () => ask(`${where}/virtual`, { player: null })),
    ),
    seat.held && asked === seat.seat && freeing(seat, stage, askAbout),
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
  let asked = -1;
  /** @type {import("../types.js").LiveState | null} */
  let newest = null;
  /** @param {number} seat */
  const askAbout = (seat) => {
    asked = seat;
    if (newest) showSeats(newest, true);
  };
  const showSeats = panel(
    find("#host-seats"),
    (/** @type {import("../types.js").LiveState} */ { lobby }) => [lobby.seats, lobby.stage],
    (_, { lobby }) => [
      html(
        "ul",
        { class: "host-seat-list" },
        ...lobby.seats.map((seat) => drawSeat(seat, lobby.stage, asked, askAbout)),
      ),
    ],
  );
  return (state) => {
    newest = state;
    showRequests(state);
    showSeats(state);
  };
}
