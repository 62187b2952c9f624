/** Follows one finger or the mouse from where it takes hold to where it lets go. */

/** @typedef {import("./aiming.js").Touch} Touch */

const MOVED_PX = 8;

/** @param {PointerEvent} event @returns {Touch} */
const touchOf = (event) => ({ x: event.clientX, y: event.clientY, t_ms: event.timeStamp });

/**
 * @param {PointerEvent} begun
 * @param {{onMove: (at: Touch) => void, onDrop: (trail: Touch[]) => void, onCancel: () => void}} how `onDrop` only
 *   if it moved: otherwise it is a tap, and its click comes by itself. `onCancel` whenever nothing is dropped.
 */
export function follow(begun, { onMove, onDrop, onCancel }) {
  const trail = [touchOf(begun)];
  const ended = new AbortController();
  const listening = { signal: ended.signal };
  const hasMoved = () =>
    trail.some(({ x, y }) => Math.hypot(x - trail[0].x, y - trail[0].y) > MOVED_PX);

  /** @param {PointerEvent} event */
  const isOther = (event) => event.pointerId !== begun.pointerId;
  document.addEventListener(
    "pointermove",
    (event) => {
      if (isOther(event)) return;
      trail.push(touchOf(event));
      if (hasMoved()) onMove(touchOf(event));
    },
    listening,
  );
  document.addEventListener(
    "pointerup",
    (event) => {
      if (isOther(event)) return;
      ended.abort();
      trail.push(touchOf(event));
      if (!hasMoved()) {
        onCancel();
        return;
      }
      // Ignore the click that follows a drag; it would be a second action.
      document.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => onDrop(trail));
    },
    listening,
  );
  document.addEventListener(
    "pointercancel",
    (event) => {
      if (isOther(event)) return;
      ended.abort();
      onCancel();
    },
    listening,
  );
}
