/** What is heard between two states: sounds, and what the announcer says. Pure; plays nothing. */

import { auctionOf, phaseOf, tradeOf } from "../game/game.js";

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("./synthesis.js").SoundName} SoundName */
/** @typedef {{key: "call.bid" | "call.points", seat: number, number: number}} Call */

/** @type {Readonly<Record<import("../moments/found.js").Moment["kind"], SoundName>>} */
const SOUND_OF = Object.freeze({
  season: "chime",
  auction: "gavel",
  siege: "horn",
  battle: "crash",
  noble: "fanfare",
  great_wall: "fanfare",
  collapse: "crash",
  victory: "fanfare",
});

/** A wall that holds gets the gavel's sound, because nothing fell. @param {import("../moments/found.js").Moment} moment @returns {SoundName} */
export const soundOf = (moment) => (moment.kind === "battle" && moment.taken === 0 ? "gavel" : SOUND_OF[moment.kind]);

/** @param {TableState} state */
const newestRoll = (state) => state.dice?.rolls?.at(-1)?.number ?? 0;

/** Stones that stand or are being put up. @param {TableState} state */
const stonesUp = (state) =>
  state.board.reduce((sum, { city }) => sum + (city ? (city.counting?.placed ?? 0) + city.stones : 0), 0);

/** @param {TableState | null} before @param {TableState} after */
const follows = (before, after) =>
  Boolean(before?.game) && before !== null && after.version >= before.version && before.seats.length === after.seats.length;

/**
 * The sounds that belong to no moment.
 * @param {TableState | null} before
 * @param {TableState} after
 * @returns {SoundName[]}
 */
export function soundsBetween(before, after) {
  if (before === null || !follows(before, after)) return [];
  const laid = ["building", "set-up"].includes(phaseOf(after) ?? "") && stonesUp(after) > stonesUp(before);
  const traded = tradeOf(before) !== null && tradeOf(after) === null;
  const rolled = newestRoll(after) > newestRoll(before);
  return [
    ...(rolled ? [/** @type {const} */ ("dice")] : []),
    ...(traded ? [/** @type {const} */ ("coins")] : []),
    ...(laid ? [/** @type {const} */ ("stones")] : []),
  ];
}

/**
 * What the announcer calls: bids and points. Dice are called where they are drawn.
 * @param {TableState | null} before
 * @param {TableState} after
 * @returns {Call[]}
 */
export function callsBetween(before, after) {
  if (before === null || !follows(before, after)) return [];
  const bid = auctionOf(after);
  const known = auctionOf(before)?.highest ?? 0;
  const raised = bid?.leader !== undefined && bid.leader !== null && (bid.highest ?? 0) > known;
  // The end announces the winner and the points by itself.
  const scored = after.result ? [] : after.score;
  const points = scored.filter(
    (line) => line.points !== (before.score.find(({ seat }) => seat === line.seat)?.points ?? line.points),
  );
  return [
    ...(raised ? [{ key: /** @type {const} */ ("call.bid"), seat: bid.leader ?? 0, number: bid.highest ?? 0 }] : []),
    ...points.map(({ seat, points: number }) => ({ key: /** @type {const} */ ("call.points"), seat, number })),
  ];
}
