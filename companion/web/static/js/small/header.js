/** The head of a small game's pages: which game, how far along it is, and whom it waits for. */

import { find, html, redrawWhenChanged } from "../page/dom.js";
import { eveningTitle } from "../page/evening_title.js";
import { HOST } from "../page/facts.js";
import { text } from "../page/text.js";
import {
  chipOf,
  gameOf,
  hasRealCards,
  isOver,
  mySeat,
  nameOf,
  phaseOf,
  playerOf,
  roundOf,
  symbolOf,
  waitingOf,
} from "./state.js";
import { grouped } from "./large_numbers.js";
import { gameTitle } from "./played.js";

/** @typedef {import("./state.js").SmallState} SmallState */

/** The most names that fit into the head. */
const MOST_NAMED = 3;

/** The steps of a round of each game, as the head of the table's screen shows them. @type {Record<string, string[]>} */
const STEPS = {
  almost: ["discussing", "sealing", "showing", "ended"],
  "bid-war": ["preparing", "bidding", "showing", "adding", "ended"],
  "suit-bidding": ["turning", "offering", "sealing", "raising", "showing", "ended"],
  belemmer: ["placing", "moving", "ended"],
  "evening-vote": ["voting", "ended"],
};

/** Steps that this table's options leave out. @param {SmallState} state @param {string} step */
function isLeftOut(state, step) {
  const { view } = state;
  const real = view.game === "almost" ? view.bids === "fists" : hasRealCards(state);
  if (step === "showing" || step === "preparing") return !real;
  if (view.game === "almost") return step === "discussing" && !view.discussion_s;
  if (view.game !== "suit-bidding") return false;
  const { offer, bidding } = view.variant;
  if (step === "turning") return !real || offer !== "spare";
  if (step === "offering") return offer !== "own";
  if (step === "sealing") return bidding === "open";
  return step === "raising" && bidding !== "open";
}

/** The game's name, with its variant if that has a name. @param {SmallState} state */
export const titleOf = (state) =>
  isBanbury(state) ? text("small.game.banbury-merton-street") : gameTitle(gameOf(state));

/** Whether this is the variant of Almost that has its own name. @param {SmallState} state */
export const isBanbury = ({ view }) => view.game === "almost" && view.variant === "banbury-merton-street";

/** What counts for a player now: points, rounds, prizes. @param {SmallState} state @param {import("./state.js").PlayerOf<SmallState> | null} player */
function standingWords(state, player) {
  if (!player) return "";
  if ("rounds_won" in player && countsRounds(state)) return text("almost.rounds", { count: player.rounds_won });
  const count = "points" in player ? player.points : "total" in player ? player.total : null;
  return count === null ? "" : `${grouped(count)} ${text("score.points", { count: Number(count) })}`;
}

/** @param {SmallState} state */
const countsRounds = ({ view }) =>
  view.game === "almost" && view.variant === "banbury-merton-street" && view.winner === "rounds";

/** Who holds this phone. @returns {(state: SmallState) => void} */
export const setUpMe = () =>
  redrawWhenChanged(
    find("#me"),
    (/** @type {SmallState} */ state) => [
      mySeat(state),
      nameOf(state, mySeat(state)),
      playerOf(state, mySeat(state)),
      state.seats,
    ],
    (_, state) => [
      symbolOf(state, mySeat(state)),
      html(
        "span",
        { class: "me-words" },
        html("b", { class: "me-name" }, nameOf(state, mySeat(state))),
        html("small", {}, standingWords(state, playerOf(state, mySeat(state)))),
      ),
    ],
  );

/** Game and round. @returns {(state: SmallState) => void} */
export const setUpWhen = () =>
  redrawWhenChanged(
    find("#when"),
    (/** @type {SmallState} */ state) => [titleOf(state), roundOf(state), phaseOf(state), isOver(state)],
    (_, state) => [
      html(
        "span",
        { class: "when-words" },
        html("b", {}, titleOf(state)),
        html(
          "small",
          {},
          isOver(state) ? text("phase.ended") : roundOf(state) || text(`small.phase.${phaseOf(state)}`),
        ),
      ),
      html("span", { class: `game-emblem game-${gameOf(state)}`, "aria-hidden": "true" }),
    ],
  );

/** Whom the game waits for. @param {SmallState} state */
function drawTurn(state) {
  if (isOver(state)) return [html("small", {}, text("turn.over"))];
  if (phaseOf(state) === "discussing") return [html("small", {}, text("small.all_talk"))];
  const waiting = waitingOf(state);
  if (waiting.length === state.seats.length && waiting.length > 1)
    return [html("small", {}, text("small.all_to_move"))];
  if (waiting.length > MOST_NAMED) return [html("small", {}, text("small.many_to_move", { count: waiting.length }))];
  return [
    ...waiting.map((seat) =>
      seat === HOST
        ? html("span", { class: "seat-chip-large" }, text("small.the_table"))
        : chipOf(state, seat, "seat-chip-large"),
    ),
    waiting.length > 0 && html("small", {}, text("turn.moves")),
  ];
}

/** @param {SmallState} state */
function drawSteps(state) {
  const steps = (STEPS[gameOf(state)] ?? []).filter((step) => !isLeftOut(state, step));
  const now = steps.indexOf(phaseOf(state));
  return steps.map((step, place) =>
    html(
      "li",
      { class: "phase", "aria-current": place === now ? "step" : null, "data-past": place < now },
      text(`small.phase.${step}`),
    ),
  );
}

/** The head of the table's screen. @returns {(state: SmallState) => void} */
export function setUpHeader() {
  /** @type {[HTMLElement, (state: SmallState) => import("../page/dom.js").Child[]][]} */
  const drawn = [
    [
      find("#season .season-body"),
      (state) => [
        html("span", { class: `season-emblem game-emblem game-${gameOf(state)}`, "aria-hidden": "true" }),
        html("span", { class: "season-words" }, html("b", {}, titleOf(state)), html("small", {}, roundOf(state))),
      ],
    ],
    [find("#turn .turn-body"), drawTurn],
    [find("#phases ol"), drawSteps],
    [find("#evening-title"), (state) => [eveningTitle(state.title)]],
  ];
  const panels = drawn.map(([root, draw]) =>
    redrawWhenChanged(
      root,
      (/** @type {SmallState} */ state) => [state.view, state.seats, state.title],
      (_, state) => draw(state),
    ),
  );
  return (state) => {
    for (const show of panels) show(state);
  };
}
