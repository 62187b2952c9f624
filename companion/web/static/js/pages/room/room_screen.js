/** The hall's screen: the way in, how many have sealed, and the reveal as a moment. */

import { find, html } from "../../page/dom.js";
import { openPage, showConnection } from "../../page/page.js";
import { redraw } from "../../page/panel.js";
import { histogram } from "../../room/histogram.js";
import { clock, count, drawStandings, noteClock, roomApi, winnersSentence } from "../../room/shown.js";
import { followTable } from "../../server/stream.js";
import { text } from "../../page/text.js";

/** @typedef {import("../../room/shown.js").Told} Told */
/** @typedef {import("../../room/shown.js").Room} Room */

const drawn = { stage: "", standings: "", door: "" };

/** @param {Room} room */
function drawSealing(room) {
  const share = room.players ? (100 * room.sealed) / room.players : 0;
  return [
    clock(room.due_ms, "room.left"),
    html("p", { class: "hall-count" }, html("b", { "data-sealed": "" }, count(room.sealed)), html("span", {}, text("room.of_sealed", { players: count(room.players) }))),
    html("progress", { class: "hall-progress", max: 100, value: share.toFixed(1), "aria-label": text("room.of_sealed", { players: count(room.players) }) }),
    html("p", { class: "hall-rule" }, text("room.rules_2")),
  ];
}

/** @param {Room} room */
function drawReveal(room) {
  const { last } = room;
  if (!last) return [html("p", { class: "hall-rule" }, text("room.no_round"))];
  return [
    html(
      "div",
      { class: "hall-reveal" },
      last.winner
        ? html(
            "p",
            { class: "hall-winner" },
            html("b", { class: "hall-winning", "data-winning": "" }, count(last.number)),
            html("span", {}, text("room.won", { name: last.winner.name, number: last.winner.seat + 1 })),
          )
        : html("p", { class: "hall-winner" }, html("span", {}, text("room.nobody"))),
    ),
    histogram(last),
    html("p", { class: "hall-rule" }, text("room.bids", { count: last.bids })),
    room.stage === "revealed" && clock(room.due_ms, "room.next_in"),
  ];
}

/** @param {Room} room */
function drawEnd(room) {
  return [html("p", { class: "hall-end" }, winnersSentence(room)), ...drawReveal(room)];
}

/** @param {Room | null} room */
function titleOf(room) {
  if (!room) return text("room.none");
  if (room.stage === "waiting") return text("room.soon");
  if (room.stage === "ended") return text("room.over");
  return text(room.stage === "sealing" ? "room.round" : "room.after", { round: room.round, rounds: room.rounds });
}

/** @param {Room | null} room */
function drawStage(room) {
  if (!room) return [html("p", { class: "hall-rule" }, text("room.none_hint"))];
  if (room.stage === "waiting")
    return [html("p", { class: "hall-rule" }, text("room.rules_1")), html("p", { class: "hall-rule" }, text("room.rules_2")), html("p", { class: "hall-rule" }, text("room.rules_3"))];
  if (room.stage === "sealing") return drawSealing(room);
  return room.stage === "ended" ? drawEnd(room) : drawReveal(room);
}

/** @param {keyof typeof drawn} part @param {string} root @param {unknown} slice @param {() => import("../../page/dom.js").Child[]} draw */
function part(part, root, slice, draw) {
  const now = JSON.stringify(slice);
  if (now === drawn[part]) return;
  drawn[part] = now;
  redraw(find(root), draw());
}

/** @param {Told} told */
function show({ room }) {
  find("#stage-title").textContent = titleOf(room);
  find("#stage").dataset.stage = room?.stage ?? "none";
  const { guests = 0, ...still } = room ?? {};
  part("stage", "#stage .hall-body", still, () => drawStage(room));
  part("door", ".hall-door", [guests, room?.door_open], () =>
    room
      ? [
          html("p", { class: "hall-in" }, html("b", { "data-guests": "" }, count(guests)), html("span", {}, text("room.are_in"))),
          !room.door_open && html("p", { class: "hint" }, text("room.shut")),
        ]
      : [],
  );
  part("standings", "#standings .room-standings", [room?.standings, room?.winners], () => (room ? drawStandings(room, null) : []));
}

async function start() {
  await openPage();
  const { address: server, way } = document.body.dataset;
  const address = `${server}${way}`;
  // A line that is too long breaks before the path, not inside a code.
  find(".hall-address").replaceChildren(new URL(address).host, html("wbr"), way ?? "");
  find("[data-code]").setAttribute("alt", text("host.code", { address }));
  followTable(
    `${roomApi}/screen/events`,
    (/** @type {Told} */ told) => {
      noteClock(told);
      show(told);
      document.documentElement.dataset.sequence = String(told.sequence);
    },
    showConnection,
  );
}

await start();
