"""Codes that people read from one screen and type on another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""None that looks like another; five bits each, nearly."""


def code_drawn(length: int, choose: Callable[[str], str]) -> str:
    """A code of that many letters.

    Args:
        choose: gives one letter of those, as ``secrets.choice`` does.
    """
    return "".join(choose(LETTERS) for _ in range(length))
