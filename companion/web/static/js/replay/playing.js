/** The evening's clock on a replay page: its time and speed. It notifies its listeners. */

import { within } from "./places.js";

export const SPEEDS = Object.freeze([0.25, 0.5, 1, 2, 4, 8, 16, 32]);

/**
 * @param {number} start seconds
 * @param {number} end seconds
 * @param {(t: number, playing: boolean) => void} tell called whenever the time or the playing changes
 */
export function makeClock(start, end, tell) {
  let t = start;
  let speed = 1;
  let playing = false;
  let last = 0;

  /** @param {number} now milliseconds */
  function tick(now) {
    if (!playing) return;
    t = within(t + ((now - last) / 1000) * speed, start, end);
    last = now;
    if (t >= end) playing = false;
    tell(t, playing);
    if (playing) requestAnimationFrame(tick);
  }

  /** @param {boolean} wanted */
  function play(wanted) {
    if (wanted === playing) return;
    if (wanted && t >= end) t = start;
    playing = wanted;
    last = performance.now();
    tell(t, playing);
    if (playing) requestAnimationFrame(tick);
  }

  return {
    now: () => t,
    speed: () => speed,
    toggle: () => play(!playing),
    pause: () => play(false),
    /** @param {number} wanted */
    seek(wanted) {
      t = within(wanted, start, end);
      last = performance.now();
      tell(t, playing);
    },
    /** @param {number} wanted one of SPEEDS */
    setSpeed(wanted) {
      speed = wanted;
    },
  };
}
