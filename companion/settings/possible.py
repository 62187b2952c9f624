"""Refuses values that a setting of the right type cannot have: endless numbers, colours that do not exist, no size."""

from __future__ import annotations

import math
from typing import Any, Final

from companion.errors import CompanionError

COLOUR: Final = (int, int, int)
_BRIGHTEST: Final = 255
_NEVER_NEGATIVE: Final = ("_px", "_mm2", "_s", "_ms", "_days", "_bytes", "_mb")


def check_possible(parts: tuple[Any, ...], value: Any, where: str) -> None:
    """Refuse a value that cannot be meant.

    Args:
        parts: the types of a tuple's items; empty for a single value.
        value: a value of the wanted type, as TOML has it.
        where: the setting's path, such as ``geometry.pieces.stone_mm``.

    Raises:
        CompanionError: ``settings.impossible_value``.
    """
    if isinstance(value, float) and not math.isfinite(value):
        raise _impossible(where, "a finite number", value)
    if parts == COLOUR and not all(0 <= level <= _BRIGHTEST for level in value):
        raise _impossible(where, f"three levels from 0 to {_BRIGHTEST}", value)
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if number and where.endswith(_NEVER_NEGATIVE) and value < 0:
        raise _impossible(where, "0 or more", value)
    sized = where.startswith("geometry.") and "[" not in where
    if sized and number and value <= 0:
        raise _impossible(where, "above 0", value)
    if sized and where.endswith("_mm") and value == []:
        raise _impossible(where, "a list that is not empty", value)


def _impossible(where: str, wanted: str, value: Any) -> CompanionError:
    return CompanionError(
        "settings.impossible_value",
        f"The setting {where!r} must be {wanted}, not {value!r}: correct it.",
        key=where,
        value=repr(value),
    )
