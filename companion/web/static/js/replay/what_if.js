/** "What if": changes one number and shows what follows from it beside the real game. */

import { find, html } from "../page/dom.js";
import { clock } from "../table/log.js";
import { languageOfServer, messageText, refusalText, text } from "../page/text.js";
import { ask } from "./asking.js";
import { placeAt } from "./places.js";

/** @typedef {{place: number, t_s: number, version: number, message: import("../types.js").Message, number: string, value: number, lowest: number, highest: number}} Changeable */
/** @typedef {{stones: number, grain: number, noble: boolean}} Wall */
/** @typedef {{turn: number, phase: string, prices: import("../types.js").GameView["prices"], points: number[]}} Figures */
/** @typedef {{place: number, number: string, value: number, t_s: number, versions: number[], stuck_s: number | null,
 *   lines: {at: number, t_s: number, message: import("../types.js").Message, same: boolean}[], carried: {t_s: number, was: string, text: string}[],
 *   left_out: {t_s: number, text: string, code: string, message: string, values: Record<string, number>}[], real: Figures, other: Figures,
 *   walls: {seat: number, city: string, real: Wall, other: Wall}[]}} Thought */

/** A number's name; dice are counted from one. @param {string} name */
function numberName(name) {
  const [field, place] = name.split(".");
  return place === undefined ? text(`number.${field}`) : text("number.die", { place: Number(place) + 1 });
}

/** @param {string} content @param {Record<string, unknown>} [attributes] */
const english = (content, attributes = {}) => html("span", { lang: languageOfServer(), ...attributes }, content);

/**
 * @param {string} title
 * @param {HTMLElement[]} items
 */
const told = (title, items) =>
  items.length ? [html("h3", {}, title), html("ul", { class: "told" }, ...items)] : [];

/** @param {Thought} thought @param {import("../types.js").Seat[]} seats */
function drawThought(thought, seats) {
  const { real, other } = thought;
  const row = (/** @type {string} */ name, /** @type {string | number} */ was, /** @type {string | number} */ is) =>
    html(
      "tr",
      { "data-differs": was !== is },
      html("th", { scope: "row" }, name),
      html("td", {}, was),
      html("td", {}, is),
    );
  const table = html(
    "table",
    { class: "beside" },
    html("caption", {}, text("what_if.at_end")),
    html(
      "thead",
      {},
      html(
        "tr",
        {},
        html("td"),
        html("th", { scope: "col" }, text("what_if.real")),
        html("th", { scope: "col" }, text("what_if.other")),
      ),
    ),
    html(
      "tbody",
      {},
      ...seats.map((seat, place) =>
        row(text("what_if.points", { name: seat.name }), real.points[place] ?? 0, other.points[place] ?? 0),
      ),
      .../** @type {const} */ (["grain", "shields", "elephants"])
        .filter((name) => real.prices[name] !== other.prices[name])
        .map((name) => row(text(`market.${name}`), real.prices[name], other.prices[name])),
      ...thought.walls
        .filter((wall) => wall.real.stones !== wall.other.stones)
        .map((wall) =>
          row(
            text("what_if.stones", { name: seats[wall.seat]?.name ?? "", city: wall.city }),
            wall.real.stones,
            wall.other.stones,
          ),
        ),
    ),
  );
  const at = (/** @type {number} */ t) => html("time", {}, clock(t));
  return [
    thought.stuck_s !== null && html("p", { class: "stuck" }, text("what_if.stuck", { time: clock(thought.stuck_s) })),
    table,
    ...told(
      text("what_if.different"),
      thought.lines.filter((line) => !line.same).map((line) => html("li", {}, at(line.t_s), html("span", {}, messageText(line.message)))),
    ),
    ...told(
      text("what_if.left_out"),
      thought.left_out.map((one) =>
        html("li", {}, at(one.t_s), english(one.text, { class: "command" }), html("span", { class: "why" }, refusalText(one, one.code))),
      ),
    ),
    ...told(
      text("what_if.carried"),
      thought.carried.map((one) =>
        html("li", {}, at(one.t_s), english(one.text, { class: "command" }), english(one.was, { class: "was" })),
      ),
    ),
  ];
}

/**
 * @param {Changeable[]} numbers
 * @param {import("../types.js").Seat[]} seats
 * @param {(thought: Thought | null) => void} changed a what-if began or ended
 * @param {(t: number) => void} go
 * @returns {{show: (t: number) => void, boardAddress: (version: number) => string | null}}
 */
export function setUpWhatIf(numbers, seats, changed, go) {
  const choice = /** @type {HTMLSelectElement} */ (find("#what-if-number"));
  const value = /** @type {HTMLInputElement} */ (find("#what-if-value"));
  const end = find("#what-if-end");
  const refusal = find("#what-if-refusal");
  const root = find("#what-if-told");
  const times = numbers.map((number) => number.t_s);
  /** @type {Thought | null} */
  let thought = null;
  let touched = false;

  choice.replaceChildren(
    ...numbers.map((number, place) =>
      html(
        "option",
        { value: place },
        `${clock(number.t_s)} · ${messageText(number.message)} – ${numberName(number.number)}: ${number.value}`,
      ),
    ),
  );
  find("#thinking").hidden = numbers.length === 0;

  function offer() {
    const number = numbers[Number(choice.value)];
    if (!number) return;
    value.min = String(number.lowest);
    value.max = String(number.highest);
    value.value = String(number.value);
  }

  /** @param {Thought | null} next */
  function set(next) {
    thought = next;
    end.hidden = next === null;
    root.replaceChildren(...(next ? drawThought(next, seats).filter((node) => node instanceof Node) : []));
    if (next) document.documentElement.dataset.whatIf = `${next.place} ${next.number} ${next.value}`;
    else delete document.documentElement.dataset.whatIf;
    changed(next);
  }

  choice.addEventListener("change", () => {
    touched = true;
    offer();
  });
  value.addEventListener("input", () => (touched = true));
  find("#what-if").addEventListener("submit", async (event) => {
    event.preventDefault();
    const number = numbers[Number(choice.value)];
    if (!number) return;
    refusal.textContent = "";
    try {
      const query = new URLSearchParams({ place: String(number.place), number: number.number, value: value.value });
      set(/** @type {Thought} */ (await ask(`/api/what-if?${query}`)));
      go(number.t_s);
    } catch (error) {
      refusal.textContent = error instanceof Error ? error.message : String(error);
    }
  });
  end.addEventListener("click", () => {
    touched = false;
    set(null);
  });
  offer();

  return {
    /** Offers the most recent number, until somebody chooses another. */
    show(t) {
      if (touched || thought) return;
      const place = Math.max(0, placeAt(times, t));
      if (choice.value === String(place)) return;
      choice.value = String(place);
      offer();
    },
    boardAddress(version) {
      if (!thought) return null;
      const after = thought.versions.findIndex((reached) => reached >= version);
      const at = after < 0 ? thought.versions.length - 1 : after;
      if (at < thought.place) return null;
      const query = new URLSearchParams({
        place: String(thought.place),
        number: thought.number,
        value: String(thought.value),
      });
      return `/api/what-if/${at}?${query}`;
    },
  };
}
