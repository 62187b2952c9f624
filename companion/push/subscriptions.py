"""The phones that want notices: one for each person with a seat, kept only in memory and no longer than the evening."""

from __future__ import annotations

import base64
import binascii
import ipaddress
import threading
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from companion.errors import MalformedRequest
from companion.lobby.lobby import MOST_SEATS, Lobby, seat_of
from companion.texts.files import languages

LONGEST_ENDPOINT: Final = 1000
_HTTPS_PORT: Final = 443
_SECRET_BYTES: Final = 16
_HOUR_S: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where to send one phone's notices, and how to encrypt them so that only it can read them (RFC 8291).

    Args:
        endpoint: an address of the browser maker's push service.
        key: the phone's public key, a point of 65 bytes.
        secret: 16 bytes that only phone and table know.
        language: the language of its notices.
    """

    endpoint: str
    key: bytes
    secret: bytes
    language: str


def subscription_from(endpoint: str, key: str, secret: str, language: str) -> Subscription:
    """Check a phone's request for notices, which else could make the table call addresses in its own house.

    Raises:
        MalformedRequest: ``push.endpoint``, ``push.keys``.
    """
    if not _is_elsewhere(endpoint):
        raise MalformedRequest(
            "push.endpoint", "That is not the address of a push service: let the phone’s own browser supply it."
        )
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 takes long to load, for what few tables have

    point, shared = _decoded(key), _decoded(secret)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        point = b""
    if not point or len(shared) != _SECRET_BYTES:
        raise MalformedRequest("push.keys", "Those are not a phone’s keys: let the phone’s own browser create them.")
    return Subscription(endpoint, point, shared, language if language in languages() else "en")


def _is_elsewhere(endpoint: str) -> bool:
    """Whether it is an https address with a name and the usual port; the name is resolved and checked on sending."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    plain = len(endpoint) <= LONGEST_ENDPOINT and endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or parts.scheme != "https" or parts.username is not None or port not in (None, _HTTPS_PORT):
        return False
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." in host.strip(".") and not host.endswith((".local", ".localhost", ".internal"))
    return False


def _decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


@dataclass(frozen=True, slots=True)
class _Kept:
    subscription: Subscription
    evening: str
    until_s: float


@dataclass(frozen=True, slots=True)
class Told:
    """A phone to notify: its person and their seat."""

    seat: int
    digest: str
    subscription: Subscription


class Subscriptions:
    """The subscriptions of an evening. Thread-safe; nothing is stored on disk.

    Args:
        hours: how long a subscription lasts.
    """

    def __init__(self, hours: float) -> None:
        self._lasting_s = hours * _HOUR_S
        self._changing = threading.Lock()
        self._kept: dict[str, _Kept] = {}

    def put(self, digest: str, subscription: Subscription, lobby: Lobby, now_s: float) -> None:
        """Notify that person's phone from now on, instead of an earlier one of theirs; they must have a seat."""
        with self._changing:
            self._leave_out(lobby, now_s)
            if len(self._kept) < MOST_SEATS or digest in self._kept:
                self._kept[digest] = _Kept(subscription, _evening(lobby), now_s + self._lasting_s)

    def drop(self, digest: str, endpoint: str | None = None) -> None:
        """Stop notifying that person's phone; ``endpoint``: only if the subscription still has that endpoint."""
        with self._changing:
            kept = self._kept.get(digest)
            if kept is not None and endpoint in (None, kept.subscription.endpoint):
                del self._kept[digest]

    def of(self, lobby: Lobby, now_s: float) -> list[Told]:
        """Return the phones of people who have a seat now; forget those of people who left or of another evening."""
        with self._changing:
            self._leave_out(lobby, now_s)
            found = [(seat_of(lobby, digest), digest, kept) for digest, kept in self._kept.items()]
        return [Told(seat, digest, kept.subscription) for seat, digest, kept in found if seat is not None]

    def _leave_out(self, lobby: Lobby, now_s: float) -> None:
        evening = _evening(lobby)
        self._kept = {
            digest: kept
            for digest, kept in self._kept.items()
            if kept.evening == evening and kept.until_s > now_s and seat_of(lobby, digest) is not None
        }


def _evening(lobby: Lobby) -> str:
    return lobby.evening or lobby.id
