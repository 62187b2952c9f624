"""How a hub or a gate is reached."""

from __future__ import annotations

from dataclasses import dataclass

from companion.web.network.addresses import own_local_name, table_addresses


@dataclass(frozen=True, slots=True)
class Way:
    """How a hub or a gate is reached, and reaches others, as the command line says.

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
        """Names beside the machine's own."""
        return [self.address] if self.address else []

    def told(self) -> str:
        """The address that people are told."""
        return table_addresses(self.port, self.address, self.listening, own_local_name()).by_number
