"""The open game of a live table, its people and its time, under one lock; viewers are updated."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from companion.clocks import Clocks, GameTime
from companion.games.actor import BY_COMPANION, BY_HOST, Actor
from companion.games.raja.commands import ProposeTrade
from companion.games.raja.pieces import MARKERS
from companion.live.notices import Done, Notes
from companion.live.open_game import AnySession, GameObserver, is_small
from companion.live.saved_games import SavedGames
from companion.live.screens import Screens
from companion.live.state import Addresses, HostsTold
from companion.live.unfillable_trade import answers_for_all
from companion.lobby.authorisation import actor_of, check_goes_on
from companion.lobby.game_start import begun
from companion.lobby.hosts import Hosts
from companion.lobby.identity import Viewer
from companion.lobby.lobby import Lobby, TableOptions, created_ns
from companion.lobby.session_tokens import Sessions
from companion.lobby.settings import PinSettings
from companion.lobby.store import UNREADABLE_PEOPLE, LobbyStore
from companion.lobby.viewers import Viewers
from companion.player_records.erasure import erase_person
from companion.player_records.finished_games import GamesOver
from companion.player_records.records import RecordBook, record_book
from companion.session.inputs import Commanded, Input, Tick
from companion.session.outbox import Outbox
from companion.small_games.dealing import SmallSession
from companion.small_games.finished_games import FinishedGames
from companion.small_games.results import GameResult
from companion.small_games.screens import SmallScreens
from companion.table.database import Database, LogUnavailable
from companion.table.feed import Feed
from companion.table.feed_numbers import first_number
from companion.table.log import EventLog
from companion.table.session_notes import SessionNotes
from companion.table.table import AnyTable
from companion.texts.message import Message


class OpenTable:
    """The only place where a live game changes. Thread-safe.

    What a method accepts is on disk when it returns; then all pages are updated.

    Args:
        database: stores the log, the lobbies and the hosts.
        addresses: the addresses for phones.

    Raises:
        LogUnavailable: the database cannot be read or written.
    """

    def __init__(self, database: Database, addresses: Addresses, clocks: Clocks, pin: PinSettings) -> None:
        self._lock = threading.RLock()
        self.clocks = clocks
        self._store = LobbyStore(database)
        self.log = EventLog(database)
        now_ms = clocks.now_ns() // 1_000_000
        small = SmallScreens(FinishedGames(self.log, self._store), first_number(database, "small", now_ms))
        self._screens = Screens(addresses, clocks, first_number(database, "table", now_ms), small)
        self._beside = SessionNotes(database)
        self.saved = SavedGames(self.log, self._store, clocks, self._beside)
        self._games_over = GamesOver(self.log, self._store)
        self._hosts = Hosts(self._store, clocks, pin)
        self._viewers = Viewers()
        self.sessions = Sessions(self._store, clocks.steady_s)
        self._notes = Notes(clocks.steady_s, self._publish)
        self._observer: GameObserver | None = None
        self._lobby: Lobby
        self._time: GameTime
        self._session: AnySession | None
        self._open(self._last_open() or self.saved.made(None, None))
        self._publish()

    # --- viewers -------------------------------------------------------------------------------

    def viewer(self, digest: str | None, *, local: bool) -> Viewer:
        """Return what a person may see and do now.

        Args:
            digest: digest of the person's token; None for somebody without one.
            local: whether their browser runs on the table's own machine.
        """
        return self._viewers.of(digest, self._lobby.seats, self._hosts.all, local=local)

    def following(self, digest: str | None, *, local: bool) -> Callable[[], Viewer]:
        """Return a cheap form of ``viewer`` for a page, which needs it with every state."""
        return self._viewers.following(digest, lambda: (self._lobby.seats, self._hosts.all), local=local)

    @contextlib.contextmanager
    def acting(self, digest: str | None, *, local: bool) -> Iterator[Viewer]:
        """Hold the table for a person who acts; yield their role, which cannot change meanwhile."""
        with self._lock:
            yield self.viewer(digest, local=local)

    def held(self) -> contextlib.AbstractContextManager[bool]:
        """Return the lock; while it is held, nothing changes."""
        return self._lock

    @property
    def small_feed(self) -> Feed:
        """The feed of the small games' pages."""
        return self._screens.small.feed

    @property
    def results(self) -> Sequence[GameResult]:
        """The finished games of this evening, oldest first."""
        return self._screens.small.results

    @property
    def addresses(self) -> Addresses:
        """Where phones find this table."""
        return self._screens.addresses

    def found_at(self, change: Callable[[Addresses], Addresses]) -> None:
        """Change the table's addresses: ``change`` gets the old ones and returns the new ones."""
        with self._lock:
            self._screens.addresses = change(self._screens.addresses)
            self._publish()

    @property
    def feed(self) -> Feed:
        """The feed on which pages wait for new states."""
        return self._screens.feed

    @property
    def session(self) -> AnySession | None:
        """The open game; None before its start. Hold ``held`` while using it."""
        return self._session

    @property
    def lobby(self) -> Lobby:
        """The open game's people."""
        return self._lobby

    def arrive(self, digest: str | None) -> None:
        """Note that a page of this person was opened."""
        with self._lock:
            self._telling_who_is_there(lambda: self._screens.present.arrive(digest))

    def depart(self, digest: str | None) -> None:
        """Note that a page of this person was closed."""
        with self._lock:
            self._telling_who_is_there(lambda: self._screens.present.depart(digest))

    def _telling_who_is_there(self, change: Callable[[], None]) -> None:
        present = self._screens.present
        before = present.seats_in(self._lobby)
        change()
        if present.seats_in(self._lobby) != before:
            self._publish()

    # --- the lobby -----------------------------------------------------------------------------

    def change_lobby(self, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Apply one of the functions of ``companion.lobby.lobby``, with its errors.

        Raises:
            LogUnavailable: nothing was changed.
        """
        with self._lock:
            return self._keep(change(self._lobby))

    def change_hosts(self, change: Callable[[Hosts], Done]) -> Done:
        """Apply one of the methods of ``Hosts``, with its errors."""
        with self._lock:
            done = self._notes.saving(lambda: change(self._hosts), writes=False)
            self._publish()
            return done

    def start(self, options: TableOptions) -> None:
        """Start the game with those who are seated.

        Raises:
            Conflict, MalformedRequest: see ``begun``.
        """
        with self._lock:
            markers = list(MARKERS)
            self.clocks.random.shuffle(markers)
            # The lobby is saved first and has all that the rules need to begin: a crash in between loses nothing.
            lobby = begun(self._lobby, options, tuple(markers))
            self._notes.saving(lambda: self._store.save(lobby))
            session = self._notes.saving(lambda: self.saved.session_of(lobby))
            self._lobby, self._session = lobby, session
            self._tell_observer()
            self._publish()

    # --- which game is open ----------------------------------------------------------------------

    def new_game(self, title: str | None) -> str:
        """Create another game; people of the last one keep their seats. Returns: its id."""
        with self._lock:
            lobby = self._notes.saving(lambda: self.saved.made(title, self._lobby))
            self._open(lobby)
            self._publish()
            return lobby.id

    def open_game(self, table_id: str) -> None:
        """Open another game.

        Raises:
            UnknownResource: ``game.unknown``.
        """
        with self._lock:
            lobby = self.saved.found(table_id)
            self._notes.saving(lambda: self._open(lobby))
            self._publish()

    def record_book(self) -> RecordBook:
        """Return what people have achieved in all finished games of the log."""
        return record_book(self._games_over.found())

    def erase_person(self, name: str) -> int:
        """Remove a name from every game except the open one; raises like ``erase_person``. Returns: how many games."""
        with self._lock:
            games = self._notes.saving(lambda: erase_person(name, self._lobby.id, self.log, self._store))
            self._games_over.read_anew()
            self._publish()
            return games

    def blank(self, title: str | None) -> Lobby:
        """Return a lobby without people for the next game of this evening; it is not stored.

        Raises:
            MalformedRequest: ``game.title``.
        """
        return self.saved.blank(title, self._lobby)

    def go_on_with(self, lobby: Lobby) -> None:
        """Open a game that was created elsewhere, with its people.

        Raises:
            LogUnavailable: the game was not opened.
        """
        with self._lock:
            before = self._lobby
            self._notes.saving(lambda: self._store.save(lobby))
            self._notes.went_on()
            self._notes.saving(lambda: self._open(lobby))
            if not before.started:
                self._notes.saving(lambda: self._store.forget(before.id))
            self._publish()

    # --- inputs ------------------------------------------------------------------------------------

    def ingest(self, session: AnySession, given: Input, *, writes: bool = True) -> Outbox:
        """Feed an input into the open game; the caller holds the lock.

        Args:
            writes: False if it may write nothing, so that its success does not prove that the disk works.

        Raises:
            IllegalCommand, LogConflict: the input was refused.
            LogUnavailable: the results could not be stored; everybody is told why.
        """
        return self._notes.saving(lambda: session.ingest(given).taken(), writes=writes)

    def take(
        self,
        session: AnySession,
        command: Any,
        source: Actor,
        expected_version: int | None = None,
        command_id: str | None = None,
    ) -> int:
        """Submit a command to the open game, with its automatic steps; the caller holds the lock. Returns: the new
        version.

        Raises:
            IllegalCommand, LogConflict, LogUnavailable: the command was not accepted.
        """
        given = Commanded(self.game_ns(), source, command, expected_version, command_id)
        version = self.ingest(session, given).version
        for answer in answers_for_all(session.table.state) if isinstance(command, ProposeTrade) else ():
            version = self.ingest(session, Commanded(given.t_ns, BY_COMPANION, answer)).version
        self._notes.went_on()
        if is_small(session):
            self._settle(session)
        self._publish()
        return version

    def speaker(self, table: AnyTable, seat: int, viewer: Viewer, command_id: str | None) -> Actor:
        """Return the actor for a viewer's command for that seat; during a pause only hosts may act, except for repeats.

        Raises:
            NotAllowed: ``seat.not_yours``, ``host.only``.
            Conflict: ``table.paused``.
        """
        source = actor_of(self._lobby, seat, viewer)
        if source != BY_HOST and table.taken_before(command_id) is None:
            check_goes_on(self._lobby)
        return source

    def settle(self) -> None:
        """Shuffle and deal if the small game waits for it; retry what could not be saved."""
        with self._lock:
            session = self._session
            if is_small(session):  # not Raja: it takes its time from its newest input, and ticks are not recorded
                before = session.table.version
                self._settle(session)
                if session.table.version != before:
                    self._publish()

    def saving(self, write: Callable[[], Done]) -> Done:
        """Run ``write``, which reaches the disk; while it cannot, everybody is told why.

        Raises:
            LogUnavailable: it could not be saved.
        """
        with self._lock:
            return self._notes.saving(write)

    def republish(self) -> None:
        """Update everybody, because something outside the game has changed."""
        with self._lock:
            self._publish()

    def note(self, why: Message) -> None:
        """Tell everybody why automatic play is stuck, until it goes on."""
        with self._lock:
            self._notes.stuck(why)

    def retell_after(self, change: Callable[[], None]) -> None:
        """Change something outside the game under the lock, then update everybody."""
        with self._lock:
            change()
            self._publish()

    def _keep(self, lobby: Lobby) -> Lobby:
        if lobby != self._lobby:
            self._notes.saving(lambda: self._store.save(lobby))
            agreed = [seat.recorded for seat in lobby.seats] == [seat.recorded for seat in self._lobby.seats]
            self._lobby = lobby
            if not agreed:
                self._tell_observer()
            self._publish()
        return lobby

    def _open(self, lobby: Lobby) -> None:
        """Make a game the open one."""
        lobby, session, damage = self.saved.opened(lobby)
        small = session if is_small(session) else None
        self._hosts.open(lobby.id)
        self._screens.show(lobby, small)
        self._lobby, self._session = lobby, session
        last_ns = session.table.events[-1].t_ns if session is not None and session.table.version else 0
        self._time = GameTime.opened(self.clocks, created_ns(lobby), last_ns)
        self._tell_observer()
        if small is not None:
            self._settle(small)
        if damage is not None:
            self._notes.stuck(damage)

    def _settle(self, small: SmallSession) -> None:
        """Shuffle and deal if the game waits for it; if that cannot be saved, the timekeeper tries again."""
        with contextlib.suppress(LogUnavailable):
            if self.ingest(small, Tick(self.game_ns()), writes=False).followed:
                self._notes.saved()
                self._notes.went_on()

    def _last_open(self) -> Lobby | None:
        """Return the game that was open last; None if there is none, or its people cannot be read."""
        try:
            return self._store.lobby(self._hosts.open_table)
        except LogUnavailable as error:
            if error.code not in UNREADABLE_PEOPLE:
                raise
            return None

    def set_observer(self, observer: GameObserver) -> None:
        """Tell this observer from now on which game is open, beginning with the present one."""
        with self._lock:
            self._observer = observer
            self._tell_observer()
            self._publish()

    def _tell_observer(self) -> None:
        if self._observer is not None:
            time = self._time
            self._observer.follow(self._lobby, self._session, lambda: time.now_ns(self.clocks))

    def game_ns(self) -> int:
        """Return the open game's time."""
        return self._time.now_ns(self.clocks)

    def _publish(self) -> None:
        note = None if self._observer is None else self._observer.note()
        notes = [*self._notes.messages(), *([] if note is None else [note])]
        self._screens.recorded = "off" if self._observer is None else self._observer.recorded()
        hosts = HostsTold(self._hosts.pin, self._hosts.all)
        viewers = self._viewers.mark(self._lobby.seats, hosts.all, self.sessions.renewals)
        self._screens.tell(self._lobby, self._session, self.game_ns(), hosts, notes, viewers)
