/** A coach for the first game: at each new thing once, one sentence with a figure; switched off and remembered on this phone. */

import { html } from "../page/dom.js";
import { keep, kept } from "../page/kept.js";
import { text } from "../page/text.js";

const NAME = "tips";

/** What stands in a figure, a list a line: goods by their names, anything else as it is. */
const FIGURES = /** @type {const} */ ({
  lay: [["rain", "→", "grain"], ["sun", "→", "grain"]],
  nobles: [["nobles", "=", "stones", "+", "grain"]],
  walls: [["stones", "stones", "stones", "→", "grain"]],
  harvest: [["stones", "→", "grain"]],
  grain: [["grain", "→", "stones"]],
  bid: [["money", "→", "1."]],
  commerce: [["grain", "+", "→", "money", "+1"]],
  barter: [["grain", "⇄", "elephants"]],
  build: [["1", "grain", "→", "2", "stones"]],
  deploy: [["stones", "←", "shields", "→", "stones"]],
  declare: [["1", "elephants", "→", "2", "dice"]],
  assign: [["1", "shields", "→", "1", "dice"]],
  dice: [["dice", "−", "dice", "−", "stones"]],
  spoils: [["nobles", "=", "2"]],
  pay: [["money", "→", "nobles"]],
});

/** @typedef {keyof typeof FIGURES} Tip */
/** @typedef {{off: boolean, seen: string[]}} Kept */

const PHASE_OF = /** @type {Record<Tip, string>} */ ({
  lay: "set-up",
  nobles: "set-up",
  walls: "set-up",
  harvest: "production",
  grain: "production",
  bid: "auction",
  commerce: "commerce",
  barter: "commerce",
  build: "building",
  deploy: "building",
  declare: "siege",
  assign: "siege",
  dice: "siege",
  spoils: "siege",
  pay: "siege",
});

/** What was shown on this phone already. @returns {Kept} */
function coached() {
  try {
    const found = JSON.parse(kept(NAME) || "{}");
    return { off: found.off === true, seen: Array.isArray(found.seen) ? found.seen.map(String) : [] };
  } catch {
    return { off: false, seen: [] }; // what somebody else wrote there
  }
}

/** @param {Partial<Kept>} change */
const note = (change) => keep(NAME, JSON.stringify({ ...coached(), ...change }));

/** @param {string} scene @returns {scene is Tip} */
const isTip = (scene) => scene in FIGURES;

/** @param {string} part */
const drawPart = (part) =>
  /^[a-z]/.test(part)
    ? html("span", { class: `goods goods-${part} tip-${part}`, "aria-hidden": "true" })
    : html("span", { "aria-hidden": "true" }, part);

/**
 * The tip of a scene, the first time the game waits for this seat in it; and the way to its rule, always.
 * @returns {{draw: (scene: string, phase: string | undefined, mine: boolean, again: () => void) => Node | null, setUpSwitch: (button: Element | null, again: () => void) => void}}
 */
export function makeTips() {
  /** @type {Tip | null} */
  let shown = null;

  /** @param {Tip} scene */
  const isNew = (scene) => !coached().off && !coached().seen.includes(scene);

  return {
    draw(scene, phase, mine, again) {
      // Who went on has read it.
      if (shown && shown !== scene) {
        note({ seen: [...new Set([...coached().seen, shown])] });
        shown = null;
      }
      if (!isTip(scene) || !mine || !isNew(scene)) return null;
      shown = scene;
      return html(
        "aside",
        { class: "tip", "data-tip": scene, "aria-label": text("tip.title") },
        html("p", { class: "tip-figure" }, ...FIGURES[scene].map((line) => html("span", { class: "tip-line" }, ...line.map(drawPart)))),
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
        // Switched on anew, everything is new again.
        note(coached().off ? { off: false, seen: [] } : { off: true });
        show();
        again();
      });
    },
  };
}
