/** The evening's next game: which one, its options, who plays and in which order, and who is virtual. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { USUAL_TALK_S, VIRTUAL_KINDS } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { choice, choices, hint, part } from "../seat/desk.js";
import { seatSymbol } from "../lands/seats.js";
import { gameTitle } from "../small/played.js";
import { numberRow, stepper } from "../forms/stepper.js";
import { text } from "../page/text.js";
import { GAMES, hasSuits, KINDS, PLACES, TALKS_S } from "./game_options.js";
import { drawSuits, suitsOption } from "./suits.js";
import { undoSwitch } from "./undo_switch.js";

/** @typedef {import("../small/state.js").SmallTold} SmallTold */
/** @typedef {import("./game_options.js").Option} Option */
/** @typedef {import("./game_options.js").Chosen} Chosen */
/** @typedef {import("./game_options.js").Kind} Kind */

/** @param {SmallTold} state */
const peopleOf = (state) => [...(state.seats ?? []), ...(state.aside ?? [])].filter((seat) => seat.name !== null);

/** @returns {(state: SmallTold) => void} */
export function setUpNextGame() {
  const refusal = find("#next-refusal");
  /** @type {{kind: Kind | null, options: Chosen, seats: number[] | null, virtual: number, player: string, undo: "host" | "all", first: string,
   *   suits: Record<string, number>, sure: boolean}} */
  const empty = {
    kind: null,
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
  /** @type {SmallTold | null} */
  let newest = null;
  const again = () => newest && show(newest, true);
  /** @param {Partial<typeof draft>} part */
  const change = (part) => {
    draft = { ...draft, sure: false, ...part };
    refusal.textContent = "";
    again();
  };

  /** Who plays: those chosen, or as many of those at the table as can. @param {SmallTold} state @param {Kind} kind @returns {number[]} */
  function seatsFor(state, kind) {
    if (draft.seats) return draft.seats;
    const people = peopleOf(state).filter((seat) => kind !== "evening_vote" || !seat.virtual);
    return people.slice(0, GAMES[kind].most).map((seat) => seat.seat);
  }

  /** Each option's chosen value, or its default. @param {Kind} kind @returns {Chosen} */
  const optionsOf = (kind) =>
    Object.fromEntries(GAMES[kind].options.map(({ name, values }) => [name, draft.options[name] ?? values[0]]));

  /** Everybody who gets a suit, with the spare suit's place last. @param {SmallTold} state @param {Kind} kind */
  function suitHolders(state, kind) {
    const people = peopleOf(state);
    const players = seatsFor(state, kind).map((number) => ({
      key: String(number),
      name: people.find(({ seat }) => seat === number)?.name ?? "",
    }));
    const virtual = Array.from({ length: draft.virtual }, (_, place) => ({
      key: `virtual${place}`,
      name: `${text("next.virtual_player")} ${place + 1}`,
    }));
    const spare = optionsOf(kind).offer === "spare" ? [{ key: "spare", name: text("suits.spare") }] : [];
    return [...players, ...virtual, ...spare];
  }

  /** The options to send: those that another one rules out keep their defaults. @param {SmallTold} state @param {Kind} kind */
  function chosenOptions(state, kind) {
    const all = optionsOf(kind);
    for (const { name, when } of GAMES[kind].options) if (when && !when(all)) delete all[name];
    if (kind === "almost") all.discussion_s = draft.options.discussion_s ?? USUAL_TALK_S;
    if (kind === "belemmer")
      all.first = draft.first === "toss" ? (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 : Number(draft.first);
    return hasSuits(kind) ? { ...all, suits: suitsOption(kind, suitHolders(state, kind), draft.suits) } : all;
  }

  /** @param {Kind} kind */
  async function begin(kind) {
    if (!newest) return;
    if (newest.stage === "playing" && !draft.sure) {
      change({ sure: true });
      return;
    }
    const body = {
      kind,
      options: chosenOptions(newest, kind),
      seats: seatsFor(newest, kind),
      virtual: Array.from({ length: draft.virtual }, () => draft.player),
      undo: draft.undo,
    };
    const why = await wish("/api/small/open", body);
    refusal.textContent = why ?? "";
    if (why === null) draft = { ...empty };
    again();
  }

  /** @param {Option} option @param {Chosen} all */
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
      numberRow({
        label: text("option.discussion_s"),
        numbers: TALKS_S.map((seconds) => ({
          key: `talk${seconds}`,
          label: seconds ? text("next.seconds", { count: seconds }) : text("next.no_talk"),
          pressed: (draft.options.discussion_s ?? USUAL_TALK_S) === seconds,
          wide: true,
          onclick: () => change({ options: { ...draft.options, discussion_s: seconds } }),
        })),
      }),
    );

  /** @param {SmallTold} state @param {number[]} playing */
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

  /** @param {SmallTold} state @param {Kind} kind @param {number[]} playing */
  const drawPeople = (state, kind, playing) =>
    part(
      text("next.who"),
      choices(
        text("next.who"),
        ...peopleOf(state).map((seat) => {
          const place = playing.indexOf(seat.seat);
          return choice({
            key: `plays${seat.seat}`,
            label: seat.name ?? "",
            picture: html("span", { class: "seat-chip chip-bare" }, seatSymbol(seat)),
            detail: place < 0 ? text("next.aside") : text("next.plays", { place: place + 1 }),
            pressed: place >= 0,
            onclick: () =>
              change({ seats: place < 0 ? [...playing, seat.seat] : playing.filter((other) => other !== seat.seat) }),
          });
        }),
      ),
      kind !== "evening_vote" &&
        stepper({
          key: "virtual",
          label: text("next.virtual"),
          value: draft.virtual,
          most: Math.max(0, GAMES[kind].most - playing.length),
          onChange: (value) => change({ virtual: value }),
        }),
      draft.virtual > 0 &&
        choices(
          text("next.virtual"),
          ...VIRTUAL_KINDS.toReversed().map((player) =>
            choice({
              key: `player=${player}`,
              label: text(`host.virtual_${player}`),
              pressed: draft.player === player,
              onclick: () => change({ player }),
            }),
          ),
        ),
    );

  /** Why the game cannot begin yet. @param {Kind} kind @param {number} count */
  function flaw(kind, count) {
    const { least, most } = GAMES[kind];
    if (count < least) return text("next.too_few", { count: least });
    return count > most ? text("next.too_many", { count: most }) : null;
  }

  /** @param {SmallTold} state @param {Kind} kind @returns {import("../page/dom.js").Child[]} */
  function drawDetails(state, kind) {
    const playing = seatsFor(state, kind);
    const all = optionsOf(kind);
    const why = flaw(kind, playing.length + draft.virtual);
    return [
      ...GAMES[kind].options.map((option) => drawOption(option, all)),
      kind === "almost" && drawTalk(),
      drawPeople(state, kind, playing),
      hasSuits(kind) && !why && drawSuits(suitHolders(state, kind), draft.suits, (suits) => change({ suits })),
      kind === "belemmer" && drawFirst(state, playing),
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
            onclick: () => !why && begin(kind),
          },
          html("span", {}, draft.sure ? text("next.sure") : text("next.start", { game: gameTitle(kind) })),
          why && html("small", {}, why),
        ),
      ),
    ];
  }

  /** @param {SmallTold} state */
  const drawPlaces = (state) =>
    part(
      text("next.places"),
      numberRow({
        label: text("next.places"),
        numbers: PLACES.map((places) => ({
          key: `places=${places}`,
          label: places,
          pressed: state.seats.length === places,
          onclick: async () => {
            refusal.textContent = (await wish("/api/small/places", { places })) ?? "";
          },
        })),
      }),
      hint(text("next.places.hint")),
    );

  /** @param {Kind} kind @param {SmallTold} state */
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
      onclick: () => !closed && change({ ...empty, kind: draft.kind === kind ? null : kind }),
    });
  }

  const show = panel(
    find("#next-game"),
    (/** @type {SmallTold} */ { seats, aside, stage, kind, evening }) => [seats, aside, stage, kind, evening],
    (_, state) => [
      hint(text("next.hint")),
      state.kind === "raja" && state.stage === "open" && drawPlaces(state),
      choices(text("next.which"), ...KINDS.map((kind) => drawGame(kind, state))),
      ...(draft.kind ? drawDetails(state, draft.kind) : []),
    ],
  );

  return (state) => {
    // A new game was opened, so the choices made were for the one before.
    if (about !== state.table) draft = { ...empty };
    about = state.table;
    newest = state;
    show(state);
  };
}
