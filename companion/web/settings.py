"""Settings of how phones reach the table, and of the limits on connections and open pages."""

from __future__ import annotations

from dataclasses import dataclass

from companion.open_room.settings import RateSettings


@dataclass(frozen=True, slots=True)
class ReachingSettings:
    """Settings of the table's name and its secure address.

    Attributes:
        announce: whether the table's name is announced in the local network (mDNS).
        name: that name without ``.local``.
        secure_port: the port of the secure address that ``--https`` adds.
        certificate_file, key_file: a certificate issued elsewhere; empty: the table makes its own.
        certificate_days: how long a certificate made here is valid.
        renew_days: how long before its end a new one is made.
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
        threads: how many requests are answered at once.
        waiting: connections that the system may queue before they are accepted.
        most: connections open at once, without streams; beyond it the one that has waited longest is closed.
        of_an_address: how many of these one address may have.
        answered_of_an_address: requests of one address answered at once; others wait their turn.
        photos_at_once: requests to read photos, counting the one being read and those that wait for it.
        phones_known: phones whose lenses are remembered from their photos.
        handshake_s: the longest a TLS handshake may take.
        request_s: the longest a request may take from its first byte, and a connection may be silent between two.
        answer_s: an answer is abandoned if the client takes nothing of it for this long.
        line_bytes: the longest first line of a request, which has the address.
        head_bytes: the largest head of a request: that line and the headers.
        head_lines: the most header lines.
        held_mb: the most memory for all incomplete requests and untaken answers together.
        spare_files: files kept free for logs, recordings and devices.
    """

    threads: int
    waiting: int
    most: int
    of_an_address: int
    answered_of_an_address: int
    photos_at_once: int
    phones_known: int
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
    """Limits on open pages, each of which has a stream of events.

    Attributes:
        each: pages of one person, or of one address if the person is unknown.
        all: pages of everybody together.
        strangers: pages of people without a seat who are not host nor the table's own screen; the rest of ``all`` is
            kept for the others.
        strangers_of_an_address: how many of these one address may have.
        newcomer: limits the requests of people without a token at one address.
    """

    each: int
    all: int
    strangers: int
    strangers_of_an_address: int
    newcomer: RateSettings
