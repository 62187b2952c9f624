/** Undo and redo: says what is undone, and asks first if that is more than the seat's own last move. */

import { wishOnce } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {LiveState["undo"]} Undo */

const GLYPHS = Object.freeze(["undo", "redo"]);

/** @returns {(state: LiveState) => void} */
export function setUpUndo() {
  const refusal = find("#settings-refusal");
  /** The version for which the question is open. */
  let asking = -1;
  /** @type {LiveState | null} */
  let newest = null;

  /** @param {number} version */
  function ask(version) {
    asking = version;
    if (newest) show(newest, true);
  }

  /** @param {number} version */
  async function takeBack(version) {
    refusal.textContent = (await wishOnce("/api/undo", { expected_version: version })) ?? "";
    ask(-1);
  }

  /** @param {string} name @param {string} words @param {boolean} may @param {() => unknown} act */
  const button = (name, words, may, act) =>
    html(
      "button",
      {
        type: "button",
        class: "tool",
        "data-key": name,
        "aria-disabled": may ? null : "true",
        onclick: () => may && act(),
      },
      GLYPHS.includes(name) && html("span", { class: `glyph glyph-${name}`, "aria-hidden": "true" }),
      words,
    );

  /** @param {Undo} undo @param {number} version */
  const question = (undo, version) =>
    html(
      "div",
      { class: "undo-question", role: "group", "aria-labelledby": "undo-asks" },
      html("p", { id: "undo-asks" }, (undo.next?.asks ?? []).map(messageText).join(" ")),
      html(
        "ul",
        { class: "undo-moves" },
        ...(undo.next?.moves ?? []).map((move) => html("li", {}, messageText(move))),
      ),
      html(
        "div",
        { class: "more-row" },
        button("undo-yes", text("undo.yes"), true, () => takeBack(version)),
        button("undo-no", text("undo.no"), true, () => ask(-1)),
      ),
    );

  /** @param {LiveState} state */
  function drawn({ undo, version }) {
    const next = undo?.next;
    const what = next ? text("undo.what", { what: messageText(next.message) }) : text("undo.undo");
    const again = undo?.again ? text("undo.again", { what: messageText(undo.again) }) : text("undo.redo");
    if (undo?.may && next?.asks.length && asking === version) return [question(undo, version)];
    return [
      button("undo", what, Boolean(undo?.may), () => (next?.asks.length ? ask(version) : takeBack(version))),
      button("redo", again, Boolean(undo?.redo), async () => {
        refusal.textContent = (await wishOnce("/api/redo")) ?? "";
      }),
      !undo?.may && !undo?.redo && html("small", {}, text(undo?.count ? "undo.host_only" : "undo.nothing")),
    ];
  }

  const show = panel(
    find("#undo"),
    (/** @type {LiveState} */ { undo, version, legal }) => [undo, version, legal?.phase],
    (_, state) => drawn(state),
  );

  return (state) => {
    newest = state;
    show(state);
  };
}
