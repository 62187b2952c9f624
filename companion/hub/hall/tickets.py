"""Identifies a phone without the database: by its own token and its seat's ticket, both signed."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

from companion.lobby.session_tokens import Session, Tokens

PERSON: Final = "raja_hall"
SEAT: Final = "raja_seat"
_TICKET: Final = re.compile(r"([0-9]{1,6})\.([0-9a-f]{32})")
_MAC_DIGITS: Final = 32


class Tickets:
    """Makes and reads the tokens and tickets of one hall's phones.

    Args:
        secret: the hall's own secret, in hexadecimal digits.
    """

    def __init__(self, code: str, secret: str) -> None:
        self._key = bytes.fromhex(secret)
        self._tokens = Tokens(secret)
        self.person_cookie = f"{PERSON}_{code}"
        self.seat_cookie = f"{SEAT}_{code}"

    def new_person(self) -> str:
        """Make a token for a new phone."""
        return self._tokens.text(self._tokens.begun())

    def person(self, token: str) -> Session | None:
        """Return the person with that token; None if no gate of this hall issued it."""
        return self._tokens.read(token)

    def for_seat(self, seat: int) -> str:
        """Make a ticket for that seat."""
        return f"{seat}.{self._mac(seat)}"

    def seat(self, ticket: str) -> int | None:
        """Return the ticket's seat; None if no gate of this hall issued it."""
        found = _TICKET.fullmatch(ticket)
        if found is None or not hmac.compare_digest(self._mac(int(found[1])), found[2]):
            return None
        return int(found[1])

    def _mac(self, seat: int) -> str:
        return hmac.new(self._key, b"seat %d" % seat, hashlib.sha256).hexdigest()[:_MAC_DIGITS]
