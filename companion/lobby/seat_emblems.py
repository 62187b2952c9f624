"""The emblem of each seat: a symbol and a colour. The first five go with Raja's mats."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

PLACE_SYMBOLS: Final = ("▲", "●", "◆", "■", "★", "▼", "✚", "◐", "✦", "◣", "◎", "◧")
PlaceColour: TypeAlias = Literal[
    "green", "purple", "orange", "black", "white", "blue", "brown", "red", "teal", "pink", "grey", "yellow"
]
PLACE_COLOURS: Final[tuple[PlaceColour, ...]] = get_args(PlaceColour)
