/** The hub renders its pages; this script puts in the parts that change, and sends what hosts ask for. */

import { immutableJSONPatch } from "../../../vendor/immutable-json-patch/immutableJSONPatch.js";

const AGAIN_MS = 5000;

/** As on the pages with catalogues: for English, British. */
function currentLocale() {
  const { lang } = document.documentElement;
  return lang.startsWith("en") ? "en-GB" : lang;
}

/** Times in the reader's format. */
function writeTimes() {
  const today = new Date().toDateString();
  for (const element of document.querySelectorAll("time")) {
    const time = new Date(element.dateTime);
    const format = time.toDateString() === today ? { timeStyle: "short" } : { dateStyle: "medium" };
    const written = new Intl.DateTimeFormat(currentLocale(), /** @type {Intl.DateTimeFormatOptions} */ (format));
    element.textContent = written.format(time);
  }
}

/** Fetches the middle of the page again, because a table came or went. */
async function renew() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("#club");
  if (fresh) document.querySelector("#club")?.replaceWith(document.adoptNode(fresh));
  document.body.dataset.order = page.body.dataset.order;
  writeTimes();
}

/**
 * Puts in the parts that changed; keyboard focus on a link in one of them is restored.
 * @param {Record<string, string>} parts
 */
function show(parts) {
  for (const [name, html] of Object.entries(parts)) {
    const old = document.querySelector(`[data-part="${name}"]`);
    const fresh = new DOMParser().parseFromString(html, "text/html").querySelector("[data-part]");
    if (!old || !fresh) continue;
    const focused = old.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    old.replaceWith(document.adoptNode(fresh));
    if (focused) {
      const same = [...fresh.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused);
      same?.focus();
    }
  }
  writeTimes();
}

/** @typedef {{ order: string, parts: Record<string, string> }} ClubState what the hub tells of a page */

/** @param {ClubState} state @param {Record<string, string>} shown the parts that stand on the page */
function changedParts(state, shown) {
  return Object.fromEntries(Object.entries(state.parts).filter(([name, html]) => shown[name] !== html));
}

/** Shows what changes; if the connection breaks or changes do not fit, opens a new one. */
function follow() {
  const query = new URLSearchParams(location.search);
  query.set("changes", "1");
  query.set("table", document.body.dataset.table ?? "");
  const source = new EventSource(`/api/hub/stream?${query}`);
  /** @type {ClubState} */
  let state = { order: "", parts: {} };
  const again = () => {
    source.close();
    setTimeout(follow, AGAIN_MS * (0.6 + 0.4 * Math.random()));
  };
  /** @param {ClubState} newer */
  const take = (newer) => {
    const shown = state.parts;
    state = newer;
    if (newer.order === document.body.dataset.order) show(changedParts(newer, shown));
    else renew().catch(again);
  };
  source.addEventListener("state", (event) => take(JSON.parse(event.data)));
  source.addEventListener("changes", (event) => {
    try {
      take(/** @type {ClubState} */ (immutableJSONPatch(state, JSON.parse(event.data))));
    } catch (error) {
      console.warn(error);
      again();
    }
  });
  source.addEventListener("error", again);
}

/** What cannot be undone takes two taps: the first only changes the button's text. @param {HTMLElement} button */
function isMeant(button) {
  const { sure } = button.dataset;
  if (sure === undefined) return true;
  delete button.dataset.sure;
  button.textContent = sure;
  return false;
}

/** An address with the page's language, so that a refusal comes in that language. @param {string} address */
function inPagesLanguage(address) {
  const asked = new URL(address, location.href);
  asked.searchParams.set("lang", document.documentElement.lang);
  return asked;
}

/** @param {string} sentence what the hub says instead of doing it */
function say(sentence) {
  const place = document.querySelector("#said");
  if (!place) return;
  place.textContent = sentence;
  if (sentence) place.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLElement} button its data says what it is for */
async function post(button) {
  const { post: address = "", then, into } = button.dataset;
  if (!isMeant(button)) return;
  const answer = await fetch(inPagesLanguage(address), {
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

/**
 * The fields of a form as JSON: a checkbox is true or false, and an empty choice marked as such is null.
 * @param {HTMLFormElement} form
 */
function filledIn(form) {
  /** @type {Record<string, string | boolean | null>} */
  const asked = {};
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name) {
      asked[field.name] = field.type === "checkbox" ? field.checked : field.value;
    } else if (field instanceof HTMLSelectElement) {
      asked[field.name] = field.value === "" && "none" in field.dataset ? null : field.value;
    }
  }
  return asked;
}

/**
 * A form's request: where to, with what, and which page to show afterwards.
 * @param {HTMLFormElement} form
 * @param {DOMStringMap} pressed data of the button that sends it, which may name another address
 */
function wished(form, pressed) {
  const plain = pressed.send ?? form.dataset.send;
  if (plain !== undefined) {
    const then = pressed.then ?? form.dataset.then ?? location.pathname;
    return { address: plain, asked: filledIn(form), page: () => then };
  }
  const fields = new FormData(form);
  const typed = (/** @type {string} */ name) => String(fields.get(name) ?? "");
  const names = () =>
    typed("names")
      .split(/[\n,;]/)
      .map((name) => name.trim())
      .filter(Boolean);
  const { entrants, hall, result, token } = form.dataset;
  if (hall !== undefined) {
    const numbers = Object.fromEntries(["rounds", "round_s", "pause_s"].map((name) => [name, Number(typed(name))]));
    const asked = { title: typed("title"), by_points: typed("winner") === "points", ...numbers };
    return { address: "/api/hub/halls", asked, page: (/** @type {{ id: number }} */ { id }) => `/halls/${id}` };
  }
  if (token !== undefined) {
    const days = typed("days") === "" ? null : Number(typed("days"));
    const asked = { name: typed("name"), scopes: fields.getAll("scope").map(String), days };
    return { address: "/api/hub/tokens", asked, page: () => null };
  }
  if (entrants) {
    const asked = { names: names() };
    return { address: `/api/hub/tournaments/${entrants}/entrants`, asked, page: () => location.pathname };
  }
  if (result) {
    const ranks = fields.getAll("rank").filter(Boolean).map(Number);
    return { address: `/api/hub/pairings/${result}/result`, asked: { ranks }, page: () => location.pathname };
  }
  const asked = {
    title: typed("title"),
    form: typed("form"),
    kind: typed("kind"),
    wanted: Number(typed("wanted")),
    rounds: Number(typed("rounds")),
    names: names(),
  };
  return {
    address: "/api/hub/tournaments",
    asked,
    page: (/** @type {{ id: number }} */ { id }) => `/tournaments/${id}`,
  };
}

/** Shows the list again, with the new token above it, which is never shown again. @param {{ token: string }} made */
async function showToken({ token }) {
  await renew();
  say("");
  const words = document.querySelector("#token-made");
  const place = document.querySelector("#token");
  if (!(words instanceof HTMLTemplateElement) || !place) return;
  place.replaceChildren(words.content.cloneNode(true));
  const code = place.querySelector("code");
  if (code) code.textContent = token;
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} button that sends it */
async function send(form, button) {
  if (button && !isMeant(button)) return;
  const { address, asked, page } = wished(form, button?.dataset ?? {});
  const answer = await fetch(inPagesLanguage(address), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(asked),
  });
  const told = await answer.json();
  if (!answer.ok) {
    say(told.message);
    return;
  }
  const then = page(told);
  if (then === null) await showToken(told);
  else location.href = then + location.search;
}

document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const button = event instanceof SubmitEvent ? event.submitter : null;
  send(event.target, button).catch((error) => say(String(error)));
});

/** A passphrase is hidden while it is typed, unless somebody wants to see it. @param {HTMLInputElement} tick */
function showPassphrases(tick) {
  for (const field of tick.form?.querySelectorAll("[autocomplete$='-password']") ?? []) {
    if (field instanceof HTMLInputElement) field.type = tick.checked ? "text" : "password";
  }
}

document.addEventListener("change", (event) => {
  const tick = event.target;
  if (tick instanceof HTMLInputElement && "shows" in tick.dataset) showPassphrases(tick);
});

/** A code from the address, scanned off a host's screen: filled in here, so that it never reaches a server's log. */
function takeCode() {
  const code = new URLSearchParams(location.hash.slice(1)).get("code");
  const field = document.querySelector("[name='code']");
  if (!code || !(field instanceof HTMLInputElement)) return;
  field.value = code;
  history.replaceState(null, "", location.pathname + location.search);
  field.form?.querySelector("[name='passphrase']")?.scrollIntoView();
}

const list = document.querySelector("#language");
list?.addEventListener("change", () => {
  if (!(list instanceof HTMLSelectElement)) return;
  const query = new URLSearchParams(location.search);
  query.set("lang", list.value);
  location.search = String(query);
});

writeTimes();
takeCode();
if (document.body.hasAttribute("data-follows")) follow();
