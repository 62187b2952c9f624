/**
 * Keeps one page on the phone, which is shown when the table does not answer. Everything else always comes from the table,
 * so that nobody ever plays on an outdated page. It also shows notifications of turns, if somebody wants them.
 */

const SHELL = "raja-shell-1";
const AWAY = "/static/shell/away.html";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const KEPT = [AWAY, "/static/css/away.css", "/static/js/pages/away.js", "/static/pictures/crown.svg"];

/** The kept page; or, if the browser has deleted it, a network error as without a worker. @param {string | Request} wanted */
const kept = async (wanted) => (await caches.match(wanted)) ?? Response.error();

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(KEPT))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(AWAY)));
  else if (request.method === "GET" && KEPT.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => kept(request)));
});

const SEAT = "/seat";
/** Safari revokes the permission of a page that gets a push message and shows nothing. */
const mustShow = /Safari/.test(worker.navigator.userAgent) && !/Chrom|Android/.test(worker.navigator.userAgent);

/** The open windows of this table. */
const windows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

worker.addEventListener("push", (event) => {
  /** @type {{title?: string, text?: string}} */
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // It is still worth saying that something must be done.
  }
  event.waitUntil(
    windows().then((open) => {
      if (!mustShow && open.some((one) => one.visibilityState === "visible")) return;
      const how = { body: told.text ?? "", tag: "turn", renotify: true, icon: "/static/pictures/app-192.png", vibrate: [200, 100, 200] };
      return worker.registration.showNotification(told.title ?? "Raja", how);
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    windows().then(async (open) => {
      const seat = open.find((one) => [SEAT, "/small"].includes(new URL(one.url).pathname)) ?? open[0];
      if (seat) await seat.focus();
      else await worker.clients.openWindow(SEAT);
    }),
  );
});
