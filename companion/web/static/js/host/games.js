/** Saved games: list them, start or open one, and save one to a file or load one from it. */

import { wish } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { eveningTitle } from "../page/evening_title.js";
import { panel } from "../page/panel.js";
import { look } from "../server/requests.js";
import { currentLocale, text } from "../page/text.js";

/** @typedef {import("../types.js").SavedGame} Saved */

/** @param {string} created */
const dayOf = (created) =>
  new Date(created).toLocaleString(currentLocale(), { dateStyle: "medium", timeStyle: "short" });

/** @returns {(state: import("../types.js").LiveState) => void} */
export function setUpGames() {
  const refusal = find("#games-refusal");
  /** @type {Saved[]} */
  let games = [];
  let asked = "";
  let sure = "";
  /** @type {import("../types.js").LiveState | null} */
  let newest = null;
  const again = () => newest && show(newest, true);

  async function reload() {
    const found = await look("/api/games");
    if (found.done) games = /** @type {{games: Saved[]}} */ (found.data).games;
    again();
  }

  /** @param {string} address @param {Record<string, unknown>} [body] */
  async function ask(address, body) {
    refusal.textContent = (await wish(address, body)) ?? "";
    sure = "";
    await reload();
  }

  /** @param {Event} event */
  async function bring(event) {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (!file) return;
    try {
      await ask("/api/games/import", JSON.parse(await file.text()));
    } catch {
      refusal.textContent = text("games.no_file");
    }
  }

  /** An action that asks for a second tap, because it leaves the current game. @param {string} key @param {string} label @param {() => void} act */
  const leaving = (key, label, act) =>
    html(
      "button",
      {
        type: "button",
        class: sure === key ? "tool tool-grave" : "tool",
        "data-key": key,
        onclick: () => {
          if (sure === key || newest?.lobby.stage !== "playing") act();
          else {
            sure = key;
            again();
          }
        },
      },
      sure === key ? text("games.sure") : label,
    );

  /** @param {Saved} game */
  const drawGame = (game) =>
    html(
      "li",
      { class: "saved-game", "aria-current": game.open ? "true" : null },
      html(
        "span",
        { class: "choice-words" },
        html("b", {}, eveningTitle(game.title)),
        html(
          "small",
          {},
          [dayOf(game.created), game.players.join(", "), text(`games.stage_${game.stage}`)].filter(Boolean).join(" · "),
        ),
      ),
      html(
        "span",
        { class: "host-seat-keys" },
        game.open
          ? html("small", {}, text("games.present"))
          : leaving(`open ${game.table}`, text("games.open"), () => ask(`/api/games/${game.table}/open`)),
        game.kind === "raja" &&
          game.stage === "ended" &&
          html("a", { class: "tool", href: `/afterwards?game=${game.table}` }, text("afterwards.open")),
        html("a", { class: "tool", href: `/api/games/${game.table}/export`, download: "" }, text("games.export")),
      ),
    );

  const show = panel(
    find("#host-games"),
    (/** @type {import("../types.js").LiveState} */ { lobby }) => [lobby.table, lobby.stage, lobby.title],
    () => [
      html("ul", { class: "saved-games" }, ...games.map((game) => drawGame(game))),
      html(
        "div",
        { class: "more-row" },
        leaving("new", text("games.new"), () => ask("/api/games", {})),
        html(
          "label",
          { class: "tool file-tool" },
          text("games.import"),
          html("input", { type: "file", class: "unseen", accept: ".json,application/json", onchange: bring }),
        ),
      ),
    ],
  );

  return (state) => {
    newest = state;
    const about = `${state.lobby.table} ${state.lobby.stage} ${state.lobby.title}`;
    if (about !== asked) {
      asked = about;
      void reload();
    }
    show(state);
  };
}
