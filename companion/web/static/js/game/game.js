/** What the page needs from the rules' public view, under plain names. With `player.js` the only file that knows the view's form. */

import { siegeOf, stepOf } from "./player.js";

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../types.js").MarketName} MarketName */
/** @typedef {import("../types.js").Goods} Goods */
/** @typedef {{row: number, col: number}} Cell */

/** @param {TableState} state @returns {import("../types.js").GameView["phase"] | null} */
export const phaseOf = (state) => state.game?.phase ?? null;

/** @param {TableState} state @returns {"blue" | "red" | null} */
export const seasonOf = (state) => state.game?.season ?? null;

/** The seats whose move or answer the game is waiting for. @param {TableState} state @returns {number[]} */
export const moversOf = (state) => state.game?.waiting_for ?? [];

/** @param {TableState} state @returns {number | null} */
export const turnNumberOf = (state) => state.game?.turn ?? null;

/** The seats in the order of play, as the auction decided it. @param {TableState} state @returns {number[]} */
export const orderOf = (state) => state.game?.order ?? [];

/** Dollars the bank has paid out beyond the printed cash (S6). @param {TableState} state */
export const overdraftOf = (state) => state.game?.bank_overdrawn ?? 0;

/** Lowest and highest disk of a market's row. @param {TableState} state @param {MarketName} market @returns {[number, number] | null} */
export const disksOf = (state, market) => state.game?.price_rows[market] ?? null;

/** @param {TableState} state */
export const auctionOf = (state) => stepOf(state, "auction");

/** @param {number[]} pair @returns {Cell} */
const cell = ([row, col]) => ({ row, col });

/** The cities that have not been harvested, by seat. @param {TableState} state @returns {Cell[][]} */
export const unharvestedOf = (state) => stepOf(state, "production")?.left.map((cells) => cells.map(cell)) ?? [];

/** The stated trade, while others may fill it. @param {TableState} state */
export const tradeOf = (state) => stepOf(state, "commerce")?.trade ?? null;

/** The open offer of a barter. @param {TableState} state */
export const offerOf = (state) => stepOf(state, "commerce")?.barter?.offer ?? null;

/**
 * The player markers on somebody's Lands: who besieges whom, and from where.
 * @param {TableState} state
 * @returns {{owner: number, seat: number, cell: Cell}[]} `owner` of the marker, `seat` on whose Lands it stands
 */
export const markersOf = (state) =>
  (state.game?.players ?? []).flatMap(({ seat: owner, marker_at: at }) =>
    at ? [{ owner, seat: at[0], cell: cell(at[1]) }] : [],
  );

/**
 * The cities under siege, the current battle first.
 * @param {TableState} state
 * @returns {{seat: number, cell: Cell, elephants: number}[]}
 */
export function besiegedOf(state) {
  const siege = siegeOf(state);
  if (!siege) return [];
  return siege.battles.map((battle) => ({ seat: siege.defender, cell: cell(battle.cell), elephants: battle.elephants }));
}

/** Whether the state is a live table's, not a recorded evening's. @param {TableState} state @returns {state is import("../types.js").LiveState} */
export const isLive = (state) => state.lobby !== undefined;

/**
 * The chronicle's newest line about what people did or the table saw; lines about devices stay in the chronicle.
 * @param {TableState} state
 */
export const newestDeed = (state) => state.log?.findLast(({ tags }) => !tags.includes("device"));
