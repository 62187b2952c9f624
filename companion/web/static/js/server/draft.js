/** What a seat has chosen but not yet sent, and the command that is being sent. */

import { onceReached, unreached } from "./reached.js";

/** @template {object} Chosen */
export class Draft {
  /** What was chosen. @type {Partial<Chosen>} */
  chosen = {};
  /** Why the last command was refused; empty if it was done. */
  refusal = "";
  #about = "";
  /** @type {symbol | null} */
  #sending = null;
  #changed;

  /** @param {() => void} changed called when something about it must be redrawn */
  constructor(changed) {
    this.#changed = changed;
  }

  /** A command for this choice is being sent, so a second tap would be one too many. */
  get busy() {
    return this.#sending !== null;
  }

  /** Adds to the choice. @param {Partial<Chosen>} part */
  change(part) {
    this.chosen = { ...this.chosen, ...part };
    this.refusal = "";
    this.#changed();
  }

  /**
   * Discards the choice when what it was for has passed.
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

  /** Says why something was not done. @param {string} why */
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
   * The game may go on before the answer comes; anything chosen or sent since then is separate, and stays.
   * @param {() => Promise<string | null>} act null when it was done, otherwise a sentence that says why not
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
