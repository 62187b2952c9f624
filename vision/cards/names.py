"""The names of playing cards in readings and truth files (``♠Q``, ``♥10``, ``joker``), and other contents of a cell."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("♣", "♦", "♥", "♠")
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER: Final = "joker"
BACK: Final = "back"
EMPTY: Final = "empty"

CARDS: Final = (*(suit + rank for suit in SUITS for rank in RANKS), JOKER)
"""All faces, suit by suit."""
