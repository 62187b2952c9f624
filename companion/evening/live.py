"""A live evening: people's words come in, one after another; whoever looks is told what follows."""

from __future__ import annotations

import hmac
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random
from typing import Final, TypeVar

from companion.errors import Conflict, NotAllowed, UnknownResource
from companion.evening.evening import Evening
from companion.evening.live_state import Addresses, Surroundings, own_state, shared_state
from companion.evening.page_state import DeviceShown
from companion.evening.sensing import Sensed
from companion.games.raja.commands import Command
from companion.games.raja.pieces import HOST, MARKERS
from companion.lobby.identity import House, Viewer, new_pin, with_host
from companion.lobby.lobby import Lobby, TableOptions, begun, rules_options, seat_of
from companion.lobby.pin_guard import PinGuard
from companion.lobby.store import LobbyStore
from companion.table.database import Database, LogUnavailable
from companion.table.feed import Feed
from companion.table.log import EventLog
from companion.table.table import Table

Done = TypeVar("Done")

NO_CAMERA: Final = DeviceShown("off", "No camera is connected: walls and grain are counted by people.", False)
NO_BOARD: Final = DeviceShown("off", "No dice board is connected: rolls are typed or tapped.", False)


class NoSensing:
    """Looks at nothing: no camera is connected."""

    def step(self, t_ns: int, jpeg: bytes) -> Sensed | None:
        """Nothing is seen."""
        return None

    def close(self) -> None:
        """Nothing is held."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Time and chance, passed in.

    Args:
        now_ns: the wall clock, nanoseconds since 1970.
        steady_s: a clock that never jumps, in seconds.
        random: draws PINs, ids, markers and companion's dice.
    """

    now_ns: Callable[[], int]
    steady_s: Callable[[], float]
    random: Random


class LiveTable:
    """The one place where a live evening changes. Thread-safe: one thing happens at a time.

    What a method has taken is on disk when it returns; then everybody is told.

    Args:
        database: where the log, the lobbies and the house lie.
        addresses: where phones find this table.

    Raises:
        LogUnavailable: the database cannot be read or written.
    """

    def __init__(self, database: Database, addresses: Addresses, clocks: Clocks) -> None:
        self._lock = threading.RLock()
        self._clocks = clocks
        self._addresses = addresses
        self._store = LobbyStore(database)
        self._log = EventLog(database)
        self._guard = PinGuard()
        self._present: Counter[str] = Counter()
        self._devices: Mapping[str, DeviceShown] = {"camera": NO_CAMERA, "arduino": NO_BOARD}
        self._trouble: str | None = None
        # Numbers go on rising over a restart, so that a page can tell newer from older.
        self.feed = Feed(clocks.now_ns() // 1_000_000)
        self._house = self._store.house() or self._first_house()
        self._lobby: Lobby
        self._evening: Evening | None
        known = self._store.lobby(self._house.table_id)
        if known is None:
            self._begin_game(_new_lobby(clocks))
        else:
            self._lobby, self._evening = known, self._evening_of(known)
        self._publish()

    # --- who looks -----------------------------------------------------------------------------

    def viewer(self, digest: str | None, *, local: bool) -> Viewer:
        """What that person may see and do now.

        Args:
            digest: of the person's token, None for somebody without one.
            local: whether they look from the table's own machine.
        """
        return Viewer(seat_of(self._lobby, digest), local or digest in self._house.hosts, local)

    @property
    def lobby(self) -> Lobby:
        """The open game's people."""
        return self._lobby

    def arrive(self, digest: str | None) -> None:
        """A page of that person's is open."""
        self._count(digest, 1)

    def depart(self, digest: str | None) -> None:
        """A page of that person's was closed."""
        self._count(digest, -1)

    def _count(self, digest: str | None, pages: int) -> None:
        if digest is None:
            return
        with self._lock:
            before = self._connected()
            self._present[digest] += pages
            if self._present[digest] <= 0:
                del self._present[digest]
            if self._connected() != before:
                self._publish()

    def _connected(self) -> frozenset[int]:
        return frozenset(n for n, seat in enumerate(self._lobby.seats) if seat.holder in self._present)

    # --- the lobby -----------------------------------------------------------------------------

    def change_lobby(self, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Let one of ``companion.lobby.lobby``'s functions act, with its errors.

        Raises:
            LogUnavailable: nothing was changed.
        """
        with self._lock:
            return self._keep(change(self._lobby))

    def become_host(self, digest: str, pin: str, address: str) -> None:
        """Whoever gives the PIN is host.

        Args:
            address: where the request came from; too many wrong ones from there are not heard.

        Raises:
            TooSoon: ``host.too_many_tries``.
            NotAllowed: ``host.wrong_pin``.
        """
        with self._lock:
            now_s = self._clocks.steady_s()
            self._guard.check(address, now_s)
            if not hmac.compare_digest(pin.encode("utf-8", "replace"), self._house.pin.encode()):
                self._guard.wrong(address, now_s)
                raise NotAllowed("host.wrong_pin", "That is not the PIN: read it off the table screen.")
            house = with_host(self._house, digest)
            self._saving(lambda: self._store.save_house(house))
            self._house = house
            self._publish()

    def start(self, options: TableOptions) -> None:
        """The game begins with those who sit.

        Raises:
            Conflict, MalformedRequest: see ``begun``.
        """
        with self._lock:
            markers = list(MARKERS)
            self._clocks.random.shuffle(markers)
            # The lobby is saved first and holds all the rules begin with: a crash in between loses nothing.
            lobby = begun(self._lobby, options, tuple(markers))
            self._saving(lambda: self._store.save(lobby))
            self._lobby = lobby
            self._evening = self._saving(lambda: self._evening_of(lobby))
            self._publish()

    # --- the game ------------------------------------------------------------------------------

    def submit(
        self, command: Command, viewer: Viewer, *, expected_version: int | None = None, command_id: str | None = None
    ) -> int:
        """A person's command; the version after it.

        Raises:
            NotAllowed: ``seat.not_yours``, ``host.only``.
            Conflict: ``table.not_started``, ``table.paused``.
            IllegalCommand, LogConflict, LogUnavailable: see ``Table.submit``.
        """
        with self._lock:
            evening = self.playing()
            source = self._source(command.seat, viewer)
            if hasattr(command, "said_by"):
                # Who says so is who is sending it, whatever the request claims.
                command = replace(command, said_by=source)  # type: ignore[arg-type]
            return self._take(evening, command, source, expected_version, command_id)

    def answer(self, question: str, value: int, viewer: Viewer) -> None:
        """A person's answer to the open question.

        Raises:
            UnknownResource: ``question.closed``.
            NotAllowed: ``question.not_yours``.
        """
        with self._lock:
            evening = self.playing()
            asked = evening.question
            if asked is None or asked.key != question:
                raise UnknownResource("question.closed", "That question is no longer open: look at the table again.")
            if not viewer.host and viewer.seat != asked.seat:
                raise NotAllowed("question.not_yours", "That question is for another seat: let them answer.")
            self._saving(lambda: evening.answer(question, value, asked.seat if viewer.seat is None else viewer.seat))
            self._publish()

    def playing(self) -> Evening:
        """The evening of the game that goes on.

        Raises:
            Conflict: ``table.not_started``.
        """
        if self._evening is None:
            raise Conflict("table.not_started", "The game has not started: sit down and let the host start it.")
        return self._evening

    def _source(self, seat: int, viewer: Viewer) -> str:
        """Who speaks, if they may speak for that seat.

        Raises:
            NotAllowed: ``seat.not_yours``, ``host.only``.
            Conflict: ``table.paused``.
        """
        if seat == HOST:
            if not viewer.host:
                raise NotAllowed("host.only", "Only a host may do that: give the PIN that the table screen shows.")
            return "host"
        theirs = seat == viewer.seat
        if not theirs and not (viewer.host and self._is_virtual(seat)):
            raise NotAllowed("seat.not_yours", "That is another seat's move: wait for your own.")
        if self._lobby.paused:
            raise Conflict("table.paused", "The game is paused: the host lets it go on.")
        return f"seat {seat}" if theirs else "host"

    def _is_virtual(self, seat: int) -> bool:
        return 0 <= seat < len(self._lobby.seats) and self._lobby.seats[seat].virtual is not None

    def _take(
        self, evening: Evening, command: Command, source: str, expected_version: int | None, command_id: str | None
    ) -> int:
        t_ns = self._t_ns()
        version = self._saving(
            lambda: evening.submit(
                command, source=source, t_ns=t_ns, expected_version=expected_version, command_id=command_id
            )
        )
        self._publish()
        return version

    # --- keeping and telling ---------------------------------------------------------------------

    def _keep(self, lobby: Lobby) -> Lobby:
        if lobby != self._lobby:
            self._saving(lambda: self._store.save(lobby))
            self._lobby = lobby
            self._publish()
        return lobby

    def _begin_game(self, lobby: Lobby) -> None:
        """A new game is the open one."""
        self._store.save(lobby)
        house = replace(self._house, table_id=lobby.id)
        self._store.save_house(house)
        self._house, self._lobby, self._evening = house, lobby, None

    def _evening_of(self, lobby: Lobby) -> Evening | None:
        if not lobby.started:
            return None
        options, mats = rules_options(lobby), [seat.mat for seat in lobby.seats]
        table = Table.opened(self._log, lobby.id, options, t_ns=self._clocks.now_ns() - _created_ns(lobby))
        return Evening(table, NoSensing(), mats)

    def _first_house(self) -> House:
        house = House(new_pin(self._clocks.random.randrange))
        self._store.save_house(house)
        return house

    def _saving(self, write: Callable[[], Done]) -> Done:
        """Let ``write`` reach the disk; while it cannot, everybody is told why."""
        try:
            done = write()
        except LogUnavailable as error:
            self._trouble = error.message
            self._publish()
            raise
        self._trouble = None
        return done

    def _t_ns(self) -> int:
        return self._clocks.now_ns() - _created_ns(self._lobby)

    def _publish(self) -> None:
        around = Surroundings(
            self._addresses,
            round(self._t_ns() / 1e9, 3),
            self._connected(),
            self._devices,
            [] if self._trouble is None else [self._trouble],
            None,
        )
        own = own_state(self._evening, self._house.pin, None)
        self.feed.publish(shared_state(self._lobby, self._evening, around), own)  # type: ignore[arg-type]


def _new_lobby(clocks: Clocks) -> Lobby:
    made = datetime.fromtimestamp(clocks.now_ns() / 1e9, UTC)
    return Lobby(
        f"{clocks.random.getrandbits(48):012x}", f"Evening of {made:%d %B %Y}", made.isoformat(timespec="milliseconds")
    )


def _created_ns(lobby: Lobby) -> int:
    return round(datetime.fromisoformat(lobby.created).timestamp() * 1e9)
