/** Charts of points and prices over the evening, beside the current action. */

import { API } from "../server/actions.js";
import { find } from "../page/dom.js";
import { drawPoints, drawPrices } from "../look_back/charts.js";
import { turnsOf } from "../look_back/course.js";

/** @typedef {import("../look_back/course.js").GameMoment} GameMoment */
/** @typedef {import("../types.js").TableState} TableState */

/** What the charts need from this moment; null before there is a game. @param {TableState} state @returns {GameMoment | null} */
function momentOf({ version, evening, game, market, score }) {
  if (!game || !market) return null;
  return {
    version,
    t_s: evening.t_s,
    message: { code: "", values: {} },
    tags: [],
    turn: game.turn,
    phase: game.phase,
    prices: { grain: market.grain.price, shields: market.shields.price, elephants: market.elephants.price },
    points: score.map((line) => line.points),
  };
}

/** The moments before this page was opened; none if the evening is played from its beginning. @returns {Promise<GameMoment[]>} */
async function earlierMoments() {
  const answer = await fetch(`${API}/api/moments`);
  return answer.ok ? (await answer.json()).moments : [];
}

/**
 * A live table is asked once for what came before; from then on each new state adds a moment. If states were missed,
 * something was taken back or another game was opened, this starts over.
 * @returns {(state: TableState) => void}
 */
export function setUpEveningCourse() {
  const panel = find("#course");
  const [points, prices] = [find("#points"), find("#prices")];
  /** @type {GameMoment[]} */
  let moments = [];
  let table = "";
  let asked = 0;

  /** @param {TableState} state */
  function draw(state) {
    // Before the first turn there is nothing to chart.
    panel.hidden = turnsOf(moments).length === 0;
    if (panel.hidden) return;
    drawPoints(points, moments, state.seats);
    drawPrices(prices, moments);
  }

  /** @param {TableState} state */
  async function begin(state) {
    asked += 1;
    const now = asked;
    const before = state.evening.mode === "live" ? await earlierMoments() : [];
    if (now !== asked) return;
    const later = moments;
    const known = before.at(-1)?.version ?? -1;
    moments = [...before, ...later.filter((moment) => moment.version > known)];
    draw(state);
  }

  return (state) => {
    const moment = momentOf(state);
    if (!moment) {
      panel.hidden = true;
      table = "";
      return;
    }
    const open = state.lobby?.table ?? state.evening.title;
    const newest = moments.at(-1)?.version ?? -1;
    if (open === table && moment.version === newest) return;
    // A page that slept has missed whole turns, so it asks again.
    const missed = moment.turn > (moments.at(-1)?.turn ?? 0) + 1;
    if (open === table && moment.version > newest && !missed) {
      moments.push(moment);
      draw(state);
      return;
    }
    table = open;
    moments = [moment];
    void begin(state);
  };
}
