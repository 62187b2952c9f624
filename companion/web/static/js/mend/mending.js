/** Corrections: what fell, and what is really on the table. A seat corrects its own things, the host everybody's. */

import { command } from "../server/commands.js";
import { find, html } from "../page/dom.js";
import { panel } from "../page/panel.js";
import { onceReached, unreached } from "../server/reached.js";
import { seatNumbered } from "../lands/seats.js";
import { action, choice, choices, hint, isCell, nameOfCell } from "../seat/desk.js";
import { named } from "../seat/legal.js";
import { tapGrid } from "../seat/forms/tap_grid.js";
import { text } from "../page/text.js";
import { formOf, kindsOf } from "./forms.js";
import { handForm, priceForm } from "./host_forms.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("../types.js").HostMove} Mend a seat's own moves carry the bounds of its hand, a host's do not */
/** @typedef {import("../types.js").MayMend} MayMend */
/** @typedef {import("./forms.js").Form} Form */
/** @typedef {import("./forms.js").Kind} Kind */
/** @typedef {import("./forms.js").Typing} Typing */

const REASONS = Object.freeze(["miscounted", "misread", "moved"]);

/**
 * @param {{speaksFor: (state: LiveState) => number | null, legalOf: (state: LiveState) => {mends: Mend[]} | null}} how
 * @returns {(state: LiveState) => void}
 */
export function setUpMending({ speaksFor, legalOf }) {
  const dialog = /** @type {HTMLDialogElement} */ (find("#mend"));
  const body = find("#mend-body");
  /**
   * @type {{cell?: [number, number] | null, form?: import("./forms.js").Typed, kind?: Kind | null, owner?: number,
   *   reason?: string, what?: string | null}}
   */
  let draft = {};
  let refusal = "";
  /** @type {LiveState | null} */
  let newest = null;

  const again = () => newest && show(newest, true);
  /** @param {typeof draft} part */
  const change = (part) => {
    draft = { ...draft, ...part };
    refusal = "";
    again();
  };

  /** @param {import("../types.js").CommandName} name @param {Record<string, unknown>} fields */
  async function send(name, fields) {
    const why = await command(name, { seat: newest && speaksFor(newest), ...fields });
    refusal = why ?? "";
    if (why === unreached())
      onceReached(() => {
        if (refusal !== why) return;
        refusal = "";
        again();
      });
    if (why === null) {
      draft = {};
      dialog.close();
    }
    again();
  }

  /** @param {Form} form */
  const drawReason = (form) =>
    form.reasoned && [
      choices(
        text("mend.why"),
        ...REASONS.map((reason) =>
          choice({
            key: `reason.${reason}`,
            label: text(`mend.${reason}`),
            pressed: (draft.reason ?? REASONS[0]) === reason,
            onclick: () => change({ reason }),
          }),
        ),
      ),
    ];

  /** @param {Form} form */
  const drawForm = (form) => [
    ...form.body,
    ...(drawReason(form) || []),
    html("p", { class: "refusal", role: "alert" }, refusal),
    html(
      "div",
      { class: "answer-row mend-actions" },
      action(
        "mend.send",
        text("mend.send"),
        () =>
          send(
            form.command,
            form.reasoned ? { ...form.fields, reason: `mend.${draft.reason ?? REASONS[0]}` } : form.fields,
          ),
        { why: form.why },
      ),
    ),
  ];

  /** @param {MayMend} may @param {LiveState} state */
  function drawLands(may, state) {
    const cell = may.sides.find((other) => isCell(other, draft.cell)) ?? null;
    const kinds = cell ? kindsOf(may, cell) : [];
    const kind = kinds.find((name) => name === draft.kind) ?? null;
    return [
      tapGrid({
        key: "mend",
        label: text("mend.where"),
        colour: seatNumbered(state, may.owner)?.colour ?? "",
        tiles: state.board.filter((tile) => tile.seat === may.owner),
        may: may.sides,
        chosen: cell ? [cell] : [],
        onTap: (next) => change({ cell: next, kind: null, form: {} }),
      }),
      !cell && hint(text("mend.choose")),
      cell &&
        choices(
          text("mend.what", { cell: nameOfCell(cell) }),
          ...kinds.map((name) =>
            choice({
              key: `kind.${name}`,
              label: text(`mend.${name}`),
              pressed: name === kind,
              onclick: () => change({ kind: name, form: {} }),
            }),
          ),
        ),
      ...(cell && kind
        ? drawForm(
            formOf(kind, {
              may,
              cell,
              state,
              typed: draft.form ?? {},
              onType: (part) => change({ form: { ...draft.form, ...part } }),
            }),
          )
        : []),
    ];
  }

  /** What can be corrected besides Lands; only the host can. @param {Mend[]} mends @param {LiveState} state */
  const others = (mends, state) =>
    [
      ...named(mends, "CorrectHand").map((move) => ({
        key: `hand${move.owner}`,
        label: text("mend.hand_of", { name: seatNumbered(state, move.owner)?.name ?? "" }),
        /** @param {Typing} typing */
        form: (typing) => handForm(move, state, typing),
      })),
      ...named(mends, "CorrectPrice").map((move) => ({
        key: `price ${move.market}`,
        label: text("mend.price_of", { goods: text(`market.${move.market}`) }),
        /** @param {Typing} typing */
        form: (typing) => priceForm(move, state, typing),
      })),
    ];

  const show = panel(
    body,
    (/** @type {LiveState} */ state) => [legalOf(state)?.mends, state.board, state.seats],
    (_, state) => {
      const mends = legalOf(state)?.mends ?? [];
      const lands = named(mends, "Mend");
      const rest = others(mends, state);
      if (!mends.length) return [hint(text("mend.nothing"))];
      const chosen = rest.find((other) => other.key === draft.what);
      const owner = chosen ? null : (lands.find((move) => move.owner === draft.owner) ?? lands[0]);
      /** @type {Typing} */
      const typing = { typed: draft.form ?? {}, onType: (part) => change({ form: { ...draft.form, ...part } }) };
      return [
        lands.length + rest.length > 1 &&
          choices(
            text("mend.whose"),
            ...lands.map((move) =>
              choice({
                key: `owner${move.owner}`,
                label: text("mend.lands_of", { name: seatNumbered(state, move.owner)?.name ?? "" }),
                pressed: move === owner,
                onclick: () => change({ what: null, owner: move.owner, cell: null, kind: null, form: {} }),
              }),
            ),
            ...rest.map(({ key, label }) =>
              choice({
                key,
                label,
                pressed: key === chosen?.key,
                onclick: () => change({ what: key, kind: null, form: {} }),
              }),
            ),
          ),
        ...(owner ? drawLands(owner, state) : []),
        ...(chosen ? drawForm(chosen.form(typing)) : []),
      ];
    },
  );

  for (const opener of document.querySelectorAll("[data-opens='mend']"))
    opener.addEventListener("click", () => {
      draft = {};
      refusal = "";
      dialog.showModal();
      again();
    });
  find("#mend-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());

  return (state) => {
    newest = state;
    if (dialog.open) show(state);
  };
}
