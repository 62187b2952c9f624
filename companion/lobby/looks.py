"""What a place at the table is known by: a symbol and a colour. The first five go with Raja's mats."""

from __future__ import annotations

from typing import Final

PLACE_SYMBOLS: Final = ("▲", "●", "◆", "■", "★", "▼", "✚", "◐", "✦", "◣", "◎", "◧")
PLACE_COLOURS: Final = (
    *("green", "purple", "orange", "black", "white", "blue"),
    *("brown", "red", "teal", "pink", "grey", "yellow"),
)
