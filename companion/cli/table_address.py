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
from companion.machine.wishes import MachineWishes
from companion.settings.loading import Settings
from companion.web.network.addresses import is_loopback, own_addresses, own_local_name, table_addresses
from companion.web.network.announcing import announced, network_awaited
from companion.web.settings import ReachingSettings

if TYPE_CHECKING:
    from companion.web.network.certificates import KeptCertificate


@dataclass(frozen=True, slots=True)
class Way:
    """How the table is reached, as the command line says."""

    listening: str
    port: int
    address: str | None
    https: bool

    @property
    def is_for_this_machine(self) -> bool:
        """Whether nobody else can come in."""
        return is_loopback(self.listening)

    def addresses(self) -> list[str]:
        """By number, those at which the table can be reached."""
        return own_addresses() if self.listening in ("0.0.0.0", "::") else [self.listening]


def certificate_of(way: Way, settings: Settings, folder: Path) -> KeptCertificate:
    """The house's certificate where it gave one, else the table's own, which lies beside its log; its port must be free."""
    from companion.web.network.certificates import given_certificate, kept_certificate  # noqa: PLC0415 loads cryptography

    refuse_taken_port(way.listening, settings.reaching.secure_port)
    if settings.reaching.certificate_file:
        return given_certificate(Path(settings.reaching.certificate_file), Path(settings.reaching.key_file))
    hosts = [f"{settings.reaching.name}.local", "localhost", *way.addresses()]
    hosts += [way.address] if way.address else []
    return kept_certificate(folder / "https", list(dict.fromkeys(hosts)), settings.reaching)


def called_as(settings: Settings, machine: MachineWishes | None) -> Settings:
    """With the name that a machine written from the image was given at its first start."""
    name = None if machine is None else machine.shown().name
    return settings if name is None else replace(settings, reaching=replace(settings.reaching, name=name))


@contextlib.contextmanager
def found_in_network(live: LiveTable, way: Way, reaching: ReachingSettings) -> Iterator[None]:
    """The table's name is announced, and where it can be reached is shown, even if the network comes up after the table."""

    def come() -> None:
        live.found_at(now)

    def now(before: Addresses) -> Addresses:
        secure = None if before.fingerprint is None else (reaching.secure_port, before.fingerprint)
        found = table_addresses(way.port, way.address, way.listening, own_local_name(), secure)
        return replace(found, by_name=before.by_name or found.by_name)

    def tell(name: str) -> None:
        live.found_at(lambda before: replace(before, by_name=f"http://{name}:{way.port}"))

    with network_awaited(way.addresses, come), announced(way.port, way.addresses, reaching, tell):
        yield


def say_where(addresses: Addresses, port: int, secured: KeptCertificate | None) -> None:
    """Print where the table is, and by what its secure page is known."""
    words = words_here()
    click.echo(words("play.table_at", address=addresses.by_number, here=f"http://127.0.0.1:{port}"))
    if secured is not None:
        click.echo(words("play.securely_at", address=addresses.secure, fingerprint=secured.fingerprint))
