"""Refusals of a connection: a status and one sentence, in the form of all refusals."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a connection is closed: an HTTP status, a stable code, and one sentence that names the remedy."""

    status: int
    code: str
    message: str

    def answer(self) -> bytes:
        """Return the complete answer, which ends the connection."""
        body = json.dumps({"code": self.code, "message": self.message}).encode()
        head = (
            f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        )
        return head.encode() + body


CROWDED: Final = Refusal(
    503, "http.too_many_connections", "Too many connections are open: close some pages, then ask again."
)

NOT_SECURE: Final = Refusal(
    400, "http.not_secure", "This is the table's secure address: write https:// before it, not http://."
)


def too_slow(limit_s: float) -> Refusal:
    """Return the refusal of a request that did not arrive in time."""
    return Refusal(408, "http.too_slow", f"The request did not come whole within {limit_s:g} s: send it again.")
