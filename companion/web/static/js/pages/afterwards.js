/** A finished game's page: who won and how, points, awards, luck against choices, and a coach's look back. */

import { drawPoints } from "../afterwards/points.js";
import { drawWaysToShare } from "../afterwards/share.js";
import { find, html, svg } from "../page/dom.js";
import { openPage } from "../page/page.js";
import { look } from "../server/requests.js";
import { resultSentence, scoreTable } from "../lands/score.js";
import { seatChip, seatSymbol } from "../lands/seats.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").Afterwards} Afterwards */
/** @typedef {import("../types.js").TableState} TableState */

/** A table's state, as the score's own table and sentence need it. @param {Afterwards} told */
const asState = (told) =>
  /** @type {TableState} */ (
    /** @type {unknown} */ ({ seats: told.seats, score: told.score, result: { winners: told.winners } })
  );

/** @param {string} kind @param {string} title @param {...(Node | string)} words */
const best = (kind, title, ...words) =>
  html(
    "div",
    {},
    html("span", { class: `goods goods-${kind}`, "aria-hidden": "true" }),
    html("dt", {}, title),
    html("dd", {}, ...words),
  );

/** @param {Afterwards} told */
function drawWon(told) {
  const { wall, bargain, seats, turns, minutes } = told;
  const state = asState(told);
  return [
    told.winners.length > 0 && html("span", { class: "crown crown-large", "aria-hidden": "true" }),
    html("h2", { id: "won-title" }, told.winners.length ? resultSentence(state) : text("afterwards.unfinished")),
    told.how && html("p", { class: "won-how" }, messageText(told.how)),
    html("p", { class: "won-length" }, text("afterwards.length", { turns, minutes })),
    scoreTable(state),
    html(
      "dl",
      { class: "won-best" },
      wall &&
        best(
          "stones",
          text("afterwards.wall"),
          text("afterwards.wall_is", { name: seats[wall.seat].name, city: wall.city, stones: wall.stones, width: wall.width }),
        ),
      bargain?.said &&
        best(
          "money",
          text("afterwards.bargain"),
          `${messageText(bargain.said)}. `,
          text("afterwards.bargain_worth", { name: seats[bargain.seat].name, gain: bargain.gain }),
        ),
    ),
  ];
}

/** @param {Afterwards} told */
const drawAwards = ({ awards, seats }) =>
  awards.map(({ seat, code, title, line }) =>
    html("li", { "data-award": code }, seatSymbol(seats[seat]), html("b", {}, messageText(title)), html("p", {}, messageText(line))),
  );

/** Dollars with their sign. @param {number} dollars */
const signed = (dollars) => `${dollars < 0 ? "−" : "+"}$${Math.abs(dollars)}`;

/** Where this evening's dice lie among all possible ones. @param {number} percent */
const drawScale = (percent) =>
  svg(
    "svg",
    { class: "luck-scale", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { x: 0, y: 2, width: 100, height: 2, "stroke-width": 0.2 }),
    svg("rect", { class: "luck-here", x: Math.min(98, Math.max(0, percent - 1)), y: 0, width: 2, height: 6 }),
  );

/** @param {Afterwards} told */
function drawLuck({ luck, seats }) {
  const heads = /** @type {const} */ (["sieges", "trades", "dice"]);
  return html(
    "table",
    { class: "luck-table" },
    html(
      "thead",
      {},
      html(
        "tr",
        {},
        html("th", { scope: "col" }, html("span", { class: "unseen" }, text("score.player"))),
        ...heads.map((head) => html("th", { scope: "col" }, text(`afterwards.${head}`))),
      ),
    ),
    html(
      "tbody",
      {},
      ...luck.flatMap((share) => [
        html(
          "tr",
          { class: "luck-row-numbers" },
          html("th", { scope: "row" }, seatChip(/** @type {import("../types.js").Seat} */ (seats[share.seat]))),
          ...heads.map((head) => html("td", {}, signed(share[head]))),
        ),
        html(
          "tr",
          { class: "luck-row-words" },
          html(
            "td",
            { colspan: 4 },
            share.percent !== null && drawScale(share.percent),
            share.percent === null
              ? text("afterwards.no_battle")
              : text("afterwards.luck_percent", { percent: share.percent }),
          ),
        ),
      ]),
    ),
  );
}

/** @param {Afterwards} told */
function drawCoach({ coach, seats }) {
  if (!coach.length) return [html("li", {}, html("p", {}, text("afterwards.coach_none")))];
  return coach.map((point) =>
    html(
      "li",
      { "data-kind": point.kind },
      html(
        "h3",
        {},
        seatChip(/** @type {import("../types.js").Seat} */ (seats[point.seat])),
        text("afterwards.coach_turn", { turn: point.turn, phase: text(`phase.${point.phase}`) }),
      ),
      html("p", {}, messageText(point.said)),
      html("p", { class: "coach-better" }, messageText(point.better)),
    ),
  );
}

async function start() {
  await openPage();
  const page = find("#afterwards");
  const api = document.documentElement.dataset.api ?? "";
  const game = new URLSearchParams(location.search).get("game") ?? "";
  const found = await look(`${api}/api/afterwards?game=${encodeURIComponent(game)}`);
  page.setAttribute("aria-busy", "false");
  find("#afterwards-coming").hidden = true;
  find("#ways").hidden = false;
  if (!found.done) {
    const refusal = find("#afterwards-refusal");
    refusal.textContent = found.message;
    refusal.hidden = false;
    return;
  }
  const told = /** @type {Afterwards} */ (found.data);
  /** @param {string} section @param {string} place @param {...(Node | false | null | undefined)} drawn */
  const put = (section, place, ...drawn) => {
    find(place).replaceChildren(...drawn.filter((node) => node instanceof Node));
    find(section).hidden = false;
  };
  put("#won", "#won", ...drawWon(told));
  put("#course", "#points", ...drawPoints(told));
  put("#awards", "#award-list", ...drawAwards(told));
  put("#luck", "#luck-body", drawLuck(told));
  put("#coach", "#coach-list", ...drawCoach(told));
  put("#share", "#share-ways", ...drawWaysToShare(`${api}/api/afterwards`, game, find("#share-said")));
  document.documentElement.dataset.sequence = "0";
  document.documentElement.dataset.told = "true";
}

await start();
