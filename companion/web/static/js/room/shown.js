/**
 * The parts that all pages of an open room show (docs/api.md).
 *
 * @typedef {import("./types.js").Result} Result
 * @typedef {import("./types.js").Standing} Standing
 * @typedef {import("./types.js").Room} Room
 * @typedef {import("./types.js").OwnSeal} OwnSeal
 * @typedef {import("./types.js").You} You
 * @typedef {import("./types.js").Told} Told
 */

import { find, html } from "../page/dom.js";
import { currentLocale, text } from "../page/text.js";

/** @param {number | string} value a number as people write it; a string of digits if it is too large for a JavaScript number */
export const count = (value) => BigInt(value).toLocaleString(currentLocale());

/** The address of this room's interface: on its table, or at a hall's gate. */
export const roomApi = document.body.dataset.roomApi ?? "/api/room";

/** How far the server's clock is ahead of this device's. */
let ahead_ms = 0;

/** @param {Told} told */
export function noteClock(told) {
  ahead_ms = told.now_ms - Date.now();
  find("#room-title").textContent = told.room?.title ?? "";
}

/** @param {number} due_ms by the server's clock @returns {number} whole seconds until then */
const secondsUntil = (due_ms) => Math.max(0, Math.ceil((due_ms - Date.now() - ahead_ms) / 1000));

/** @param {number} seconds */
const asClock = (seconds) =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The seconds left, counting down by themselves; nothing if no clock runs. @param {number | null} due_ms @param {string} words of the catalogue */
export function clock(due_ms, words) {
  if (due_ms === null) return null;
  const shown = html("p", { class: "room-clock", role: "timer" });
  const tick = () => {
    const left = secondsUntil(due_ms);
    shown.textContent = text(words, { time: asClock(left) });
    shown.toggleAttribute("data-short", left <= 5);
    if (left > 0) setTimeout(() => shown.isConnected && tick(), 250);
  };
  tick();
  return shown;
}

/** Places by what counts here; equal ones share a place. @param {Room} room @returns {Map<number, number>} */
export function places(room) {
  const score = (/** @type {Standing} */ one) => (room.winner_by === "rounds" ? one.rounds_won : BigInt(one.points));
  return new Map(
    room.standings.map((one) => [one.seat, 1 + room.standings.filter((other) => score(other) > score(one)).length]),
  );
}

/** The table of people who have won rounds. @param {Room} room @param {number | null} own the seat to mark */
export function drawStandings(room, own) {
  if (!room.standings.length) return [html("p", { class: "hint" }, text("room.nobody_yet"))];
  const place = places(room);
  return [
    html(
      "ol",
      { class: "room-places" },
      ...room.standings.map((one) =>
        html(
          "li",
          { "data-own": one.seat === own, "data-won": room.winners.includes(one.seat) },
          html("b", { class: "room-place" }, place.get(one.seat)),
          html("span", { class: "room-name" }, one.name, " ", html("small", {}, `#${one.seat + 1}`)),
          html(
            "span",
            { class: "room-score" },
            text("room.won_rounds", { count: one.rounds_won }),
            html("small", {}, text("room.points", { count: count(one.points) })),
          ),
        ),
      ),
    ),
  ];
}

/** Who has won in the end, in one sentence. @param {Room} room */
export function winnersSentence(room) {
  const names = room.standings.filter((one) => room.winners.includes(one.seat)).map((one) => one.name);
  if (!names.length) return text("room.no_winner");
  return text(names.length === 1 ? "room.winner" : "room.winners", { names: names.join(", ") });
}
