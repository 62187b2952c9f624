/** Whether this screen is fast enough for animation; if not, moments stand still. */

const LOOKED_AT_FRAMES = 30;
const SLOW_MS = 40;
const SLOW_PART = 0.25;

/** @param {number[]} frames_ms how long each frame took */
export const isSlow = (frames_ms) =>
  frames_ms.length >= LOOKED_AT_FRAMES && frames_ms.filter((took) => took > SLOW_MS).length > frames_ms.length * SLOW_PART;

/** Measures frames while something moves; a slow screen is marked `data-calm` until the page is closed. */
export function watchPace() {
  const root = document.documentElement;
  if (root.dataset.calm) return;
  /** @type {number[]} */
  const frames_ms = [];
  let last_ms = performance.now();
  /** @param {number} now_ms */
  const look = (now_ms) => {
    frames_ms.push(now_ms - last_ms);
    last_ms = now_ms;
    if (frames_ms.length < LOOKED_AT_FRAMES) requestAnimationFrame(look);
    else if (isSlow(frames_ms)) root.dataset.calm = "slow";
  };
  requestAnimationFrame(look);
}
