/** The game itself: what is agreed on before it starts, then pause and call clock. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { eveningTitle } from "../page/evening_title.js";
import { SEATS } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { rulebookWords } from "../game/rulings.js";
import { choice, choices, hint, part } from "../seat/desk.js";
import { numberRow, stepper } from "../forms/stepper.js";
import { switchButton } from "../forms/switches.js";
import { text } from "../page/text.js";
import { drawRulebook } from "./rulebook.js";
import { undoSwitch } from "./undo_switch.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("../types.js").Options} Options */
/** @typedef {import("../types.js").LobbySeat} LobbySeat */

const SWITCHES = /** @type {const} */ (["open_hands", "hints", "companion_dice"]);
const CLOCKS_S = Object.freeze([0, 10, 20, 30, 60]);

/**
 * The start button, above the agreements: that list is longer than a phone's screen.
 * @param {LobbySeat[]} seated
 * @param {string | null} why it cannot be yet
 * @param {() => void} start
 */
const drawStart = (seated, why, start) =>
  html(
    "div",
    { class: "now-actions" },
    html(
      "button",
      {
        type: "button",
        class: "action action-main",
        "data-key": "start",
        "aria-disabled": why ? "true" : null,
        onclick: () => !why && start(),
      },
      html("span", {}, text("host.start")),
      html("small", {}, why ?? text("host.with", { names: seated.map((seat) => seat.name).join(", ") })),
    ),
  );

/** @returns {(state: LiveState) => void} */
export function setUpGame() {
  const refusal = find("#host-refusal");
  /** @type {Partial<Options>} */
  let draft = {};
  /** @type {LiveState | null} */
  let newest = null;
  const again = () => newest && show(newest, true);
  /** @param {Partial<Options>} part */
  const change = (part) => {
    draft = { ...draft, ...part };
    again();
  };
  /** @param {string} address @param {Record<string, unknown>} body */
  const ask = async (address, body) => {
    refusal.textContent = (await wish(address, body)) ?? "";
  };

  /** @param {import("../types.js").Lobby} lobby */
  function drawOptions(lobby) {
    const options = { ...lobby.options, ...draft };
    const seated = lobby.seats.filter((seat) => seat.taken);
    const oldest = options.starting_seat ?? seated[0]?.seat ?? null;
    const why = seated.length < 2 ? text("host.too_few") : seated.length > SEATS ? text("host.too_many") : null;
    return [
      drawStart(seated, why, () => ask("/api/game/start", { ...options, starting_seat: oldest })),
      drawRulebook(options, change),
      part(
        text("host.options"),
        ...SWITCHES.map((name) =>
          switchButton({
            key: name,
            label: text(`option.${name}`),
            detail: text(`option.${name}.hint`),
            on: Boolean(options[name]),
            onclick: () => change({ [name]: !options[name] }),
          }),
        ),
        undoSwitch("undo", options.undo, (undo) => change({ undo })),
      ),
      seated.length > 0 &&
        part(
          text("host.oldest"),
          choices(
            text("host.oldest"),
            ...seated.map((seat) =>
              choice({
                key: `oldest${seat.seat}`,
                label: seat.name ?? "",
                pressed: oldest === seat.seat,
                onclick: () => change({ starting_seat: seat.seat }),
              }),
            ),
          ),
        ),
    ];
  }

  /** @param {import("../types.js").Lobby} lobby @param {LiveState["clock"]} clock */
  function drawPlaying(lobby, clock) {
    const seconds = clock?.seconds ?? 0;
    const raja = lobby.kind === "raja";
    const agreed = raja && [
      ...rulebookWords(lobby.options),
      ...[...SWITCHES].filter((name) => lobby.options[name]).map((name) => text(`option.${name}`)),
      lobby.options.undo === "all" && text("option.undo"),
    ];
    return [
      hint(agreed ? `${eveningTitle(lobby.title)} · ${agreed.filter(Boolean).join(" · ")}` : eveningTitle(lobby.title)),
      html(
        "div",
        { class: "more-row" },
        html(
          "button",
          {
            type: "button",
            class: "tool",
            "data-key": "pause",
            "aria-pressed": String(lobby.paused),
            onclick: () => ask("/api/pause", { paused: !lobby.paused }),
          },
          html("span", { class: `glyph glyph-${lobby.paused ? "play" : "pause"}`, "aria-hidden": "true" }),
          text(lobby.paused ? "host.go_on" : "host.pause"),
        ),
      ),
      raja &&
        part(
          text("host.clock"),
          numberRow({
            key: "clock",
            label: text("host.clock"),
            numbers: CLOCKS_S.map((value) => ({
              key: `clock${value}`,
              label: value ? text("host.seconds", { count: value }) : text("host.no_clock"),
              wide: !value,
              pressed: value === seconds,
              onclick: () => void ask("/api/clock", { seconds: value || null }),
            })),
          }),
          seconds > 0 &&
            stepper({
              key: "clock",
              label: text("host.clock_seconds"),
              value: seconds,
              least: 1,
              most: 600,
              onChange: (value) => void ask("/api/clock", { seconds: value }),
            }),
        ),
    ];
  }

  const show = panel(
    find("#host-game"),
    (/** @type {LiveState} */ { lobby, clock }) => [
      lobby.stage,
      lobby.kind,
      lobby.seats,
      lobby.options,
      lobby.paused,
      lobby.title,
      clock?.seconds,
    ],
    (_, { lobby, clock }) => (lobby.stage === "open" ? drawOptions(lobby) : drawPlaying(lobby, clock)),
  );

  return (state) => {
    newest = state;
    show(state);
  };
}
