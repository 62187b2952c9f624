/** Each seat's Lands: the grid of tiles with what stands on them. */

import { cellName, columnName } from "../game/cells.js";
import { COLS, ROWS } from "../page/facts.js";
import { cityTable } from "./cities.js";
import { find, html, redrawWhenChanged, svg } from "../page/dom.js";
import { besiegedOf, markersOf, moversOf, seasonOf } from "../game/game.js";
import { grainColumn, noble, shield, wall } from "./pieces.js";
import { readingGlyph } from "./reading.js";
import { pointsLine } from "./score.js";
import { seatNumbered, seatSymbol } from "./seats.js";
import { messageText, text } from "../page/text.js";

/** @typedef {import("../types.js").TableState} TableState */
/** @typedef {import("../types.js").Tile} Tile */
/** @typedef {ReturnType<typeof markersOf>[number]} Marker */
/** @typedef {ReturnType<typeof besiegedOf>[number]} Besieged */

/** A tile in words. @param {Tile} tile */
export function tileWords(tile) {
  const parts = [text("tile.place", { cell: cellName(tile), side: text(`tile.${tile.side}`) })];
  if (tile.city) {
    const { stones, width, grain } = tile.city;
    parts.push(text("tile.city", { stones, width, grain }), text(tile.city.noble ? "tile.noble" : "tile.noble_gone"));
  }
  for (const value of tile.shields) parts.push(text("tile.shield", { value }));
  if (tile.differs) parts.push(text("tile.differs", { what: messageText(tile.differs) }));
  return parts.join(", ");
}

/** What stands on a tile: wall, grain, noble and shields, with the count of stones. @param {Tile} tile */
export function tileArt(tile) {
  const { city } = tile;
  const shields = tile.shields.map((value, place) => {
    const node = shield(value);
    node.setAttribute(
      "transform",
      `translate(${city ? 18 + place * 20 : 50 + (place - (tile.shields.length - 1) / 2) * 32} ${city ? 22 : 50})`,
    );
    return node;
  });
  return [
    svg(
      "svg",
      { viewBox: "0 0 100 100", "aria-hidden": "true" },
      city && wall(city.stones, city.width),
      city && grainColumn(city.grain),
      city && noble(city.noble),
      ...shields,
    ),
    city &&
      html(
        "span",
        { class: "tile-count", "data-stones": city.stones, "aria-hidden": "true" },
        city.stones,
        readingGlyph(city.reading?.stones, city.stones),
      ),
  ];
}

/** @param {Tile} tile @param {boolean} yields @param {HTMLElement[]} visiting */
function drawTile(tile, yields, visiting) {
  const { city } = tile;
  return html(
    "div",
    {
      class: `tile tile-${tile.side}`,
      role: "img",
      "aria-label": tileWords(tile),
      "data-cell": `${tile.row},${tile.col}`,
      "data-yields": yields && Boolean(city),
      "data-differs": Boolean(tile.differs),
    },
    ...tileArt(tile),
    ...visiting,
  );
}

/**
 * A siege's pieces on a tile: the attacker's marker, and elephants in front of a city.
 * @param {Tile} tile
 * @param {Marker[]} markers
 * @param {Besieged[]} besieged
 * @param {TableState} state
 */
export function visitors(tile, markers, besieged, state) {
  const here = (/** @type {{cell: {row: number, col: number}}} */ { cell }) =>
    cell.row === tile.row && cell.col === tile.col;
  const owners = markers.filter(here).map((marker) => seatNumbered(state, marker.owner));
  return [
    ...owners.map((owner) => html("span", { class: "marker-here" }, owner && seatSymbol(owner))),
    ...besieged
      .filter(here)
      .map((battle) =>
        html("span", { class: "elephants-here" }, html("i", { class: "goods goods-elephants" }), battle.elephants),
      ),
  ];
}

/** @param {Tile[]} tiles @param {string | null} season @param {(tile: Tile) => HTMLElement[]} visitorsOf */
export function drawGrid(tiles, season, visitorsOf) {
  return gridOf((row, col) => {
    const tile = tiles.find((candidate) => candidate.row === row && candidate.col === col);
    return tile ? drawTile(tile, tile.side === season, visitorsOf(tile)) : html("div", { class: "no-tile" });
  });
}

/** The mat's grid with its rows and columns labelled. @param {(row: number, col: number) => HTMLElement} draw */
export function gridOf(draw) {
  const edge = (/** @type {string | number} */ name) => html("span", { class: "edge", "aria-hidden": "true" }, name);
  const cells = [html("span", { class: "edge" }), ...Array.from({ length: COLS }, (_, col) => edge(columnName(col)))];
  for (let row = 0; row < ROWS; row += 1) {
    cells.push(edge(row + 1));
    for (let col = 0; col < COLS; col += 1) cells.push(draw(row, col));
  }
  return html("div", { class: "grid" }, ...cells);
}

/** Where table and game differ on tiles without a city; cities show it beside their numbers. @param {Tile[]} tiles */
function tileDifferences(tiles) {
  const differing = tiles.filter((tile) => !tile.city && tile.differs);
  return (
    differing.length > 0 &&
    html(
      "ul",
      { class: "tile-differences" },
      ...differing.map((tile) =>
        html(
          "li",
          { class: "differs" },
          html("b", {}, cellName(tile)),
          " ",
          tile.differs && html("span", {}, messageText(tile.differs)),
        ),
      ),
    )
  );
}

/** @param {{seat: number, tiles: Tile[], moves: boolean, season: string | null, score: import("../types.js").Score | null, markers: Marker[], besieged: Besieged[]}} lands @param {TableState} state */
function drawSeat({ seat: number, tiles, moves, season, score, markers, besieged }, state) {
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
      moves && html("span", { class: "seat-moves" }, text("turn.moves")),
      score && pointsLine(score),
    ),
    html(
      "div",
      { class: "seat-body" },
      drawGrid(tiles, season, (tile) => visitors(tile, markers, besieged, state)),
      cities.length > 0 && cityTable(cities, seat.name),
      tileDifferences(tiles),
    ),
  ];
}

/** The one seat everybody is watching; null if several are to move, or nobody. @param {TableState} state */
function leadOf(state) {
  const movers = moversOf(state);
  return movers.length === 1 ? movers[0] : null;
}

/**
 * How much room a seat's Lands get on a television: its whole width, with numbers, or part of it.
 * @param {TableState} state
 * @param {number} seat
 * @param {number | null} lead
 */
const shapeOf = (state, seat, lead) => (state.seats.length === 2 || seat === lead ? "wide" : "small");

/**
 * @param {HTMLElement} [root] where the seats are drawn
 * @param {() => boolean} [leads] whether whoever is to move alone has more room; else each seat keeps its own place
 * @returns {(state: TableState) => void}
 */
export function setUpLands(root = find("#seats"), leads = () => true) {
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
        moves: moversOf(state).includes(number),
        season: seasonOf(state),
        markers: markersOf(state).filter((marker) => marker.seat === number),
        besieged: besiegedOf(state).filter((battle) => battle.seat === number),
        score: state.score?.find((line) => line.seat === number) ?? null,
      }),
      drawSeat,
    );
    shown.set(number, (state) => {
      article.toggleAttribute("data-moves", moversOf(state).includes(number));
      article.dataset.shape = shapeOf(state, number, leads() ? leadOf(state) : null);
      article.dataset.colour = seatNumbered(state, number)?.colour;
      redraw(state);
    });
  }

  return (state) => {
    const numbers = state.seats.map((seat) => seat.seat);
    root.toggleAttribute("data-led", leads() && leadOf(state) !== null);
    if (numbers.join() !== [...shown.keys()].join()) {
      root.replaceChildren();
      shown.clear();
      root.dataset.seats = String(numbers.length);
      numbers.forEach(addSeat);
    }
    for (const show of shown.values()) show(state);
  };
}
