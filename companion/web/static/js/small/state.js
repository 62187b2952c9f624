/**
 * A small game's state, under plain names. With `types.d.ts` the only file that knows the state's form.
 *
 * @typedef {import("./types.js").SmallState} SmallTold a game may be open, or none
 * @typedef {import("./types.js").OpenState} SmallState a game is open, or has just been
 * @typedef {SmallState["view"]["game"]} GameName
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Proposal} Proposal a card that the camera believes to see; of Belemmer also where it went
 */

/**
 * The table while that game is open.
 * @template {GameName} Name
 * @typedef {Extract<SmallState, {view: {game: Name}}>} StateOf
 */

/**
 * What the rules tell about each player; in a vote, only their names.
 * @template {SmallState} State
 * @typedef {PlayerIn<State["view"]["players"][number]>} PlayerOf
 */

/**
 * @template Player
 * @typedef {Player extends string ? {seat: number, name: string} : Player} PlayerIn
 */

/**
 * @template Move
 * @typedef {Move extends {move: `May${infer Name}`} ? Name : never} MoveName
 */

import { html } from "../page/dom.js";
import { HOST, PLACE_COLOURS, PLACE_SYMBOLS } from "../page/facts.js";
import { text } from "../page/text.js";


/** The game's name in addresses and texts, such as `bid-war`. @param {SmallTold} state */
export const gameOf = (state) => String(state.view?.game ?? state.kind).replaceAll("_", "-");

/** Whether a small game is being played, or has just been. @param {SmallTold} state @returns {state is SmallState} */
export const isSmall = (state) => state.kind !== "raja" && Boolean(state.view);

/** Whether it is that game. @template {GameName} Name @param {SmallState} state @param {Name} name @returns {state is StateOf<Name>} */
export const plays = (state, name) => state.view.game === name;

/** The seat this page plays for, null for a spectator. @param {SmallTold} state @returns {number | null} */
export const mySeat = (state) => state.you ?? null;

/** Whether this page may do what a host does. @param {SmallTold} state */
export const isHost = (state) => state.host;

/**
 * All moves of that name.
 * @template {{move: string}} Move
 * @template {string} Name
 * @param {{moves: Move[]}} state
 * @param {Name & MoveName<Move>} name
 * @returns {Extract<Move, {move: `May${Name}`}>[]}
 */
export const movesOf = (state, name) =>
  state.moves.filter(
    /** @type {(move: Move) => move is Extract<Move, {move: `May${Name}`}>} */ ((move) => move.move === `May${name}`),
  );

/**
 * The move of that name, null where it may not be made.
 * @template {{move: string}} Move
 * @template {string} Name
 * @param {{moves: Move[]}} state
 * @param {Name & MoveName<Move>} name
 * @returns {Extract<Move, {move: `May${Name}`}> | null}
 */
export const moveOf = (state, name) =>
  /** @type {Extract<Move, {move: `May${Name}`}> | undefined} */ (movesOf(state, name)[0]) ?? null;

/** The step of the game: `sealing`. @param {SmallState} state @returns {SmallState["view"]["phase"]} */
export const phaseOf = (state) => state.view.phase;

/**
 * The players as the rules know them, whatever else is known about each.
 * @template {SmallState} State
 * @param {State} state
 * @returns {PlayerOf<State>[]}
 */
export const playersOf = (state) =>
  /** @type {PlayerOf<State>[]} */ (
    state.view.players.map((player, seat) => (typeof player === "string" ? { seat, name: player } : player))
  );

/** @template {SmallState} State @param {State} state @param {number | null} seat @returns {PlayerOf<State> | null} */
export const playerOf = (state, seat) => playersOf(state).find((player) => player.seat === seat) ?? null;

/** @param {SmallState} state @param {number | null} seat @returns {string} */
export const nameOf = (state, seat) =>
  seat === HOST
    ? text("door.host")
    : (state.seats?.find((other) => other.seat === seat)?.name ?? playerOf(state, seat)?.name ?? "");

/** Symbol and colour together, so that nothing depends on colour alone. @param {SmallState} state @param {number | null} seat */
export function symbolOf(state, seat) {
  const told = state.seats?.find((other) => other.seat === seat);
  const place = Math.max(0, seat ?? 0) % PLACE_SYMBOLS.length;
  const colour = told?.colour ?? PLACE_COLOURS[place];
  return html(
    "span",
    { class: "seat-symbol", "data-colour": colour, "aria-hidden": "true" },
    told?.symbol ?? PLACE_SYMBOLS[place],
  );
}

/** @param {SmallState} state @param {number | null} seat @param {string} [className] */
export const chipOf = (state, seat, className = "") =>
  html(
    "span",
    { class: `seat-chip ${className}` },
    symbolOf(state, seat),
    html("span", { class: "seat-name" }, nameOf(state, seat)),
  );

/** Whom the game waits for: seats, or the host. @param {SmallState} state @returns {number[]} */
export const waitingOf = (state) => state.view.waiting_for;

/** The winners, if any: seats, or games if this is a vote. @param {SmallState} state @returns {number[]} */
export function winnersOf({ view }) {
  if (view.phase !== "ended") return [];
  return view.game === "evening-vote" ? view.winners : view.step.winners;
}

/** @param {SmallState} state */
export const isOver = (state) => phaseOf(state) === "ended";

/** Whether real cards lie on the table, which people enter on phones. @param {SmallState} state */
export const hasRealCards = ({ view }) => "cards" in view && view.cards !== "phones";

/** Which round, auction or move the table is in: its name, and of how many. @param {SmallState} state */
export function roundOf({ view }) {
  if (view.game === "almost")
    return text("small.round_of", { number: Math.max(1, view.round), count: view.rounds });
  if (view.game === "bid-war" && view.round) return text("small.round", { number: view.round });
  if (view.game === "suit-bidding" && view.auction) return text("small.auction", { number: view.auction });
  return "";
}
