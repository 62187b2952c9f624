/** The hub's pages come whole from the hub: here they are fetched anew when something happened, and hosts' wishes are sent. */

const AGAIN_MS = 5000;

/** As the catalogue's pages write: English as in Britain. */
function currentLocale() {
  const { lang } = document.documentElement;
  return lang.startsWith("en") ? "en-GB" : lang;
}

/** Times as the reader writes them. */
function writeTimes() {
  const today = new Date().toDateString();
  for (const element of document.querySelectorAll("time")) {
    const time = new Date(element.dateTime);
    const format = time.toDateString() === today ? { timeStyle: "short" } : { dateStyle: "medium" };
    const written = new Intl.DateTimeFormat(currentLocale(), /** @type {Intl.DateTimeFormatOptions} */ (format));
    element.textContent = written.format(time);
  }
}

/** The page's middle as the hub makes it now. */
async function renew() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("#club");
  if (fresh) document.querySelector("#club")?.replaceWith(document.adoptNode(fresh));
  writeTimes();
}

/** Fetch the page anew whenever something happened; a line that broke is opened again. */
function follow() {
  const source = new EventSource("/api/hub/stream");
  let busy = false;
  let late = false;
  source.addEventListener("state", async () => {
    if (busy) {
      late = true;
      return;
    }
    busy = true;
    do {
      late = false;
      await renew().catch(() => {});
    } while (late);
    busy = false;
  });
  source.addEventListener("error", () => {
    source.close();
    setTimeout(follow, AGAIN_MS);
  });
}

/** What cannot be undone is asked for twice: the first tap only changes what the button says. @param {HTMLElement} button */
function isMeant(button) {
  const { sure } = button.dataset;
  if (sure === undefined) return true;
  delete button.dataset.sure;
  button.textContent = sure;
  return false;
}

/** @param {string} sentence what the hub says instead of doing it */
function say(sentence) {
  const place = document.querySelector("#said");
  if (place) place.textContent = sentence;
}

/** @param {HTMLElement} button what it is for stands in its data */
async function post(button) {
  const { post: address = "", then, into } = button.dataset;
  if (!isMeant(button)) return;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) {
    const refused = await answer.json();
    say(refused.message);
    return;
  }
  say("");
  const place = into ? document.getElementById(into) : null;
  if (place) {
    const told = new DOMParser().parseFromString(await answer.text(), "text/html");
    place.replaceChildren(...told.body.children);
  } else if (then) location.href = then + location.search;
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button[data-post]") : null;
  if (button instanceof HTMLElement) post(button).catch((error) => say(String(error)));
});

const list = document.querySelector("#language");
list?.addEventListener("change", () => {
  if (!(list instanceof HTMLSelectElement)) return;
  const query = new URLSearchParams(location.search);
  query.set("lang", list.value);
  location.search = String(query);
});

writeTimes();
if (document.body.hasAttribute("data-follows")) follow();
