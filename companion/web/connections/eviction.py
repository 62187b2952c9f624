"""Decides which connection is closed when there are too many. Pure."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Protocol, TypeVar

from companion.web.connections.connection import Phase

_PATIENCE: Final = {Phase.LEAVING: 0, Phase.GREETING: 1, Phase.READING: 1, Phase.SENDING: 2, Phase.IN_TURN: 3}
"""Who says nothing goes before whoever takes something; what a worker has stays."""


class Waiting(Protocol):
    """What must be known of a connection."""

    address: str
    phase: Phase
    since_s: float

    @property
    def held_bytes(self) -> int:
        """How much of the server's memory it holds."""


Kind = TypeVar("Kind", bound=Waiting)


@lru_cache(maxsize=1024)
def counted_as(address: str) -> str:
    """The address that limits apply to: one machine may use all of an IPv6 network of its own (/64)."""
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
    """The connection to close for a new one: the idle one that has waited longest.

    Args:
        of: only one of this address; None: of the one that has the most.
    """
    waiting = [one for one in connections if one.phase in _PATIENCE]
    if of is None and waiting:
        of = Counter(one.address for one in waiting).most_common(1)[0][0]
    own = [one for one in waiting if one.address == of]
    return min(own, key=lambda one: (_PATIENCE[one.phase], one.since_s), default=None)


def total_held(connections: Iterable[Kind]) -> int:
    """The bytes that all connections hold together, without those that workers have."""
    return sum(one.held_bytes for one in connections if one.phase in _PATIENCE)


def who_holds_most(connections: Iterable[Kind]) -> Kind | None:
    """The connection to close when all hold too much memory together."""
    return max((one for one in connections if one.phase in _PATIENCE), key=lambda one: one.held_bytes, default=None)
