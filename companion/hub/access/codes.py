"""Codes that people read from one screen and type on another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that do not look alike; nearly five bits each."""


def code_drawn(length: int, choose: Callable[[str], str]) -> str:
    """Draw a code of that many letters.

    Args:
        choose: picks one letter from a text, as ``secrets.choice`` does.
    """
    return "".join(choose(LETTERS) for _ in range(length))
