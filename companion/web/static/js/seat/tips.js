/** A coach for the first game: one sentence with a figure, once for each new thing; can be switched off, which this phone remembers. */

import { html } from "../page/dom.js";
import { keep, kept } from "../page/kept.js";
import { text } from "../page/text.js";
import { isTip, linesOf, PHASE_OF } from "./tip_figures.js";

const NAME = "tips";

/** @typedef {import("./tip_figures.js").Tip} Tip */
/** @typedef {{off: boolean, seen: string[]}} Kept */

/** What this phone has already shown. @returns {Kept} */
function coached() {
  try {
    const found = JSON.parse(kept(NAME) || "{}");
    return { off: found.off === true, seen: Array.isArray(found.seen) ? found.seen.map(String) : [] };
  } catch {
    return { off: false, seen: [] }; // somebody else wrote there
  }
}

/** @param {Partial<Kept>} change */
const note = (change) => keep(NAME, JSON.stringify({ ...coached(), ...change }));

/**
 * The tip of a scene, the first time the game waits for this seat in it, with the way to its rule.
 * @returns {{draw: (scene: string, phase: string | undefined, mine: boolean, again: () => void) => Node | null, setUpSwitch: (button: Element | null, again: () => void) => void}}
 */
export function makeTips() {
  /** @type {Tip | null} */
  let shown = null;

  /** @param {Tip} scene */
  const isNew = (scene) => !coached().off && !coached().seen.includes(scene);

  return {
    draw(scene, phase, mine, again) {
      // Anybody who has moved on has read it.
      if (shown && shown !== scene) {
        note({ seen: [...new Set([...coached().seen, shown])] });
        shown = null;
      }
      if (!isTip(scene) || !mine || !isNew(scene)) return null;
      shown = scene;
      return html(
        "aside",
        { class: "tip", "data-tip": scene, "aria-label": text("tip.title") },
        html("p", { class: "tip-figure" }, ...linesOf(scene)),
        html("p", { class: "tip-words" }, text(`tip.${scene}`)),
        html(
          "p",
          { class: "tip-keys" },
          html(
            "button",
            {
              type: "button",
              onclick: () => {
                note({ seen: [...new Set([...coached().seen, scene])] });
                shown = null;
                again();
              },
            },
            text("tip.understood"),
          ),
          html("a", { class: "tool", href: `/help#help-${PHASE_OF[scene] ?? phase}` }, text("tip.rule")),
        ),
      );
    },
    setUpSwitch(button, again) {
      if (!button) return;
      const show = () => button.setAttribute("aria-pressed", String(!coached().off));
      show();
      button.addEventListener("click", () => {
        // Switching it on again makes everything new again.
        note(coached().off ? { off: false, seen: [] } : { off: true });
        show();
        again();
      });
    },
  };
}
