"""Announces ``raja.local`` in the local network (mDNS, RFC 6762), so that nobody needs to type an IP address."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from companion.web.settings import ReachingSettings

LOG: Final = logging.getLogger(__name__)
SERVICE: Final = "_http._tcp.local."
ASK_MS: Final = 2500
"""How long to listen for another machine with the same name."""

LOOK_AGAIN_S: Final = 3.0
"""How often to check whether a network has come up."""

LONGEST_S: Final = 10.0
"""How long the end of the table waits for an announcement under way."""


@contextlib.contextmanager
def announced(
    port: int,
    addresses: Callable[[], Sequence[str]],
    settings: ReachingSettings,
    tell: Callable[[str], None],
    interfaces: Sequence[str] | None = None,
) -> Iterator[None]:
    """Answer to the name while the context lasts. Starting it takes place in the background, and never fails.

    Args:
        port: where the table is served.
        addresses: returns this machine's present IP addresses; loopback is announced only if there is nothing else.
        tell: called with the name once it is announced, on another thread.
        interfaces: addresses of the interfaces to use; None waits until a network is up and uses all.
    """
    if not settings.announce:
        yield
        return
    with contextlib.ExitStack() as stack:
        ended = threading.Event()

        def ask() -> None:
            if interfaces is None and not network_comes(addresses, ended):
                return
            name = _said(stack, port, addresses, settings, interfaces)
            if name is not None:
                tell(name)

        asking = threading.Thread(target=ask, name="announcing", daemon=True)
        asking.start()
        try:
            yield
        finally:
            ended.set()
            asking.join(timeout=LONGEST_S)


@contextlib.contextmanager
def network_awaited(addresses: Callable[[], Sequence[str]], come: Callable[[], None]) -> Iterator[None]:
    """Call ``come`` on another thread once a network is up, as a table may start before it; never if one is up already."""
    if any(map(_is_outside, addresses())):
        yield
        return
    ended = threading.Event()

    def wait() -> None:
        if network_comes(addresses, ended):
            come()

    waiting = threading.Thread(target=wait, name="network", daemon=True)
    waiting.start()
    try:
        yield
    finally:
        ended.set()
        waiting.join(timeout=LONGEST_S)


def network_comes(addresses: Callable[[], Sequence[str]], ended: threading.Event) -> bool:
    """Wait until other machines can reach an address of this one; return False if the table ends before that."""
    while not any(map(_is_outside, addresses())):
        if ended.wait(LOOK_AGAIN_S):
            return False
    return True


def _said(
    stack: contextlib.ExitStack,
    port: int,
    addresses: Callable[[], Sequence[str]],
    settings: ReachingSettings,
    interfaces: Sequence[str] | None,
) -> str | None:
    """Check that the name is free and announce it; return the name, or None if it cannot be had."""
    name = f"{settings.name}.local"
    try:
        from zeroconf import AddressResolver, InterfaceChoice, ServiceInfo, Zeroconf  # type: ignore[attr-defined]  # noqa: PLC0415 fails where there is no network

        zeroconf = Zeroconf(interfaces=InterfaceChoice.All if interfaces is None else list(interfaces))
        stack.callback(zeroconf.close)
        asked = AddressResolver(f"{name}.")
        if asked.request(zeroconf, ASK_MS) and not set(asked.parsed_addresses()) <= set(addresses()):
            LOG.warning("Another machine in this network is called %s: the address by number leads here.", name)
            return None
        service = ServiceInfo(
            SERVICE,
            f"{settings.name.capitalize()}.{SERVICE}",
            port=port,
            server=f"{name}.",
            parsed_addresses=_reachable(addresses()),
            properties={"path": "/"},
        )
        zeroconf.register_service(service, allow_name_change=True)
    except Exception as error:
        # Whatever this network or machine does not allow, play goes on without a name.
        LOG.warning("%s cannot be announced (%s): the address by number leads here.", name, error)
        return None
    return name


def _reachable(addresses: Sequence[str]) -> list[str]:
    return list(filter(_is_outside, addresses)) or list(addresses)


def _is_outside(address: str) -> bool:
    return not ipaddress.ip_address(address.split("%")[0]).is_loopback
