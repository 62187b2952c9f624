"""Settings of an open room: its limits, and how often it sends counts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RateSettings:
    """A bucket: ``burst`` requests at once, and ``each_s`` more every second."""

    burst: float
    each_s: float


@dataclass(frozen=True, slots=True)
class OpenRoomSettings:
    """Settings of the open room.

    Attributes:
        port: the room's own port, beside the table's.
        threads: how many requests are answered at once; those that wait for the disk wait together.
        connections: connections open at once, without streams; all may come from one address.
        waiting: connections that the system may queue before they are accepted.
        batch: the most wishes written in one transaction.
        phones_every_s: the shortest time between counts sent to phones; a reveal is sent at once.
        screens_every_s: the same for the screens of the hall.
        grace_s: how much longer a round lasts that ended while the server was away.
        most_streams: the most open pages.
        kept_streams: how many of these are kept for guests who are in, hosts and the machine's own screens.
        pages_each: the most open pages of one phone.
        phone: limits one phone's requests.
        address: limits one address's requests; a whole hall sits behind one router.
        newcomer: limits those at one address who enter without having opened the page, which no browser does.
    """

    port: int
    threads: int
    connections: int
    waiting: int
    batch: int
    phones_every_s: float
    screens_every_s: float
    grace_s: int
    most_streams: int
    kept_streams: int
    pages_each: int
    phone: RateSettings
    address: RateSettings
    newcomer: RateSettings
