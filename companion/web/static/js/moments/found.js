/** Finds the moments between two states of the table, for which everybody should look up. Pure; draws nothing. */

import { auctionOf, moversOf, orderOf, phaseOf, seasonOf } from "../game/game.js";
import { boardTileAt, siegeOf } from "../game/player.js";

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../game/player.js").Pair} Pair */
/**
 * @typedef {{kind: "season", season: "blue" | "red"}} SeasonTurns
 * @typedef {{kind: "auction", seat: number, paid: number | null}} AuctionWon
 * @typedef {{cell: Pair, elephants: number, stones: number, width: number}} Target
 * @typedef {{kind: "siege", attacker: number, defender: number, targets: Target[]}} SiegeBegins
 * @typedef {{kind: "battle", attacker: number, defender: number, cell: Pair, attackerDice: number[], defenderDice: number[],
 *   stones: number, width: number, taken: number}} BattleDecided
 * @typedef {{kind: "noble", seat: number, from: number | null}} NobleTaken
 * @typedef {{kind: "great_wall", seat: number}} GreatWall
 * @typedef {{kind: "collapse", entry: LogEntry}} Collapse
 * @typedef {{kind: "victory"}} Victory
 * @typedef {SeasonTurns | AuctionWon | SiegeBegins | BattleDecided | NobleTaken | GreatWall | Collapse | Victory} Moment
 */

/** With more versions than this at once, the page slept through them: the chronicle tells them, no moment replays them. */
const SLEPT_VERSIONS = 12;
/** Corrections are not news about the game. */
const PUT_RIGHT = Object.freeze(["undo", "correction"]);

/** @param {TableState} before @param {TableState} after */
const goesOn = (before, after) =>
  after.version >= before.version &&
  after.version - before.version <= SLEPT_VERSIONS &&
  before.seats.length === after.seats.length &&
  before.seats.every(({ name }, seat) => name === after.seats[seat]?.name) &&
  (before.game?.turn ?? 0) <= (after.game?.turn ?? 0);

/** @param {TableState} before @param {TableState} after @returns {Moment[]} */
function season(before, after) {
  const now = seasonOf(after);
  return now && seasonOf(before) && now !== seasonOf(before) ? [{ kind: "season", season: now }] : [];
}

/** @param {TableState} before @param {TableState} after @returns {Moment[]} */
function auction(before, after) {
  const bidding = auctionOf(before);
  const [first] = orderOf(after);
  if (!bidding || phaseOf(after) === "auction" || first === undefined) return [];
  return [{ kind: "auction", seat: first, paid: bidding.leader === first ? bidding.highest : null }];
}

/** @param {TableState} before @param {TableState} after @returns {Moment[]} */
function siege(before, after) {
  const now = siegeOf(after);
  const attacker = after.game?.active ?? moversOf(before)[0];
  if (!now || siegeOf(before) || now.result || attacker === undefined) return [];
  const targets = now.battles.map(({ cell, elephants }) => {
    const city = boardTileAt(after, now.defender, cell)?.city;
    return { cell, elephants, stones: city?.stones ?? 0, width: city?.width ?? 0 };
  });
  return [{ kind: "siege", attacker, defender: now.defender, targets }];
}

/** @param {TableState} before @param {TableState} after @returns {Moment[]} */
function battle(before, after) {
  const now = siegeOf(after);
  const [fought] = now?.battles ?? [];
  const attacker = after.game?.active ?? null;
  if (!now?.result || siegeOf(before)?.result || !fought || attacker === null) return [];
  const { stones, x } = now.result;
  return [
    {
      kind: "battle",
      attacker,
      defender: now.defender,
      cell: fought.cell,
      attackerDice: fought.attacker_dice,
      defenderDice: fought.defender_dice,
      stones,
      width: boardTileAt(before, now.defender, fought.cell)?.city?.width ?? 0,
      taken: Math.max(0, Math.min(x, stones)),
    },
  ];
}

/** The seats for whom a part of the score rose. @param {TableState} before @param {TableState} after @param {"captured" | "great_walls"} part */
const risen = (before, after, part) =>
  after.score.filter(
    (line) => line[part] > (before.score.find(({ seat }) => seat === line.seat)?.[part] ?? Number.POSITIVE_INFINITY),
  );

/** Whose noble left home. @param {TableState} before @param {TableState} after */
const robbed = (before, after) =>
  before.board.find(
    ({ seat, row, col, city }) => city?.noble && boardTileAt(after, seat, [row, col])?.city?.noble === false,
  )?.seat ?? null;

/** @param {TableState} before @param {TableState} after @returns {Moment[]} */
const scored = (before, after) => [
  ...risen(before, after, "captured").map(
    ({ seat }) => /** @type {NobleTaken} */ ({ kind: "noble", seat, from: robbed(before, after) }),
  ),
  ...risen(before, after, "great_walls").map(({ seat }) => /** @type {GreatWall} */ ({ kind: "great_wall", seat })),
];

/**
 * @param {TableState | null} before null for a page just opened: what came before is not news
 * @param {TableState} after
 * @param {LogEntry[]} news the chronicle's new lines between them
 * @returns {Moment[]} as they happened
 */
export function momentsBetween(before, after, news) {
  if (!before?.game || !after.game || !goesOn(before, after)) return [];
  if (news.some(({ tags }) => tags.some((tag) => PUT_RIGHT.includes(tag)))) return [];
  // At the end the winner comes first.
  if (after.result) return before.result ? [] : [{ kind: "victory" }];
  const collapse = news.findLast(({ tags }) => tags.includes("collapse"));
  const inTurn = siegeOf(before) || siegeOf(after) || phaseOf(before) === "building" || phaseOf(before) === "siege";
  return [
    ...auction(before, after),
    ...siege(before, after),
    ...battle(before, after),
    ...(collapse ? [/** @type {Collapse} */ ({ kind: "collapse", entry: collapse })] : []),
    ...(inTurn ? scored(before, after) : []),
    ...season(before, after),
  ];
}
