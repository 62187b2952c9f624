/** What the bench knows: what lies on the table, which mat and cell the hands are at; and how it is told to act. */

import { SEAT_COLOURS } from "../page/facts.js";
import { tableAnswers, unreached } from "../server/reached.js";
import { ask, look } from "../server/requests.js";
import { text } from "../page/text.js";

const EVERY_MS = 1200;

/**
 * @typedef {{row: number, col: number, noble: boolean, grain: number,
 *   wall: {stones: number, width: number, courses: number[]}}} BenchCity
 * @typedef {{seat: number, tiles: {row: number, col: number, side: "red" | "blue", shields: number[]}[],
 *   cities: BenchCity[], loose: number}} BenchMat
 * @typedef {{changes: number, looks_at: number | "market", width: number, height: number,
 *   shown: [number, number, number, number], mats: BenchMat[],
 *   prices: Record<string, number> | null, cells: {row: number, col: number, outline: number[][]}[],
 *   walls: {row: number, col: number, left: number, top: number, right: number, bottom: number}[],
 *   pads: {market: string, price: number, at: number[]}[], hand: boolean,
 *   camera: {plugged: boolean, frozen: boolean}, board: {plugged: boolean} | null}} BenchState
 * @typedef {{row: number, col: number}} Cell
 * @typedef {{state: () => BenchState | null, seat: () => number, cell: () => Cell, choose: (cell: Cell) => void,
 *   act: (name: string, fields?: Record<string, unknown>) => Promise<boolean>, here: () => Record<string, unknown>,
 *   asked: <T>(what: string, held: T) => T,
 *   ask: <T>(what: string, value: T, send: (value: T) => Promise<boolean>) => Promise<void>,
 *   show: (redraw: (state: BenchState) => void) => void, begin: () => void, refresh: () => Promise<void>}} Bench
 * `asked` is what was last requested, if the table does not have it yet; `ask` requests it: of many requests made
 * while one is being sent, only the last follows.
 */

/**
 * @param {(sentence: string) => void} refuse
 * @param {(connected: boolean) => void} showConnection
 * @param {{mat: number, isShown: () => boolean} | null} [own] the one mat that is looked at, and while it is; where the
 *   camera is turned if left out
 * @returns {Bench}
 */
export function setUpBench(refuse, showConnection, own = null) {
  const asked = own ? `?mat=${own.mat}` : "";
  /** @type {BenchState | null} */
  let newest = null;
  let reached = false;
  let seat = own?.mat ?? 0;
  /** @type {Cell} */
  let cell = { row: 1, col: 2 };
  /** @type {((state: BenchState) => void)[]} */
  const panels = [];
  /** What was asked for, by what it is about: as long as it is under way it is of the same kind. @type {Map<string, unknown>} */
  const wanted = new Map();

  function redraw() {
    if (!newest) return;
    for (const show of panels) show(newest);
    if (!own) document.documentElement.dataset.sequence = String(newest.changes);
  }

  /** @param {import("../server/requests.js").Outcome} outcome */
  function take(outcome) {
    showConnection(outcome.done || outcome.status !== 0);
    if (!outcome.done) {
      if (outcome.status === 0) reached = false;
      return;
    }
    const told = /** @type {BenchState} */ (outcome.data);
    // An overtaken answer is about the past; a restarted table counts from 0 again.
    if (reached && newest && told.changes < newest.changes) return;
    reached = true;
    newest = told;
    tableAnswers();
    if (newest.looks_at !== "market") seat = newest.looks_at;
    redraw();
  }

  const update = async () => {
    if (!document.hidden && (own?.isShown() ?? true)) take(await look(`/api/virtual${asked}`));
  };

  /** @param {string} name @param {Record<string, unknown>} [fields] @returns {Promise<boolean>} whether it was done */
  async function act(name, fields = {}) {
    const outcome = await ask(`/api/virtual/${name}${asked}`, fields);
    refuse(outcome.done ? "" : outcome.status === 0 ? unreached() : outcome.message);
    take(outcome);
    return outcome.done;
  }

  return {
    state: () => newest,
    seat: () => seat,
    cell: () => cell,
    choose(chosen) {
      cell = chosen;
      redraw();
    },
    here: () => ({ seat, row: cell.row, col: cell.col }),
    act,
    /** @template T @param {string} what @param {T} held @returns {T} */
    asked: (what, held) => /** @type {T | undefined} */ (wanted.get(what)) ?? held,
    /** @template T @param {string} what @param {T} value @param {(value: T) => Promise<boolean>} send */
    async ask(what, value, send) {
      const underWay = wanted.has(what);
      wanted.set(what, value);
      redraw();
      if (underWay) return;
      let sent = value;
      let done = true;
      do {
        sent = /** @type {T} */ (wanted.get(what));
        done = await send(sent);
      } while (done && wanted.get(what) !== sent);
      wanted.delete(what);
      redraw();
    },
    show: (show) => panels.push(show),
    refresh: update,
    begin() {
      void update();
      setInterval(() => void update(), EVERY_MS);
    },
  };
}

/** @param {BenchState} state @param {number} seat */
export const matOf = (state, seat) => state.mats.find((mat) => mat.seat === seat);

/**
 * Everything on one cell.
 * @param {BenchState} state
 * @param {number} seat
 * @param {Cell} cell
 */
export function cellOf(state, seat, { row, col }) {
  /** @param {Cell} other */
  const same = (other) => other.row === row && other.col === col;
  const mat = matOf(state, seat);
  return { tile: mat?.tiles.find(same) ?? null, city: mat?.cities.find(same) ?? null };
}

/** The name of a mat's colour. @param {number} seat */
export const seatColour = (seat) => text(`colour.${SEAT_COLOURS[seat]}`);
