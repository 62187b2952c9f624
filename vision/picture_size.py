"""Reads width and height from the headers of JPEG and PNG files, without loading anything that decodes."""

from __future__ import annotations

from typing import Final

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_START_OF_FRAME: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_WITHOUT_LENGTH: Final = frozenset({0x01, *range(0xD0, 0xD9)})


def jpeg_size(jpeg: bytes) -> tuple[int, int] | None:
    """Width and height in pixels from a JPEG's header (ITU-T T.81, B.2.2); None if it is no JPEG."""
    if not jpeg.startswith(b"\xff\xd8"):
        return None
    at = 2
    while at + 9 <= len(jpeg) and jpeg[at] == 0xFF:
        marker = jpeg[at + 1]
        if marker in _WITHOUT_LENGTH or marker == 0xFF:
            at += 1 if marker == 0xFF else 2
        elif marker in _START_OF_FRAME:
            return int.from_bytes(jpeg[at + 7 : at + 9], "big"), int.from_bytes(jpeg[at + 5 : at + 7], "big")
        else:
            at += 2 + int.from_bytes(jpeg[at + 2 : at + 4], "big")
    return None


def png_size(png: bytes) -> tuple[int, int] | None:
    """Width and height in pixels from a PNG's header (ISO/IEC 15948, 11.2.1); None if it is no PNG."""
    if len(png) < 24 or not png.startswith(_PNG) or png[12:16] != b"IHDR":
        return None
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")
