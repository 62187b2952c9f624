"""How phones reach the table, and how many connections and open pages it bears."""

from __future__ import annotations

from dataclasses import dataclass

from companion.open_room.settings import RateSettings


@dataclass(frozen=True, slots=True)
class ReachingSettings:
    """Settings of the name and the secure address.

    Attributes:
        announce: whether the table's name is announced in the local network (mDNS).
        name: that name without ``.local``.
        secure_port: the port of the secure address that ``--https`` adds.
        certificate_file, key_file: a certificate from elsewhere; empty: one is made on the spot.
        certificate_days: how long a certificate made on the spot holds.
        renew_days: so long before its end another one is made.
    """

    announce: bool
    name: str
    secure_port: int
    certificate_file: str
    key_file: str
    certificate_days: int
    renew_days: int


@dataclass(frozen=True, slots=True)
class ConnectionSettings:
    """Settings of the web server's connections.

    Attributes:
        threads: requests that are answered at once.
        waiting: connections that the system may keep before they are accepted.
        most: open at once, streams not counted; beyond it the one that has waited longest goes.
        of_an_address: of them, of one address.
        answered_of_an_address: requests of one address that are answered at once; more wait for their turn.
        photos_at_once: requests for photos to be read: the one being read, and those that wait for it.
        handshake_s: a secure line's handshake takes so long at most.
        request_s: a whole request, from its first byte; so long a line may also be silent between two.
        answer_s: an answer of which nothing was taken for so long is given up.
        line_bytes: of a request's first line, which has the address.
        head_bytes: of a request's head: that line and the headers.
        head_lines: headers.
        held_mb: of requests that are not whole and answers that are not taken, all together.
        spare_files: files kept free for logs, recordings and devices.
    """

    threads: int
    waiting: int
    most: int
    of_an_address: int
    answered_of_an_address: int
    photos_at_once: int
    handshake_s: float
    request_s: float
    answer_s: float
    line_bytes: int
    head_bytes: int
    head_lines: int
    held_mb: float
    spare_files: int


@dataclass(frozen=True, slots=True)
class OpenPageSettings:
    """How many pages may be open, each with a stream of events.

    Attributes:
        each: of one person; of one address where nobody knows whose they are.
        all: of everybody together.
        strangers: of those who have no seat, are no host and not the table's own screen; what is left of ``all`` is kept for the others.
        strangers_of_an_address: of them, of one address.
        newcomer: what those at one address may ask for who have no token.
    """

    each: int
    all: int
    strangers: int
    strangers_of_an_address: int
    newcomer: RateSettings
