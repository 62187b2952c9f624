/**
 * What a small game's table tells, under plain names. The only file that knows the form of the state.
 *
 * @typedef {{rank: number, suit: "clubs" | "diamonds" | "hearts" | "spades" | null}} Card
 * @typedef {{move: string} & Record<string, any>} Move what a seat may do now, with its bounds
 * @typedef {{seat: number, name: string, marker: string | null, symbol: string, colour: string, held: boolean,
 *   present: boolean, virtual: string | null}} Seat
 * @typedef {{id: string, kind: string, title: string, played: string, winners: string[],
 *   scores: {name: string, points: number | null}[]}} PlayedGame
 * @typedef {{card: Card, owner: number | null, sure: boolean, cell: [number, number] | null,
 *   onto: [number, number] | null}} Proposal a card that the camera believes to see; of Belemmer also where it went
 * @typedef {{kind: string, table: string, version: number, sequence: number, title: string,
 *   stage: "open" | "playing" | "ended", paused: boolean, seats: Seat[], aside: Seat[], you: number | null, host: boolean,
 *   view: Record<string, any>, moves: Move[], host_moves: Move[] | null, waiting: number[],
 *   log: {version: number, text: string, german: string | null}[], clock: {ends_ns: number | null},
 *   evening: {games: PlayedGame[], totals: {name: string, won: number, points: number}[], vote: boolean},
 *   undo: {may: boolean, what: string | null, german: string | null, redo: boolean}, notes: {text: string, german: string | null}[],
 *   proposals?: Proposal[]}} SmallState
 */

import { html } from "../dom.js";
import { text } from "../text.js";

export const HOST = -1;
const SYMBOLS = Object.freeze(["▲", "●", "◆", "■", "★", "▼", "✚"]);
const COLOURS = Object.freeze(["green", "purple", "orange", "black", "white", "blue", "brown"]);

/** The game's name in addresses and texts: `bid-war`. @param {SmallState} state */
export const gameOf = (state) => String(state.view?.game ?? state.kind).replaceAll("_", "-");

/** Whether a small game is being played, or has just been. @param {SmallState} state */
export const isSmall = (state) => state.kind !== "raja" && Boolean(state.view);

/** The seat this page plays for, null for a spectator. @param {SmallState} state @returns {number | null} */
export const mySeat = (state) => state.you ?? null;

/** Whether this page may do what a host does. @param {SmallState} state */
export const isHost = (state) => state.host;

/** @param {SmallState} state @param {string} name @returns {Move | null} */
export const moveOf = (state, name) => (state.moves ?? []).find((move) => move.move === `May${name}`) ?? null;

/** @param {SmallState} state @param {string} name @returns {Move[]} */
export const movesOf = (state, name) => (state.moves ?? []).filter((move) => move.move === `May${name}`);

/** The step of the game: `sealing`. @param {SmallState} state @returns {string} */
export const phaseOf = (state) => state.view?.phase ?? "";

/** The players as the rules have them, whatever else is told of each. @param {SmallState} state @returns {any[]} */
export const playersOf = (state) =>
  (state.view?.players ?? []).map((/** @type {any} */ player, /** @type {number} */ seat) =>
    typeof player === "string" ? { seat, name: player } : player,
  );

/** @param {SmallState} state @param {number | null} seat @returns {any} */
export const playerOf = (state, seat) => playersOf(state).find((player) => player.seat === seat) ?? null;

/** @param {SmallState} state @param {number | null} seat @returns {string} */
export const nameOf = (state, seat) =>
  seat === HOST
    ? text("door.host")
    : (state.seats?.find((other) => other.seat === seat)?.name ?? playerOf(state, seat)?.name ?? "");

/** Symbol and colour go together, so that colour is never alone. @param {SmallState} state @param {number | null} seat */
export function symbolOf(state, seat) {
  const told = state.seats?.find((other) => other.seat === seat);
  const place = Math.max(0, seat ?? 0) % SYMBOLS.length;
  const colour = told?.colour ?? COLOURS[place];
  return html(
    "span",
    { class: "seat-symbol", "data-colour": colour, "aria-hidden": "true" },
    told?.symbol ?? SYMBOLS[place],
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

/** Seats, or the host, without whom the game does not go on. @param {SmallState} state @returns {number[]} */
export const waitingOf = (state) => state.view?.waiting_for ?? state.waiting ?? [];

/** Who has won, as far as anybody: seats, or games where the game is a vote. @param {SmallState} state @returns {number[]} */
export const winnersOf = (state) => state.view?.step?.winners ?? state.view?.winners ?? [];

/** @param {SmallState} state */
export const isOver = (state) => phaseOf(state) === "ended";

/** Real cards lie on the table; phones tell what they are. @param {SmallState} state */
export const hasRealCards = (state) => ["typed", "camera"].includes(state.view?.cards);

/** Which round, auction or move the table is in: what it is called, and of how many. @param {SmallState} state */
export function roundOf({ view }) {
  if (view?.rounds) return text("small.round_of", { number: Math.max(1, view.round), count: view.rounds });
  if (view?.round) return text("small.round", { number: view.round });
  if (view?.auction) return text("small.auction", { number: view.auction });
  return "";
}
