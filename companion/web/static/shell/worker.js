/**
 * Keeps one page on the phone: what is shown when the table does not answer. Everything else always comes from the
 * table, so that nobody ever plays with yesterday's page.
 */

const SHELL = "raja-shell-1";
const AWAY = "/static/shell/away.html";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const KEPT = [AWAY, "/static/css/away.css", "/static/js/pages/away.js", "/static/pictures/crown.svg"];

/** What was kept; a network error, as without a worker, where the browser has thrown it away. @param {string | Request} wanted */
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
