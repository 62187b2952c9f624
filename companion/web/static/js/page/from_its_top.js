/** Scrolls a page to the top of something new. */

/**
 * Draws a part of the page; if it now shows a different scene, scrolls to its top, however far down the previous one was
 * read. A piece that somebody is dragging on their own mat stays under the finger.
 * @param {Element} root @param {() => string | undefined} scene what `root` shows @param {() => void} draw
 */
export function fromItsTop(root, scene, draw) {
  const before = scene();
  draw();
  const isNew = before !== undefined && scene() !== before;
  if (isNew && root.getBoundingClientRect().top < 0 && !document.querySelector("#wood:active")) window.scrollTo(0, 0);
}
