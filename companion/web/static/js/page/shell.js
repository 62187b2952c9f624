/** The page's shell is kept on the phone, so that it opens and says plainly when the table is away. */

/** Where the browser allows it (it wants HTTPS, or the table's own screen). */
export function keepShell() {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  // Without it everything works but the page for an absent table.
  navigator.serviceWorker.register("/shell.js").catch(() => {});
}
