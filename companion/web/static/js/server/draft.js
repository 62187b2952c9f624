/** What a seat has chosen and not yet sent, and the command of it that is on its way. */

import { onceReached, unreached } from "./reached.js";

/** @template {object} Chosen */
export class Draft {
  /** What was chosen. @type {Partial<Chosen>} */
  chosen = {};
  /** Why the last command was not done; empty where it was. */
  refusal = "";
  #about = "";
  /** @type {symbol | null} */
  #sending = null;
  #changed;

  /** @param {() => void} changed called when something of it is to be shown anew */
  constructor(changed) {
    this.#changed = changed;
  }

  /** A command of this choice is on its way: a second tap on it would be one too many. */
  get busy() {
    return this.#sending !== null;
  }

  /** Choose more. @param {Partial<Chosen>} part */
  change(part) {
    this.chosen = { ...this.chosen, ...part };
    this.refusal = "";
    this.#changed();
  }

  /**
   * What was chosen holds no longer than what it was chosen for.
   * @param {string} about
   * @returns {boolean} false where the choice is about something new, and empty again
   */
  isStillAbout(about) {
    if (about === this.#about) return true;
    this.#about = about;
    this.#sending = null;
    this.chosen = {};
    this.refusal = "";
    return false;
  }

  /** Say why something was not done. @param {string} why */
  refuse(why) {
    this.refusal = why;
    this.#changed();
    if (why !== unreached()) return;
    onceReached(() => {
      if (this.refusal !== why) return;
      this.refusal = "";
      this.#changed();
    });
  }

  /**
   * The game may go on before the answer comes: what is chosen or sent since then is another matter, and stays.
   * @param {() => Promise<string | null>} act null when it was done, else one sentence that says why not
   */
  async send(act) {
    if (this.busy) return;
    const own = Symbol();
    this.#sending = own;
    const sent = this.chosen;
    this.refusal = "";
    this.#changed();
    const why = await act();
    if (this.#sending === own) this.#sending = null;
    if (why === null && this.chosen === sent) this.chosen = {};
    if (why === null) this.#changed();
    else this.refuse(why);
  }
}
