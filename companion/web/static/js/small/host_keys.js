/** A host's buttons during a small game, on any screen: end the talk, enter a real card, go to the host's page. */

import { find, html } from "../page/dom.js";
import { HOST } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { text } from "../page/text.js";
import { sendCommand } from "./sending.js";
import { isHost } from "./state.js";

/** @typedef {import("./state.js").SmallState} SmallState */

/** @returns {(state: SmallState) => void} */
export function setUpHostKeys() {
  const root = find("#host-keys");
  let refusal = "";
  /** @type {SmallState | null} */
  let newest = null;
  const again = () => newest && show(newest, true);

  /** @param {string} name */
  const ask = async (name) => {
    refusal = (await sendCommand(name, HOST, {})) ?? "";
    again();
  };

  const show = panel(
    root,
    (/** @type {SmallState} */ { host_moves, host }) => [host_moves, host],
    (_, state) => {
      root.hidden = !isHost(state);
      if (!isHost(state)) return [];
      const talk = state.host_moves?.some((move) => move.move === "MayEndDiscussion");
      return [
        talk &&
          html(
            "button",
            { type: "button", class: "tool", "data-key": "end-talk", onclick: () => ask("EndDiscussion") },
            text("small.end_talk"),
          ),
        location.pathname !== "/host" &&
          html(
            "a",
            { class: "tool", href: "/host" },
            html("span", { class: "glyph glyph-host", "aria-hidden": "true" }),
            text("door.host"),
          ),
        refusal && html("p", { class: "refusal", role: "alert" }, refusal),
      ];
    },
  );
  return (state) => {
    newest = state;
    show(state);
  };
}
