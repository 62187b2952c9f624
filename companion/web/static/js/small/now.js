/** What this seat does now in a small game, with its main action under the thumb. */

import { wishOnce } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { Draft } from "../server/draft.js";
import { fromItsTop } from "../page/from_its_top.js";
import { panel } from "../page/panel.js";
import { pauseNotice } from "../table/pause.js";
import { action } from "../seat/desk.js";
import { playSound } from "../sound/sound.js";
import { say } from "../sound/speech.js";
import { text } from "../page/text.js";
import { setUpBlinder } from "./blinder.js";
import { almostScene } from "./seat/almost.js";
import { belemmerScene } from "./seat/belemmer.js";
import { bidWarScene } from "./seat/bid_war.js";
import { suitBiddingScene } from "./seat/suit_bidding.js";
import { voteScene } from "./seat/vote.js";
import { sendCommand } from "./sending.js";
import { isOver, mySeat, phaseOf, plays, roundOf } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/** @typedef {import("./state.js").Card} Card */
/** @typedef {[number, number]} Cell */

/**
 * What has been chosen but not yet sent, for each scene.
 * @typedef {object} Chosen
 * @property {number | null} [bid] in Almost
 * @property {Card | null} [card] of the own hand
 * @property {Card[]} [cards] told by tap
 * @property {Cell | null} [cell] to place a card on
 * @property {number[]} [chosen] places of cards in the hand
 * @property {number | null} [count] of cards that lie face down
 * @property {Cell | null} [from] where a stack is taken from
 * @property {Cell | null} [onto] where it goes
 * @property {number[]} [ranked] games of the ballot, best first
 * @property {number[]} [trash] place of the card to trash in the hand
 * @property {Card[]} [trashed] the same card where real ones are told
 * @property {boolean} [trashing] a 7 is being played
 */

/**
 * What a scene gets.
 * @template {SmallState} [State=SmallState]
 * @typedef {object} Desk
 * @property {State} state
 * @property {number} seat the own one
 * @property {Chosen} draft empty in a new scene
 * @property {(part: Chosen) => void} change the draft, and redraw
 * @property {(name: string, fields?: Record<string, unknown>) => void} send a command of this seat
 */

/**
 * What it returns, as on Raja's pages.
 * @typedef {import("../seat/desk.js").Scene} Scene
 */

const BUZZ_MS = 90;

/** @param {SmallState} state */
const slice = ({ you, view, moves, seats, waiting, proposals, evening, paused, paused_by, host }) => [
  you,
  view,
  moves,
  seats,
  waiting,
  proposals,
  evening,
  paused,
  paused_by,
  host,
];

/**
 * @param {(state: SmallState) => SmallState | null} [asked] the state in which this page may move, or null
 * @returns {(state: SmallState) => void}
 */
export function setUpNow(asked = (state) => state) {
  const root = find("#now");
  const announcer = find("#turn-announcer");
  let wasMine = false;
  /** @type {SmallState | null} */
  let newest = null;

  const again = () => newest && showFromItsTop(newest, true);
  /** @type {Draft<Chosen>} */
  const draft = new Draft(again);
  setUpBlinder(again);

  /** @template {SmallState} State @param {State} state @param {number} seat @returns {Desk<State>} */
  const deskOf = (state, seat) => ({
    state,
    seat,
    draft: draft.chosen,
    change: (part) => draft.change(part),
    send: (name, fields = {}) => draft.send(() => sendCommand(name, seat, fields)),
  });

  /** @param {SmallState} state @param {number} seat */
  function sceneOf(state, seat) {
    const drawScene = () => {
      if (plays(state, "almost")) return almostScene(deskOf(state, seat));
      if (plays(state, "bid-war")) return bidWarScene(deskOf(state, seat));
      if (plays(state, "suit-bidding")) return suitBiddingScene(deskOf(state, seat));
      if (plays(state, "belemmer")) return belemmerScene(deskOf(state, seat));
      return voteScene(deskOf(state, seat));
    };
    const found = drawScene();
    const about = [state.evening.games.length, phaseOf(state), roundOf(state), found.about].join(" ");
    return draft.isStillAbout(about) ? found : drawScene();
  }

  const againAction = () =>
    action("again", text("again.title"), () => draft.send(() => wishOnce("/api/games/again", {})), { detail: text("again.hint") });

  /** @param {SmallState} state @returns {import("../page/dom.js").Child[]} */
  function drawn(state) {
    const seat = mySeat(state);
    root.hidden = seat === null;
    if (seat === null) return [];
    const { id, title, body, actions, mine = false } = sceneOf(state, seat);
    root.dataset.scene = id;
    root.dataset.round = `${roundOf(state)}`;
    root.toggleAttribute("data-mine", mine);
    if (mine && !wasMine) {
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
      playSound("chime");
      announcer.textContent = text("now.yours", { what: title });
      say(title);
    }
    wasMine = mine;
    const pause = state;
    const playing = isOver(state) ? [...actions, againAction()] : actions;
    const shown = pause.paused ? [pauseNotice(pause, state.host, (why) => draft.refuse(why))] : playing;
    // Beside what was tapped; a sentence above it would be hidden by the bar.
    const refusal = html("p", { class: "refusal", role: "alert" }, draft.refusal);
    return [
      html("h2", { class: "now-title", id: "now-title", tabindex: "-1", "data-heading": "" }, title),
      html("div", { class: "now-body", inert: pause.paused, "data-busy": draft.busy }, ...body),
      isOver(state) && html("p", { class: "hint" }, text("small.host_goes_on")),
      shown.some(Boolean)
        ? html("div", { class: "now-actions", "data-busy": draft.busy }, refusal, ...shown)
        : refusal,
    ];
  }

  const show = panel(root, slice, (_, state) => drawn(state));
  const { dataset } = root;
  /** @param {SmallState} state @param {boolean} [anyhow] */
  const showFromItsTop = (state, anyhow) =>
    fromItsTop(
      root,
      () => dataset.scene && `${dataset.scene} ${dataset.round}`,
      () => show(state, anyhow),
    );

  return (state) => {
    newest = asked(state) ?? { ...state, you: null };
    showFromItsTop(newest);
  };
}
