/** What this seat does now: the first scene that matches its legal moves, with its main action under the thumb. */

import { command, wishOnce } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { Draft } from "../server/draft.js";
import { fromItsTop } from "../page/from_its_top.js";
import { panel } from "../page/panel.js";
import { pauseNotice } from "../table/pause.js";
import { playSound } from "../sound/sound.js";
import { say } from "../sound/speech.js";
import { text } from "../page/text.js";
import { auctionScene } from "./scenes/auction.js";
import { buildingScene } from "./scenes/building.js";
import { commerceScene } from "./scenes/commerce.js";
import { declareScene } from "./scenes/declare_siege.js";
import { defendScene } from "./scenes/defend.js";
import { diceScene } from "./scenes/dice_entry.js";
import { grainScene } from "./scenes/grain.js";
import { harvestScene } from "./scenes/production.js";
import { mySeat } from "./legal.js";
import { Plans } from "./forms/plans.js";
import { setUpScene } from "./scenes/set_up.js";
import { spoilsScene } from "./scenes/spoils.js";
import { makeTips } from "./tips.js";
import { endScene, waitingScene } from "./scenes/waiting.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./desk.js").Scene} Scene */

/** Grain received must be stacked before anything else; the waiting scene always fits. */
const SCENES = Object.freeze([
  endScene,
  grainScene,
  setUpScene,
  harvestScene,
  auctionScene,
  commerceScene,
  buildingScene,
  defendScene,
  diceScene,
  spoilsScene,
  declareScene,
  waitingScene,
]);

const BUZZ_MS = 90;

/** @param {Desk} desk @returns {Scene} */
function sceneOf(desk) {
  for (const scene of SCENES) {
    const drawn = scene(desk);
    if (drawn) return drawn;
  }
  return waitingScene(desk);
}

/** What scenes use of a reading: its value if it is certain. @param {import("../types.js").Reading | undefined} reading */
const sureValue = (reading) => (reading?.state === "seen" ? reading.value : null);

/**
 * A city without what changes with every look of the camera, because a form redrawn under a finger loses the tap. Only
 * while stones are being counted does its picture stay up to date.
 * @param {import("../types.js").City} city
 */
const settled = ({ reading, crop, ...city }) => [
  city,
  reading && [reading.stones, reading.width, reading.grain].map(sureValue),
  city.counting && crop,
];

/** Everything a scene can show. @param {LiveState} state */
const slice = ({ legal, game, board, dice, market, seats, result, odds, lobby, devices, score, log, questions, you }) => [
  legal,
  game,
  board?.map(({ city, ...tile }) => [tile, city && settled(city)]),
  dice?.siege,
  market && Object.values(market).map(({ price, stock, differs }) => [price, stock, differs]),
  seats,
  result,
  odds,
  lobby?.options,
  lobby?.paused,
  lobby?.paused_by,
  you?.host,
  devices?.arduino?.state,
  score,
  log?.at(-1)?.message,
  questions?.map(({ seat, seen }) => [seat, seen]),
];

/** @returns {(state: LiveState) => void} */
export function setUpNow() {
  const root = find("#now");
  const announcer = find("#turn-announcer");
  const pageTitle = document.title;
  let wasMine = false;
  /** @type {LiveState | null} */
  let newest = null;

  const again = () => newest && showFromItsTop(newest, true);
  const tips = makeTips();
  tips.setUpSwitch(document.querySelector("#tips"), again);
  const plans = new Plans(() => sessionStorage);
  /** @type {Draft<import("./desk.js").Draft>} */
  const draft = new Draft(again);

  /** Scrolls into view what a tap made appear below the edge. @param {() => void} act */
  function reveal(act) {
    const before = root.querySelectorAll(".now-body > :not(.tip)").length;
    act();
    const parts = root.querySelectorAll(".now-body > :not(.tip)");
    if (parts.length > before) parts[parts.length - 1]?.scrollIntoView({ block: "nearest" });
  }

  /** @param {LiveState} state @param {number} seat @returns {Desk} */
  const deskOf = (state, seat) => ({
    state,
    seat,
    draft: draft.chosen,
    plans,
    change: (part) => reveal(() => draft.change(part)),
    send: (name, fields = {}) => draft.send(() => command(name, { seat, ...fields })),
    ask: (address, body = {}) => draft.send(() => wishOnce(address, body)),
  });

  /** Choices last for one phase of one turn. @param {LiveState} state @param {number} seat */
  function drawn(state, seat) {
    const found = sceneOf(deskOf(state, seat));
    // While somebody plans, others move from phase to phase.
    const about = found.lasting
      ? `waiting ${state.game?.turn}`
      : `${state.game?.phase} ${state.game?.turn} ${found.about ?? ""}`;
    return draft.isStillAbout(about) ? found : sceneOf(deskOf(state, seat));
  }

  const show = panel(root, slice, (_, state) => {
    const seat = mySeat(state);
    if (seat === null || !state.game) return [];
    plans.review(state, seat);
    const { id, title, body, actions, mine = false } = drawn(state, seat);
    root.dataset.scene = id;
    root.toggleAttribute("data-mine", mine);
    if (mine && !wasMine) {
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
      playSound("chime");
      announcer.textContent = text("now.yours", { what: title });
      say(title);
    }
    wasMine = mine;
    // People looking at another tab see it on this one's label.
    document.title = mine ? `● ${title}` : pageTitle;
    // Below the choices, so that it covers none of them where there is no room; where there is, it comes first (scenes.css).
    const tip = tips.draw(id, state.game.phase, mine, again);
    const pause = state.lobby;
    const shown = pause.paused ? [pauseNotice(pause, state.you.host, (why) => draft.refuse(why))] : actions;
    // Beside what was tapped; a sentence above it would be hidden by the bar.
    const refusal = html("p", { class: "refusal", role: "alert" }, draft.refusal);
    return [
      html("h2", { class: "now-title", id: "now-title", tabindex: "-1", "data-heading": "" }, title),
      html("div", { class: "now-body", inert: pause.paused, "data-busy": draft.busy }, ...body, tip),
      shown.some(Boolean)
        ? html("div", { class: "now-actions", "data-busy": draft.busy }, refusal, ...shown)
        : refusal,
    ];
  });

  /** @param {LiveState} state @param {boolean} [anyhow] */
  const showFromItsTop = (state, anyhow) => fromItsTop(root, () => root.dataset.scene, () => show(state, anyhow));

  return (state) => {
    newest = state;
    showFromItsTop(state);
  };
}
