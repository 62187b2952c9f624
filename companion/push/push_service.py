"""Sends a notice to a push service with one POST request, never to a private address, and returns the status."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol
from urllib.parse import urlsplit

from companion.http_post import post_once

_HTTPS_PORT: Final = 443


class PushLine(Protocol):
    """Posts a body to an address."""

    def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a POST request; return the status of the answer.

        Raises:
            OSError: no answer, not in time, or an address to which nothing may be sent.
        """


def is_public(address: str) -> bool:
    """Whether an IP address is on the internet, and not in this house or machine."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (inner is None or inner.is_global)


def addresses_of(host: str, port: int) -> list[str]:
    """Return the IP addresses of a host name.

    Raises:
        OSError: the name is unknown.
    """
    return list(dict.fromkeys(str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))


class PublicLine:
    """Sends push messages over HTTPS, only to the address that was checked before; follows no redirect.

    Args:
        timeout_s: how long the whole request may take.
        look_up: returns the IP addresses of a name.
        is_allowed: tells whether something may be sent to an IP address.
        context: the trusted certificates; None: those that the system trusts.
    """

    def __init__(
        self,
        timeout_s: float,
        look_up: Callable[[str, int], Sequence[str]] = addresses_of,
        is_allowed: Callable[[str], bool] = is_public,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self._timeout_s = timeout_s
        self._look_up = look_up
        self._is_allowed = is_allowed
        self._context = context or ssl.create_default_context()

    def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """See ``PushLine``."""
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or _HTTPS_PORT
        found = self._look_up(host, port)
        if not found or not all(map(self._is_allowed, found)):
            raise OSError(f"{host} lies in this house: nothing is sent there")
        line = _ToAddress(host, port, found[0], self._timeout_s, self._context)
        # The connection's own timeout starts again with every byte, so a timer limits the whole answer.
        ending = threading.Timer(self._timeout_s, line.cut)
        ending.daemon = True
        ending.start()
        try:
            return post_once(line, parts, headers, body)
        finally:
            ending.cancel()


class _ToAddress(http.client.HTTPSConnection):
    """A connection to a name at an address chosen before, whatever the name resolves to meanwhile."""

    def __init__(self, host: str, port: int, address: str, timeout_s: float, context: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=timeout_s)
        self._address = address
        self._trusting = context

    def connect(self) -> None:
        """See ``HTTPSConnection``."""
        plain = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = self._trusting.wrap_socket(plain, server_hostname=self.host)

    def cut(self) -> None:
        """Shut the connection down, whatever it waits for."""
        with contextlib.suppress(OSError, AttributeError):  # not yet open, or closed
            self.sock.shutdown(socket.SHUT_RDWR)
