"""Decides which connection is closed when there are too many. Pure."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Protocol, TypeVar

from companion.web.connections.connection import Phase

_PATIENCE: Final = {Phase.LEAVING: 0, Phase.GREETING: 1, Phase.READING: 1, Phase.SENDING: 2, Phase.IN_TURN: 3}
"""Lower goes first: silent clients before those that are taking an answer. A connection at a worker is never closed."""


class Waiting(Protocol):
    """What must be known about a connection."""

    address: str
    phase: Phase
    since_s: float

    @property
    def held_bytes(self) -> int:
        """How much of the server's memory it holds."""


Kind = TypeVar("Kind", bound=Waiting)


@lru_cache(maxsize=1024)
def counted_as(address: str) -> str:
    """Return the address that limits apply to: a whole IPv6 /64 counts as one, as one machine may use all of it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


def who_makes_room(connections: Iterable[Kind], of: str | None) -> Kind | None:
    """Return the connection to close for a new one: the idle one that has waited longest.

    Args:
        of: choose among this address's connections; None: among those of the address that has the most.
    """
    waiting = [one for one in connections if one.phase in _PATIENCE]
    if of is None and waiting:
        of = Counter(one.address for one in waiting).most_common(1)[0][0]
    own = [one for one in waiting if one.address == of]
    return min(own, key=lambda one: (_PATIENCE[one.phase], one.since_s), default=None)


def total_held(connections: Iterable[Kind]) -> int:
    """Return how many bytes all connections hold together, not counting those at workers."""
    return sum(one.held_bytes for one in connections if one.phase in _PATIENCE)


def who_holds_most(connections: Iterable[Kind]) -> Kind | None:
    """Return the connection to close when all together hold too much memory."""
    return max((one for one in connections if one.phase in _PATIENCE), key=lambda one: one.held_bytes, default=None)
