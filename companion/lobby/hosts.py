"""Who is host, and which game is open: what holds for all games of one companion."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import replace

from companion.errors import NotAllowed
from companion.lobby.identity import House, hash_of_pin, is_pin, new_pin, with_host
from companion.lobby.pin_guard import PinGuard
from companion.lobby.settings import PinSettings
from companion.lobby.store import LobbyStore


class Hosts:
    """The house on disk, and the guard at its door.

    A PIN is kept as its hash alone, so that one that was drawn before cannot be shown again: each start draws
    another. The one that was read off the screen just before a restart is heard all the same.

    Args:
        below: draws the PIN.

    Attributes:
        pin: what makes another screen host.

    Raises:
        LogUnavailable: the database cannot be read or written.
    """

    def __init__(self, store: LobbyStore, below: Callable[[int], int], settings: PinSettings) -> None:
        self._store = store
        self._guard = PinGuard(settings)
        clear = store.clear_pin()
        known = store.house() or House()
        self.pin = new_pin(below) if clear is None else clear
        pin_hash = hash_of_pin(self.pin, settings.hash_cost)
        self._house = replace(known, pin_hash=pin_hash, earlier_pin_hash=known.pin_hash)
        store.save_house(self._house)
        if clear is not None:
            store.wipe_deleted()

    @property
    def open_table(self) -> str:
        """The game that was open last."""
        return self._house.table_id

    def is_host(self, digest: str | None) -> bool:
        """Whether that person has given the PIN."""
        return digest in self._house.hosts

    def admit(self, digest: str, pin: str, address: str, now_s: float) -> None:
        """Whoever gives the PIN is host from now on.

        Args:
            address: where it came from; after too many wrong ones from there none is heard for a while.

        Raises:
            TooSoon: ``host.too_many_tries``.
            NotAllowed: ``host.wrong_pin``.
        """
        self._guard.check(address, now_s)
        given = pin.encode("utf-8", "replace")
        earlier = self._house.earlier_pin_hash
        if not hmac.compare_digest(given, self.pin.encode()) and not is_pin(given.decode(), earlier):
            self._guard.wrong(address, now_s)
            raise NotAllowed("host.wrong_pin", "That is not the PIN: read it off the table screen.")
        self._keep(with_host(self._house, digest))

    def open(self, table_id: str) -> None:
        """That game is the open one, after a restart too."""
        self._keep(replace(self._house, table_id=table_id))

    def _keep(self, house: House) -> None:
        if house != self._house:
            self._store.save_house(house)
            self._house = house
