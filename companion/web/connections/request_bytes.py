"""Tells whether a request has arrived completely or partly, or must be refused. Pure; workers parse complete ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.web.connections.refusals import Refusal

_LINE_ENDS: Final = b"\r\n"
_HEAD_ENDS: Final = b"\r\n\r\n"
_BARE_ENDS: Final = b"\n\n"
_LONGEST_LENGTH: Final = 12
"""The most digits of a content length; a longer number is larger than anything accepted."""

_ENDS_PLAINLY: Final = Refusal(
    400,
    "http.line_ends",
    "The lines of a request's head end with CR and LF: send them so, each with a name and a colon.",
)
_NO_LENGTH: Final = Refusal(
    411, "http.no_length", "A request's body must come with its length: send Content-Length, and no Transfer-Encoding."
)
_BAD_LENGTH: Final = Refusal(400, "http.bad_length", "Content-Length is one whole number: send it once.")


@dataclass(frozen=True, slots=True)
class RequestLimits:
    """The largest request that is read, in bytes and lines."""

    line_bytes: int
    head_bytes: int
    head_lines: int
    body_bytes: int


@dataclass(frozen=True, slots=True)
class Whole:
    """A complete request: the first ``size`` bytes."""

    size: int


@dataclass(frozen=True, slots=True)
class Unfinished:
    """More must arrive; ``waits_for_word``: the sender waits for ``100 Continue`` before it sends the body."""

    waits_for_word: bool = False


def progress(received: bytes | bytearray, limits: RequestLimits) -> Whole | Unfinished | Refusal:
    """Return how much of a request these bytes are.

    Args:
        received: from a request's first byte on; bytes after its end belong to the next request.
    """
    begin = 0
    while received.startswith(_LINE_ENDS, begin):  # empty lines before a request are skipped (RFC 9112, 2.2)
        begin += len(_LINE_ENDS)
    end = received.find(_HEAD_ENDS, begin)
    head = bytes(received[begin : end if end >= 0 else begin + limits.head_bytes + 1])
    refusal = _too_large(head, limits)
    if refusal is not None:
        return refusal
    if end < 0:
        return _ENDS_PLAINLY if _BARE_ENDS in head else Unfinished()
    length = _body_bytes(head)
    if isinstance(length, Refusal):
        return length
    if length > limits.body_bytes:
        return Refusal(
            413, "http.body_too_large", f"A request's body has at most {limits.body_bytes} bytes: send less at once."
        )
    size = end + len(_HEAD_ENDS) + length
    if len(received) >= size:
        return Whole(size)
    return Unfinished(b"\nexpect: 100-continue" in head.lower() and len(received) == end + len(_HEAD_ENDS))


def _too_large(head: bytes, limits: RequestLimits) -> Refusal | None:
    line_ends = head.find(_LINE_ENDS)
    if (line_ends if line_ends >= 0 else len(head)) > limits.line_bytes:
        return Refusal(
            414, "http.address_too_long", f"An address has at most {limits.line_bytes} bytes: ask for a shorter one."
        )
    if len(head) > limits.head_bytes:
        return Refusal(
            431,
            "http.head_too_large",
            f"A request's head has at most {limits.head_bytes} bytes: send shorter headers, or delete this site's cookies.",
        )
    if head.count(_LINE_ENDS) > limits.head_lines:
        return Refusal(
            431, "http.too_many_headers", f"A request has at most {limits.head_lines} headers: send fewer of them."
        )
    return None


def _body_bytes(head: bytes) -> int | Refusal:
    """Return the body's length as the head gives it, or 0 if it gives none."""
    lengths: set[bytes] = set()
    for line in head.split(_LINE_ENDS)[1:]:
        name, colon, value = line.partition(b":")
        if not colon or line[:1].isspace():
            return _ENDS_PLAINLY
        if name.strip().lower() == b"transfer-encoding":
            return _NO_LENGTH
        if name.strip().lower() == b"content-length":
            lengths.add(value.strip())
    if not lengths:
        return 0
    length = lengths.pop()
    if lengths or not length.isdigit() or len(length) > _LONGEST_LENGTH:
        return _BAD_LENGTH
    return int(length)
