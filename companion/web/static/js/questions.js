/** Questions only people can answer: the crop, the likely answers as buttons, and a number pad. */

import { sendAnswer } from "./actions.js";
import { find, html } from "./dom.js";
import { numberPad } from "./pad.js";
import { seatChip, seatNumbered } from "./seats.js";
import { languageOfServer, text } from "./text.js";

/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").TableState} TableState */

/** @param {Question} question @param {number} number @param {HTMLElement} refusal */
async function answer(question, number, refusal) {
  const why = await sendAnswer(question, number);
  refusal.textContent = why ?? "";
}

/** @param {Question} question @param {TableState} state */
function drawQuestion(question, state) {
  const refusal = html("p", { class: "refusal", role: "alert" });
  return html(
    "article",
    { class: "question", "data-question": question.id },
    question.crop &&
      html("img", { class: "question-crop", src: question.crop, alt: text("questions.crop"), width: 160, height: 160 }),
    html(
      "p",
      { class: "question-text" },
      seatChip(seatNumbered(state, question.seat)),
      ": ",
      html("span", { lang: languageOfServer() }, question.text),
    ),
    html(
      "div",
      { class: "replies" },
      html(
        "div",
        { class: "answers" },
        ...question.answers.map((number) =>
          html("button", { type: "button", class: "answer", onclick: () => answer(question, number, refusal) }, number),
        ),
      ),
      // Where no answer is likely, the pad is what is needed.
      numberPad({
        open: question.answers.length === 0,
        title: text("questions.another"),
        onSend: (number) => answer(question, number, refusal),
      }),
    ),
    refusal,
  );
}

/** Each question stays the same element while it is open, so that digits typed so far are kept. */
export function setUpQuestions() {
  const section = find("#questions");
  const root = find("#questions .questions-body");
  /** @type {Map<string, HTMLElement>} */
  const open = new Map();

  /** @param {TableState} state */
  return (state) => {
    const asked = new Map((state.questions ?? []).map((question) => [JSON.stringify(question), question]));
    for (const [key, node] of open) {
      if (asked.has(key)) continue;
      node.remove();
      open.delete(key);
    }
    for (const [key, question] of asked) {
      if (open.has(key)) continue;
      const node = drawQuestion(question, state);
      open.set(key, node);
      root.append(node);
    }
    section.hidden = open.size === 0;
  };
}
