/**
 * A seat's plans while others move: a trade and a wall, kept only on this phone. A plan lasts for one turn, and is
 * withdrawn with a sentence if it is no longer legal.
 */

import { html } from "../../page/dom.js";
import { goodsWords, noGoods, shieldPoints } from "../../game/goods.js";
import { text } from "../../page/text.js";
import { isCell, nameOfCell } from "../desk.js";
import { movesOf, named } from "../legal.js";

/** @typedef {import("../../types.js").LiveState} LiveState */
/** @typedef {import("../../types.js").Move} Move */
/** @typedef {import("../../types.js").MarketName} MarketName */
/** @typedef {{market: MarketName, side: "buy" | "sell", count: number, shields: [number, number, number]}} PlannedTrade */
/** @typedef {{cell: import("../../game/player.js").Pair, stones: number}} PlannedBuild */
/** @typedef {{about: string, trade: PlannedTrade | null, build: PlannedBuild | null, gone: string[]}} Kept */

const KEY = "raja.plans";

/** What may be planned now. @param {LiveState} state */
export const aheadOf = (state) => state.legal?.ahead ?? [];

/** The trade with that market in a list of legal moves. @param {Move[]} moves @param {{market: MarketName, side: string}} trade */
export const tradeAmong = (moves, { market, side }) =>
  named(moves, "Trade").find((move) => move.market === market && move.action === side) ?? null;

/** @param {PlannedTrade} trade */
export function tradeWords({ market, side, count, shields }) {
  const goods = goodsWords(market === "shields" ? { ...noGoods(), shields } : { ...noGoods(), [market]: count });
  return text(side === "buy" ? "plan.buys" : "plan.sells", { goods });
}

/** @param {PlannedBuild} build */
export const buildWords = ({ cell, stones }) => text("plan.builds", { count: stones, city: nameOfCell(cell) });

/** @param {PlannedTrade} trade @param {Move[]} moves */
function fitsTrade(trade, moves) {
  const may = tradeAmong(moves, trade);
  if (!may) return false;
  if (trade.market !== "shields") return trade.count <= may.most;
  return shieldPoints(trade.shields) <= may.most && trade.shields.every((some, place) => some <= (may.shields[place] ?? 0));
}

/** @param {PlannedBuild} build @param {Move[]} moves */
const fitsBuild = ({ cell, stones }, moves) =>
  named(moves, "DeclareBuild").some((may) => stones <= may.most_stones && may.cities.some(([city]) => isCell(city, cell)));

/** Of plans that no longer hold. @param {import("../desk.js").Desk} desk */
export const goneSentences = ({ plans }) =>
  plans.gone.map((sentence) => html("p", { class: "refusal", role: "status" }, sentence));

/** Plans of this phone's seat. */
export class Plans {
  /** @type {Kept} */
  #kept = { about: "", trade: null, build: null, gone: [] };
  #storage;

  /** @param {() => Storage} storage where a reloaded page finds them; a browser may refuse it */
  constructor(storage) {
    this.#storage = storage;
    try {
      this.#kept = { ...this.#kept, ...JSON.parse(storage().getItem(KEY) ?? "{}") };
    } catch {
      // a browser without storage starts afresh
    }
  }

  get trade() {
    return this.#kept.trade;
  }

  get build() {
    return this.#kept.build;
  }

  /** Sentences about plans that no longer hold. */
  get gone() {
    return this.#kept.gone;
  }

  /** @param {Partial<Kept>} part */
  keep(part) {
    this.#kept = { ...this.#kept, gone: [], ...part };
    try {
      this.#storage().setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // then they last until the page is closed
    }
  }

  /** Checks the plans against the table as it is now. @param {LiveState} state @param {number} seat */
  review(state, seat) {
    const about = `${state.lobby?.table} ${state.game?.turn} ${seat}`;
    if (about !== this.#kept.about) this.keep({ about, trade: null, build: null });
    const moves = [...movesOf(state), ...aheadOf(state)];
    const { trade, build } = this.#kept;
    if (trade) this.#hold("trade", tradeWords(trade), this.#isTradeNear(moves), fitsTrade(trade, moves), state);
    if (build) this.#hold("build", buildWords(build), this.#isBuildNear(moves), fitsBuild(build, moves), state);
  }

  /** @param {Move[]} moves */
  #isTradeNear = (moves) => named(moves, "EndCommerce").length + named(moves, "Trade").length > 0;

  /** @param {Move[]} moves */
  #isBuildNear = (moves) => named(moves, "EndBuilding").length + named(moves, "DeclareBuild").length > 0;

  /** @param {"trade" | "build"} kind @param {string} words @param {boolean} near @param {boolean} fits @param {LiveState} state */
  #hold(kind, words, near, fits, state) {
    if (near && !fits) this.keep({ [kind]: null, gone: [...this.gone, text("plan.gone", { what: words })] });
    const over = state.game?.phase === "siege" || (kind === "trade" && state.game?.phase === "building");
    if (over) this.keep({ [kind]: null, gone: this.gone });
  }
}
