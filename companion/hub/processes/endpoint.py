"""Addresses of a hub or a gate."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from companion.web.network.addresses import own_local_name, table_addresses
from companion.web.network.reverse_proxy import NO_PROXIES, Proxies


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The addresses of a hub or a gate and of its databases, as given on the command line.

    Args:
        address: address, name or whole URL to give to people; None: the machine's own address.
        valkey: address of the server that passes news to gates; None without one.
        proxies: reverse proxies through which requests arrive.
    """

    listening: str
    port: int
    address: str | None
    valkey: str | None
    proxies: Proxies = NO_PROXIES

    @property
    def names(self) -> list[str]:
        """The host names besides the machine's own."""
        if self.address is None:
            return []
        return [_host_of(self.address) or self.address]

    def told(self) -> str:
        """Return the address that people are given."""
        if self.address is not None and _host_of(self.address):
            return self.address.rstrip("/")
        return table_addresses(self.port, self.address, self.listening, own_local_name()).by_number


def _host_of(address: str) -> str | None:
    """Return the host name in a URL; None if the text is only a name."""
    return urlsplit(address).hostname if "://" in address else None
