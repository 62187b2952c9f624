/** Questions only people can answer: the crop, buttons for likely answers, pictures of an accident, a number pad. */

import { sendAnswer } from "../server/actions.js";
import { comparedPicture } from "./compared.js";
import { find, html } from "../page/dom.js";
import { numberPad } from "../forms/pad.js";
import { seatChip, seatNumbered } from "../lands/seats.js";
import { seenLands } from "./seen_lands.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").TableState} TableState */

/** @typedef {(question: Question, answer: number) => Promise<string | null>} Send as in actions.js */

/** The seconds before and after an accident. @param {Question} question */
function accidentPictures({ pictures }) {
  if (!pictures?.length) return null;
  const drawn = pictures.map(({ picture, after_s: after }) => {
    const when = text(after < 0 ? "questions.before" : "questions.after", { seconds: Math.abs(after) });
    return html(
      "li",
      {},
      html(
        "a",
        { href: picture, target: "_blank", rel: "noopener" },
        html("img", {
          src: picture,
          alt: text("questions.picture", { when }),
          width: 160,
          height: 120,
          loading: "lazy",
        }),
        html("span", {}, when),
      ),
    );
  });
  return html("ol", { class: "accident", "aria-label": text("questions.accident") }, ...drawn);
}

/** @param {Question} question @param {TableState} state @param {Send} send @param {import("./show_me.js").ShowMe} showMe */
function drawQuestion(question, state, send, showMe) {
  const refusal = html("p", { class: "refusal", role: "alert" });
  /** @param {number} number */
  const answer = async (number) => {
    refusal.textContent = (await send(question, number)) ?? "";
  };
  return html(
    "article",
    { class: "question", "data-question": question.id },
    question.crop &&
      html("img", { class: "question-crop", src: question.crop, alt: text("questions.crop"), width: 160, height: 160 }),
    html(
      "p",
      { class: "question-text" },
      question.seat < 0 ? html("b", {}, text("questions.host")) : seatChip(seatNumbered(state, question.seat)),
      ": ",
      html("span", {}, messageText(question.message)),
    ),
    seenLands(question, state),
    accidentPictures(question),
    question.may_be_shown && showMe(question.id),
    html(
      "div",
      { class: "replies" },
      html(
        "div",
        { class: "answers" },
        ...question.answers.map((likely) => {
          const inWords = typeof likely !== "number";
          const value = inWords ? likely.value : likely;
          return html(
            "button",
            {
              type: "button",
              class: inWords ? "answer answer-words" : "answer",
              onclick: () => answer(value),
            },
            comparedPicture(question.compared, value),
            inWords ? messageText(likely.message) : value,
          );
        }),
      ),
      // If no answer is likely, people need the pad.
      question.pad !== false &&
        numberPad({
          open: question.answers.length === 0,
          title: text("questions.another"),
          onSend: answer,
        }),
    ),
    refusal,
  );
}

/** What makes it a different question; a new crop does not. @param {Question} question */
const nameOf = (question) => JSON.stringify({ ...question, crop: null });

/**
 * Each question keeps its element while it is open, so that digits typed so far are kept.
 * @param {Send} [send] how an answer reaches the table; left out for a recorded evening
 * @param {import("./show_me.js").ShowMe} [showMe] how a phone shows what is asked about; not at all if left out
 */
export function setUpQuestions(send = sendAnswer, showMe = () => null) {
  const section = find("#questions");
  const root = find("#questions .questions-body");
  /** @type {Map<string, HTMLElement>} */
  const open = new Map();

  /** @param {TableState} state */
  return (state) => {
    const asked = new Map((state.questions ?? []).map((question) => [nameOf(question), question]));
    for (const [key, node] of open) {
      if (asked.has(key)) continue;
      node.remove();
      open.delete(key);
    }
    for (const [key, question] of asked) {
      if (open.has(key)) continue;
      const node = drawQuestion(question, state, send, showMe);
      open.set(key, node);
      root.append(node);
    }
    section.hidden = open.size === 0;
  };
}
