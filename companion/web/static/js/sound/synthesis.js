/**
 * The table's sounds, synthesized from tones and noise: no file is loaded, and they are under Raja's own licence.
 *
 * @typedef {{wave: OscillatorType | "noise", from_hz: number, to_hz?: number, at_s: number, lasts_s: number, loud: number}} Tone
 *   `loud`: 0 to 1; of noise, the hertz are where its band lies
 */

const RISES_S = 0.008;
const SILENT = 0.0001;

/** @param {number} at_s @param {number} from_hz @param {number} loud @returns {Tone} */
const knock = (at_s, from_hz, loud) => ({ wave: "noise", from_hz, at_s, lasts_s: 0.07, loud });

/** @param {number} at_s @param {number} from_hz @param {number} lasts_s @returns {Tone[]} */
const blown = (at_s, from_hz, lasts_s) => [
  { wave: "sawtooth", from_hz: from_hz * 0.94, to_hz: from_hz, at_s, lasts_s, loud: 0.16 },
  { wave: "triangle", from_hz: from_hz * 0.94, to_hz: from_hz, at_s, lasts_s, loud: 0.3 },
];

/** @type {Readonly<Record<"dice" | "gavel" | "coins" | "stones" | "crash" | "horn" | "chime" | "fanfare", readonly Tone[]>>} */
export const SOUNDS = Object.freeze({
  dice: [knock(0, 1900, 0.5), knock(0.09, 2300, 0.4), knock(0.16, 1700, 0.3), knock(0.26, 2100, 0.18)],
  gavel: [knock(0, 420, 0.9), knock(0.22, 420, 0.8), { wave: "sine", from_hz: 150, to_hz: 90, at_s: 0.22, lasts_s: 0.16, loud: 0.6 }],
  coins: [0, 0.07, 0.15].flatMap((at_s, place) => [
    { wave: /** @type {const} */ ("sine"), from_hz: 2600 + place * 420, at_s, lasts_s: 0.22, loud: 0.2 },
    { wave: /** @type {const} */ ("sine"), from_hz: 4100 + place * 610, at_s, lasts_s: 0.14, loud: 0.1 },
  ]),
  stones: [knock(0, 800, 0.6), knock(0.13, 950, 0.5)],
  crash: [
    { wave: "noise", from_hz: 900, to_hz: 160, at_s: 0, lasts_s: 0.9, loud: 0.8 },
    ...[0.1, 0.22, 0.31, 0.45, 0.62, 0.8].map((at_s, place) => knock(at_s, 500 + 170 * (place % 3), 0.6 - place * 0.07)),
  ],
  horn: [...blown(0, 147, 0.45), ...blown(0.5, 220, 0.9)],
  chime: [
    { wave: "sine", from_hz: 659, at_s: 0, lasts_s: 0.5, loud: 0.35 },
    { wave: "sine", from_hz: 880, at_s: 0.16, lasts_s: 0.7, loud: 0.35 },
  ],
  fanfare: [...blown(0, 294, 0.2), ...blown(0.22, 370, 0.2), ...blown(0.44, 440, 0.25), ...blown(0.72, 587, 0.9)],
});

/** @typedef {keyof typeof SOUNDS} SoundName */

/**
 * Plays the tones, from now on.
 * @param {BaseAudioContext} context
 * @param {AudioNode} out
 * @param {readonly Tone[]} tones
 */
export function sound(context, out, tones) {
  for (const tone of tones) {
    const start = context.currentTime + tone.at_s;
    const end = start + tone.lasts_s;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(tone.loud, start + RISES_S);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(out);
    const source = tone.wave === "noise" ? noise(context, tone, gain) : oscillator(context, tone, tone.wave, gain);
    source.start(start);
    source.stop(end);
  }
}

/** @param {AudioParam} frequency @param {BaseAudioContext} context @param {Tone} tone */
function glide(frequency, context, { from_hz, to_hz = from_hz, at_s, lasts_s }) {
  frequency.setValueAtTime(from_hz, context.currentTime + at_s);
  frequency.exponentialRampToValueAtTime(to_hz, context.currentTime + at_s + lasts_s);
}

/** @param {BaseAudioContext} context @param {Tone} tone @param {OscillatorType} wave @param {AudioNode} out */
function oscillator(context, tone, wave, out) {
  const source = context.createOscillator();
  source.type = wave;
  glide(source.frequency, context, tone);
  source.connect(out);
  return source;
}

/** @param {BaseAudioContext} context @param {Tone} tone @param {AudioNode} out */
function noise(context, tone, out) {
  const length = Math.ceil(context.sampleRate * tone.lasts_s);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // The same noise each time: the sine of a large product is as rough as random numbers.
  for (let place = 0; place < length; place += 1) samples[place] = ((Math.sin(place * 12.9898) * 43758.5453) % 1) * 2;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  glide(band.frequency, context, tone);
  source.connect(band).connect(out);
  return source;
}
