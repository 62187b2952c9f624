/** What this seat does now in a small game, with its main action under the thumb. */

import { find, html } from "../dom.js";
import { Draft } from "../draft.js";
import { panel } from "../panel.js";
import { say } from "../speech.js";
import { text } from "../text.js";
import { setUpBlinder } from "./blinder.js";
import { almostScene } from "./seat/almost.js";
import { belemmerScene } from "./seat/belemmer.js";
import { bidWarScene } from "./seat/bid_war.js";
import { suitBiddingScene } from "./seat/suit_bidding.js";
import { voteScene } from "./seat/vote.js";
import { sendCommand } from "./sending.js";
import { gameOf, isOver, mySeat, phaseOf, roundOf } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */
/**
 * What a scene is given.
 * @typedef {object} Desk
 * @property {SmallState} state
 * @property {number} seat the own one
 * @property {Record<string, any>} draft what was chosen and not yet sent; empty in a new scene
 * @property {(part: Record<string, any>) => void} change the draft, and redraw
 * @property {(name: string, fields?: Record<string, unknown>) => void} send a command of this seat
 *
 * What it gives back, as on the pages of Raja.
 * @typedef {import("../seat/desk.js").Scene} Scene
 */

/** @type {Record<string, (desk: Desk) => Scene>} */
const SCENES = {
  almost: almostScene,
  "bid-war": bidWarScene,
  "suit-bidding": suitBiddingScene,
  belemmer: belemmerScene,
  "evening-vote": voteScene,
};
const BUZZ_MS = 90;

/** @param {SmallState} state */
const slice = ({ you, view, moves, seats, waiting, proposals, evening, paused }) => [
  you,
  view,
  moves,
  seats,
  waiting,
  proposals,
  evening,
  paused,
];

/**
 * @param {(state: SmallState) => SmallState | null} [asked] the state as this page speaks in it, null where it has no say
 * @returns {(state: SmallState) => void}
 */
export function setUpNow(asked = (state) => state) {
  const root = find("#now");
  const announcer = find("#turn-announcer");
  let wasMine = false;
  /** @type {SmallState | null} */
  let newest = null;

  const again = () => newest && show(/** @type {any} */ (newest), true);
  const draft = new Draft(again);
  setUpBlinder(again);

  /** @param {SmallState} state @param {number} seat @returns {Desk} */
  const deskOf = (state, seat) => ({
    state,
    seat,
    draft: draft.chosen,
    change: (part) => draft.change(part),
    send: (name, fields = {}) => draft.send(() => sendCommand(name, seat, fields)),
  });

  /** @param {SmallState} state @param {number} seat */
  function sceneOf(state, seat) {
    const scene = SCENES[gameOf(state)];
    const found = scene(deskOf(state, seat));
    const about = [state.evening?.games?.length, phaseOf(state), roundOf(state), found.about].join(" ");
    return draft.isStillAbout(about) ? found : scene(deskOf(state, seat));
  }

  /** @param {SmallState} state @returns {import("../dom.js").Child[]} */
  function drawn(state) {
    const seat = mySeat(state);
    root.hidden = seat === null;
    if (seat === null || !SCENES[gameOf(state)]) return [];
    const { id, title, body, actions, mine = false } = sceneOf(state, seat);
    root.dataset.scene = id;
    root.toggleAttribute("data-mine", mine);
    if (mine && !wasMine) {
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
      announcer.textContent = text("now.yours", { what: title });
      say(title);
    }
    wasMine = mine;
    return [
      html("h2", { class: "now-title", id: "now-title", tabindex: "-1", "data-heading": "" }, title),
      html("div", { class: "now-body", "data-busy": draft.busy }, ...body),
      html("p", { class: "refusal", role: "alert" }, draft.refusal),
      isOver(state) && html("p", { class: "hint" }, text("small.host_goes_on")),
      actions.some(Boolean) && html("div", { class: "now-actions", "data-busy": draft.busy }, ...actions),
    ];
  }

  const show = panel(root, /** @type {any} */ (slice), (_, state) => drawn(/** @type {any} */ (state)));

  return (state) => {
    newest = asked(state) ?? { ...state, you: null };
    show(/** @type {any} */ (newest));
  };
}
