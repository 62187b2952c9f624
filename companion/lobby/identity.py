"""Whoever looks at the table: a random token in a cookie, of which only the SHA-256 is ever kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

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
        pin: what makes another screen a host; shown on the local screen only.
        hosts: digests of the tokens that gave it.
        table_id: the game that is open.
    """

    pin: str
    hosts: tuple[str, ...] = ()
    table_id: str = ""


def digest_of(token: str) -> str:
    """What is kept of a token, and compared."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_pin(below: Callable[[int], int]) -> str:
    """A PIN of six digits; ``below(n)`` draws from 0 to n − 1."""
    return f"{below(10**PIN_DIGITS):0{PIN_DIGITS}d}"


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
