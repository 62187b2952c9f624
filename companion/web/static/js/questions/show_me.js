/** "Show me": people photograph what a question is about, and it closes by itself if all looks agree. */

import { API } from "../server/actions.js";
import { html } from "../page/dom.js";
import { readyPhoto } from "./photo.js";
import { ask } from "../server/requests.js";
import { messageText, text } from "../page/text.js";

const LONGEST_PX = 2592;
const MOST_PHOTOS = 3;

/** @typedef {import("./photo.js").ReadyPhoto} ReadyPhoto */
/** @typedef {{pictures: string[], contradicts: boolean, followed: boolean, closed: boolean, question: import("../types.js").Message | null}} Shown */
/** @typedef {(question: string | null) => HTMLElement | null} ShowMe a button for an open question, or for the table as it is */

/** The outcome, in one sentence. @param {Shown} shown @param {boolean} asked a question was open */
function outcome(shown, asked) {
  if (shown.closed) return text("show.closed");
  if (shown.contradicts) return text("show.contradicts");
  if (shown.question) return text(asked ? "show.still" : "show.asks");
  return text(shown.followed ? "show.followed" : "show.nothing");
}

/** A button that opens the phone's camera. @param {string} label @param {(file: Blob) => void} onPhoto */
function cameraKey(label, onPhoto) {
  const input = /** @type {HTMLInputElement} */ (
    html("input", { type: "file", accept: "image/*", capture: "environment", class: "unseen" })
  );
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = "";
    if (file) onPhoto(file);
  });
  return html("label", { class: "tool show-take" }, html("span", {}, label), input);
}

/**
 * Sets up where this page shows the outcome of photos. There are no buttons without such a place, nor at a virtual table,
 * which no phone can photograph.
 * @returns {ShowMe}
 */
export function setUpShowMe() {
  const place = document.querySelector("#shown");
  if (!(place instanceof HTMLElement) || document.querySelector("#wood")) return () => null;
  /** @type {{question: string | null, photos: ReadyPhoto[]}} */
  let taken = { question: null, photos: [] };

  /** @param {string} sentence @param {...import("../page/dom.js").Child} more */
  const say = (sentence, ...more) => {
    place.hidden = false;
    place.replaceChildren(
      html("h2", {}, text("show.title")),
      html("p", { class: "show-said", role: "status" }, sentence),
      ...more.filter((child) => child instanceof HTMLElement),
    );
    place.scrollIntoView({ block: "start" });
  };

  const done = () =>
    html("button", { type: "button", class: "tool", onclick: () => (place.hidden = true) }, text("show.done"));

  /** @param {string | null} question @param {Shown} shown */
  const show = (question, shown) => {
    const more = !shown.closed && taken.photos.length < MOST_PHOTOS && !shown.contradicts;
    say(
      outcome(shown, question !== null),
      shown.question && html("p", { class: "hint" }, messageText(shown.question)),
      ...shown.pictures.map(
        (picture, index) =>
          picture &&
          html("img", { class: "look-picture", src: picture, alt: text("look.picture", { number: index + 1 }) }),
      ),
      html(
        "div",
        { class: "more-row" },
        more && cameraKey(text("look.another"), (file) => void take(question, file)),
        done(),
      ),
    );
  };

  /** @param {string | null} question @param {Blob} file */
  const take = async (question, file) => {
    say(text("look.reading"));
    if (taken.question !== question) taken = { question, photos: [] };
    let photo;
    try {
      photo = await readyPhoto(file, LONGEST_PX);
    } catch {
      say(text("look.unreadable"), html("div", { class: "more-row" }, done()));
      return;
    }
    const photos = [...taken.photos, photo].slice(-MOST_PHOTOS);
    const answer = await ask(`${API}/api/photos`, {
      question,
      photos: photos.map((one) => one.base64),
      focal_35mm: photos.map((one) => one.focal35),
    });
    if (!answer.done) {
      const again = cameraKey(text("show.again"), (other) => void take(question, other));
      say(answer.message, html("div", { class: "more-row" }, again, done()));
      return;
    }
    const shown = /** @type {Shown} */ (answer.data);
    // Photos that contradict each other, or have been used, are not read together with later ones.
    taken = { question, photos: shown.closed || shown.followed || shown.contradicts ? [] : photos };
    show(question, shown);
  };

  return (question) => cameraKey(text("show.me"), (file) => void take(question, file));
}
