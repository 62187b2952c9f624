"""The addresses at which phones find this table, determined without asking anything outside."""

from __future__ import annotations

import ipaddress
import socket
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import ifaddr

from companion.live.state import Addresses

NAME: Final = "raja.local"
_AVAHI: Final = Path("/run/avahi-daemon/socket")
"""Exists while this machine answers to its name in the local network (Debian, Raspberry Pi OS)."""


def own_addresses() -> list[str]:
    """Return this machine's IP addresses, those of a home network first, loopback last."""
    found = [
        ipaddress.ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]
    found.sort(key=lambda ip: (ip.is_loopback, ip.version, ip.is_link_local, not ip.is_private))
    return list(dict.fromkeys(str(ip) for ip in found))


def is_loopback(host: str) -> bool:
    """Whether a server that listens at this address is reached from this machine only."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def own_local_name() -> str | None:
    """Return the name this machine answers to in the local network, such as ``raja.local``; None if it answers to none."""
    answers = sys.platform in ("darwin", "win32") or _AVAHI.exists()
    return f"{socket.gethostname().split('.')[0].lower()}.local" if answers else None


def table_addresses(
    port: int, chosen: str | None, listening: str, name: str | None, secure: tuple[int, str] | None = None
) -> Addresses:
    """Return the address for the QR code, and the name shown beside it.

    Args:
        chosen: an address given by hand, which takes precedence.
        listening: the address the server listens on; ``0.0.0.0`` and ``::`` mean all.
        name: the name the machine answers to in the local network.
        secure: port and fingerprint of the secure address, if there is one.
    """
    number = chosen or (own_addresses()[0] if listening in ("0.0.0.0", "::") else listening)
    shown = f"[{number}]" if ":" in number else number
    by_name = None if name is None else f"http://{name}:{port}"
    if secure is None:
        return Addresses(f"http://{shown}:{port}", by_name)
    secure_port, fingerprint = secure
    return Addresses(f"http://{shown}:{port}", by_name, f"https://{shown}:{secure_port}", fingerprint)


def own_names(chosen: Iterable[str], addresses: Callable[[], list[str]] = own_addresses) -> Callable[[str], bool]:
    """Return a function that tells whether a name in ``Host`` is this table's.

    Only chosen names, the machine's own and ``raja.local`` are known, so a page of another site that DNS rebinding
    leads to this address is refused. Addresses are looked up again for an unknown one, as a network may come up after
    the table.
    """
    machine = socket.gethostname().lower()
    names = {"localhost", NAME, machine, f"{machine}.local", *(name.lower() for name in chosen)}
    known = set(addresses())

    def is_own(name: str) -> bool:
        if name in names or name in known:
            return True
        try:
            ip = ipaddress.ip_address(name)
        except ValueError:
            return False
        if ip.is_loopback:
            return True
        known.update(addresses())
        return name in known

    return is_own
