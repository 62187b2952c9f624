"""Reads Raja's Lands, as a spectator sees them, from a view, which may hold anything a table sent. Ready to draw. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.games.cells import cell_name

SIDES: Final = ("red", "blue")
GOODS: Final = ("grain", "shields", "elephants")
_MOST: Final = 200
"""The most stones or grain on a city, and rows or columns; no game of Raja has more."""
_TILE: Final = 100
_WALL: Final = (6, 64, 92)
"""On a tile of 100 × 100: the left edge of a wall, its greatest width, and its bottom."""
_HIGHEST: Final = 64
_LARGEST: Final = 17


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile as drawn.

    Args:
        left, top: the corner of its 100 × 100 within the player's Lands.
        wall: the stones as an SVG path, in full courses from the bottom.
        captured: whether its city was captured.
    """

    cell: str
    left: int
    top: int
    side: str
    city: bool
    stones: int
    width: int
    wall: str
    grain: int
    noble: bool
    captured: bool
    shields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LandsDrawn:
    """A player's Lands; ``width`` and ``height`` of all tiles together."""

    seat: int
    name: str
    width: int
    height: int
    tiles: tuple[TileDrawn, ...]


@dataclass(frozen=True, slots=True)
class RajaDrawn:
    """A game of Raja: the turn, its season, the prices of goods, and everybody's Lands."""

    turn: int
    season: str
    prices: tuple[tuple[str, int], ...]
    lands: tuple[LandsDrawn, ...]

    @property
    def width(self) -> int:
        """The width of the widest Lands, as all are drawn at that size."""
        return max(one.width for one in self.lands)


def raja_drawn(view: Mapping[str, Any]) -> RajaDrawn | None:
    """Return the game to draw; None for another game, before Lands are laid, or for an unreadable view."""
    try:
        lands = tuple([_lands(seat, player) for seat, player in enumerate(view["players"])])
        prices = tuple([(goods, _count(view["prices"][goods])) for goods in GOODS])
        season = _known(view["season"], SIDES)
        drawn = RajaDrawn(_count(view["turn"], 10_000), season, prices, lands)
    except (KeyError, TypeError, ValueError, IndexError):
        return None
    return drawn if any(one.tiles for one in lands) else None


def wall_path(stones: int, width: int) -> str:
    """Return a wall's stones as an SVG path: full courses from the bottom, a shorter one shifted by half a stone."""
    if stones <= 0:
        return ""
    widest = max(1, min(width, stones))
    courses = [min(widest, stones - below) for below in range(0, stones, widest)]
    left, room, bottom = _WALL
    side = max(1, min(_LARGEST, room // widest, _HIGHEST // len(courses)))
    first = left + (room - widest * side) // 2
    path = []
    for course, count in enumerate(courses):
        begin = first + (side // 2 if count < widest else 0)
        top = bottom - (course + 1) * side
        path += [f"M{begin + place * side} {top}h{side}v{side}h-{side}z" for place in range(count)]
    return "".join(path)


def _lands(seat: int, player: Mapping[str, Any]) -> LandsDrawn:
    tiles = player["tiles"]
    if not tiles:
        return LandsDrawn(seat, str(player["name"]), 0, 0, ())
    cells = [(_count(tile["cell"][0]), _count(tile["cell"][1])) for tile in tiles]
    rows, columns = zip(*cells, strict=True)
    top, left = min(rows), min(columns)
    drawn = [_tile(tile, cell, left, top) for tile, cell in zip(tiles, cells, strict=True)]
    width, height = (max(columns) - left + 1) * _TILE, (max(rows) - top + 1) * _TILE
    return LandsDrawn(seat, str(player["name"]), width, height, tuple(drawn))


def _tile(tile: Mapping[str, Any], cell: tuple[int, int], left: int, top: int) -> TileDrawn:
    stones, width = _count(tile["wall"]["stones"]), _count(tile["wall"]["width"])
    return TileDrawn(
        cell=cell_name(cell),
        left=(cell[1] - left) * _TILE,
        top=(cell[0] - top) * _TILE,
        side=_known(tile["side"], SIDES),
        city=tile["city"] is True,
        stones=stones,
        width=width,
        wall=wall_path(stones, width),
        grain=_count(tile["grain"]),
        noble=tile["noble"] is True,
        captured=tile["captured_by"] is not None,
        shields=tuple([_count(value) for value in tile["shields"]][:_MOST]),
    )


def _count(value: Any, most: int = _MOST) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(value)
    return value


def _known(value: Any, known: tuple[str, ...]) -> str:
    if value not in known:
        raise ValueError(value)
    return str(value)
