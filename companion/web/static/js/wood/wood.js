/**
 * The virtual table by touch: drag pieces from the tray onto the picture to stack them, drag a stone off its wall, swipe
 * across a wall to knock it over. For people who cannot drag, a tap chooses a cell, and then each piece of the tray is a
 * button.
 */

import { cellName } from "../game/cells.js";
import { html, svg } from "../page/dom.js";
import { GRAIN_UNITS, SEAT_COLOURS } from "../page/facts.js";
import { panel } from "../page/panel.js";
import { showPicture } from "../page/pictures.js";
import { text } from "../page/text.js";
import { cellOf, matOf } from "../virtual/bench.js";
import { cellAt, isFlick, isOnTop, spotsOf, wallAt } from "./aiming.js";
import { follow } from "./dragging.js";

/** @typedef {import("../virtual/bench.js").Bench} Bench */
/** @typedef {import("../virtual/bench.js").BenchState} BenchState */
/** @typedef {import("../virtual/bench.js").Cell} Cell */
/** @typedef {import("./aiming.js").Point} Point */
/** @typedef {"stone" | "grain" | "noble" | "shield1" | "shield2" | "shield3"} Piece */

/** @type {readonly Piece[]} */
const PIECES = Object.freeze(["stone", "grain", "noble", "shield1", "shield2", "shield3"]);
const WIDEST = 5;
const SPOT_RADIUS = 26;

/**
 * @param {Bench} bench
 * @param {{picture: HTMLImageElement, overlay: SVGElement, tray: HTMLElement, picture_at: (state: BenchState) => string,
 *   alt: (state: BenchState) => string, more?: (state: BenchState) => SVGElement[]}} parts `more` to tap in the picture
 * @returns {(state: BenchState) => void}
 */
export function setUpWood(bench, { picture, overlay, tray, picture_at, alt, more = () => [] }) {
  const ghost = html("div", { class: "wood-ghost", "aria-hidden": "true", hidden: true });
  document.body.append(ghost);

  /** That place in the picture's own pixels; null beside it. @param {Point} at @returns {Point | null} */
  function onPicture(at) {
    const state = bench.state();
    const box = overlay.getBoundingClientRect();
    const x = (at.x - box.left) / box.width;
    const y = (at.y - box.top) / box.height;
    if (!state || x < 0 || y < 0 || x > 1 || y > 1) return null;
    const [left, top, width, height] = state.shown;
    return { x: left + x * width, y: top + y * height };
  }

  /** @param {Cell | null} cell */
  const here = (cell) => ({ seat: bench.seat(), ...cell });

  /** Puts a piece there. @param {Piece} piece @param {Cell} cell @param {Point | null} point where it was let go */
  async function put(piece, cell, point) {
    const state = bench.state();
    if (!state) return;
    bench.choose(cell);
    const { tile, city } = cellOf(state, bench.seat(), cell);
    const place = `${bench.seat()} ${cell.row} ${cell.col}`;
    if (piece === "stone") {
      const lowest = city?.wall.courses[0] ?? 0;
      const box = point && wallAt(state, point);
      const onTop = box && lowest ? isOnTop(box, point) : false;
      await bench.act("stack-stone", { ...here(cell), width: onTop ? lowest : Math.min(WIDEST, lowest + 1) });
    } else if (piece === "grain") {
      const disks = bench.asked(`grain ${place}`, city?.grain ?? 0) + 1;
      await bench.ask(`grain ${place}`, Math.min(GRAIN_UNITS, disks), (wanted) =>
        bench.act("set-grain", { ...here(cell), disks: wanted }),
      );
    } else if (piece === "noble") {
      await bench.act("set-noble", { ...here(cell), there: !city?.noble });
    } else {
      const laid = bench.asked(`shields ${place}`, tile?.shields ?? []);
      await bench.ask(`shields ${place}`, [...laid, Number(piece.at(-1))], (values) =>
        bench.act("set-shields", { ...here(cell), values }),
      );
    }
  }

  /** @param {Point} at @param {Piece | "stone"} piece */
  function hover(at, piece) {
    ghost.hidden = false;
    ghost.className = "wood-ghost wood-tray";
    ghost.dataset.colour = SEAT_COLOURS[bench.seat()];
    ghost.replaceChildren(html("span", { class: `wood-piece-${piece}` }));
    ghost.style.translate = `${at.x}px ${at.y}px`;
    const point = onPicture(at);
    const state = bench.state();
    const cell = point && state && cellAt(state, point);
    for (const shape of overlay.querySelectorAll("[data-cell]"))
      shape.toggleAttribute("data-under", Boolean(cell) && shape.getAttribute("data-cell") === cellName(cell ?? { row: 0, col: 0 }));
    overlay.querySelector(".wood-spots")?.remove();
    const box = point && piece === "stone" && state && wallAt(state, point);
    if (!box) return;
    const onTop = isOnTop(box, point);
    overlay.append(
      svg(
        "g",
        { class: "wood-spots" },
        ...Object.entries(spotsOf(box)).map(([name, spot]) =>
          svg("circle", { cx: spot.x, cy: spot.y, r: SPOT_RADIUS, "data-on": (name === "top") === onTop }),
        ),
      ),
    );
  }

  function rest() {
    ghost.hidden = true;
    for (const shape of overlay.querySelectorAll("[data-under]")) shape.removeAttribute("data-under");
    overlay.querySelector(".wood-spots")?.remove();
  }

  /** Takes hold of a piece in the tray. @param {PointerEvent} begun @param {Piece} piece */
  function grab(begun, piece) {
    begun.preventDefault();
    follow(begun, {
      onMove: (at) => hover(at, piece),
      onDrop: (trail) => {
        rest();
        const state = bench.state();
        const point = onPicture(trail[trail.length - 1]);
        const cell = point && state && cellAt(state, point);
        if (cell) void put(piece, cell, point);
      },
      onCancel: rest,
    });
  }

  /** Takes hold of a wall, or swipes at it. @param {PointerEvent} begun @param {Cell} cell */
  function grabWall(begun, cell) {
    begun.preventDefault();
    follow(begun, {
      onMove: (at) => hover(at, "stone"),
      onDrop: (trail) => {
        rest();
        if (isFlick(trail)) {
          void bench.act("knock-wall", here(cell));
          return;
        }
        const state = bench.state();
        const point = onPicture(trail[trail.length - 1]);
        const target = point && state && cellAt(state, point);
        if (target && target.row === cell.row && target.col === cell.col) return;
        void bench.act("take-stones", here(cell)).then((taken) => {
          if (taken && target && state && cellOf(state, bench.seat(), target).tile) void put("stone", target, point);
        });
      },
      onCancel: rest,
    });
  }

  /** A swipe that starts on the bare mat and crosses a wall also knocks it. @param {PointerEvent} begun */
  function swipe(begun) {
    follow(begun, {
      onMove: () => {},
      onDrop: (trail) => {
        const state = bench.state();
        if (!state || !isFlick(trail)) return;
        const crossed = trail
          .map(onPicture)
          .map((point) => point && wallAt(state, point))
          .find(Boolean);
        if (crossed) void bench.act("knock-wall", here({ row: crossed.row, col: crossed.col }));
      },
      onCancel: () => {},
    });
  }

  /** @param {BenchState} state */
  function drawCells(state) {
    const chosen = bench.cell();
    const isChosen = (/** @type {Cell} */ { row, col }) => row === chosen.row && col === chosen.col;
    const cells = state.cells.map((cell) => {
      const { tile, city } = cellOf(state, bench.seat(), cell);
      const name = cellName(cell);
      return svg("polygon", {
        points: cell.outline.map((corner) => corner.join(",")).join(" "),
        class: isChosen(cell) ? "bench-cell bench-cell-chosen" : "bench-cell",
        "data-cell": name,
        "data-key": `mat=${name}`,
        role: "button",
        tabindex: "0",
        "aria-pressed": String(isChosen(cell)),
        "aria-label": !tile
          ? text("bench.cell.bare", { cell: name })
          : city
            ? text("bench.cell.city", { cell: name, stones: city.wall.stones, width: city.wall.width, grain: city.grain })
            : text("bench.cell.tile", { cell: name, side: text(`tile.${tile.side}`) }),
        onclick: () => bench.choose({ row: cell.row, col: cell.col }),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          bench.choose({ row: cell.row, col: cell.col });
        },
      });
    });
    const walls = state.walls.map((box) =>
      svg("rect", {
        x: box.left - SPOT_RADIUS / 2,
        y: box.top - SPOT_RADIUS / 2,
        width: box.right - box.left + SPOT_RADIUS,
        height: box.bottom - box.top + SPOT_RADIUS,
        class: "wood-wall",
        "data-wall": cellName(box),
        onpointerdown: (/** @type {PointerEvent} */ event) => {
          event.stopPropagation();
          grabWall(event, { row: box.row, col: box.col });
        },
        onclick: () => bench.choose({ row: box.row, col: box.col }),
      }),
    );
    return [...cells, ...walls, ...more(state)];
  }

  /** @param {BenchState} state */
  function drawTray(state) {
    const { tile, city } = cellOf(state, bench.seat(), bench.cell());
    const name = cellName(bench.cell());
    const standing = city?.wall.stones ?? 0;
    /** @param {string} name @param {string} label @param {() => unknown} onclick */
    const key = (name, label, onclick) =>
      html("button", { type: "button", class: "wood-key", "data-key": `wood=${name}`, onclick }, label);
    const keys = [
      standing > 0 && key("take", text("bench.take"), () => bench.act("take-stones", here(bench.cell()))),
      standing > 0 && key("knock", text("bench.knock"), () => bench.act("knock-wall", here(bench.cell()))),
      Boolean(matOf(state, bench.seat())?.loose) &&
        key("gather", text("bench.gather"), () => bench.act("gather-loose", { seat: bench.seat() })),
    ].filter(Boolean);
    // If nothing can be done there, a cell's name alone would tell nothing.
    return [
      html(
        "div",
        { class: "wood-pieces", role: "group", "aria-label": text("wood.tray", { cell: name }) },
        ...PIECES.map((piece) =>
          html(
            "button",
            {
              type: "button",
              class: "wood-piece",
              "data-key": `piece=${piece}`,
              "aria-label": text(`wood.${piece}`, { cell: name }),
              onpointerdown: (/** @type {PointerEvent} */ event) => grab(event, piece),
              onclick: () => tile && put(piece, bench.cell(), null),
            },
            html("span", { class: `wood-piece-${piece}`, "aria-hidden": "true" }),
          ),
        ),
      ),
      keys.length > 0 &&
        html(
          "div",
          { class: "wood-keys", role: "group", "aria-label": text("bench.cell", { cell: name }) },
          html("b", { class: "wood-cell" }, name),
          ...keys,
        ),
    ];
  }

  overlay.addEventListener("pointerdown", swipe);
  const showCells = panel(
    overlay,
    (/** @type {BenchState} */ { cells, walls, mats, pads }) => [cells, walls, mats, pads, bench.cell(), bench.seat()],
    (_, state) => drawCells(state),
  );
  const showTray = panel(
    tray,
    (/** @type {BenchState} */ state) => [cellOf(state, bench.seat(), bench.cell()), bench.cell(), matOf(state, bench.seat())?.loose],
    (_, state) => drawTray(state),
  );
  return (state) => {
    overlay.setAttribute("viewBox", state.shown.join(" "));
    picture.style.aspectRatio = `${state.shown[2]} / ${state.shown[3]}`;
    tray.dataset.colour = SEAT_COLOURS[bench.seat()];
    showCells(state);
    showTray(state);
    showPicture(picture, picture_at(state), { alt: alt(state) });
  };
}
