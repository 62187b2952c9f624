"""Finds a font for characters that the pages' fonts lack: a Japanese font on this machine."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

_KEPT: Final = (
    "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/opentype/ipafont-gothic/ipag.ttf",
)
"""From Debian's fonts-noto-cjk, and the smaller fonts-ipafont-gothic."""


@cache
def east_asian_font() -> Path | None:
    """Return the file of such a font; None if none is installed."""
    return next((path for path in map(Path, _KEPT) if path.is_file()), None)


def has_east_asian(words: str) -> bool:
    """Whether a text has characters that only such a font contains."""
    return any(ord(letter) >= 0x2E80 for letter in words)
