/** What the page needs of the rules' public view, under plain names. The only file that knows the view's form. */

/** @typedef {import("./types.js").TableState} TableState */
/** @typedef {{row: number, col: number}} Cell */
/** @typedef {{money: number, elephants: number, grain: number, shields: [number, number, number]}} Goods */

/** The phases a turn goes through, in order. */
export const PHASES = Object.freeze(["production", "auction", "commerce", "building", "siege"]);

/** @param {TableState} state @returns {string | null} */
export const phaseOf = (state) => state.game?.phase ?? null;

/** @param {TableState} state @returns {"blue" | "red" | null} */
export const seasonOf = (state) => state.game?.season ?? null;

/** The seats whose move or answer the game waits for. @param {TableState} state @returns {number[]} */
export const moversOf = (state) => state.game?.waiting_for ?? [];

/** @param {TableState} state @returns {number | null} */
export const turnNumberOf = (state) => state.game?.turn ?? null;

/** The seats in the order of play that the auction decided. @param {TableState} state @returns {number[]} */
export const orderOf = (state) => state.game?.order ?? [];

/** Lowest and highest disk of a market's row. @param {TableState} state @param {string} market @returns {[number, number] | null} */
export const disksOf = (state, market) => state.game?.price_rows?.[market] ?? null;

/**
 * @param {TableState} state
 * @returns {{highest: number | null, leader: number | null, passed: boolean[]} | null}
 */
export const auctionOf = (state) => (phaseOf(state) === "auction" ? state.game.step : null);

/** @param {number[]} pair @returns {Cell} */
const cell = ([row, col]) => ({ row, col });

/**
 * The cities that have not been harvested, by seat.
 * @param {TableState} state
 * @returns {Cell[][]}
 */
export const unharvestedOf = (state) =>
  phaseOf(state) === "production" ? state.game.step.left.map((/** @type {number[][]} */ cells) => cells.map(cell)) : [];

/**
 * The stated trade, while others may fill it.
 * @param {TableState} state
 * @returns {{market: string, action: "buy" | "sell", count: number, cost: number} | null}
 */
export const tradeOf = (state) => (phaseOf(state) === "commerce" ? state.game.step.trade : null);

/**
 * The open offer of a barter.
 * @param {TableState} state
 * @returns {{maker: number, to: number | null, give: Goods, take: Goods} | null}
 */
export const offerOf = (state) => (phaseOf(state) === "commerce" ? (state.game.step.barter?.offer ?? null) : null);

/**
 * The player markers that stand on somebody's Lands: who besieges whom, and from where.
 * @param {TableState} state
 * @returns {{owner: number, seat: number, cell: Cell}[]} `owner` of the marker, `seat` on whose Lands it stands
 */
export function markersOf(state) {
  const players = state.game?.players ?? [];
  return players
    .filter((/** @type {any} */ player) => player.marker_at)
    .map((/** @type {any} */ player) => ({
      owner: player.seat,
      seat: player.marker_at[0],
      cell: cell(player.marker_at[1]),
    }));
}

/**
 * The cities under siege, the present battle first.
 * @param {TableState} state
 * @returns {{seat: number, cell: Cell, elephants: number}[]}
 */
export function besiegedOf(state) {
  const step = state.game?.step;
  if (phaseOf(state) !== "siege" || !step?.declared) return [];
  return (step.battles ?? []).map((/** @type {any} */ battle) => ({
    seat: step.defender,
    cell: cell(battle.cell),
    elephants: battle.elephants,
  }));
}
