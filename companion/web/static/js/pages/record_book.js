/** People over all evenings: wins, records and rivalries. Hosts may delete a person. */

import { find, html } from "../page/dom.js";
import { PLACE_COLOURS, PLACE_SYMBOLS } from "../page/facts.js";
import { openPage } from "../page/page.js";
import { ask, look } from "../server/requests.js";
import { seatSymbol } from "../lands/seats.js";
import { playedTitle } from "../small/played.js";
import { currentLocale, text } from "../page/text.js";

/** @typedef {import("../types.js").BookShown} BookShown */
/** @typedef {BookShown["book"]["people"][number]} PersonRecord */
/** @typedef {BookShown["book"]["rivalries"][number]} Rivalry */
/** @typedef {BookShown["book"]["records"][number]} TableRecord */

/** @param {string} created */
const day = (created) => new Intl.DateTimeFormat(currentLocale(), { dateStyle: "medium" }).format(new Date(created));

/** @param {string} title @param {...(Node | string)} words */
const fact = (title, ...words) => [html("dt", {}, title), html("dd", {}, ...words)];

/** @param {PersonRecord} person */
const drawPlayed = ({ played }) =>
  html(
    "table",
    {},
    html(
      "thead",
      {},
      html("tr", {}, ...["game", "games", "won", "best"].map((head) => html("th", { scope: "col" }, text(`book.${head}`)))),
    ),
    html(
      "tbody",
      {},
      ...played.map(({ game, games, won, best }) =>
        html(
          "tr",
          {},
          html("th", { scope: "row" }, playedTitle(game)),
          html("td", {}, games),
          html("td", {}, won),
          html("td", {}, best ?? "–"),
        ),
      ),
    ),
  );

/** Two taps, so that nobody is deleted by accident. @param {string} name */
function drawForgetting(name) {
  const way = html("div", { class: "book-forget" });
  const button = (/** @type {string} */ words, /** @type {() => void} */ onclick, key = "") =>
    html("button", { type: "button", class: "tool", "data-key": key, onclick }, words);
  const first = () => way.replaceChildren(button(text("book.forget", { name }), second, "forget"));
  const second = () =>
    way.replaceChildren(
      html("p", {}, text("book.forget_really", { name })),
      button(text("book.forget_yes", { name }), () => void forget(name), "forget-yes"),
      button(text("book.forget_no"), first, "forget-no"),
    );
  first();
  return way;
}

/** @param {string} name */
async function forget(name) {
  const answer = await ask("/api/people/forget", { name });
  const [refusal, said] = [find("#book-refusal"), find("#book-said")];
  refusal.hidden = answer.done;
  said.hidden = !answer.done;
  if (answer.done) {
    const { games } = /** @type {{games: number}} */ (answer.data);
    said.textContent = text("book.forgotten", { name, games });
    await draw();
  } else {
    refusal.textContent = answer.message;
    refusal.scrollIntoView({ block: "center" });
  }
}

/** @param {PersonRecord} person @param {boolean} mayForget */
function drawPerson(person, mayForget) {
  const { name, games, won, evenings, favourite_seat: seat } = person;
  return html(
    "li",
    { "data-person": name },
    html(
      "details",
      {},
      html(
        "summary",
        {},
        html("b", {}, name),
        html("span", {}, text("book.person_won", { won })),
        html("span", {}, text("book.person_games", { games })),
      ),
      html(
        "dl",
        {},
        ...fact(text("book.evenings"), String(evenings)),
        ...fact(text("book.since"), day(person.first)),
        ...fact(text("book.streak"), String(person.streak)),
        ...(seat === null
          ? []
          : fact(
              text("book.favourite"),
              seatSymbol({ symbol: PLACE_SYMBOLS[seat], colour: PLACE_COLOURS[seat] }),
              ` ${text(`colour.${PLACE_COLOURS[seat]}`)}`,
            )),
      ),
      drawPlayed(person),
      mayForget && drawForgetting(name),
    ),
  );
}

/** @param {readonly string[]} names */
const listed = (names) => new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(names);

/** @param {TableRecord} record */
const drawRecord = ({ kind, game, value, names, created }) =>
  html(
    "div",
    { "data-record": kind },
    html("dt", {}, game && kind === "points" ? text("book.record_points_in", { game: playedTitle(game) }) : text(`book.record_${kind}`)),
    html("dd", {}, html("b", {}, value), ` ${listed(names)}, ${day(created)}`),
  );

/** @param {Rivalry} rivalry */
const drawRivalry = ({ names, games, ahead }) =>
  html(
    "li",
    {},
    html("span", {}, names[0]),
    html("b", {}, `${ahead[0]} : ${ahead[1]}`),
    html("span", {}, names[1]),
    html("small", {}, text("book.person_games", { games })),
  );

/** @param {string} section @param {string} list @param {Node[]} lines */
function put(section, list, lines) {
  find(section).hidden = lines.length === 0;
  find(list).replaceChildren(...lines);
}

async function draw() {
  const found = await look("/api/people");
  find("#book").setAttribute("aria-busy", "false");
  const refusal = find("#book-refusal");
  refusal.hidden = found.done;
  if (!found.done) {
    refusal.textContent = found.message;
    return;
  }
  const { book, may_forget: mayForget } = /** @type {BookShown} */ (found.data);
  find("#book-nothing").hidden = book.games > 0;
  find("#book-counted").textContent = text("book.counted", { games: book.games, evenings: book.evenings });
  put("#people", "#people-list", book.people.map((person) => drawPerson(person, mayForget)));
  put("#records", "#record-list", book.records.map(drawRecord));
  put("#rivalries", "#rivalry-list", book.rivalries.map(drawRivalry));
  document.documentElement.dataset.sequence = "0";
  document.documentElement.dataset.told = "true";
}

await openPage();
await draw();
