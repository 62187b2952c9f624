/** Scrolls a page to the top of something new. */

/**
 * Draw a part of the page; where it comes to show another scene, bring its top into sight, however far down the scene
 * before was read. Whoever holds a piece of the own mat keeps it under the finger.
 * @param {Element} root @param {() => string | undefined} scene what `root` shows @param {() => void} draw
 */
export function fromItsTop(root, scene, draw) {
  const before = scene();
  draw();
  const isNew = before !== undefined && scene() !== before;
  if (isNew && root.getBoundingClientRect().top < 0 && !document.querySelector("#wood:active")) window.scrollTo(0, 0);
}
