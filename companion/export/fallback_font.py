"""A font for letters that the pages' fonts lack: where this machine keeps a Japanese one."""

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
    """The file of such a font; None where none is installed."""
    return next((path for path in map(Path, _KEPT) if path.is_file()), None)


def has_east_asian(words: str) -> bool:
    """Whether words hold letters that only such a font has."""
    return any(ord(letter) >= 0x2E80 for letter in words)
