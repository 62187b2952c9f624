"""Whoever looks at the table: a random token in a cookie, of which only the SHA-256 is ever kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from werkzeug.security import check_password_hash, generate_password_hash

from companion.errors import NotAllowed

TOKEN_BYTES: Final = 24
PIN_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class Viewer:
    """What whoever looks may see and do; equal viewers are sent the same bytes.

    Args:
        seat: the seat in hand, None for a spectator.
        host: may put anything right.
        local: looks from the table's own machine: host without a login, and shown the PIN.
    """

    seat: int | None
    host: bool
    local: bool


@dataclass(frozen=True, slots=True)
class House:
    """What holds for all games of one companion.

    Args:
        pin_hash: of the PIN that the local screen shows; empty before the first.
        hosts: digests of the tokens that gave a PIN.
        table_id: the game that is open.
        earlier_pin_hash: of the PIN that was shown until the companion began anew, which is heard, too; empty if none.
    """

    pin_hash: str = ""
    hosts: tuple[str, ...] = ()
    table_id: str = ""
    earlier_pin_hash: str = ""


def digest_of(token: str) -> str:
    """What is kept of a token, and compared."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_pin(below: Callable[[int], int]) -> str:
    """A PIN of six digits; ``below(n)`` draws from 0 to n − 1."""
    return f"{below(10**PIN_DIGITS):0{PIN_DIGITS}d}"


def hash_of_pin(pin: str, cost: int) -> str:
    """What is kept of a PIN: scrypt with a salt of its own (RFC 7914).

    Args:
        cost: scrypt's N, a power of two; what is kept tells it, so that another one can be chosen later.
    """
    return generate_password_hash(pin, f"scrypt:{cost}:8:1")


def is_pin(pin: str, kept_hash: str) -> bool:
    """Whether that hash was made of this PIN; of none where it is empty."""
    return bool(kept_hash) and check_password_hash(kept_hash, pin)


def with_host(house: House, digest: str) -> House:
    """That person is host from now on, in every game."""
    return house if digest in house.hosts else replace(house, hosts=(*house.hosts, digest))


def check_host(viewer: Viewer) -> None:
    """Only a host goes on.

    Raises:
        NotAllowed: ``host.only``.
    """
    if not viewer.host:
        raise NotAllowed("host.only", "Only a host may do that: give the PIN that the table screen shows.")
