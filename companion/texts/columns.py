"""Aligns words in columns of a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence


def columns(words: str) -> int:
    """Return how many terminal columns a text takes: Chinese and Japanese characters take two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in words)


def padded(words: str, width: int) -> str:
    """Pad a text with spaces on the right to that many terminal columns."""
    return words + " " * (width - columns(words))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], left: Collection[int] | None = None) -> list[str]:
    """Return a table's lines, each column as wide as its widest cell.

    Args:
        left: columns aligned on the left; the first and the last if not given. Others are aligned on the right.
    """
    body = [head, *rows]
    widths = [max(columns(row[place]) for row in body) for place in range(len(head))]
    at_left = {0, len(head) - 1} if left is None else set(left)

    def cell(place: int, words: str) -> str:
        free = " " * (widths[place] - columns(words))
        return words + free if place in at_left else free + words

    return ["  ".join(cell(place, words) for place, words in enumerate(row)).rstrip() for row in body]
