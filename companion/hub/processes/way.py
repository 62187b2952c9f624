"""Addresses of a hub or a gate."""

from __future__ import annotations

from dataclasses import dataclass

from companion.web.network.addresses import own_local_name, table_addresses


@dataclass(frozen=True, slots=True)
class Way:
    """The addresses of a hub or a gate and of its databases, as given on the command line.

    Args:
        address: address or name that people are told; None: what the machine finds.
        valkey: address of the server over which gates hear that something happened; None without one.
    """

    listening: str
    port: int
    address: str | None
    valkey: str | None

    @property
    def names(self) -> list[str]:
        """Host names besides the machine's own."""
        return [self.address] if self.address else []

    def told(self) -> str:
        """The address that people are given."""
        return table_addresses(self.port, self.address, self.listening, own_local_name()).by_number
