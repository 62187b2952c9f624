"""The form of a sentence (docs/protocol.md): bytes to frames and back; what a frame means is decided elsewhere."""

from __future__ import annotations

import re
from binascii import crc_hqx
from dataclasses import dataclass

LONGEST = 64
_FORM = re.compile(rb"\$(RJ([A-Z]{3})((?:,[A-Za-z0-9.-]+)*)),([0-9A-F]{4})\*([0-9A-F]{4})\r\n")
_BEGINNING = re.compile(rb"\$[A-Za-z0-9.,*\r-]*")


@dataclass(frozen=True, slots=True)
class Frame:
    """A well-formed sentence: its kind, such as ``ROL``, its fields, and the bytes it came as."""

    kind: str
    fields: tuple[str, ...]
    raw: bytes


def fletcher16(data: bytes) -> int:
    """Fletcher-16, modulo 255, as ``b·256 + a``."""
    a = b = 0
    for byte in data:
        a = (a + byte) % 255
        b = (b + a) % 255
    return b << 8 | a


def crc16(data: bytes) -> int:
    """CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, not reflected."""
    return crc_hqx(data, 0xFFFF)


def sentence_bytes(kind: str, fields: tuple[str, ...]) -> bytes:
    """Write a sentence as the bytes that go over the line.

    Raises:
        ValueError: a kind or field with characters that a sentence may not contain, or more than 64 bytes.
    """
    said = ",".join((f"RJ{kind}", *fields)).encode("ascii")
    summed = b"%s,%04X" % (said, fletcher16(said))
    raw = b"$%s*%04X\r\n" % (summed, crc16(summed))
    if len(raw) > LONGEST or not _FORM.fullmatch(raw):
        raise ValueError(f"{said!r} cannot stand in a sentence")
    return raw


def frame_of(line: bytes) -> Frame | None:
    """Parse a whole line ``$…\r\n``; None if it is bad in any way."""
    form = _FORM.fullmatch(line)
    if form is None or len(line) > LONGEST:
        return None
    said, kind, fields, given_sum, given_crc = form.groups()
    if crc16(line[1 : form.end(4)]) != int(given_crc, 16) or fletcher16(said) != int(given_sum, 16):
        return None
    return Frame(kind.decode("ascii"), tuple(fields.decode("ascii").split(",")[1:]), line)


class SentenceParser:
    """Finds sentences in a stream of bytes that arrive in pieces of any size; never raises, never gets stuck.

    Attributes:
        bad: how many sentences began with ``$`` but were damaged.
    """

    def __init__(self) -> None:
        self.bad = 0
        self._held = b""

    def feed(self, data: bytes) -> list[Frame]:
        """Take the next bytes; return the sentences that they complete, in order."""
        text = self._held + data
        self._held = b""
        frames = []
        start = text.find(b"$")
        while start >= 0:
            following = text.find(b"$", start + 1)
            piece = text[start:] if following < 0 else text[start:following]
            end = piece.find(b"\n", 0, LONGEST)
            if end >= 0:
                frame = frame_of(piece[: end + 1])
                if frame is None:
                    self.bad += 1
                else:
                    frames.append(frame)
            elif following < 0 and len(piece) < LONGEST and _BEGINNING.fullmatch(piece):
                self._held = piece
            else:
                self.bad += 1
            start = following
        return frames

    def forget(self) -> None:
        """Drop an unfinished sentence, as when the port is reopened; it does not count as bad."""
        self._held = b""
