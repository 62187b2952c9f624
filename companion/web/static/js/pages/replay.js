/** A recorded evening: picture, table, log and timeline at any moment, and what would follow from another number. */

import { setUpHeader } from "../table/header.js";
import { find, html } from "../page/dom.js";
import { setUpLands } from "../lands/lands.js";
import { clock } from "../table/log.js";
import { setUpMarket } from "../lands/market.js";
import { openPage } from "../page/page.js";
import { ask, makeMemory, newestOnly } from "../replay/asking.js";
import { setUpChronicle } from "../replay/chronicle.js";
import { setUpFilm } from "../replay/film.js";
import { setUpKeys } from "../replay/keys.js";
import { placeAt, timeBeside, within } from "../replay/places.js";
import { SPEEDS, makeClock } from "../replay/playing.js";
import { setUpTimeline } from "../replay/timeline.js";
import { setUpWhatIf } from "../replay/what_if.js";
import { scoreTable } from "../lands/score.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */

const BOARDS_KEPT = 200;
const ASK_AGAIN_MS = 700;

/** @typedef {import("../types.js").MomentState} Board */
/**
 * @typedef {{ready: true, title: string, start_s: number, end_s: number, seats: import("../types.js").Seat[], frames_s: number[],
 *   moments: import("../types.js").GameMoment[], marks: import("../replay/timeline.js").Mark[],
 *   numbers: import("../replay/what_if.js").Changeable[]}} Evening
 */

/** Waits until the server has gone through the recording. @returns {Promise<Evening | null>} */
async function gathered() {
  const [words, share] = [find("#gathering-words"), /** @type {HTMLProgressElement} */ (find("#gathering-share"))];
  for (;;) {
    try {
      const told = /** @type {Evening | {ready: false, share: number}} */ (await ask("/api/replay"));
      if (told.ready) return told;
      share.value = told.share;
      words.textContent = text("replay.gathered", { percent: Math.round(told.share * 100) });
    } catch (error) {
      share.hidden = true;
      words.textContent = error instanceof Error ? error.message : String(error);
      words.lang = "en";
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** @param {{speed: () => number, setSpeed: (speed: number) => void}} playing @returns {(way: 1 | -1) => void} */
function setUpSpeed(playing) {
  const choice = /** @type {HTMLSelectElement} */ (find("#speed"));
  choice.replaceChildren(...SPEEDS.map((speed) => html("option", { value: speed, selected: speed === 1 }, `${speed}×`)));
  choice.addEventListener("change", () => playing.setSpeed(Number(choice.value)));
  return (way) => {
    const place = within(SPEEDS.indexOf(playing.speed()) + way, 0, SPEEDS.length - 1);
    playing.setSpeed(SPEEDS[place]);
    choice.value = String(SPEEDS[place]);
  };
}

/**
 * Marks the tiles that differ from the real game.
 * @param {import("../types.js").Tile[]} real
 * @param {import("../types.js").Tile[]} other
 */
function markDifferences(real, other) {
  const stands = (/** @type {import("../types.js").Tile} */ tile) => JSON.stringify([tile.side, tile.city, tile.shields]);
  other.forEach((tile, place) => {
    const { seat, row, col } = tile;
    const drawn = document.querySelector(`#seats-other [data-seat="${seat}"] .tile[data-cell="${row},${col}"]`);
    drawn?.toggleAttribute("data-otherwise", !real[place] || stands(tile) !== stands(real[place]));
  });
}

/** The play button, labelled with what it will do. @returns {(playing: boolean) => void} */
function setUpPlayButton() {
  const button = find("#play");
  return (playing) => {
    const name = playing ? "pause" : "play";
    if (button.dataset.control === name) return;
    button.dataset.control = name;
    button.replaceChildren(
      html("span", { class: `glyph glyph-${name}`, "aria-hidden": "true" }),
      html("span", { class: "play-name" }, text(`playback.${name}`)),
    );
  };
}

async function start() {
  await openPage();
  const evening = await gathered();
  if (!evening) return;
  find("#gathering").hidden = true;
  find("#seen").hidden = find("#player").hidden = false;

  const { start_s: begin, end_s: end, moments, frames_s: frames } = evening;
  const times = moments.map((moment) => moment.t_s);
  const panels = [setUpHeader(), setUpLands(), setUpMarket()];
  const showOther = setUpLands(find("#seats-other"));
  const film = setUpFilm(frames);
  const said = find("#said");
  const recall = makeMemory(BOARDS_KEPT);
  const showButton = setUpPlayButton();
  const clockShown = find("#clock");
  find("#clock-end").textContent = ` / ${clock(end)}`;
  let shown = -1;
  /** Of several moments at the same time, the chosen one. @type {number | null} */
  let chosen = null;

  /** @param {Board} board @returns {TableState} */
  const stateOf = (board) => ({
    ...board,
    sequence: 0,
    evening: {
      title: evening.title,
      mode: "recording",
      t_s: 0,
      end_s: end,
      playing: false,
      speed: 1,
      finished: false,
      notes: [],
    },
  });
  /** @param {string} address */
  const boardAt = async (address) => /** @type {Board} */ (await recall(address));

  const drawBoards = newestOnly(async (/** @type {{version: number, other: string | null}} */ wish) => {
    const [real, other] = await Promise.all([
      boardAt(`/api/replay/${wish.version}`),
      wish.other ? boardAt(wish.other) : null,
    ]);
    const state = stateOf(real);
    for (const show of panels) show(state);
    const scores = [scoreTable(state)];
    find("#other").hidden = other === null;
    if (other) {
      showOther(stateOf(other));
      markDifferences(real.board, other.board);
      scores.push(html("h3", {}, text("what_if.other")), scoreTable(stateOf(other)));
    }
    find("#standing .standing-body").replaceChildren(...scores);
    document.documentElement.dataset.version = String(wish.version);
    document.documentElement.dataset.sequence = String(wish.version);
    document.documentElement.dataset.other = wish.other ?? "";
  });

  /** @param {number} t @param {boolean} going */
  function show(t, going) {
    if (chosen !== null && times[chosen] !== t) chosen = null;
    const place = chosen ?? Math.max(0, placeAt(times, t));
    timeline.show(t);
    film.show(t);
    showButton(going);
    clockShown.textContent = clock(t);
    whatIf.show(t);
    showLine(place);
    if (place !== shown) {
      shown = place;
      said.textContent = `${clock(times[place])} · ${messageText(moments[place].message)}`;
    }
    void drawBoards({ version: moments[place].version, other: whatIf.boardAddress(moments[place].version) });
  }

  const playing = makeClock(begin, end, show);
  /** @param {number} place of a moment */
  function goTo(place) {
    playing.pause();
    chosen = within(place, 0, moments.length - 1);
    playing.seek(times[chosen]);
  }
  /** @param {import("../replay/timeline.js").Mark} mark */
  function goToMark(mark) {
    const place = moments.findIndex((/** @type {{version: number}} */ moment) => moment.version === mark.version);
    if (place < 0) playing.seek(mark.t_s);
    else goTo(place);
  }
  const timeline = setUpTimeline(evening.marks, { start: begin, end }, playing, goToMark);
  const showLine = setUpChronicle(moments, goTo);
  const whatIf = setUpWhatIf(evening.numbers, evening.seats, () => show(playing.now(), false), (t) => {
    playing.pause();
    playing.seek(t);
  });
  const changeSpeed = setUpSpeed(playing);

  /** @param {1 | -1} way */
  const goStep = (way) => goTo(shown + way);
  find("#step-before").addEventListener("click", () => goStep(-1));
  find("#step-after").addEventListener("click", () => goStep(1));
  find("#play").addEventListener("click", playing.toggle);
  setUpKeys({
    toggle: playing.toggle,
    step: goStep,
    picture: (way) => {
      playing.pause();
      playing.seek(timeBeside(frames, playing.now(), way) ?? (way > 0 ? end : begin));
    },
    mark: timeline.goToMark,
    speed: changeSpeed,
    edge: (way) => playing.seek(way > 0 ? end : begin),
    overlay: film.toggle,
  });
  show(begin, false);
}

await start();
