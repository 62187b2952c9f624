"""Words in columns of a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence


def columns(words: str) -> int:
    """How many columns of a terminal words take: Chinese characters and Japanese letters take two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in words)


def padded(words: str, width: int) -> str:
    """Words with spaces behind them up to that many columns of a terminal."""
    return words + " " * (width - columns(words))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], left: Collection[int] | None = None) -> list[str]:
    """A head and rows, each column as wide as its widest cell.

    Args:
        left: the columns that begin at their left edge; the first and the last where none are named. Others end at their right.
    """
    body = [head, *rows]
    widths = [max(columns(row[place]) for row in body) for place in range(len(head))]
    at_left = {0, len(head) - 1} if left is None else set(left)

    def cell(place: int, words: str) -> str:
        free = " " * (widths[place] - columns(words))
        return words + free if place in at_left else free + words

    return ["  ".join(cell(place, words) for place, words in enumerate(row)).rstrip() for row in body]
