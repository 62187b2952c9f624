/**
 * What a scene of the seat's page gets and returns: types, and the parts all scenes are made of.
 *
 * @typedef {import("../types.js").LiveState} LiveState
 * @typedef {import("../page/dom.js").Child} Child
 * @typedef {import("../game/player.js").Pair} Pair
 * @typedef {import("./forms/grain_source.js").Picked} Picked
 *
 * @typedef {object} Desk
 * @property {LiveState} state
 * @property {number} seat the own one
 * @property {Draft} draft empty in a new scene
 * @property {import("./forms/plans.js").Plans} plans
 * @property {(part: Draft) => void} change the draft, and redraw
 * @property {(name: import("../types.js").CommandName, fields?: Record<string, unknown>) => void} send a command of this seat
 * @property {(address: string, body?: Record<string, unknown>) => void} ask anything else of the server
 *
 * What has been chosen but not yet sent, for each scene.
 * @typedef {object} Draft
 * @property {boolean} [again] Lands are laid anew
 * @property {number} [amount] of a bid
 * @property {boolean} [barter] an offer or a counter is being made
 * @property {Pair | null} [cell]
 * @property {number} [count] of what is traded
 * @property {Record<number, Pair | null>} [defended] the city that each shield defends, by the shield's place
 * @property {number} [defender]
 * @property {boolean} [deploy] a shield is being laid
 * @property {number[]} [faces] of the dice
 * @property {number} [fallen] grain
 * @property {import("../types.js").Goods} [give]
 * @property {"trade" | "build"} [plan] the form of a plan that is open
 * @property {[number, Pair][]} [laid] shields at set-up: value and tile
 * @property {Pair | null} [marker]
 * @property {Pair[]} [nobles]
 * @property {Picked} [picked] columns that grain is taken from
 * @property {Record<number, Picked | undefined>} [pickedFor] the same, by the seat whose offer it is
 * @property {import("../types.js").Goods} [ransom]
 * @property {import("../types.js").Question["seen"]} [seen] what the camera has asked about
 * @property {Record<string, number>} [sent] elephants by city
 * @property {Pair} [shieldCell]
 * @property {[number, number, number]} [shields] traded, by value
 * @property {string} [shows] the part of the set-up that is open
 * @property {Record<string, import("../types.js").Side> | null} [sides] of the tiles, by cell
 * @property {"take" | "leave" | "ransom"} [spoils]
 * @property {number} [stones]
 * @property {import("../types.js").Goods} [take]
 * @property {number | null} [to] whom the offer is made to
 * @property {{market: import("../types.js").MarketName, side: "buy" | "sell"} | null} [trade] the one that is open
 * @property {number} [units] of grain
 * @property {number} [value] of the shield to lay
 * @property {{standing?: number, width?: number}} [wall] as it is reported
 *
 * @typedef {object} Scene
 * @property {string} id
 * @property {string} [about] what the draft is for; another one begins with an empty draft
 * @property {string} title
 * @property {Child[]} body
 * @property {Child[]} actions what the thumb reaches: the main one last
 * @property {boolean} [mine] the game waits for this seat
 * @property {boolean} [lasting] what is chosen holds for the whole turn, whatever others do meanwhile
 */

import { cellName } from "../game/cells.js";
import { html } from "../page/dom.js";
import { seatChip, seatNumbered, seatSymbol } from "../lands/seats.js";

/**
 * @param {string} key
 * @param {string} label
 * @param {() => void} onclick
 * @param {{why?: string | null, kind?: "main" | "other" | "grave", detail?: Child}} [how] `why` it cannot be tapped yet
 */
export function action(key, label, onclick, { why = null, kind = "main", detail = null } = {}) {
  return html(
    "button",
    {
      type: "button",
      class: `action action-${kind}`,
      "data-key": key,
      "aria-disabled": why ? "true" : null,
      "aria-describedby": why ? `why-${key}` : null,
      onclick: () => !why && onclick(),
    },
    html("span", {}, label),
    why ? html("small", { id: `why-${key}` }, why) : detail && html("small", {}, detail),
  );
}

/** A choice among a few, of which one holds. @param {{key: string, label: string, pressed: boolean, onclick: () => void, detail?: Child, picture?: Child}} choice */
export const choice = ({ key, label, pressed, onclick, detail, picture }) =>
  html(
    "button",
    { type: "button", class: "choice", "data-key": key, "aria-pressed": String(pressed), onclick },
    picture,
    html("span", { class: "choice-words" }, html("b", {}, label), detail && html("small", {}, detail)),
  );

/** @param {string} label @param {...Child} children */
export const choices = (label, ...children) =>
  html("div", { class: "choices", role: "group", "aria-label": label }, ...children);

/** @param {string} title @param {...Child} children */
export const part = (title, ...children) =>
  html("section", { class: "part" }, html("h3", { class: "part-title" }, title), ...children);

/** @param {...Child} children */
export const hint = (...children) => html("p", { class: "hint" }, ...children);

/** @param {Pair} cell */
export const nameOfCell = ([row, col]) => cellName({ row, col });

/** The own Lands, for a grid to tap. @param {Desk} desk */
export const ownGrid = ({ state, seat }) => ({
  colour: seatNumbered(state, seat)?.colour ?? "",
  tiles: state.board.filter((tile) => tile.seat === seat),
});

/** @param {LiveState} state @param {number | null} seat */
export const chipOf = (state, seat) => seatChip(seatNumbered(state, seat));

/** @param {LiveState} state @param {number | null} number */
export function symbolOf(state, number) {
  const seat = seatNumbered(state, number);
  return seat && seatSymbol(seat);
}

/** @param {LiveState} state @param {number | null} seat */
export const nameOf = (state, seat) => seatNumbered(state, seat)?.name ?? "";

/** @param {Pair} one @param {Pair | null | undefined} other */
export const isCell = (one, other) => Boolean(other) && one[0] === other?.[0] && one[1] === other?.[1];

/** @param {Pair} cell */
export const cellKey = ([row, col]) => `${row},${col}`;
