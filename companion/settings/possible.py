"""Which values a setting of the right type may have: finite numbers, colours that exist, sizes above zero."""

from __future__ import annotations

import math
from typing import Any, Final

COLOUR: Final = (int, int, int)
_BRIGHTEST: Final = 255
_NEVER_NEGATIVE: Final = ("_px", "_mm2", "_s", "_ms", "_days", "_bytes", "_mb")


def impossible(parts: tuple[Any, ...], value: Any, where: str) -> str | None:
    """What a value must be instead, in English, or None if it is possible.

    Args:
        parts: the types of a tuple's items; empty for a single value.
        value: a number, text or tuple of the wanted type.
        where: the setting's path, such as ``geometry.pieces.stone_mm``.
    """
    if isinstance(value, float) and not math.isfinite(value):
        return "a finite number"
    if parts == COLOUR and not all(0 <= level <= _BRIGHTEST for level in value):
        return f"three levels from 0 to {_BRIGHTEST}"
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if number and where.endswith(_NEVER_NEGATIVE) and value < 0:
        return "0 or more"
    sized = where.startswith("geometry.") and "[" not in where
    if sized and number and value <= 0:
        return "above 0"
    if sized and value == ():
        return "a list that is not empty"
    return None
