"""How much an open room takes, and how often it tells how many have sealed."""

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
        port: where it is served, beside the table's own port.
        threads: requests that are answered at once; those that wait for the disk wait together.
        connections: open at once, streams not counted; all may be of one address.
        waiting: connections that the system may keep before they are accepted.
        batch: so many of them are written in one transaction at most.
        phones_every_s: phones are told counts so often at most; a reveal is told at once.
        screens_every_s: the same for the screens of the hall.
        grace_s: a round that ended while the server was away goes on for so long.
        most_streams: open pages.
        kept_streams: of them, kept for those who are in, hosts and the machine's own screens.
        pages_each: open pages of one phone.
        phone: what one phone may ask.
        address: what one address may ask: a whole hall sits behind one router.
        newcomer: of those at one address who come in without having opened the page, which no browser does.
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
