/**
 * The page kept on the phone like an app: by one tap where the browser offers it, else one sentence about how it goes there.
 * @typedef {Event & {prompt: () => Promise<unknown>}} InstallOffer
 */

import { find } from "../page/dom.js";
import { text } from "../page/text.js";

/** Only Safari on a phone or tablet of Apple's has it. */
const onApple = () => "standalone" in navigator;

/** Whether the page is open as an app already. */
const isApp = () =>
  matchMedia("(display-mode: standalone)").matches || /** @type {{standalone?: boolean}} */ (navigator).standalone;

/** How somebody gets it where no browser offers it. @param {boolean} secure whether the table has a secure page elsewhere */
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
