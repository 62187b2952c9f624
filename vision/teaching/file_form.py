"""The format of a table's file: what was learned, and the lessons behind it, so that any can be taken back."""

from __future__ import annotations

from typing import Any, cast

from vision.errors import VisionError
from vision.settings.palette import Srgb
from vision.teaching.lesson import QUANTITIES, Claim, Lesson, Quantity, Rgb, Sample, Size, Sized, Source
from vision.teaching.taught import Taught

VERSION = 1


class MalformedTable(VisionError):
    """A file that is no table's file, or has another version."""


def taught_to_json(taught: Taught) -> dict[str, object]:
    """A table as JSON."""
    return {
        "raja_table": VERSION,
        "table": taught.table,
        "learned": {
            "colours": {name: list(colour) for name, colour in taught.colours},
            "stone_mm": taught.stone_mm,
            "disk_mm": taught.disk_mm,
            "log_odds": dict(taught.shifts),
        },
        "lessons": [_lesson_to_json(lesson) for lesson in taught.lessons],
    }


def taught_from_json(data: object) -> Taught:
    """A table from its file's JSON.

    Raises:
        MalformedTable: ``table.other_version``, ``table.malformed``.
    """
    version = data.get("raja_table") if isinstance(data, dict) else None
    if isinstance(version, int) and version > VERSION:
        raise MalformedTable(
            "table.other_version", "The table was taught with a newer version: install it, or teach the table again."
        )
    try:
        if isinstance(version, bool) or version != VERSION:
            raise ValueError
        return _taught(cast("dict[str, Any]", data))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise MalformedTable(
            "table.malformed", "That is no table's file as `raja teach` writes it: teach the table again."
        ) from error


def _taught(data: dict[str, Any]) -> Taught:
    own = data["learned"]
    shifts: dict[str, Any] = own["log_odds"]
    return Taught(
        _text(data["table"]),
        tuple(_lesson(entry) for entry in data["lessons"]),
        tuple((_text(name), _srgb(colour)) for name, colour in own["colours"].items()),
        _number(own["stone_mm"], 5.0, 20.0),
        _number(own["disk_mm"], 2.0, 8.0),
        tuple((quantity, _number(shifts[quantity], -5.0, 5.0)) for quantity in QUANTITIES),
    )


def _lesson_to_json(lesson: Lesson) -> dict[str, object]:
    return {
        "source": lesson.source,
        "name": lesson.name,
        "claims": [[claim.quantity, claim.log_odds, claim.right, claim.weight] for claim in lesson.claims],
        "samples": [[sample.colour, [list(point) for point in sample.points]] for sample in lesson.samples],
        "sizes": [[size.piece, list(size.fits)] for size in lesson.sizes],
    }


def _lesson(entry: dict[str, Any]) -> Lesson:
    return Lesson(
        cast(Source, _one_of(entry["source"], ("look", "correction"))),
        _text(entry["name"]),
        tuple(
            Claim(
                cast(Quantity, _one_of(quantity, QUANTITIES)),
                _number(odds, -1e3, 1e3),
                _truth(right),
                _number(weight, 0.0, 10.0),
            )
            for quantity, odds, right, weight in entry["claims"]
        ),
        tuple(Sample(_text(colour), tuple(_rgb(point) for point in points)) for colour, points in entry["samples"]),
        tuple(
            Size(cast(Sized, _one_of(piece, ("stone", "disk"))), tuple(_number(fit, -1e9, 1e9) for fit in fits))
            for piece, fits in entry["sizes"]
        ),
    )


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise ValueError
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _number(value: object, least: float, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ValueError
    return float(value)


def _one_of(value: object, known: tuple[str, ...]) -> str:
    if value not in known:
        raise ValueError
    return str(value)


def _rgb(point: list[object]) -> Rgb:
    red, green, blue = (_number(light, 0.0, 100.0) for light in point)
    return red, green, blue


def _srgb(colour: list[object]) -> Srgb:
    red, green, blue = (int(_number(code, 0, 255)) for code in colour)
    return red, green, blue
