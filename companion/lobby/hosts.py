"""Manages who is host, and which game is open: what applies to all games of one companion."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

from companion.errors import NotAllowed
from companion.lobby.identity import (
    CODE_DIGITS,
    HostEntry,
    House,
    hash_of_pin,
    is_pin,
    new_pin,
    with_host,
    without_host,
)
from companion.lobby.pin_guard import PinGuard
from companion.lobby.settings import PinSettings
from companion.lobby.store import LobbyStore


class HostClocks(Protocol):
    """The clocks and the source of randomness that hosts need."""

    @property
    def now_ns(self) -> Callable[[], int]:
        """The wall clock."""

    @property
    def steady_s(self) -> Callable[[], float]:
        """The monotonic clock."""

    @property
    def random(self) -> Random:
        """Draws PINs and codes."""


@dataclass(frozen=True, slots=True)
class HostCode:
    """A one-time code that makes one phone host.

    Args:
        ends_s: when it expires, by the steady clock.
        lasts_s: how long it was valid when it was drawn.
    """

    digits: str
    ends_s: float
    lasts_s: int


class Hosts:
    """The hosts as stored on disk, and the limits on guessing a PIN.

    Only the hash of a PIN is stored, so it cannot be shown again after a restart: each start draws another PIN. The
    one shown just before the restart is still accepted.

    The number of guesses of a PIN is limited, so many guessers could block the PIN for everybody. A code is long enough
    to need no limit: a person at the table's screen, or beside a host, can always use one.

    Attributes:
        pin: the PIN that makes another screen host.

    Raises:
        LogUnavailable: the database cannot be read or written.
    """

    def __init__(self, store: LobbyStore, clocks: HostClocks, settings: PinSettings) -> None:
        self._store = store
        self._clocks = clocks
        self._settings = settings
        self._guard = PinGuard(settings)
        self._code: HostCode | None = None
        clear = store.clear_pin()
        known = store.house() or House()
        self.pin = new_pin(clocks.random.randrange) if clear is None else clear
        pin_hash = hash_of_pin(self.pin, settings.hash_cost)
        self._house = replace(known, pin_hash=pin_hash, earlier_pin_hash=known.pin_hash)
        store.save_house(self._house)
        if clear is not None:
            store.wipe_deleted()

    @property
    def open_table(self) -> str:
        """The id of the game that was open last."""
        return self._house.table_id

    @property
    def all(self) -> tuple[HostEntry, ...]:
        """All hosts, in the order in which they became host."""
        return self._house.hosts

    def number_of(self, digest: str | None) -> int | None:
        """Return a person's number among the hosts; None for anybody else."""
        return next((host.number for host in self._house.hosts if host.digest == digest), None)

    def admit(self, digest: str, given: str, address: str, risen: Callable[[], None] = lambda: None) -> None:
        """Make a person who gives the PIN or a one-time code a host.

        Args:
            address: the sender's address; after too many wrong PINs from there, none is accepted for a while.
            risen: called before anything changes, if the person was not host before.

        Raises:
            TooSoon: ``host.too_many_tries``.
            NotAllowed: ``host.wrong_pin``.
        """
        now_s = self._clocks.steady_s()
        digits = "".join(given.split())
        by_code = self._is_code(digits, now_s)
        if not by_code:
            self._guard.check(address, now_s)
            if not self._is_pin(digits):
                self._guard.wrong(address, now_s)
                raise NotAllowed("host.wrong_pin", "That is not the PIN: read it off the table screen.")
        self.accept(digest, risen)
        if by_code:
            self._code = None

    def accept(self, digest: str, risen: Callable[[], None] = lambda: None) -> None:
        """Make a person host without a PIN; ``risen`` is called first if they were not host before."""
        if self.number_of(digest) is None:
            risen()
        self._keep(with_host(self._house, digest, self._clocks.now_ns() // 1_000_000))

    def new_code(self) -> HostCode:
        """Issue another one-time code; the previous one becomes invalid."""
        digits = new_pin(self._clocks.random.randrange, CODE_DIGITS)
        self._code = HostCode(digits, self._clocks.steady_s() + self._settings.code_s, round(self._settings.code_s))
        return self._code

    def draw_pin(self) -> None:
        """Draw another PIN; earlier ones become invalid, and present hosts stay hosts."""
        pin = new_pin(self._clocks.random.randrange)
        self._keep(replace(self._house, pin_hash=hash_of_pin(pin, self._settings.hash_cost), earlier_pin_hash=""))
        self.pin, self._guard, self._code = pin, PinGuard(self._settings), None

    def revoke(self, number: int) -> None:
        """Remove a host; a new PIN is drawn, because they know the old one.

        Raises:
            UnknownResource: ``host.unknown``.
        """
        self._keep(without_host(self._house, number))
        self.draw_pin()

    def open(self, table_id: str) -> None:
        """Make a game the open one, also after a restart."""
        self._keep(replace(self._house, table_id=table_id))

    def _is_code(self, digits: str, now_s: float) -> bool:
        code = self._code
        if code is None or now_s >= code.ends_s:
            return False
        return hmac.compare_digest(digits.encode("utf-8", "replace"), code.digits.encode())

    def _is_pin(self, digits: str) -> bool:
        given = digits.encode("utf-8", "replace")
        return hmac.compare_digest(given, self.pin.encode()) or is_pin(given.decode(), self._house.earlier_pin_hash)

    def _keep(self, house: House) -> None:
        if house != self._house:
            self._store.save_house(house)
            self._house = house
