/**
 * Notifies a phone in a pocket of its turns (Web Push), if the table offers that, the browser supports it, and the shell's
 * service worker is installed, which takes a certificate that the phone trusts.
 */

import { find } from "../page/dom.js";
import { keepOn, kept } from "../page/kept.js";
import { currentLanguage, text } from "../page/text.js";
import { wish } from "../server/commands.js";

const NAME = "push";

/** @param {string} key base64url */
const bytesOf = (key) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** The page's active service worker; null if the browser accepts none. @returns {Promise<ServiceWorkerRegistration | null>} */
async function worker() {
  if (!window.isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return null;
  // Without a worker, `ready` never resolves, and the button stays hidden.
  return navigator.serviceWorker.ready;
}

/** Offers notifications, and continues with the earlier choice. */
export async function setUpPush() {
  const found = await worker();
  if (!found) return;
  const button = find("#push");
  const says = find("#push-says");
  const key = button.dataset.pushKey ?? "";
  let isOn = false;
  let why = "";

  const draw = () => {
    button.hidden = says.hidden = false;
    button.setAttribute("aria-pressed", String(isOn));
    says.textContent = why || text(isOn ? "push.on" : "push.how");
  };

  /** Gives the table this phone's push address; returns a refusal, or null if all is well. @param {ServiceWorkerRegistration} registration */
  async function begin(registration) {
    const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    let subscription = await registration.pushManager.getSubscription();
    const before = subscription?.options.applicationServerKey;
    // A subscription to another table, or to this table's former key, is of no use here.
    if (subscription && before && String(new Uint8Array(before)) !== String(asked.applicationServerKey)) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await registration.pushManager.subscribe(asked);
    const { endpoint, keys } = subscription.toJSON();
    return wish("/api/push", { endpoint, key: keys?.p256dh, secret: keys?.auth, language: currentLanguage() });
  }

  /** @param {ServiceWorkerRegistration} registration */
  async function end(registration) {
    await wish("/api/push/end", {});
    await (await registration.pushManager.getSubscription())?.unsubscribe();
  }

  /** @param {boolean} wanted */
  async function choose(wanted) {
    const registration = /** @type {ServiceWorkerRegistration} */ (found);
    why = "";
    try {
      if (wanted) {
        const refusal = await begin(registration);
        isOn = refusal === null;
        why = refusal ?? "";
      } else {
        isOn = false;
        await end(registration);
      }
    } catch {
      isOn = false;
      why = text(Notification.permission === "denied" ? "push.denied" : "push.cannot");
    }
    keepOn(NAME, isOn);
    draw();
  }

  button.addEventListener("click", () => void choose(!isOn));
  draw();
  // The table keeps it for one evening, and not through a restart, so a page that comes back sends it again.
  if (kept(NAME) === "on" && Notification.permission === "granted") await choose(true);
  // Whoever is looking needs no notification.
  const looked = async () => {
    if (!document.hidden) for (const notice of await found.getNotifications()) notice.close();
  };
  document.addEventListener("visibilitychange", () => void looked());
  await looked();
}
