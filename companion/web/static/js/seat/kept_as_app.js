/**
 * Keeps the page on the phone like an app: with one tap where the browser offers it, otherwise with a sentence on how to do it.
 * @typedef {Event & {prompt: () => Promise<unknown>}} InstallOffer
 */

import { find } from "../page/dom.js";
import { text } from "../page/text.js";

/** Only Safari on Apple's phones and tablets has this. */
const onApple = () => "standalone" in navigator;

/** Whether the page is already open as an app. */
const isApp = () =>
  matchMedia("(display-mode: standalone)").matches || /** @type {{standalone?: boolean}} */ (navigator).standalone;

/** How to do it where the browser does not offer it. @param {boolean} secure whether the table has a secure page elsewhere */
const way = (secure) => (window.isSecureContext ? (onApple() ? "share" : "menu") : secure ? "secure" : "plain");

/** @returns {(state: {lobby: {secure_address: string | null}}) => void} says how, where no browser offers it */
export function setUpKeptAsApp() {
  const button = find("#app");
  const says = find("#app-says");
  /** @type {InstallOffer | null} */
  let offer = null;
  let secure = false;

  const draw = () => {
    button.hidden = !offer;
    says.textContent = offer || isApp() ? "" : text(`app.${way(secure)}`);
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = /** @type {InstallOffer} */ (event);
    draw();
  });
  addEventListener("appinstalled", () => {
    offer = null;
    draw();
  });
  button.addEventListener("click", () => void offer?.prompt());
  return ({ lobby }) => {
    secure = Boolean(lobby.secure_address);
    draw();
  };
}
