/**
 * Pictures that follow the table. An image whose address changes shows nothing until the new picture has loaded, and
 * nothing at all if addresses change faster than pictures load; so a new picture is loaded aside first, and then shown.
 */

import { html } from "./dom.js";

/** @typedef {{address: string, attributes: Record<string, string>, loading: boolean}} Wanted */

/** What each image should show next. @type {WeakMap<HTMLImageElement, Wanted>} */
const wishes = new WeakMap();

/** @param {HTMLImageElement} image @param {Wanted} wanted */
async function load(image, wanted) {
  wanted.loading = true;
  for (let came = ""; came !== wanted.address; ) {
    const { address, attributes } = wanted;
    const aside = new Image();
    aside.src = address;
    const whole = await aside.decode().then(
      () => true,
      () => false,
    );
    came = address;
    // A picture that fails to load leaves the one before it, or its alternative text if there was none.
    if (!whole && image.hasAttribute("src")) continue;
    image.src = address;
    for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  }
  wanted.loading = false;
}

/**
 * Shows a picture once it has loaded completely; until then the previous one stays. Of those requested while one is
 * loading, only the last is fetched.
 * @param {HTMLImageElement} image
 * @param {string} address
 * @param {Record<string, string>} [attributes] of the image from then on
 */
export function showPicture(image, address, attributes = {}) {
  const wanted = wishes.get(image) ?? { address: "", attributes, loading: false };
  const known = wanted.address === address;
  wishes.set(image, Object.assign(wanted, { address, attributes }));
  if (!known && !wanted.loading) void load(image, wanted);
}

/**
 * The address of that picture at the width there is room for, which saves bytes.
 * @param {string} address of a numbered frame
 * @param {Element} room it is shown in
 */
export function fitting(address, room) {
  const width = Math.ceil(room.clientWidth * devicePixelRatio);
  return `${address}${address.includes("?") ? "&" : "?"}w=${width}`;
}

/** @type {Map<string, HTMLImageElement>} */
const kept = new Map();

/**
 * The image of that name: the same element each time, for parts that are redrawn around it.
 * @param {string} name of the one place on the page where it appears
 * @param {string} address
 * @param {Record<string, string | number>} attributes
 */
export function keptPicture(name, address, attributes) {
  const image = kept.get(name) ?? /** @type {HTMLImageElement} */ (html("img", attributes));
  kept.set(name, image);
  showPicture(image, address, Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])));
  return image;
}
