/** The next game of the evening: which, with which of its options, who plays it and in which order, who is virtual. */

import { wish } from "../commands.js";
import { find, html } from "../dom.js";
import { panel } from "../panel.js";
import { choice, choices, hint, part } from "../seat/desk.js";
import { chipOf } from "../small/state.js";
import { gameTitle } from "../small/scores.js";
import { stepper } from "../stepper.js";
import { switchButton } from "../switches.js";
import { text } from "../text.js";
import { GAMES, hasSuits, TALKS_S, USUAL_TALK_S } from "./game_options.js";
import { drawSuits, suitsOption } from "./suits.js";
import { undoSwitch } from "./undo_switch.js";

/** @typedef {import("../small/state.js").SmallState} SmallState */
/** @typedef {import("./game_options.js").Option} Option */

const SEVEN = 7;
const FIVE = 5;

/** @param {SmallState} state */
const peopleOf = (state) => [...(state.seats ?? []), ...(state.aside ?? [])].filter((seat) => seat.name !== null);

/** @returns {(state: SmallState) => void} */
export function setUpNextGame() {
  const refusal = find("#next-refusal");
  /** @type {{kind: string, options: Record<string, any>, seats: number[] | null, virtual: number, player: string, undo: "host" | "all", first: string,
   *   suits: Record<string, number>, sure: boolean}} */
  const empty = {
    kind: "",
    options: {},
    seats: null,
    virtual: 0,
    player: "sensible",
    undo: "host",
    first: "0",
    suits: {},
    sure: false,
  };
  let draft = { ...empty };
  let about = "";
  /** @type {SmallState | null} */
  let newest = null;
  const again = () => newest && show(newest, true);
  /** @param {Partial<typeof draft>} change */
  const change = (change) => {
    draft = { ...draft, sure: false, ...change };
    refusal.textContent = "";
    again();
  };

  /** Who plays: as chosen, or as many of those at the table as can. @param {SmallState} state @returns {number[]} */
  function seatsFor(state) {
    if (draft.seats) return draft.seats;
    const people = peopleOf(state).filter((seat) => draft.kind !== "evening_vote" || !seat.virtual);
    return people.slice(0, GAMES[draft.kind].most).map((seat) => seat.seat);
  }

  /** Everybody who gets a suit, the spare one's place last. @param {SmallState} state @param {Record<string, any>} all */
  function suitHolders(state, all) {
    const people = peopleOf(state);
    const players = seatsFor(state).map((number) => ({
      key: String(number),
      name: people.find(({ seat }) => seat === number)?.name ?? "",
    }));
    const virtual = Array.from({ length: draft.virtual }, (_, place) => ({
      key: `virtual${place}`,
      name: `${text("next.virtual_player")} ${place + 1}`,
    }));
    const spare = all.offer === "spare" ? [{ key: "spare", name: text("suits.spare") }] : [];
    return [...players, ...virtual, ...spare];
  }

  /** The options as they are sent: those that another one rules out are left to their defaults. */
  function chosenOptions(/** @type {SmallState} */ state) {
    const { options } = GAMES[draft.kind];
    /** @type {Record<string, any>} */
    const all = Object.fromEntries(options.map(({ name, values }) => [name, draft.options[name] ?? values[0]]));
    for (const { name, when } of options) if (when && !when(all)) delete all[name];
    if (hasSuits(draft.kind)) all.suits = suitsOption(draft.kind, suitHolders(state, all), draft.suits);
    if (draft.kind === "almost") all.discussion_s = draft.options.discussion_s ?? USUAL_TALK_S;
    if (draft.kind === "belemmer")
      all.first = draft.first === "toss" ? crypto.getRandomValues(new Uint8Array(1))[0] % 2 : Number(draft.first);
    return all;
  }

  async function begin() {
    if (!newest) return;
    if (newest.stage === "playing" && !draft.sure) {
      change({ sure: true });
      return;
    }
    const body = {
      kind: draft.kind,
      options: chosenOptions(newest),
      seats: seatsFor(newest),
      virtual: Array.from({ length: draft.virtual }, () => draft.player),
      undo: draft.undo,
    };
    const why = await wish("/api/small/open", body);
    refusal.textContent = why ?? "";
    if (why === null) draft = { ...empty };
    again();
  }

  /** @param {Option} option @param {Record<string, any>} all */
  const drawOption = ({ name, values, when }, all) =>
    (!when || when(all)) &&
    part(
      text(`option.${name}`),
      choices(
        text(`option.${name}`),
        ...values.map((value, place) =>
          choice({
            key: `${name}=${value}`,
            label: text(`option.${name}.${value}`),
            detail: place === 0 ? text("option.default") : null,
            pressed: all[name] === value,
            onclick: () => change({ options: { ...draft.options, [name]: value } }),
          }),
        ),
      ),
    );

  const drawTalk = () =>
    part(
      text("option.discussion_s"),
      html(
        "div",
        { class: "number-choice", role: "group", "aria-label": text("option.discussion_s") },
        ...TALKS_S.map((seconds) =>
          html(
            "button",
            {
              type: "button",
              class: "number",
              "data-key": `talk${seconds}`,
              "aria-pressed": String((draft.options.discussion_s ?? USUAL_TALK_S) === seconds),
              onclick: () => change({ options: { ...draft.options, discussion_s: seconds } }),
            },
            seconds ? text("next.seconds", { count: seconds }) : text("next.no_talk"),
          ),
        ),
      ),
    );

  /** @param {SmallState} state @param {number[]} playing */
  const drawFirst = (state, playing) =>
    part(
      text("option.first"),
      choices(
        text("option.first"),
        ...["0", "1", "toss"].map((first, place) =>
          choice({
            key: `first=${first}`,
            label:
              first === "toss"
                ? text("next.toss")
                : `${peopleOf(state).find((seat) => seat.seat === playing[place])?.name ?? text("next.virtual_player")} (${text(place ? "belemmer.black" : "belemmer.red")})`,
            detail: place === 0 ? text("option.default") : null,
            pressed: draft.first === first,
            onclick: () => change({ first }),
          }),
        ),
      ),
    );

  /** @param {SmallState} state @param {number[]} playing */
  const drawPeople = (state, playing) =>
    part(
      text("next.who"),
      choices(
        text("next.who"),
        ...peopleOf(state).map((seat) => {
          const place = playing.indexOf(seat.seat);
          return choice({
            key: `plays${seat.seat}`,
            label: seat.name,
            picture: chipOf({ ...state, seats: [{ ...seat, name: "" }] }, seat.seat, "chip-bare"),
            detail: place < 0 ? text("next.aside") : text("next.plays", { place: place + 1 }),
            pressed: place >= 0,
            onclick: () =>
              change({ seats: place < 0 ? [...playing, seat.seat] : playing.filter((other) => other !== seat.seat) }),
          });
        }),
      ),
      draft.kind !== "evening_vote" &&
        stepper({
          key: "virtual",
          label: text("next.virtual"),
          value: draft.virtual,
          most: Math.max(0, GAMES[draft.kind].most - playing.length),
          onChange: (value) => change({ virtual: value }),
        }),
      draft.virtual > 0 &&
        choices(
          text("next.virtual"),
          ...["sensible", "random"].map((player) =>
            choice({
              key: `player=${player}`,
              label: text(`host.virtual_${player}`),
              pressed: draft.player === player,
              onclick: () => change({ player }),
            }),
          ),
        ),
    );

  /** Why it cannot begin yet. @param {number} count */
  function flaw(count) {
    const { least, most } = GAMES[draft.kind];
    if (count < least) return text("next.too_few", { count: least });
    return count > most ? text("next.too_many", { count: most }) : null;
  }

  /** @param {SmallState} state @returns {import("../dom.js").Child[]} */
  function drawDetails(state) {
    const playing = seatsFor(state);
    const all = Object.fromEntries(
      GAMES[draft.kind].options.map(({ name, values }) => [name, draft.options[name] ?? values[0]]),
    );
    const why = flaw(playing.length + draft.virtual);
    return [
      ...GAMES[draft.kind].options.map((option) => drawOption(option, all)),
      draft.kind === "almost" && drawTalk(),
      drawPeople(state, playing),
      hasSuits(draft.kind) && !why && drawSuits(suitHolders(state, all), draft.suits, (suits) => change({ suits })),
      draft.kind === "belemmer" && drawFirst(state, playing),
      undoSwitch("next.undo", draft.undo, (undo) => change({ undo })),
      state.stage === "playing" && hint(text("next.leaves")),
      html(
        "div",
        { class: "now-actions" },
        html(
          "button",
          {
            type: "button",
            class: draft.sure ? "action action-grave" : "action action-main",
            "data-key": "begin",
            "aria-disabled": why ? "true" : null,
            onclick: () => !why && begin(),
          },
          html("span", {}, draft.sure ? text("next.sure") : text("next.start", { game: gameTitle(draft.kind) })),
          why && html("small", {}, why),
        ),
      ),
    ];
  }

  /** @param {SmallState} state */
  const drawPlaces = (state) =>
    switchButton({
      key: "places",
      label: text("next.places"),
      detail: text("next.places.hint"),
      on: state.seats.length > FIVE,
      onclick: async () =>
        (refusal.textContent =
          (await wish("/api/small/places", { places: state.seats.length > FIVE ? FIVE : SEVEN })) ?? ""),
    });

  /** @param {string} kind @param {SmallState} state */
  function drawGame(kind, state) {
    const { least, most } = GAMES[kind];
    const closed = kind === "evening_vote" && !state.evening.vote;
    return choice({
      key: `game=${kind}`,
      label: gameTitle(kind),
      detail: closed
        ? text("next.vote_needs")
        : least === most
          ? text("next.players_same", { count: least })
          : text("next.players", { least, most }),
      picture: html("span", { class: `game-emblem game-${kind.replaceAll("_", "-")}`, "aria-hidden": "true" }),
      pressed: draft.kind === kind,
      onclick: () => !closed && change({ ...empty, kind: draft.kind === kind ? "" : kind }),
    });
  }

  const show = panel(
    find("#next-game"),
    (/** @type {SmallState} */ { seats, aside, stage, kind, evening }) => [seats, aside, stage, kind, evening],
    (_, state) => [
      hint(text("next.hint")),
      state.kind === "raja" && state.stage === "open" && drawPlaces(state),
      choices(text("next.which"), ...Object.keys(GAMES).map((kind) => drawGame(kind, state))),
      ...(draft.kind ? drawDetails(state) : []),
    ],
  );

  return (state) => {
    // Another game is open: what was chosen before was for it.
    if (about !== state.table) draft = { ...empty };
    about = state.table;
    newest = state;
    show(state);
  };
}
