"""Identifies viewers by the SHA-256 of a secret in their browser, and knows which of them are hosts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Final

from werkzeug.security import check_password_hash, generate_password_hash

from companion.errors import NotAllowed, UnknownResource
from companion.games.records import LARGEST_EXACT, UpTo

TOKEN_BYTES: Final = 24
PIN_DIGITS: Final = 6
CODE_DIGITS: Final = 10
"""Length of a code that makes one phone host: too long to guess, so that it needs no limit, which could lock out its
owner.
"""


@dataclass(frozen=True, slots=True)
class Viewer:
    """What one person may see and do; equal viewers are sent the same bytes.

    Args:
        seat: the seat in hand, None for a spectator.
        host: may put anything right.
        local: looks from the table's own machine: host without a login, and shown the PIN.
        host_number: which of the hosts that are listed; None for a guest, and for the table's own machine.
    """

    seat: int | None
    host: bool
    local: bool
    host_number: int | None = None


@dataclass(frozen=True, slots=True)
class HostEntry:
    """Somebody who gave the PIN or a code.

    Args:
        digest: of the person.
        number: by which hosts name one another, never given twice.
        since_ms: when that was, by the wall clock; None where an earlier version did not keep it.
    """

    digest: str
    number: int
    since_ms: Annotated[int, UpTo(LARGEST_EXACT)] | None


@dataclass(frozen=True, slots=True)
class House:
    """What applies to all games of one companion.

    Args:
        pin_hash: of the PIN that the local screen shows; empty before the first.
        hosts: who gave a PIN or a code, in that order.
        table_id: the game that is open.
        earlier_pin_hash: of the PIN that was shown until the companion began anew, which is heard, too; empty if none.
        admitted: how many there have been; the last host's number.
    """

    pin_hash: str = ""
    hosts: tuple[HostEntry, ...] = ()
    table_id: str = ""
    earlier_pin_hash: str = ""
    admitted: int = 0


def digest_of(person: str) -> str:
    """Return the digest of a person's secret; only the digest is stored and compared."""
    return hashlib.sha256(person.encode("utf-8", "surrogatepass")).hexdigest()


def new_pin(below: Callable[[int], int], digits: int = PIN_DIGITS) -> str:
    """Draw a PIN with that many digits; ``below(n)`` draws from 0 to n − 1."""
    return f"{below(10**digits):0{digits}d}"


def hash_of_pin(pin: str, cost: int) -> str:
    """Return the stored form of a PIN: scrypt with its own salt (RFC 7914).

    Args:
        cost: scrypt's N, a power of two; it is part of the stored form, so another one can be chosen later.
    """
    return generate_password_hash(pin, f"scrypt:{cost}:8:1")


def is_pin(pin: str, kept_hash: str) -> bool:
    """Whether a hash is of this PIN; never if the hash is empty."""
    return bool(kept_hash) and check_password_hash(kept_hash, pin)


def with_host(house: House, digest: str, now_ms: int) -> House:
    """Return the house with that person as a host, in every game."""
    if any(host.digest == digest for host in house.hosts):
        return house
    number = 1 + max((house.admitted, *(host.number for host in house.hosts)))
    return replace(house, hosts=(*house.hosts, HostEntry(digest, number, now_ms)), admitted=number)


def without_host(house: House, number: int) -> House:
    """Return the house without that host.

    Raises:
        UnknownResource: ``host.unknown``.
    """
    rest = tuple(host for host in house.hosts if host.number != number)
    if len(rest) == len(house.hosts):
        raise UnknownResource("host.unknown", "That phone is no longer a host: look at the list again.")
    return replace(house, hosts=rest)


def check_host(viewer: Viewer) -> None:
    """Refuse everybody except hosts.

    Raises:
        NotAllowed: ``host.only``.
    """
    if not viewer.host:
        raise NotAllowed("host.only", "Only a host may do that: give the PIN that the table screen shows.")
