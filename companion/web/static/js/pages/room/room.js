/** A phone in the open room: come in, seal a number, see the reveal, check the seals. */

import { find, html } from "../../page/dom.js";
import { LONGEST_NAME, MOST_DIGITS } from "../../page/facts.js";
import { openPage, showConnection } from "../../page/page.js";
import { redraw } from "../../page/panel.js";
import { rememberedName } from "../../page/remembered_name.js";
import { Own, sealText } from "../../room/own.js";
import { clock, count, drawStandings, noteClock, places, roomApi, winnersSentence } from "../../room/shown.js";
import { sha256 } from "../../small/sha256.js";
import { followTable } from "../../server/stream.js";
import { text } from "../../page/text.js";

/** @typedef {import("../../room/shown.js").Told} Told */
/** @typedef {import("../../room/shown.js").Room} Room */
/** @typedef {import("../../room/shown.js").You} You */


/** @type {Told | null} */
let newest = null;
/** Whether a sealed number is being changed. */
let changing = false;
const drawn = { room: "", result: "", standings: "" };
const own = new Own(() => show());

// The text field is kept here, so that a redraw does not close the keyboard.
const nameField = /** @type {HTMLInputElement} */ (
  html("input", { id: "name", name: "name", "data-key": "name", maxlength: LONGEST_NAME, autocomplete: "given-name", enterkeyhint: "go" })
);
const numberField = /** @type {HTMLInputElement} */ (
  html("input", { id: "number", name: "number", "data-key": "number", class: "room-number", inputmode: "numeric", pattern: "[0-9]*", maxlength: MOST_DIGITS, autocomplete: "off", enterkeyhint: "done" })
);

/** @param {string} words @param {Record<string, string | number>} [values] */
const heading = (words, values) =>
  html("h2", { id: "room-heading", tabindex: -1, "data-heading": "" }, text(words, values));

/** @param {string} words @param {string} key */
const mainAction = (words, key) =>
  html(
    "div",
    { class: "now-actions" },
    html("button", { type: "submit", class: "action action-main", "data-key": key, "aria-disabled": own.busy ? "true" : null }, html("span", {}, words)),
  );

/** @param {import("../../page/dom.js").Child[]} children @param {() => void} send */
const form = (children, send) =>
  html(
    "form",
    {
      class: "part",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (!own.busy) send();
      },
    },
    ...children,
  );

const refusal = () => html("p", { class: "refusal", role: "alert" }, own.refusal);

/** @param {Room} room */
function drawDoor(room) {
  if (room.stage === "ended") return [heading("room.over"), html("p", { class: "hint" }, text("room.over_hint"))];
  if (!room.door_open) return [heading("room.shut"), html("p", { class: "hint" }, text("room.shut_hint"))];
  return [
    heading("room.come_in"),
    html("p", { class: "hint" }, text("room.come_in_hint")),
    form(
      [
        html("p", { class: "name-line" }, html("label", { for: "name" }, text("join.name")), nameField),
        mainAction(text("room.enter"), "enter"),
      ],
      () => own.enter(nameField.value, room.number),
    ),
    refusal(),
  ];
}

/** @param {Room} room @param {You} you */
function drawSealed(room, you) {
  const seal = own.sealOf(room.round);
  if (!seal) return [];
  return [
    html(
      "div",
      { class: "room-own" },
      html("p", { class: "room-own-number" }, html("small", {}, text("room.yours")), html("b", { "data-own-number": "" }, count(seal.number))),
      html("p", { class: "hint" }, text("room.sealed_hint")),
    ),
    html(
      "div",
      { class: "now-actions" },
      html(
        "button",
        {
          type: "button",
          class: "action action-other",
          "data-key": "change",
          onclick: () => {
            changing = true;
            numberField.value = "";
            show();
            numberField.focus();
          },
        },
        html("span", {}, text("room.change")),
      ),
    ),
    drawSeal(room.round, you),
  ];
}

/** This phone's seal, and how to check it; only this phone knows the hidden text until the reveal. @param {number} round @param {You} you */
function drawSeal(round, you) {
  const seal = own.sealOf(round);
  if (!seal) return null;
  const sealed = sealText(round, you.seat, seal.number, seal.salt);
  const fits = sha256(sealed) === seal.seal;
  return html(
    "details",
    { class: "room-check", "data-key": "check" },
    html("summary", {}, text("room.seal")),
    html("p", {}, text("room.seal_is"), " ", html("code", { "data-seal": "" }, seal.seal)),
    html("p", {}, text("room.seal_of"), " ", html("code", {}, sealed)),
    html("p", { class: fits ? "room-fits" : "refusal" }, text(fits ? "room.fits" : "room.wrong_seal")),
    newest?.room?.stage !== "sealing" && html("p", {}, html("a", { class: "tool", href: `${roomApi}/rounds/${round}/openings`, download: `round-${round}.txt` }, text("room.openings"))),
  );
}

/** @param {Room} room @param {You} you */
function drawSealing(room, you) {
  const top = [heading("room.round", { round: room.round, rounds: room.rounds }), clock(room.due_ms, "room.left")];
  const sealedBy = html("p", { class: "hint", "data-sealed": "" }, text("room.sealed", { sealed: count(Math.max(room.sealed, own.sealOf(room.round) ? 1 : 0)), players: count(room.players) }));
  if (you.first_round > room.round) return [...top, html("p", { class: "waits" }, text("room.next_round")), sealedBy];
  if (own.sealOf(room.round) && !changing) return [...top, ...drawSealed(room, you), sealedBy];
  return [
    ...top,
    form(
      [
        html("p", { class: "room-number-line" }, html("label", { for: "number" }, text("room.number")), numberField),
        mainAction(text("room.do_seal"), "seal"),
      ],
      async () => {
        const number = Number(numberField.value);
        if (!Number.isInteger(number) || number < 1) {
          own.refusal = text("room.whole_number");
          show();
          return;
        }
        await own.seal(number, room);
        if (!own.refusal) changing = false;
        show();
      },
    ),
    refusal(),
    sealedBy,
  ];
}

/** @param {Room} room @param {You} you */
function drawRoom(room, you) {
  if (room.stage === "sealing") return drawSealing(room, you);
  const who = html("p", { class: "room-who" }, html("b", {}, you.name), " ", html("small", {}, `#${you.seat + 1}`));
  if (room.stage === "waiting")
    return [heading("room.in"), who, html("p", { class: "waits" }, text("room.waiting")), html("p", { class: "hint" }, text("room.guests_in", { count: room.guests }))];
  if (room.stage === "ended") return [heading("room.over"), who, html("p", { class: "room-winners" }, winnersSentence(room))];
  return [
    heading("room.after", { round: room.round, rounds: room.rounds }),
    who,
    clock(room.due_ms, "room.next_in") ?? html("p", { class: "waits" }, text("room.waiting_next")),
  ];
}

/** How this phone's number did. @param {import("../../room/shown.js").Result} last @param {You | null} you */
function fared(last, you) {
  const seal = own.sealOf(last.round);
  if (!you || !seal) return text("room.no_number");
  if (last.winner?.seat === you.seat) return text("room.you_won", { number: count(seal.number) });
  const same = last.counts[seal.number - 1];
  if (same === undefined) return text("room.too_high", { number: count(seal.number) });
  return same > 1 ? text("room.same", { number: count(seal.number), count: same - 1 }) : text("room.not_lowest", { number: count(seal.number) });
}

/** @param {Room} room */
function drawResult(room) {
  const { last } = room;
  if (!last) return [];
  return [
    html(
      "p",
      { class: "room-reveal" },
      last.winner ? html("b", { class: "room-winning", "data-winning": "" }, count(last.number)) : null,
      html("span", {}, last.winner ? text("room.won", { name: last.winner.name, number: last.winner.seat + 1 }) : text("room.nobody")),
    ),
    html("p", { class: "room-fared", "data-won": last.winner?.seat === own.you?.seat && own.you !== null }, fared(last, own.you)),
    html("p", { class: "hint" }, text("room.bids", { count: last.bids })),
    own.you && drawSeal(last.round, own.you),
  ];
}

/** @param {Room} room */
function drawPlaces(room) {
  const lines = drawStandings(room, own.you?.seat ?? null);
  if (!own.you || !room.standings.length) return lines;
  const place = places(room).get(own.you.seat);
  return [
    html("p", { class: "room-own-place", "data-place": "" }, place ? text("room.place", { place, guests: count(room.guests) }) : text("room.no_place", { place: room.standings.length + 1, guests: count(room.guests) })),
    ...lines,
  ];
}

/** Redraws a part if what it shows has changed. @param {keyof typeof drawn} part @param {string} root @param {unknown} slice @param {() => import("../../page/dom.js").Child[]} draw */
function part(part, root, slice, draw) {
  const now = JSON.stringify(slice);
  if (now === drawn[part]) return;
  drawn[part] = now;
  redraw(find(root), draw);
}

let announced = 0;

/** Once per round, announced to screen readers too. @param {Room} room */
function announce(room) {
  if (!room.last || announced === room.last.round) return;
  announced = room.last.round;
  const { last } = room;
  find("#announcer").textContent = last.winner ? `${count(last.number)}: ${text("room.won", { name: last.winner.name, number: last.winner.seat + 1 })} ${fared(last, own.you)}` : text("room.nobody");
}

function show() {
  if (!newest) return;
  const { room } = newest;
  const you = own.room_number === room?.number ? own.you : null;
  if (room?.stage !== "sealing") changing = false;
  const { guests, ...still } = room ?? { guests: 0 };
  // The number of guests changes all the time as people come in, so it is shown only while everybody waits.
  const counts = room?.stage === "waiting" ? guests : 0;
  part("room", "#room .room-body", [still, counts, you, own.refusal, own.busy, changing], () => {
    if (!room) return [heading("room.none"), html("p", { class: "hint" }, text("room.none_hint"))];
    return you ? drawRoom(room, you) : drawDoor(room);
  });
  find("#result").hidden = !room?.last;
  find("#standings").hidden = !room || (room.stage === "waiting" && !room.standings.length);
  if (!room) return;
  part("result", "#result .room-result", [room.last, you], () => drawResult(room));
  part("standings", "#standings .room-standings", [room.standings, room.winners, you?.seat], () => drawPlaces(room));
  announce(room);
}

async function start() {
  await openPage();
  nameField.value = rememberedName();
  followTable(
    `${roomApi}/events`,
    (/** @type {Told} */ told) => {
      newest = told;
      noteClock(newest);
      show();
      document.documentElement.dataset.sequence = String(newest.sequence);
    },
    showConnection,
    { you: (told) => own.hear(/** @type {{number?: number, you?: You | null}} */ (told)) },
  );
}

await start();
