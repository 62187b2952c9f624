/** Keeps the page's shell on the phone, so that it opens even when the table is away, and says so. */

/** Only where the browser allows it, which takes HTTPS or the table's own screen. */
export function keepShell() {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  // Without it, only the page for an absent table is missing.
  navigator.serviceWorker.register("/shell.js").catch(() => {});
}
