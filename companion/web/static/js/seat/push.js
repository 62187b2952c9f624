/**
 * This phone is told of its turns while it lies in a pocket (Web Push), where the house offers that, the browser can, and
 * the worker of the shell was taken, as only a page with a certificate that the phone trusts may have one.
 */

import { find } from "../page/dom.js";
import { keepOn, kept } from "../page/kept.js";
import { currentLanguage, text } from "../page/text.js";
import { wish } from "../server/commands.js";

const NAME = "push";

/** @param {string} key base64url */
const bytesOf = (key) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** A worker that answers for this page; null where the browser takes none. @returns {Promise<ServiceWorkerRegistration | null>} */
async function worker() {
  if (!window.isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return null;
  // Without a worker `ready` never comes, and the button stays away.
  return navigator.serviceWorker.ready;
}

/** Offer it, and go on with what was chosen before. */
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

  /** The table is told where this phone is told; a refusal, null when all is well. @param {ServiceWorkerRegistration} registration */
  async function begin(registration) {
    const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    let subscription = await registration.pushManager.getSubscription();
    const before = subscription?.options.applicationServerKey;
    // Another table's, or one from before this table had a new key, is of no use here.
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
  // The table keeps it for an evening, and not over its own end: a page that comes back says it again.
  if (kept(NAME) === "on" && Notification.permission === "granted") await choose(true);
  // Whoever looks needs no notice any more.
  const looked = async () => {
    if (!document.hidden) for (const notice of await found.getNotifications()) notice.close();
  };
  document.addEventListener("visibilitychange", () => void looked());
  await looked();
}
