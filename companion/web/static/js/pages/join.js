/** Sitting down: choosing a seat, name and player marker, or asking the host for a seat that is taken. */

import { find, html } from "../page/dom.js";
import { eveningTitle } from "../page/evening_title.js";
import { LONGEST_NAME, MARKERS } from "../page/facts.js";
import { openPage, showConnection } from "../page/page.js";
import { panel } from "../page/panel.js";
import { wish } from "../server/commands.js";
import { markerPicture } from "../lands/markers.js";
import { unreached } from "../server/reached.js";
import { rememberedName } from "../page/remembered_name.js";
import { ask } from "../server/requests.js";
import { seatSymbol } from "../lands/seats.js";
import { keepShell } from "../page/shell.js";
import { followTable } from "../server/stream.js";
import { text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */

/** What has been chosen but not yet sent. */
const draft = {
  seat: /** @type {number | null} */ (null),
  marker: /** @type {string | null} */ (null),
  asked: /** @type {"" | "sent" | "heard"} */ (""),
  recorded: /** @type {boolean | null} */ (null),
};
let refusal = "";
/** @type {LiveState | null} */
let newest = null;

/** The text field is kept here, not in the panel, so that a redraw does not close the keyboard. */
const nameField = /** @type {HTMLInputElement} */ (
  html("input", {
    id: "name",
    name: "name",
    "data-key": "name",
    maxlength: LONGEST_NAME,
    autocomplete: "given-name",
    enterkeyhint: "done",
  })
);

/** @param {import("../types.js").LobbySeat} seat @returns {"mine" | "free" | "left" | "taken"} */
function standing(seat) {
  if (seat.seat === newest?.you.seat) return "mine";
  if (!seat.taken) return "free";
  return !seat.held && !seat.virtual && newest?.lobby.stage !== "open" ? "left" : "taken";
}

/** @param {import("../types.js").LobbySeat} seat */
const drawSeat = (seat) =>
  html(
    "button",
    {
      type: "button",
      class: "join-seat",
      "data-key": `seat${seat.seat}`,
      "data-colour": seat.colour,
      "data-standing": standing(seat),
      "aria-pressed": String(draft.seat === seat.seat),
      onclick: () => {
        draft.seat = seat.seat;
        draft.marker = seat.seat === newest?.you.seat ? seat.marker : draft.marker;
        draft.asked = "";
        again();
      },
    },
    seatSymbol(seat),
    html(
      "span",
      { class: "choice-words" },
      html("b", {}, seat.name ?? text(`colour.${seat.colour}`)),
      html(
        "small",
        {},
        seat.name ? `${text(`colour.${seat.colour}`)} · ` : "",
        text(`join.${seat.virtual ? "virtual" : standing(seat)}`),
      ),
    ),
    seat.marker && markerPicture(seat.marker),
  );

/** @param {string} marker @param {import("../types.js").LobbySeat | undefined} holder the seat that has it */
const drawMarker = (marker, holder) =>
  html(
    "button",
    {
      type: "button",
      class: "join-marker",
      "data-key": `marker.${marker}`,
      "aria-pressed": String(draft.marker === marker),
      "aria-disabled": holder ? "true" : null,
      onclick: () => {
        if (holder) return;
        draft.marker = draft.marker === marker ? null : marker;
        again();
      },
    },
    markerPicture(marker),
    html("span", {}, text(`marker.${marker}`)),
    holder && html("small", {}, holder.name),
  );

/** @param {string} address @param {Record<string, unknown>} body */
async function send(address, body) {
  rememberedName(nameField.value.trim());
  refusal = (await wish(address, body)) ?? "";
  if (!refusal && address.endsWith("/request")) draft.asked = "sent";
  again();
}

let going = false;

/** Only once: both the answer to the claim and the state that follows may say so. */
function goToSeat() {
  if (!going) location.replace("/seat");
  going = true;
}

/** Takes the seat; whoever already sits elsewhere gets up first. @param {import("../types.js").LobbySeat} seat @param {Record<string, unknown>} body */
async function claim(seat, body) {
  const own = newest?.you.seat ?? null;
  refusal = (own !== null && own !== seat.seat && (await wish(`/api/seats/${own}/leave`))) || "";
  if (refusal) return again();
  rememberedName(nameField.value.trim());
  refusal = (await wish(`/api/seats/${seat.seat}/claim`, body)) ?? "";
  if (refusal) again();
  else goToSeat();
}

/** A seat left in mid-game: the person who had it goes on, anybody else asks the host. @param {import("../types.js").LobbySeat} seat */
async function goOn(seat) {
  const name = seat.name ?? "";
  const recorded = draft.recorded;
  const outcome = await ask(`/api/seats/${seat.seat}/claim`, { name, recorded });
  if (outcome.done) return goToSeat();
  if (outcome.code === "seat.ask_host") return send(`/api/seats/${seat.seat}/request`, { name: rememberedName() || name, recorded });
  refusal = outcome.status === 0 ? unreached() : outcome.message;
  again();
}

/** @param {import("../types.js").LobbySeat} seat @param {LiveState} state */
function drawForm(seat, state) {
  const { lobby } = state;
  const kind = standing(seat);
  const open = lobby.stage === "open";
  if (draft.asked && state.you.seat === null)
    return [
      html("p", { class: "waits", role: "status" }, text("join.asked", { name: seat.name ?? "" })),
      html("p", { class: "refusal", role: "alert" }, refusal),
    ];
  if (kind === "left")
    return [
      recordingChoice(),
      joinButton(text("join.take_over", { name: seat.name ?? "" }), () => whenAnswered(() => void goOn(seat))),
    ];
  const name = html("p", { class: "name-line" }, html("label", { for: "name" }, text("join.name")), nameField);
  if (kind === "taken")
    return [
      html("p", { class: "hint" }, text("join.taken_hint", { name: seat.name ?? "" })),
      name,
      recordingChoice(),
      joinButton(text("join.ask"), () =>
        whenAnswered(() => void send(`/api/seats/${seat.seat}/request`, { name: nameField.value, recorded: draft.recorded })),
      ),
    ];
  const holders = Object.fromEntries(
    lobby.seats.filter((other) => other.seat !== seat.seat).map((other) => [other.marker, other]),
  );
  return [
    name,
    recordingChoice(),
    open && html("h3", { class: "part-title" }, text("join.marker")),
    open &&
      html(
        "div",
        { class: "join-markers", role: "group", "aria-label": text("join.marker") },
        ...MARKERS.map((marker) => drawMarker(marker, holders[marker])),
      ),
    open && html("p", { class: "hint" }, text(draft.marker ? "join.marker_chosen" : "join.marker_dealt")),
    joinButton(text(kind === "mine" ? "join.keep" : "join.sit"), () =>
      whenAnswered(() => void claim(seat, { name: nameField.value, marker: draft.marker, recorded: draft.recorded })),
    ),
  ];
}

/** Whether recordings may contain this person's name and hands; asked only if something is recorded. */
function recordingChoice() {
  if (newest?.recorded === "off") return null;
  const choice = (/** @type {boolean} */ agreed, /** @type {string} */ key) =>
    html(
      "button",
      {
        type: "button",
        class: "tool",
        "data-key": `recorded.${agreed}`,
        "aria-pressed": String(draft.recorded === agreed),
        onclick: () => {
          draft.recorded = agreed;
          refusal = "";
          again();
        },
      },
      text(key),
    );
  return html(
    "div",
    { class: "consent", role: "group", "aria-label": text("consent.title") },
    html("h3", { class: "part-title" }, text("consent.title")),
    html("p", { class: "hint" }, text("consent.hint")),
    html("div", { class: "more-row" }, choice(true, "consent.yes"), choice(false, "consent.no")),
  );
}

/** Anybody who is asked must answer before sitting down. @param {() => void} go */
function whenAnswered(go) {
  if (newest?.recorded === "off" || draft.recorded !== null) return go();
  refusal = text("consent.first");
  again();
}

/** The button that takes the seat, with the reason beside it if that failed. @param {string} label @param {() => void} onclick */
const joinButton = (label, onclick) =>
  html(
    "div",
    { class: "now-actions" },
    html("p", { class: "refusal", role: "alert" }, refusal),
    html(
      "button",
      { type: "button", class: "action action-main", "data-key": "join", onclick },
      html("span", {}, label),
    ),
  );

/** @type {(state: LiveState, force?: boolean) => void} */
let show = () => {};
const again = () => newest && show(newest, true);

async function start() {
  await openPage();
  keepShell();
  nameField.value = rememberedName();
  // A phone with a seat goes back there by itself, unless it comes from there to change something.
  const changing = new URLSearchParams(location.search).has("change");

  show = panel(
    find("#join .join-body"),
    ({ lobby, you, recorded }) => [lobby, you, recorded],
    (_, state) => {
      const { lobby } = state;
      const chosen = lobby.seats.find((seat) => seat.seat === draft.seat);
      const asked = lobby.requests.some((request) => request.seat === draft.seat);
      if (draft.asked === "sent" && asked) draft.asked = "heard";
      if (draft.asked === "heard" && !asked) {
        draft.asked = "";
        refusal = text("join.refused");
      }
      return [
        html(
          "p",
          { class: "hint" },
          text(lobby.stage === "open" ? "join.hint" : "join.hint_playing", { title: eveningTitle(lobby.title) }),
        ),
        html(
          "div",
          { class: "join-seats", role: "group", "aria-label": text("join.title") },
          ...lobby.seats.map(drawSeat),
        ),
        ...(chosen ? drawForm(chosen, state) : [html("p", { class: "refusal", role: "alert" }, refusal)]),
      ];
    },
  );

  followTable(
    "/api/events",
    (/** @type {import("../types.js").LiveState} */ state) => {
      newest = state;
      const seated = state.you.seat !== null;
      if (seated && !changing) {
        goToSeat();
        return;
      }
      if (seated && draft.seat === null) {
        const own = state.lobby.seats[state.you.seat ?? 0];
        draft.seat = own.seat;
        draft.marker = own.marker;
        nameField.value = own.name ?? nameField.value;
      }
      show(state);
      document.documentElement.dataset.sequence = String(state.sequence);
    },
    showConnection,
  );
}

await start();
