/** The forms for making a plan, and what a waiting phone shows of plans. */

import { html } from "../../page/dom.js";
import { text } from "../../page/text.js";
import { declareForm } from "../scenes/building.js";
import { action, choice, choices, hint, part } from "../desk.js";
import { named } from "../legal.js";
import { aheadOf, buildWords, goneSentences, tradeAmong, tradeWords } from "./plans.js";
import { tradeForm } from "../scenes/trade.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */
/** @typedef {import("../desk.js").Child} Child */

/** @param {Desk} desk */
const back = (desk) => action("plan.back", text("act.back"), () => desk.change({ plan: undefined, trade: null }), { kind: "other" });

/** @param {Desk} desk @returns {Scene} */
function tradePlan(desk) {
  const trades = named(aheadOf(desk.state), "Trade");
  const chosen = desk.draft.trade ?? null;
  const may = chosen && tradeAmong(trades, chosen);
  const form = may && tradeForm(desk, may);
  return {
    id: "plan.trade",
    title: text("plan.trade"),
    body: [
      choices(
        text("plan.trade"),
        ...trades.map(({ market, action: side, price }) =>
          choice({
            key: `plan.${side}.${market}`,
            label: text(`trade.title_${side}`, { goods: text(`market.${market}`) }),
            detail: text("trade.each", { price }),
            pressed: chosen?.market === market && chosen.side === side,
            onclick: () => desk.change({ trade: { market, side }, count: undefined, shields: undefined }),
          }),
        ),
      ),
      ...(form ? form.body : []),
    ],
    actions: [
      back(desk),
      chosen &&
        form &&
        action(
          "plan.keep",
          text("plan.keep"),
          () => {
            desk.plans.keep({ trade: { ...chosen, count: form.count, shields: form.shields } });
            desk.change({ plan: undefined, trade: null });
          },
          { why: form.why, detail: `$${form.cost}` },
        ),
    ],
  };
}

/** @param {Desk} desk @returns {Scene | null} */
function buildPlan(desk) {
  const may = named(aheadOf(desk.state), "DeclareBuild")[0];
  if (!may) return null;
  const form = declareForm(desk, may);
  const { cell, stones } = form;
  return {
    id: "plan.build",
    title: text("plan.build"),
    body: form.body,
    actions: [
      back(desk),
      cell &&
        action("plan.keep", text("plan.keep"), () => {
          desk.plans.keep({ build: { cell, stones } });
          desk.change({ plan: undefined, cell: undefined });
        }),
    ],
  };
}

/** The open form; null if there is none, or if such a plan is no longer allowed. @param {Desk} desk */
export function planScene(desk) {
  const ahead = aheadOf(desk.state);
  if (desk.draft.plan === "trade" && named(ahead, "Trade").length) return tradePlan(desk);
  return desk.draft.plan === "build" ? buildPlan(desk) : null;
}

/** @param {Desk} desk @param {"trade" | "build"} kind @param {string} words */
const planned = (desk, kind, words) =>
  html(
    "p",
    { class: "planned" },
    html("b", {}, words),
    html(
      "button",
      {
        type: "button",
        class: "tool",
        "data-key": `plan.forget.${kind}`,
        onclick: () => {
          desk.plans.keep({ [kind]: null });
          desk.change({});
        },
      },
      text("plan.forget"),
    ),
  );

/** @param {Desk} desk @param {"trade" | "build"} kind @param {string} label */
const opener = (desk, kind, label) =>
  html(
    "button",
    { type: "button", class: "wide-choice", "data-key": `plan.${kind}`, onclick: () => desk.change({ plan: kind }) },
    html("span", { class: "choice-words" }, html("b", {}, label)),
  );

/** What a waiting phone shows: the plans, those that no longer hold, and a button for another. @param {Desk} desk @returns {Child} */
export function planPart(desk) {
  const { trade, build, gone } = desk.plans;
  const ahead = aheadOf(desk.state);
  const mayTrade = named(ahead, "Trade").length > 0;
  const mayBuild = named(ahead, "DeclareBuild").length > 0;
  if (!trade && !build && !gone.length && !mayTrade && !mayBuild) return null;
  return part(
    text("plan.title"),
    ...goneSentences(desk),
    trade && planned(desk, "trade", tradeWords(trade)),
    build && planned(desk, "build", buildWords(build)),
    !trade && mayTrade && opener(desk, "trade", text("plan.trade")),
    !build && mayBuild && opener(desk, "build", text("plan.build")),
    hint(text("plan.hint")),
  );
}
