/**
 * SHA-256 (FIPS 180-4) of a text, in hexadecimal. `crypto.subtle` exists only with HTTPS, but people often check a seal
 * on a phone that uses plain HTTP.
 */

const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional part of a root. @param {number} root */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

/** @param {number} count @returns {number[]} */
function primes(count) {
  const found = /** @type {number[]} */ ([]);
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes @returns {DataView} with the 1 bit, zeros and the length in bits behind them */
function padded(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const whole = new Uint8Array(blocks * BLOCK_BYTES);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(whole.length - 4, (bytes.length * 8) >>> 0);
  return view;
}

/** @param {number[]} hash @param {DataView} message @param {number} at */
function afterBlock(hash, message, at) {
  const words = Array.from({ length: 64 }, (_, place) => (place < 16 ? message.getInt32(at + place * 4) : 0));
  for (let place = 16; place < 64; place += 1) {
    const [old, late] = [words[place - 15], words[place - 2]];
    const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = (words[place - 16] + low + words[place - 7] + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let place = 0; place < 64; place += 1) {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[place] + words[place]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + hash[place]) | 0);
}

/** @param {string} message @returns {string} 64 hexadecimal digits */
export function sha256(message) {
  const view = padded(new TextEncoder().encode(message));
  let hash = START;
  for (let at = 0; at < view.byteLength; at += BLOCK_BYTES) hash = afterBlock(hash, view, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
