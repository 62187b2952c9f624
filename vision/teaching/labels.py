"""Labels: what people say stands in a look, from a truth file's entry or the printed start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vision.errors import VisionError
from vision.geometry.table import Cell


class MalformedLabels(VisionError):
    """Labels that do not have the form of `docs/truth-format.md`."""


@dataclass(frozen=True, slots=True)
class CityLabel:
    """What stands on one tile. ``width`` is None if unknown."""

    cell: Cell
    stones: int
    grain: int
    width: int | None = None


@dataclass(frozen=True, slots=True)
class MatLabel:
    """What stands on one seat's mat: every city, or only the total of stones and disks (S2)."""

    seat: int
    cities: tuple[CityLabel, ...] | None
    stones: int
    grain: int


def start_label(seat: int, stones: int) -> MatLabel:
    """The printed start (S2): this many stones, spread over the seat's walls as its player likes, and no grain."""
    return MatLabel(seat, None, stones, 0)


def labels_from_json(entry: object, name: str) -> tuple[MatLabel, ...]:
    """The labels of one look, from an entry of a truth file; poses, visible shares and the rest are not needed.

    Raises:
        MalformedLabels: ``labels.malformed`` with the key that is wrong.
    """
    return tuple(
        _mat(mat, f"{name}: mats[{i}]")
        for i, mat in enumerate(_list(_key(_table(entry, name), "mats", name), f"{name}: mats"))
        if _table(mat, name).get("seat") != "market"
    )


def _mat(entry: object, where: str) -> MatLabel:
    table = _table(entry, where)
    seat = _count(_key(table, "seat", where), f"{where}.seat")
    cities = tuple(
        _city(city, f"{where}.cities[{i}]")
        for i, city in enumerate(_list(_key(table, "cities", where), f"{where}.cities"))
    )
    return MatLabel(seat, cities, sum(city.stones for city in cities), sum(city.grain for city in cities))


def _city(entry: object, where: str) -> CityLabel:
    table = _table(entry, where)
    cell = (_count(_key(table, "row", where), f"{where}.row"), _count(_key(table, "col", where), f"{where}.col"))
    wall = table.get("wall")
    grain = _count(table.get("grain") or 0, f"{where}.grain")
    if wall is None:
        return CityLabel(cell, 0, grain, 0)
    counted = _table(wall, f"{where}.wall")
    stones = _count(_key(counted, "stones", f"{where}.wall"), f"{where}.wall.stones")
    width = counted.get("width")
    return CityLabel(cell, stones, grain, None if width is None else _count(width, f"{where}.wall.width"))


def _table(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise _malformed(where, "an object")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise _malformed(where, "a list")
    return value


def _key(table: Mapping[str, object], key: str, where: str) -> object:
    if key not in table:
        raise MalformedLabels(
            "labels.malformed",
            f"{where} lacks {key!r}: docs/truth-format.md says what belongs there.",
            what=f"{where}: {key}",
        )
    return table[key]


def _count(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 200:
        raise _malformed(where, "a whole number from 0 to 200")
    return value


def _malformed(where: str, wanted: str) -> MalformedLabels:
    return MalformedLabels(
        "labels.malformed", f"{where} must be {wanted}: docs/truth-format.md says what belongs there.", what=where
    )
