/** After the wall is destroyed: taking the noble, a ransom, or mercy (G7). */

import { isNothing, noGoods } from "../../game/goods.js";
import { siegeOf } from "../../game/player.js";
import { text } from "../../page/text.js";
import { action, choice, choices, hint, nameOf, nameOfCell } from "../desk.js";
import { ANYTHING, goodsForm } from "../forms/goods_form.js";
import { moveOf } from "../legal.js";
import { siegeSum } from "../forms/siege_board.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../desk.js").Scene} Scene */

/** @param {Desk} desk @returns {Scene | null} */
export function spoilsScene(desk) {
  const take = moveOf(desk.state, "TakeNoble");
  if (!take) return null;
  const leave = moveOf(desk.state, "LeaveNoble");
  const demand = moveOf(desk.state, "DemandRansom");
  const name = nameOf(desk.state, siegeOf(desk.state)?.defender ?? null);
  const chosen = desk.draft.spoils ?? "take";
  const ransom = desk.draft.ransom ?? noGoods();
  /** @param {"take" | "leave" | "ransom"} kind */
  const option = (kind) =>
    choice({
      key: `spoils.${kind}`,
      label: text(`spoils.${kind}`),
      detail: text(`spoils.${kind}_hint`, { name }),
      pressed: chosen === kind,
      onclick: () => desk.change({ spoils: kind }),
    });
  const send = {
    take: () => action("spoils.send", text("spoils.take"), () => desk.send("TakeNoble")),
    leave: () => action("spoils.send", text("spoils.leave"), () => desk.send("LeaveNoble")),
    ransom: () =>
      action("spoils.send", text("spoils.ransom"), () => desk.send("DemandRansom", { ransom }), {
        why: isNothing(ransom) ? text("spoils.nothing") : null,
      }),
  }[chosen];
  return {
    id: "spoils",
    about: `spoils ${take.cell}`,
    title: text("spoils.title", { city: nameOfCell(take.cell) }),
    mine: true,
    body: [
      ...siegeSum(desk.state),
      hint(text("spoils.hint", { name })),
      choices(text("spoils.which"), option("take"), demand && option("ransom"), leave && option("leave")),
      chosen === "ransom" &&
        demand &&
        goodsForm({
          key: "ransom",
          label: text("spoils.ransom"),
          goods: ransom,
          most: demand.may_take_grain ? ANYTHING : { ...ANYTHING, grain: 0 },
          onChange: (goods) => desk.change({ ransom: goods }),
        }),
    ],
    actions: [send()],
  };
}
