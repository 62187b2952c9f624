/** Seals: shown at once, opened after the reveal, and checked here by anybody who wants to. */

import { html } from "../page/dom.js";
import { text } from "../page/text.js";
import { sha256 } from "./sha256.js";
import { chipOf, gameOf } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/** @typedef {{seat: number, round: number, bid: string, salt: string, seal: string}} Opening a bid and its seal */

/** What was sealed, as the seal's text has it. @param {string} game @param {Opening} opening */
export const sealedText = (game, { round, seat, bid, salt }) => JSON.stringify([game, round, seat, bid, salt]);

/**
 * The openings of the bids revealed last, as each game tells them.
 * @param {SmallState} state
 * @returns {Opening[]}
 */
export function openingsOf({ view }) {
  switch (view.game) {
    case "evening-vote":
      return view.phase === "ended"
        ? view.ballots.map((ballot, seat) => ({ seat, round: 1, bid: ballot.text, salt: ballot.salt, seal: ballot.seal }))
        : [];
    case "almost":
      return view.last ? opened(view.last, view.last.round_number) : [];
    case "suit-bidding":
      return view.last ? opened(view.last, view.last.number) : [];
    case "bid-war":
      return view.revealed ? opened(view.revealed, view.revealed.round) : [];
    default:
      return [];
  }
}

/** Those of one round; bids that were not sealed have no salts. @param {{seals: string[], salts: string[], texts: string[]}} told @param {number} round @returns {Opening[]} */
const opened = ({ seals, salts, texts }, round) =>
  seals.flatMap((seal, seat) => {
    const [bid, salt] = [texts[seat], salts[seat]];
    return seal && bid !== undefined && salt !== undefined ? [{ seat, round, bid, salt, seal }] : [];
  });

/** The seals on the table now, by seat. @param {SmallState} state @returns {{seat: number, seal: string}[]} */
export function lyingSeals({ view }) {
  if (view.game === "belemmer") return [];
  const sealed = view.game === "evening-vote" ? view.ballots : view.players.map((player) => player.bid);
  return sealed.flatMap((bid, seat) => (bid?.seal ? [{ seat, seal: bid.seal }] : []));
}

/** @param {string} game @param {Opening} opening */
function checkButton(game, opening) {
  const says = html("span", { class: "seal-verdict", role: "status" });
  const button = html(
    "button",
    {
      type: "button",
      class: "tool",
      "data-key": `check${opening.seat}`,
      onclick: () => {
        const right = sha256(sealedText(game, opening)) === opening.seal;
        says.textContent = text(right ? "seal.right" : "seal.wrong");
        says.dataset.right = String(right);
      },
    },
    text("seal.check"),
  );
  return html("span", { class: "seal-check" }, button, says);
}

/** The seals opened last, each with what opened it and a button that checks it. @param {SmallState} state */
export function sealDetails(state) {
  const openings = openingsOf(state);
  const lying = lyingSeals(state);
  if (!openings.length && !lying.length) return null;
  const game = gameOf(state);
  return html(
    "details",
    { class: "leaf seals", "data-key": "seals" },
    html("summary", { "data-key": "seals.summary" }, text("seal.title")),
    html("p", { class: "hint" }, text("seal.explains")),
    lying.length > 0 &&
      html(
        "ul",
        { class: "seal-list" },
        ...lying.map(({ seat, seal }) =>
          html("li", {}, chipOf(state, seat), html("code", { class: "seal seal-whole" }, seal)),
        ),
      ),
    openings[0] && html("h3", { class: "part-title" }, text("seal.opened", { number: openings[0].round })),
    openings.length > 0 &&
      html(
        "ul",
        { class: "seal-list" },
        ...openings.map((opening) =>
          html(
            "li",
            { "data-seal": opening.seal },
            chipOf(state, opening.seat),
            checkButton(game, opening),
            html("code", { class: "seal-text" }, sealedText(game, opening)),
            html("code", { class: "seal seal-whole" }, opening.seal),
          ),
        ),
      ),
  );
}
