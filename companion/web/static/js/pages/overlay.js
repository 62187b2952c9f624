/**
 * An overlay for streamers: names and points at an edge, whose turn it is, the phase, and great moments for some seconds.
 * All of it is on the table's screen too; nothing here is known to only one viewer.
 */

import { moversOf, phaseOf, turnNumberOf } from "../game/game.js";
import { seatSymbol } from "../lands/seats.js";
import { shownOf } from "../moments/drawn.js";
import { momentsBetween } from "../moments/found.js";
import { newsBetween } from "../moments/news.js";
import { find, html, redrawWhenChanged } from "../page/dom.js";
import { chooseLanguage, loadLanguages, loadText, text, translatePage } from "../page/text.js";
import { followTable } from "../server/stream.js";

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../moments/found.js").Moment} Moment */

const SIDES = Object.freeze(["left", "right", "top", "bottom"]);
const SIZES = Object.freeze(["normal", "small", "large"]);
const SHOWN_MS = 6000;
const VICTORY_MS = 15_000;
/** If more come at once, the oldest are left out. */
const MOST_WAITING = 3;

/** What the address asks for, or else the first of the known ones. @param {string} name @param {readonly string[]} known */
function asked(name, known) {
  const given = new URLSearchParams(location.search).get(name) ?? "";
  return known.includes(given) ? given : (known[0] ?? "");
}

/** @param {TableState} state */
const standing = (state) => {
  const movers = moversOf(state);
  return state.seats.map((seat) => ({
    seat,
    points: state.score.find((line) => line.seat === seat.seat)?.points ?? null,
    moves: movers.includes(seat.seat),
    won: state.result?.winners.includes(seat.seat) ?? false,
  }));
};

/** @param {ReturnType<typeof standing>[number]} line */
const drawPerson = ({ seat, points, moves, won }) =>
  html(
    "li",
    { class: "overlay-person", "aria-current": moves ? "true" : null, "data-won": won },
    seatSymbol(seat),
    html("span", { class: "overlay-name" }, seat.name),
    html("b", { class: "overlay-points" }, points),
  );

/** @param {{phase: string | null, number: number | null}} turn */
const drawPhase = ({ phase, number }) =>
  phase === null
    ? []
    : [text(`phase.${phase}`), phase !== "ended" && number ? html("small", {}, text("turn.number", { number })) : null];

/** @returns {(found: Moment[], state: TableState) => void} shows moments one after another */
function setUpGreatMoments() {
  const place = find("#moment");
  /** @type {{title: string, sentence: string, kind: string}[]} */
  let waiting = [];

  function next() {
    const moment = waiting.shift();
    place.hidden = moment === undefined;
    if (!moment) return;
    place.dataset.kind = moment.kind;
    place.replaceChildren(
      html("p", { class: "overlay-title" }, moment.title),
      html("p", { class: "overlay-sentence" }, moment.sentence),
    );
    setTimeout(next, moment.kind === "victory" ? VICTORY_MS : SHOWN_MS);
  }

  return (found, state) => {
    const told = found.map((moment) => {
      const { title, sentence } = shownOf(moment, state);
      return { title, sentence, kind: moment.kind };
    });
    waiting = [...waiting, ...told].slice(-MOST_WAITING);
    if (place.hidden && waiting.length) next();
  };
}

async function start() {
  document.body.dataset.side = asked("side", SIDES);
  document.body.dataset.size = asked("size", SIZES);
  const showsMoments = asked("moments", ["on", "off"]) === "on";
  await loadLanguages();
  await loadText(chooseLanguage(location.search, navigator.languages));
  translatePage();
  const showPeople = redrawWhenChanged(find("#people"), standing, (lines) => lines.map(drawPerson));
  const showPhase = redrawWhenChanged(
    find("#phase"),
    (state) => ({ phase: phaseOf(state), number: turnNumberOf(state) }),
    drawPhase,
  );
  const showGreatMoments = setUpGreatMoments();
  /** @type {TableState | null} */
  let before = null;
  const { api = "" } = document.documentElement.dataset;
  followTable(
    `${api}/api/events`,
    (/** @type {TableState} */ state) => {
      // The table is not laid yet, or a small game is being played.
      const plays = Boolean(state.evening && state.game) && (state.lobby?.kind ?? "raja") === "raja";
      find("#standing").hidden = !plays;
      if (plays) {
        showPeople(state);
        showPhase(state);
        if (showsMoments) showGreatMoments(momentsBetween(before, state, newsBetween(before, state)), state);
      }
      before = plays ? state : null;
      document.documentElement.dataset.sequence = String(state.sequence);
    },
    // A stream should not show a lost connection: what was there stays until it is back.
    () => {},
  );
}

await start();
