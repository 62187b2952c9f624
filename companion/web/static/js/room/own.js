/** What this phone knows about itself in the room: who it is, what it has sealed, and what it is about to seal. */

import { onceReached, unreached } from "../server/reached.js";
import { rememberedName } from "../page/remembered_name.js";
import { ask } from "../server/requests.js";
import { sha256 } from "../small/sha256.js";
import { text } from "../page/text.js";
import { roomApi } from "./shown.js";

/** @typedef {import("./shown.js").You} You */
/** @typedef {import("./shown.js").Room} Room */

const GAME = "almost";
const SALT_BYTES = 16;

const newSalt = () =>
  [...crypto.getRandomValues(new Uint8Array(SALT_BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The text whose SHA-256 is the seal. @param {number} round @param {number} seat @param {number} number @param {string} salt */
export const sealText = (round, seat, number, salt) => JSON.stringify([GAME, round, seat, String(number), salt]);

export class Own {
  /** @type {You | null} */
  you = null;
  room_number = 0;
  refusal = "";
  busy = false;
  /** What is being sent: the same number in the same round gets the same salt, so that it is sealed only once. */
  #sending = { round: 0, number: 0, salt: "" };
  #failed = false;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /** What the server sends when the stream opens. @param {{number?: number, you?: You | null}} told */
  hear(told) {
    this.room_number = told.number ?? 0;
    this.you = told.you ?? null;
    this.changed();
  }

  /** The seal of that round, if there is one. @param {number} round */
  sealOf(round) {
    return this.you?.sealed?.round === round ? this.you.sealed : null;
  }

  /** @param {string} name @param {number} room_number the room it is for */
  async enter(name, room_number) {
    rememberedName(name.trim());
    await this.#ask(`${roomApi}/enter`, { name }, room_number);
  }

  /** @param {number} number @param {Room} room */
  async seal(number, room) {
    const again = this.#sending.round === room.round && this.#sending.number === number && this.#failed;
    if (!again) this.#sending = { round: room.round, number, salt: newSalt() };
    const { salt } = this.#sending;
    await this.#ask(`${roomApi}/seal`, { round: room.round, number, salt }, room.number);
    const seal = this.sealOf(room.round);
    // The seal the room shows for this phone must be the one this phone made.
    if (!this.refusal && seal && this.you && seal.salt === salt && seal.seal !== sha256(sealText(room.round, this.you.seat, number, salt))) {
      this.refusal = text("room.wrong_seal");
      this.#failed = true;
    }
    this.changed();
  }

  #reached() {
    if (this.refusal !== unreached()) return;
    this.refusal = "";
    this.changed();
  }

  /** @param {string} address @param {Record<string, unknown>} body @param {number} room_number */
  async #ask(address, body, room_number) {
    this.busy = true;
    this.changed();
    const outcome = await ask(address, body, { again: true });
    this.busy = false;
    this.refusal = outcome.done ? "" : outcome.status === 0 ? unreached() : outcome.message;
    this.#failed = !outcome.done;
    if (!outcome.done && outcome.status === 0) onceReached(() => this.#reached());
    if (outcome.done) {
      this.you = /** @type {{you: You | null}} */ (outcome.data).you;
      this.room_number = room_number;
    }
    this.changed();
  }
}
