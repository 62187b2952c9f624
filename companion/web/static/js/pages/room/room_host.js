/** The host of an open room: open it, rounds, clock, the door, names. */

import { wish } from "../../server/commands.js";
import { find, html } from "../../page/dom.js";
import { LONGEST_TITLE, ROOM, ROOM_WINNERS } from "../../page/facts.js";
import { openPage, showConnection } from "../../page/page.js";
import { redraw } from "../../page/panel.js";
import { clock, count, noteClock, roomApi, winnersSentence } from "../../room/shown.js";
import { look } from "../../server/requests.js";
import { numberRow } from "../../forms/stepper.js";
import { followTable } from "../../server/stream.js";
import { switchButton } from "../../forms/switches.js";
import { text } from "../../page/text.js";

/** @typedef {import("../../room/shown.js").Told} Told */
/** @typedef {import("../../room/shown.js").Room} Room */

const MORE_S = 30;
const SURE_MS = 6000;
const FIND_AFTER_MS = 300;

/** Settings of the next room. */
/** @type {{title: string, rounds: number, winner: typeof ROOM_WINNERS[number], round_s: number, pause_s: number}} */
const draft = { ...ROOM, round_s: 60 };
/** @type {Room | null} */
let room = null;
let drawn = "";
/** The action tapped once, which the next tap carries out. */
let sure = "";

/** @param {string} what @param {Record<string, unknown>} [body] */
async function act(what, body = {}) {
  find("#steer-refusal").textContent = (await wish(`${roomApi}/${what}`, body)) ?? "";
}

/** @param {string} key @param {string} words @param {string} kind @param {() => unknown} onclick */
const action = (key, words, kind, onclick) =>
  html("button", { type: "button", class: `action ${kind}`, "data-key": key, onclick }, html("span", {}, words));

/** A button for what cannot be undone, which needs a second tap. @param {string} key @param {string} words @param {() => unknown} done */
const graveAction = (key, words, done) =>
  action(key, sure === key ? text("room.sure") : words, sure === key ? "action-grave" : "action-other", () => {
    if (sure === key) {
      sure = "";
      done();
    } else {
      sure = key;
      setTimeout(() => {
        if (sure === key) sure = "";
        show();
      }, SURE_MS);
    }
    show();
  });

/** @param {"rounds" | "round_s" | "pause_s"} name @param {number[]} values @param {(value: number) => string} words */
const choice = (name, values, words) =>
  html(
    "div",
    { class: "part" },
    html("h3", { class: "part-title" }, text(`room.option_${name}`)),
    numberRow({
      label: text(`room.option_${name}`),
      numbers: values.map((value) => ({
        key: `${name}=${value}`,
        label: words(value),
        pressed: draft[name] === value,
        wide: true,
        onclick: () => {
          draft[name] = value;
          show();
        },
      })),
    }),
  );

const titleField = /** @type {HTMLInputElement} */ (
  html("input", { id: "title", name: "title", "data-key": "title", maxlength: LONGEST_TITLE, autocomplete: "off" })
);

function drawOpening() {
  const seconds = (/** @type {number} */ value) => (value ? text("room.seconds", { seconds: value }) : text("room.by_host"));
  return [
    html("p", { class: "name-line" }, html("label", { for: "title" }, text("room.option_title")), titleField),
    choice("rounds", [3, 5, 10], String),
    choice("round_s", [0, 30, 60, 120], seconds),
    choice("pause_s", [0, 15, 30], seconds),
    html(
      "div",
      { class: "part" },
      html("h3", { class: "part-title" }, text("room.option_winner")),
      html(
        "div",
        { class: "choices", role: "group", "aria-label": text("room.option_winner") },
        ...ROOM_WINNERS.map((value) =>
          html(
            "button",
            {
              type: "button",
              class: "choice",
              "data-key": `winner=${value}`,
              "aria-pressed": String(draft.winner === value),
              onclick: () => {
                draft.winner = value;
                show();
              },
            },
            html("span", { class: "choice-words" }, html("b", {}, text(`room.by_${value}`))),
          ),
        ),
      ),
    ),
    html(
      "div",
      { class: "now-actions" },
      action("open", text("room.open"), "action-main", () => act("open", { ...draft, title: titleField.value })),
    ),
  ];
}

/** @param {Room} now */
function drawSteering(now) {
  const standing = html("p", { class: "hint", "data-stage": now.stage }, text("room.guests_in", { count: now.guests }));
  const end = graveAction("end", text("room.end"), () => act("end"));
  if (now.stage === "sealing")
    return [
      html("h3", {}, text("room.round", { round: now.round, rounds: now.rounds })),
      clock(now.due_ms, "room.left"),
      html("p", { class: "tally" }, html("b", {}, count(now.sealed)), " ", text("room.of_sealed", { players: count(now.players) })),
      standing,
      html(
        "div",
        { class: "now-actions" },
        end,
        action("prolong", text("room.prolong", { seconds: MORE_S }), "action-other", () => act("prolong", { seconds: MORE_S })),
        action("reveal", text("room.reveal"), "action-main", () => act("reveal")),
      ),
    ];
  return [
    now.last && html("p", {}, now.last.winner ? `${count(now.last.number)}: ${text("room.won", { name: now.last.winner.name, number: now.last.winner.seat + 1 })}` : text("room.nobody")),
    clock(now.due_ms, "room.next_in"),
    standing,
    html(
      "div",
      { class: "now-actions" },
      end,
      action("begin", text("room.begin", { round: now.round + 1 }), "action-main", () => act("begin")),
    ),
  ];
}

/** @param {Room} now */
const drawDoor = (now) => [
  switchButton({
    key: "door",
    label: text("room.door_open"),
    detail: text(now.door_open ? "room.door_open_hint" : "room.door_shut_hint"),
    on: now.door_open,
    onclick: () => act("door", { open: !now.door_open }),
  }),
];

/** People whose name or number contains the text, newest first. */
async function findGuests() {
  const part = /** @type {HTMLInputElement} */ (find("#find")).value;
  const found = await look(`${roomApi}/guests?find=${encodeURIComponent(part)}`);
  if (!found.done) return;
  const { guests } = /** @type {{guests: {seat: number, name: string}[]}} */ (found.data);
  redraw(find("#guest-list"), [
    html(
      "ul",
      { class: "room-guests" },
      ...guests.map((guest) =>
        html(
          "li",
          {},
          html("span", { class: "room-name" }, guest.name, " ", html("small", {}, `#${guest.seat + 1}`)),
          html("button", { type: "button", class: "tool", "data-key": `remove${guest.seat}`, onclick: () => remove(guest) }, sure === `remove${guest.seat}` ? text("room.sure") : text("room.remove")),
        ),
      ),
    ),
    !guests.length && html("p", { class: "hint" }, text("room.nobody_found")),
  ]);
}

/** @param {{seat: number, name: string}} guest */
async function remove(guest) {
  const key = `remove${guest.seat}`;
  if (sure === key) {
    sure = "";
    find("#guests-refusal").textContent = (await wish(`${roomApi}/remove`, { seat: guest.seat })) ?? "";
  } else {
    sure = key;
  }
  await findGuests();
}

function show() {
  const over = !room || room.stage === "ended";
  find("#door").hidden = find("#guests").hidden = over;
  const now = JSON.stringify([room, sure, over && draft]);
  if (now === drawn) return;
  drawn = now;
  const ended = room?.stage === "ended" && html("p", { class: "room-winners" }, winnersSentence(room));
  // On a club's hub, halls are opened from their list.
  const opens = !find("main").dataset.others;
  redraw(find("#steer"), () => (room && !over ? drawSteering(room) : [ended, ...(opens ? drawOpening() : [])]));
  redraw(find("#door-switch"), room && !over ? drawDoor(room) : []);
}

/** Whether this screen may host; a host who has just given the PIN comes back to this page. */
async function mayHost() {
  const found = await look(`${roomApi}/host`);
  return found.done && /** @type {{host: boolean}} */ (found.data).host;
}

async function start() {
  await openPage();
  const host = await mayHost();
  find("#login").hidden = host;
  find("#host").hidden = !host;
  const port = find("main").dataset.tablePort;
  const way = /** @type {HTMLAnchorElement} */ (find("#table-host"));
  const table = new URL("/host", location.href);
  table.port = port ?? "";
  way.href = table.href;
  way.hidden = !port;
  let timer = 0;
  find("#find").addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(findGuests, FIND_AFTER_MS);
  });
  if (host) void findGuests();
  followTable(
    `${roomApi}/screen/events`,
    (/** @type {Told} */ told) => {
      noteClock(told);
      const grown = told.room?.guests !== room?.guests;
      room = told.room;
      if (host) show();
      if (host && grown && room) void findGuests();
      document.documentElement.dataset.sequence = String(told.sequence);
    },
    showConnection,
  );
}

await start();
