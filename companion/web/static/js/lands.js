/** Each seat's Lands: the grid of tiles with what stands on them. */

import { COLS, ROWS, cellName, columnName } from "./cells.js";
import { cityTable } from "./cities.js";
import { find, html, redrawWhenChanged, svg } from "./dom.js";
import { moverOf, seasonOf } from "./game.js";
import { grainColumn, noble, shield, wall } from "./pieces.js";
import { seatNumbered, seatSymbol } from "./seats.js";
import { text } from "./text.js";

/** @typedef {import("./types.js").TableState} TableState */
/** @typedef {import("./types.js").Tile} Tile */

/** @param {Tile} tile */
function tileWords(tile) {
  const parts = [text("tile.place", { cell: cellName(tile), side: text(`tile.${tile.side}`) })];
  if (tile.city) {
    const { stones, width, grain } = tile.city;
    parts.push(text("tile.city", { stones, width, grain }), text(tile.city.noble ? "tile.noble" : "tile.noble_gone"));
  }
  for (const value of tile.shields) parts.push(text("tile.shield", { value }));
  return parts.join(", ");
}

/** @param {Tile} tile @param {boolean} yields */
function drawTile(tile, yields) {
  const { city } = tile;
  const shields = tile.shields.map((value, place) => {
    const node = shield(value);
    node.setAttribute("transform", `translate(${city ? 18 + place * 20 : 50 + (place - (tile.shields.length - 1) / 2) * 32} ${city ? 22 : 50})`);
    return node;
  });
  return html(
    "div",
    { class: `tile tile-${tile.side}`, role: "img", "aria-label": tileWords(tile), "data-cell": `${tile.row},${tile.col}`, "data-yields": yields && Boolean(city), "data-differs": Boolean(city?.differs) },
    svg(
      "svg",
      { viewBox: "0 0 100 100", "aria-hidden": "true" },
      city && wall(city.stones, city.width),
      city && grainColumn(city.grain),
      city && noble(city.noble),
      ...shields,
    ),
    city && html("span", { class: "tile-count", "data-stones": city.stones, "aria-hidden": "true" }, city.stones),
  );
}

/** @param {Tile[]} tiles @param {string | null} season */
function drawGrid(tiles, season) {
  const edge = (/** @type {string | number} */ name) => html("span", { class: "edge", "aria-hidden": "true" }, name);
  const cells = [html("span", { class: "edge" }), ...Array.from({ length: COLS }, (_, col) => edge(columnName(col)))];
  for (let row = 0; row < ROWS; row += 1) {
    cells.push(edge(row + 1));
    for (let col = 0; col < COLS; col += 1) {
      const tile = tiles.find((candidate) => candidate.row === row && candidate.col === col);
      cells.push(tile ? drawTile(tile, tile.side === season) : html("div", { class: "no-tile" }));
    }
  }
  return html("div", { class: "grid" }, ...cells);
}

/** @param {{seat: number, tiles: Tile[], mover: number | null, season: string | null, points: number | null}} lands @param {TableState} state */
function drawSeat({ seat: number, tiles, mover, season, points }, state) {
  const seat = seatNumbered(state, number);
  if (!seat) return [];
  const cities = tiles.filter((tile) => tile.city);
  return [
    html(
      "header",
      { class: "seat-head" },
      seatSymbol(seat),
      html("h3", { class: "seat-title" }, seat.name),
      html("span", { class: "seat-marker" }, text(`marker.${seat.marker}`)),
      number === mover && html("span", { class: "seat-moves" }, text("turn.moves")),
      points !== null && html("span", { class: "seat-points" }, html("b", {}, points), ` ${text("score.points", { count: points })}`),
    ),
    html("div", { class: "seat-body" }, drawGrid(tiles, season), cityTable(cities, seat.name)),
  ];
}

/** @returns {(state: TableState) => void} */
export function setUpLands() {
  const root = find("#seats");
  /** @type {Map<number, (state: TableState) => void>} */
  const shown = new Map();

  /** @param {number} number */
  function addSeat(number) {
    const article = html("article", { class: "leaf seat", "data-seat": number });
    root.append(article);
    const redraw = redrawWhenChanged(
      article,
      (state) => ({
        seat: number,
        named: seatNumbered(state, number),
        tiles: state.board.filter((tile) => tile.seat === number),
        mover: moverOf(state) === number ? number : null,
        season: seasonOf(state),
        points: state.score?.find((score) => score.seat === number)?.points ?? null,
      }),
      drawSeat,
    );
    shown.set(number, (state) => {
      article.toggleAttribute("data-moves", moverOf(state) === number);
      article.dataset.colour = seatNumbered(state, number)?.colour;
      redraw(state);
    });
  }

  return (state) => {
    const numbers = state.seats.map((seat) => seat.seat);
    if (numbers.join() !== [...shown.keys()].join()) {
      root.replaceChildren();
      shown.clear();
      root.dataset.seats = String(numbers.length);
      numbers.forEach(addSeat);
    }
    for (const show of shown.values()) show(state);
  };
}
