/** A coach for the first game: at each new thing once, one sentence with a figure; switched off and remembered on this phone. */

import { html } from "../dom.js";
import { text } from "../text.js";

const KEY = "raja.tips";

/** What stands in a figure: goods by their names, anything else as it is. */
const FIGURES = /** @type {const} */ ({
  lay: ["rain", "→", "grain", "·", "sun", "→", "grain"],
  nobles: ["nobles", "=", "stones", "+", "grain"],
  walls: ["stones", "stones", "stones", "→", "grain"],
  harvest: ["stones", "→", "grain"],
  grain: ["grain", "→", "stones"],
  bid: ["money", "→", "1."],
  commerce: ["grain", "+", "→", "money", "+1"],
  barter: ["grain", "⇄", "elephants"],
  build: ["1", "grain", "→", "2", "stones"],
  deploy: ["stones", "←", "shields", "→", "stones"],
  declare: ["1", "elephants", "→", "2", "dice"],
  assign: ["1", "shields", "→", "1", "dice"],
  dice: ["dice", "−", "dice", "−", "stones"],
  spoils: ["nobles", "=", "2"],
  pay: ["money", "→", "nobles"],
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

/** @returns {Kept} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { off: found.off === true, seen: Array.isArray(found.seen) ? found.seen.map(String) : [] };
  } catch {
    return { off: false, seen: [] }; // a browser without storage is coached anew each time
  }
}

/** @param {Partial<Kept>} change */
function keep(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // then it holds until the page is closed
  }
}

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
  const isNew = (scene) => !kept().off && !kept().seen.includes(scene);

  return {
    draw(scene, phase, mine, again) {
      // Who went on has read it.
      if (shown && shown !== scene) {
        keep({ seen: [...new Set([...kept().seen, shown])] });
        shown = null;
      }
      if (!isTip(scene) || !mine || !isNew(scene)) return null;
      shown = scene;
      return html(
        "aside",
        { class: "tip", "data-tip": scene, "aria-label": text("tip.title") },
        html("p", { class: "tip-figure" }, ...FIGURES[scene].map(drawPart)),
        html("p", { class: "tip-words" }, text(`tip.${scene}`)),
        html(
          "p",
          { class: "tip-keys" },
          html(
            "button",
            {
              type: "button",
              onclick: () => {
                keep({ seen: [...new Set([...kept().seen, scene])] });
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
      const show = () => button.setAttribute("aria-pressed", String(!kept().off));
      show();
      button.addEventListener("click", () => {
        // Switched on anew, everything is new again.
        keep(kept().off ? { off: false, seen: [] } : { off: true });
        show();
        again();
      });
    },
  };
}
