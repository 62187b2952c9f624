"""Requests that arrive through a reverse proxy: trust it about their senders and scheme.

Werkzeug's ``ProxyFix`` reads the headers; this module decides whose headers are trusted.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from werkzeug.middleware.proxy_fix import ProxyFix

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

    Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True, slots=True)
class Proxies:
    """The addresses of the trusted reverse proxies; none by default."""

    networks: tuple[Network, ...] = ()

    @classmethod
    def of(cls, addresses: Iterable[str]) -> Proxies:
        """Return the proxies at these IP addresses or networks, such as ``127.0.0.1`` or ``172.18.0.0/16``.

        Raises:
            ValueError: one of them is neither an address nor a network.
        """
        return cls(tuple(ipaddress.ip_network(address) for address in addresses))

    def have(self, address: str) -> bool:
        """Whether a trusted proxy has that IP address."""
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self.networks)


NO_PROXIES: Final = Proxies()


class BehindProxies:
    """A WSGI application that trusts ``X-Forwarded-For`` and ``X-Forwarded-Proto`` only from proxies.

    Anybody can send those headers, so they mean nothing from other addresses. Of several entries the last one counts,
    as the proxy itself added it.
    """

    def __init__(self, app: WSGIApplication, proxies: Proxies) -> None:
        self._plain = app
        self._forwarded = ProxyFix(app, x_for=1, x_proto=1)
        self._proxies = proxies

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer the request."""
        app = self._forwarded if self._proxies.have(environ["REMOTE_ADDR"]) else self._plain
        return app(environ, start_response)
