/**
 * SHA-256 (FIPS 180-4) of a text, in hexadecimal. Browsers have it themselves, but over HTTPS only (`crypto.subtle`),
 * and everybody should be able to check a seal on the phone in their hand.
 */

/** The first 32 bits of the fractional parts of a root of the first primes. @param {number} count @param {number} power */
function fractions(count, power) {
  const found = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) prime = false;
    if (prime) found.push(((candidate ** power) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const START = fractions(8, 1 / 2);
const STEPS = fractions(64, 1 / 3);
const BLOCK = 64;

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The message with its end marked and its length in bits. @param {Uint8Array} message */
function padded(message) {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, message.length * 8);
  return new DataView(bytes.buffer);
}

/** The sixteen words of a block, and 48 made of them. @param {DataView} view @param {number} at */
function wordsOf(view, at) {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + first + words[i - 7] + second;
  }
  return words;
}

/** @param {string} text @returns {string} 64 hexadecimal digits */
export function sha256(text) {
  const view = padded(new TextEncoder().encode(text));
  const sums = START.slice();
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    const words = wordsOf(view, at);
    let [a, b, c, d, e, f, g, h] = sums;
    for (let i = 0; i < 64; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + STEPS[i] + words[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((sum, i) => (sums[i] += sum));
  }
  return [...sums].map((sum) => sum.toString(16).padStart(8, "0")).join("");
}
