/** Looking back: any moment of the open game, with the course of points and prices. Shows only what is public. */

import { setUpHeader } from "../table/header.js";
import { find } from "../page/dom.js";
import { MARKETS } from "../page/facts.js";
import { setUpLands } from "../lands/lands.js";
import { clock } from "../table/log.js";
import { drawPoints, drawPrices, markPlace, tappedPlace } from "../look_back/charts.js";
import { turnBeside } from "../look_back/course.js";
import { setUpMarket } from "../lands/market.js";
import { openPage, showConnection } from "../page/page.js";
import { scoreTable } from "../lands/score.js";
import { followTable } from "../server/stream.js";
import { messageText } from "../page/text.js";

/** @typedef {import("../look_back/course.js").GameMoment} GameMoment */
/** @typedef {import("../types.js").TableState} TableState */


/** @param {string} address @returns {Promise<unknown>} */
async function told(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String((await answer.json()).message ?? answer.status));
  return answer.json();
}

async function start() {
  await openPage();
  const slider = /** @type {HTMLInputElement} */ (find("#chosen"));
  const [points, prices, said] = [find("#points"), find("#prices"), find("#said")];
  const panels = [setUpHeader(), setUpLands(), setUpMarket()];
  /** @type {GameMoment[]} */
  let moments = [];
  /** @type {TableState | null} */
  let now = null;
  let wanted = 0;

  /** Shows a moment; while one is being fetched, only the newest request counts. @param {number} place */
  async function choose(place) {
    const moment = moments[place];
    if (!moment || !now) return;
    const wish = ++wanted;
    slider.value = String(place);
    slider.setAttribute("aria-valuetext", messageText(moment.message));
    said.textContent = `${clock(moment.t_s)} · ${messageText(moment.message)}`;
    markPlace(points, place, moments.length, moment.points);
    markPlace(
      prices,
      place,
      moments.length,
      MARKETS.map((name) => moment.prices[name]),
    );
    const then = /** @type {import("../types.js").MomentState} */ (await told(`/api/moments/${moment.version}`));
    if (wish !== wanted) return;
    /** @type {TableState} */
    const state = { ...then, evening: { ...now.evening, finished: false }, sequence: 0 };
    for (const show of panels) show(state);
    find("#standing .standing-body").replaceChildren(scoreTable(state));
    document.documentElement.dataset.moment = String(moment.version);
  }

  /** The game went on, or was opened. @param {TableState} state */
  async function follow(state) {
    const atEnd = Number(slider.value) >= moments.length - 1;
    now = state;
    moments = /** @type {{moments: GameMoment[]}} */ (await told("/api/moments")).moments;
    find("#nothing").hidden = moments.length > 0;
    find("#course").hidden = moments.length === 0;
    document.documentElement.dataset.sequence = String(state.sequence);
    if (!moments.length) return;
    slider.max = String(moments.length - 1);
    drawPoints(points, moments, state.seats);
    drawPrices(prices, moments);
    await choose(atEnd ? moments.length - 1 : Number(slider.value));
  }

  const here = () => Number(slider.value);
  /** @param {number} place */
  const go = (place) => void choose(Math.max(0, Math.min(moments.length - 1, place)));
  slider.addEventListener("input", () => go(here()));
  find("#step-before").addEventListener("click", () => go(here() - 1));
  find("#step-after").addEventListener("click", () => go(here() + 1));
  find("#turn-before").addEventListener("click", () => go(turnBeside(moments, here(), -1)));
  find("#turn-after").addEventListener("click", () => go(turnBeside(moments, here(), 1)));
  for (const chart of [points, prices])
    chart.addEventListener("pointerdown", (event) => {
      const body = event.target instanceof Element ? event.target.closest(".chart-body") : null;
      if (body) go(tappedPlace(event, body, moments.length));
    });

  let version = -1;
  let table = "";
  followTable(
    "/api/events",
    (state) => {
      const open = state.lobby?.table ?? "";
      if (state.version === version && open === table) return;
      [version, table] = [state.version, open];
      void follow(state);
    },
    showConnection,
  );
}

await start();
