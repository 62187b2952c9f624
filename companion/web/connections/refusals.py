"""What a connection is told that is not answered: a status and one sentence, in the form all refusals have."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a connection is let go: HTTP's status, a stable code, and one sentence for people that names the remedy."""

    status: int
    code: str
    message: str

    def answer(self) -> bytes:
        """The whole answer; the connection ends with it."""
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
    """A request that did not come whole in time."""
    return Refusal(408, "http.too_slow", f"The request did not come whole within {limit_s:g} s: send it again.")
