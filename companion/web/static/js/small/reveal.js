/**
 * The reveal as a moment on the table's screen: all bids lie face down, then turn over together, and the number that
 * wins glows. A tap, the Escape key or some seconds end it; whoever wants no motion sees the cards turned at once.
 */

import { find, html } from "../dom.js";
import { say } from "../speech.js";
import { text } from "../text.js";
import { cardBack, cardFace } from "./cards.js";
import { grouped } from "./large_numbers.js";
import { chipOf, gameOf, isOver, nameOf, phaseOf } from "./state.js";
import { playedTitle, resultSentence } from "./scores.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/** @typedef {import("./state.js").Card} Card */
/**
 * @typedef {{key: string, title: string, sentence: string, bids: {seat: number, number: string | number | null,
 *   cards: Card[], won: boolean}[]}} Moment
 */

const SHOWN_MS = 9000;

/** @param {SmallState} state @returns {Moment | null} */
function almostMoment(state) {
  const last = state.view.last;
  if (!last) return null;
  return {
    key: `almost ${last.round_number} ${last.bids}`,
    title:
      last.winner === null
        ? text("reveal.nobody")
        : text("reveal.scores", { name: nameOf(state, last.winner), count: grouped(last.bids[last.winner]) }),
    sentence: last.winner === null ? text("almost.nobody") : text("reveal.lowest_alone"),
    bids: last.bids.map((/** @type {number} */ bid, /** @type {number} */ seat) => ({
      seat,
      number: grouped(bid),
      cards: [],
      won: seat === last.winner,
    })),
  };
}

/** Bids as they are turned over; who takes the offer is known once all have passed. @param {SmallState} state @returns {Moment | null} */
function bidWarMoment(state) {
  const { step, last } = state.view;
  const adding = phaseOf(state) === "adding";
  if (!adding && !last) return null;
  const bids = adding ? step.bids : last.bids;
  const added = adding ? step.added : last.added;
  const totals = adding ? step.totals : last.totals;
  const most = Math.max(...totals);
  const leaders = totals.filter((/** @type {number} */ total) => total === most).length;
  const winner = adding ? null : last.winner;
  if (adding && added.some((/** @type {Card[]} */ cards) => cards.length)) return null;
  return {
    key: adding ? `bids ${state.view.round} ${JSON.stringify(bids)}` : `won ${JSON.stringify(last)}`,
    title: adding
      ? text("reveal.bids")
      : winner === null
        ? text("reveal.tie")
        : text("reveal.takes", { name: nameOf(state, winner) }),
    sentence: adding ? text("bid_war.all_add") : winner === null ? text("bid_war.tie") : text("reveal.offer"),
    bids: totals.map((/** @type {number} */ total, /** @type {number} */ seat) => ({
      seat,
      number: total,
      cards: [...bids[seat], ...added[seat]],
      won: adding ? leaders === 1 && total === most : seat === winner,
    })),
  };
}

/** @param {SmallState} state @returns {Moment | null} */
function suitMoment(state) {
  const last = state.view.last;
  if (!last?.bids?.length) return null;
  return {
    key: `auction ${last.number} ${JSON.stringify(last.bids)}`,
    title: last.winner === null ? text("reveal.tie") : text("reveal.takes", { name: nameOf(state, last.winner) }),
    sentence: last.winner === null ? text("suit_bidding.nobody") : text("suit_bidding.prize_goes"),
    bids: last.bids.flatMap((/** @type {Card | null} */ card, /** @type {number} */ seat) =>
      card ? [{ seat, number: null, cards: [card], won: seat === last.winner }] : [],
    ),
  };
}

/** @param {SmallState} state @returns {Moment | null} */
const voteMoment = (state) =>
  isOver(state)
    ? {
        key: "vote",
        title: resultSentence(state),
        sentence: text("vote.all"),
        bids: state.view.ballots.map((/** @type {any} */ ballot, /** @type {number} */ seat) => ({
          seat,
          number: playedTitle(state.view.games[ballot.games[0]]),
          cards: [],
          won: state.view.winners.includes(ballot.games[0]),
        })),
      }
    : null;

/** @type {Record<string, (state: SmallState) => Moment | null>} */
const MOMENTS = {
  almost: almostMoment,
  "bid-war": bidWarMoment,
  "suit-bidding": suitMoment,
  "evening-vote": voteMoment,
};

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

/** @returns {(state: SmallState) => void} shows each reveal once, and again for as long as somebody wants to see it */
export function setUpReveal() {
  const overlay = find("#reveal");
  const title = find("#reveal-title");
  const sentence = find("#reveal-sentence");
  const body = find("#reveal-bids");
  const again = find("#reveal-again");
  let timer = 0;
  /** What had been revealed when the page came up is no news. @type {string | null} */
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

  return (state) => {
    const moment = MOMENTS[gameOf(state)]?.(state) ?? null;
    const key = `${state.table} ${moment?.key ?? ""}`;
    const news = known !== null && key !== known && moment !== null;
    if (moment !== null && key !== known) last = { moment, state };
    known = key;
    again.hidden = last === null || last.state.table !== state.table;
    if (!news || !moment) return;
    show();
    overlay.dataset.told = moment.key;
    timer = window.setTimeout(close, SHOWN_MS);
    say(moment.title);
  };
}
