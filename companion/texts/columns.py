"""Words in columns of a terminal."""

from __future__ import annotations

import unicodedata


def padded(words: str, width: int) -> str:
    """Words with spaces behind them up to that many columns of a terminal, where Chinese characters take two."""
    taken = sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in words)
    return words + " " * (width - taken)
