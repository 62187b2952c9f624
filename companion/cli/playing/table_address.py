"""Addresses of the table of ``raja play``, the certificate of the secure one, and where both are announced."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.default_paths import refuse_taken_port
from companion.cli.language import words_here
from companion.live.live_table import LiveTable
from companion.live.state import Addresses
from companion.machine.requests import MachineRequests
from companion.settings.loading import Settings
from companion.web.network.addresses import is_loopback, own_addresses, own_local_name, table_addresses
from companion.web.network.announcing import announced, network_awaited
from companion.web.settings import ReachingSettings

if TYPE_CHECKING:
    from companion.web.network.certificates import KeptCertificate


@dataclass(frozen=True, slots=True)
class TableAddress:
    """Where a table listens and what it shows to phones, from the command line.

    Attributes:
        listening: the address that it listens on.
        address: the address or name that phones are shown; None for the one that is detected.
        https: whether it also serves HTTPS.
    """

    listening: str
    port: int
    address: str | None
    https: bool

    @property
    def is_for_this_machine(self) -> bool:
        """Whether only this machine can reach it."""
        return is_loopback(self.listening)

    def addresses(self) -> list[str]:
        """Return the IP addresses at which the table can be reached."""
        return own_addresses() if self.listening in ("0.0.0.0", "::") else [self.listening]


def certificate_of(reached: TableAddress, settings: Settings, folder: Path) -> KeptCertificate:
    """Return the certificate that the settings name, else the table's own, which is kept beside its log.

    Raises:
        CompanionError: the port for HTTPS is taken, or the named certificate cannot be used.
    """
    from companion.web.network.certificates import given_certificate, kept_certificate  # noqa: PLC0415 loads cryptography

    refuse_taken_port(reached.listening, settings.reaching.secure_port)
    if settings.reaching.certificate_file:
        return given_certificate(Path(settings.reaching.certificate_file), Path(settings.reaching.key_file))
    hosts = [f"{settings.reaching.name}.local", "localhost", *reached.addresses()]
    hosts += [reached.address] if reached.address else []
    return kept_certificate(folder / "https", list(dict.fromkeys(hosts)), settings.reaching)


def called_as(settings: Settings, machine: MachineRequests | None) -> Settings:
    """Return the settings with the name given at the first start, on a machine whose card was written from the image."""
    name = None if machine is None else machine.shown().name
    return settings if name is None else replace(settings, reaching=replace(settings.reaching, name=name))


@contextlib.contextmanager
def found_in_network(live: LiveTable, reached: TableAddress, reaching: ReachingSettings) -> Iterator[None]:
    """Announce the table's name and show its addresses while the context lasts, even if the network comes up later."""

    def come() -> None:
        live.found_at(now)

    def now(before: Addresses) -> Addresses:
        secure = None if before.fingerprint is None else (reaching.secure_port, before.fingerprint)
        found = table_addresses(reached.port, reached.address, reached.listening, own_local_name(), secure)
        return replace(found, by_name=before.by_name or found.by_name)

    def tell(name: str) -> None:
        live.found_at(lambda before: replace(before, by_name=f"http://{name}:{reached.port}"))

    with network_awaited(reached.addresses, come), announced(reached.port, reached.addresses, reaching, tell):
        yield


def say_where(addresses: Addresses, port: int, secured: KeptCertificate | None) -> None:
    """Print the table's addresses, and the fingerprint of its certificate."""
    words = words_here()
    click.echo(words("play.table_at", address=addresses.by_number, here=f"http://127.0.0.1:{port}"))
    if secured is not None:
        click.echo(words("play.securely_at", address=addresses.secure, fingerprint=secured.fingerprint))
