/**
 * The reveal as a moment on the table's screen: all bids lie face down, then turn over together, and the winning number
 * glows. A tap, the Escape key or some seconds end it; with reduced motion the cards are turned at once.
 */

import { find, html } from "../page/dom.js";
import { playSound } from "../sound/sound.js";
import { say } from "../sound/speech.js";
import { text } from "../page/text.js";
import { cardBack, cardFace } from "./cards/cards.js";
import { grouped } from "./large_numbers.js";
import { chipOf, isOver, nameOf, plays } from "./state.js";
import { playedTitle } from "./played.js";
import { resultSentence } from "./scores.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/** @typedef {import("./state.js").Card} Card */
/** @typedef {{bids: Card[][], added: Card[][], totals: number[]}} Bids of Bid War, by seat */
/**
 * @template {import("./state.js").GameName} Name
 * @typedef {import("./state.js").StateOf<Name>} StateOf
 */
/**
 * @typedef {{key: string, title: string, sentence: string, bids: {seat: number, number: string | number | null,
 *   cards: Card[], won: boolean}[]}} Moment
 */

const SHOWN_MS = 9000;

/** @param {StateOf<"almost">} state @returns {Moment | null} */
function almostMoment(state) {
  const last = state.view.last;
  if (!last) return null;
  return {
    key: `almost ${last.round_number} ${last.bids}`,
    title:
      last.winner === null
        ? text("reveal.nobody")
        : text("reveal.scores", { name: nameOf(state, last.winner), count: grouped(last.bids[last.winner] ?? 0) }),
    sentence: last.winner === null ? text("almost.nobody") : text("reveal.lowest_alone"),
    bids: last.bids.map((bid, seat) => ({
      seat,
      number: grouped(bid),
      cards: [],
      won: seat === last.winner,
    })),
  };
}

/** Bids as they are turned over; who takes the offer is known only once all have passed. @param {StateOf<"bid-war">} state @returns {Moment | null} */
function bidWarMoment(state) {
  const { view } = state;
  if (view.phase === "adding") return addingMoment(view.round, view.step);
  const { last } = view;
  if (!last) return null;
  const { winner } = last;
  return {
    key: `won ${JSON.stringify(last)}`,
    title: winner === null ? text("reveal.tie") : text("reveal.takes", { name: nameOf(state, winner) }),
    sentence: winner === null ? text("bid_war.tie") : text("reveal.offer"),
    bids: bidsOf(last, (seat) => seat === winner),
  };
}

/**
 * The bids as they were turned over; nothing once somebody has added cards.
 * @param {number} round
 * @param {Bids} step
 * @returns {Moment | null}
 */
function addingMoment(round, step) {
  if (step.added.some((cards) => cards.length)) return null;
  const most = Math.max(...step.totals);
  const alone = step.totals.filter((total) => total === most).length === 1;
  return {
    key: `bids ${round} ${JSON.stringify(step.bids)}`,
    title: text("reveal.bids"),
    sentence: text("bid_war.all_add"),
    bids: bidsOf(step, (_, total) => alone && total === most),
  };
}

/** @param {Bids} told @param {(seat: number, total: number) => boolean} hasWon @returns {Moment["bids"]} */
const bidsOf = ({ bids, added, totals }, hasWon) =>
  totals.map((total, seat) => ({
    seat,
    number: total,
    cards: [...(bids[seat] ?? []), ...(added[seat] ?? [])],
    won: hasWon(seat, total),
  }));

/** @param {StateOf<"suit-bidding">} state @returns {Moment | null} */
function suitMoment(state) {
  const last = state.view.last;
  if (!last?.bids?.length) return null;
  return {
    key: `auction ${last.number} ${JSON.stringify(last.bids)}`,
    title: last.winner === null ? text("reveal.tie") : text("reveal.takes", { name: nameOf(state, last.winner) }),
    sentence: last.winner === null ? text("suit_bidding.nobody") : text("suit_bidding.prize_goes"),
    bids: last.bids.flatMap((card, seat) =>
      card ? [{ seat, number: null, cards: [card], won: seat === last.winner }] : [],
    ),
  };
}

/** @param {StateOf<"evening-vote">} state @returns {Moment | null} */
function voteMoment(state) {
  const { view } = state;
  if (view.phase !== "ended") return null;
  return {
    key: "vote",
    title: resultSentence(state),
    sentence: text("vote.all"),
    bids: view.ballots.map(({ games: [best = 0] }, seat) => ({
      seat,
      number: playedTitle(view.games[best] ?? ""),
      cards: [],
      won: view.winners.includes(best),
    })),
  };
}

/** @param {SmallState} state @returns {Moment | null} */
function momentOf(state) {
  if (plays(state, "almost")) return almostMoment(state);
  if (plays(state, "bid-war")) return bidWarMoment(state);
  if (plays(state, "suit-bidding")) return suitMoment(state);
  return plays(state, "evening-vote") ? voteMoment(state) : null;
}

/** @param {SmallState} state @param {Moment} moment */
const drawBids = (state, moment) =>
  html(
    "ul",
    { class: "reveal-bids", "data-count": moment.bids.length },
    ...moment.bids.map((bid) =>
      html(
        "li",
        { class: "reveal-bid", "data-won": bid.won, "data-seat": bid.seat },
        html(
          "span",
          { class: "turning" },
          cardBack("", "turning-back"),
          html(
            "span",
            { class: "turning-front" },
            ...(bid.cards.length
              ? bid.cards.map((card) => cardFace(card))
              : [html("b", { class: "reveal-number", "data-long": bid.number === null ? null : String(String(bid.number).length > 5) }, bid.number ?? "–")]),
          ),
        ),
        bid.cards.length > 0 && bid.number !== null && html("b", { class: "reveal-sum" }, bid.number),
        chipOf(state, bid.seat),
      ),
    ),
  );

/** @returns {(state: SmallState) => void} shows each reveal once, and again whenever somebody wants to see it */
export function setUpReveal() {
  const overlay = find("#reveal");
  const title = find("#reveal-title");
  const sentence = find("#reveal-sentence");
  const body = find("#reveal-bids");
  const again = find("#reveal-again");
  let timer = 0;
  /** What had already been revealed when the page opened is not news. @type {string | null} */
  let known = null;
  /** @type {{moment: Moment, state: SmallState} | null} */
  let last = null;

  const close = () => {
    clearTimeout(timer);
    overlay.hidden = true;
    body.replaceChildren();
  };
  overlay.addEventListener("click", close);
  document.addEventListener("keydown", (event) => event.key === "Escape" && close());

  function show() {
    if (!last) return;
    close();
    title.textContent = last.moment.title;
    sentence.textContent = last.moment.sentence;
    body.replaceChildren(drawBids(last.state, last.moment));
    overlay.hidden = false;
  }
  again.addEventListener("click", show);

  /** The table whose game is running here, so that its end is news. */
  let playing = "";

  return (state) => {
    const ends = isOver(state) && playing === state.table;
    playing = isOver(state) ? "" : state.table;
    if (ends) playSound("fanfare");
    const moment = momentOf(state);
    const key = `${state.table} ${moment?.key ?? ""}`;
    const news = known !== null && key !== known && moment !== null;
    if (moment !== null && key !== known) last = { moment, state };
    known = key;
    again.hidden = last === null || last.state.table !== state.table;
    if (!news || !moment) return;
    show();
    overlay.dataset.told = moment.key;
    timer = window.setTimeout(close, SHOWN_MS);
    if (!ends) playSound("gavel");
    say(moment.title);
  };
}
