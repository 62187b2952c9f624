"""A small game at a live table: people's words come in, one after another; whoever looks is told what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from companion.clocks import Clocks, GameTime
from companion.errors import Conflict, MalformedRequest, NotAllowed
from companion.games.actor import BY_COMPANION, BY_HOST, Actor, said_by
from companion.games.catalogue import AnyEngine
from companion.games.codec import command_from_json
from companion.games.engine import HOST, Redo, Undo
from companion.games.free_text import check_texts
from companion.games.raja.pieces import MARKERS
from companion.games.shuffling import new_salt
from companion.lobby.identity import Viewer
from companion.lobby.lobby import Lobby, created_ns
from companion.lobby.other_games import TablePeople
from companion.lobby.speaking import check_goes_on, source_of
from companion.lobby.store import LobbyStore
from companion.small_table.camera_proposals import CameraProposal
from companion.small_table.discussion import DiscussionClock
from companion.small_table.kinds import (
    KINDS,
    SmallKind,
    due_shuffle,
    is_sealing,
    is_shuffle,
    kind_named,
    may_be_virtual,
    options_for,
)
from companion.small_table.open_table import OpenTable, SmallFollower
from companion.small_table.opening import OpenSmallGame, seated_for, undo_seats_of
from companion.small_table.results import GameResult
from companion.small_table.shelf import EveningShelf
from companion.small_table.state import Around, ShownLine, lines_of, own_state, shared_state, undo_line, votable
from companion.table.database import Database, LogUnavailable
from companion.table.feed import Feed, made_once
from companion.table.feed_numbers import first_number
from companion.table.log import EventLog, JsonObject
from companion.table.table import AnyTable, Table

_SALT_FIELD: Final = "salt"


@dataclass(frozen=True, slots=True)
class SmallGlance:
    """A small game that goes on, as it stands at one moment.

    Args:
        discussion_ends_s: when the present discussion is over, by the steady clock; None without one.
    """

    lobby: Lobby
    engine: AnyEngine
    state: Any
    version: int
    discussion_ends_s: float | None


class LiveSmallTable:
    """The one place where the small game of a live table changes. Thread-safe: it shares the table's lock.

    What a method has taken is on disk when it returns; then everybody is told.

    Args:
        live: the table, its people and what is open there.
        database: the table's own.

    Raises:
        LogUnavailable: the database cannot be read or written.
    """

    def __init__(self, live: OpenTable, database: Database, clocks: Clocks) -> None:
        self._live = live
        self._log = EventLog(database)
        self._shelf = EveningShelf(self._log, LobbyStore(database))
        self._clocks = clocks
        self.feed = Feed(first_number(database, "small", clocks.now_ns() // 1_000_000))
        self._table: AnyTable | None = None
        self._lines: list[ShownLine] = []
        self._results: Sequence[GameResult] = ()
        self._proposals: tuple[CameraProposal, ...] = ()
        self._clock = DiscussionClock()
        self._time = GameTime.opened(clocks, created_ns(live.lobby))
        self._people = TablePeople(live.lobby, frozenset(), ())
        self._told: tuple[TablePeople, int] | None = None
        self._follower: SmallFollower | None = None
        live.play_beside(self)

    # --- what the table tells (companion.lobby.other_games) -----------------------------------------

    def open(self, lobby: Lobby) -> None:
        """That game is to be the open one; raises ``LogUnavailable``."""
        kind = KINDS.get(lobby.kind)
        table = None if kind is None or not lobby.started else Table.opened(self._log, lobby.id, kind.engine)
        results = self._shelf.results(lobby)
        self._table, self._results, self._clock, self._told = table, results, DiscussionClock(), None
        self._people, self._proposals = TablePeople(lobby, frozenset(), ()), ()
        self._lines = [] if table is None else lines_of(table.engine, _names(lobby), table.events)
        last_ns = table.events[-1].t_ns if table is not None and table.events else 0
        self._time = GameTime.opened(self._clocks, created_ns(lobby), last_ns)
        self._tell_follower()
        self._settle()

    def be_followed(self, follower: SmallFollower) -> None:
        """From now on tell that follower which small game is open, beginning with this one."""
        with self._live.held():
            self._follower = follower
            self._tell_follower()

    def _tell_follower(self) -> None:
        if self._follower is not None and self._table is not None:
            self._follower.follow_small(self._people.lobby, self._table, self._t_ns)

    def see(self, people: TablePeople) -> None:
        """Something changed at the table."""
        self._people = people
        version = 0 if self._table is None else self._table.version
        if (people, version) != self._told:
            self._publish()

    @property
    def over(self) -> bool:
        """The open game has come to its end."""
        return self._table is not None and self._table.engine.over(self._table.state)

    # --- what a host opens ------------------------------------------------------------------------

    def begin(self, wish: OpenSmallGame) -> str:
        """Go on with another game; its people keep phones, places, names and markers. The id of its table.

        Raises:
            MalformedRequest, MalformedCommand, Conflict: see ``seated_for``, ``options_for``; ``small.nothing_to_vote``,
                ``small.virtual_hands``.
            LogUnavailable: nothing was begun.
        """
        with self._live.held():
            kind = kind_named(wish.kind)
            before = self._live.lobby
            markers = list(MARKERS)
            self._clocks.random.shuffle(markers)
            lobby = seated_for(kind, before, self._live.blank(wish.title or before.title), wish, markers)
            options = options_for(
                kind, wish.options, _names(lobby), undo_seats_of(lobby, wish), self._games(kind, before)
            )
            if any(seat.virtual for seat in lobby.seats) and not may_be_virtual(kind.engine, options):
                raise Conflict(
                    "small.virtual_hands", "Virtual players have no hands: play with cards and bids on the phones."
                )
            # The log is begun first: a crash in between leaves a game that nobody knows of, and no door to nowhere.
            begin = partial(Table.opened, self._log, lobby.id, kind.engine, options)
            self._live.saving(begin)
            self._live.go_on_with(lobby)
            return lobby.id

    def _games(self, kind: SmallKind, before: Lobby) -> tuple[str, ...]:
        """What the vote is about."""
        if not kind.is_vote:
            return ()
        games = votable(self._shelf.results(before))
        if games is None:
            raise Conflict(
                "small.nothing_to_vote", "A vote needs two different games that are over: play another first."
            )
        return games

    # --- what people do -----------------------------------------------------------------------------

    def submit(
        self, given: JsonObject, viewer: Viewer, *, expected_version: int | None = None, command_id: str | None = None
    ) -> int:
        """A person's command, as JSON; the version after it. Salts are drawn here.

        Raises:
            MalformedCommand: ``command.…``, ``text.not_a_line``; MalformedRequest: ``small.salt_given``.
            NotAllowed: ``seat.not_yours``, ``host.only``, ``small.companion_shuffles``.
            Conflict: ``small.none_open``, ``table.paused``.
            IllegalCommand, LogConflict, LogUnavailable: see ``Table.submit``.
        """
        with self._live.held():
            table = self.playing()
            check_texts(given)
            command = command_from_json(table.engine, self._salted(given))
            if is_shuffle(given):
                raise NotAllowed("small.companion_shuffles", "The companion shuffles and deals: nobody else may.")
            if isinstance(command, Undo):
                return self.undo(viewer, command.commands, command_id=command_id)
            if isinstance(command, Redo):
                return self.redo(viewer, command_id=command_id)
            source = self._speaker(table, command.seat, viewer, command_id)
            command = said_by(command, source)
            return self._take(table, command, source, expected_version, command_id)

    def undo(
        self, viewer: Viewer, count: int = 1, *, expected_version: int | None = None, command_id: str | None = None
    ) -> int:
        """Take back so many commands of people, with what followed by itself; the version after it.

        Raises:
            IllegalCommand: ``undo.…``; and as ``submit``.
        """
        with self._live.held():
            table = self.playing()
            seat = _voice(viewer)
            source = self._speaker(table, seat, viewer, command_id)
            done = table.taken_before(command_id)
            if done is not None:
                undo = Undo(seat, done.command.get("commands", 1))
            else:
                undo = table.undo_of(seat, count) if table.may_undo(seat) else Undo(seat)
            return self._take(table, undo, source, expected_version, command_id)

    def redo(self, viewer: Viewer, *, command_id: str | None = None) -> int:
        """Take back the last undo; the version after it.

        Raises:
            IllegalCommand: ``redo.nothing``, ``undo.not_allowed``; and as ``submit``.
        """
        with self._live.held():
            table = self.playing()
            seat = _voice(viewer)
            return self._take(table, Redo(seat), self._speaker(table, seat, viewer, command_id), None, command_id)

    def playing(self) -> AnyTable:
        """The table of the small game that is open; hold the table's lock while something is done with it.

        Raises:
            Conflict: ``small.none_open``.
        """
        if self._table is None:
            raise Conflict("small.none_open", "No small game is open at this table: the host chooses the next game.")
        return self._table

    def _speaker(self, table: AnyTable, seat: int, viewer: Viewer, command_id: str | None) -> Actor:
        source = source_of(self._live.lobby, seat, viewer)
        if source != BY_HOST and table.taken_before(command_id) is None:
            check_goes_on(self._live.lobby)
        return source

    def _salted(self, given: JsonObject) -> JsonObject:
        if not is_sealing(given):
            return given
        if _SALT_FIELD in given:
            raise MalformedRequest("small.salt_given", "The table draws the salt of a seal: leave it out.")
        return {**given, _SALT_FIELD: new_salt(self._clocks.random.randrange)}

    def _take(
        self, table: AnyTable, command: Any, source: Actor, expected_version: int | None, command_id: str | None
    ) -> int:
        before, was_over = table.version, self.over
        write = partial(
            table.submit,
            command,
            source=source,
            t_ns=self._t_ns(),
            expected_version=expected_version,
            command_id=command_id,
        )
        version = self._live.saving(write)
        if table.version != before:
            self._followed(table, before)
            self._settle()
            self._publish()
            if self.over != was_over:
                self._live.retell()
        return version

    # --- what happens by itself (companion.small_table.timekeeper) ----------------------------------

    def glance(self) -> SmallGlance | None:
        """The game as it stands; None while nobody plays: none is open, it is over, or in a pause."""
        with self._live.held():
            lobby, table = self._live.lobby, self._table
            if table is None or lobby.paused or self.over:
                return None
            ends_s = self._clock.ends_s(table.state)
            return SmallGlance(lobby, table.engine, table.state, table.version, ends_s)

    def by_itself(self, command: Any, source: Actor, seat: int, glance: SmallGlance) -> None:
        """Take a command that nobody sent, if that seat has the same choices as at ``glance`` still.

        Another seat's seal in between changes nothing; whoever plays or speaks there now, or an undo, may.

        Raises:
            IllegalCommand, LogUnavailable: as ``submit``.
        """
        with self._live.held():
            table, lobby = self._table, self._live.lobby
            if table is None or lobby.id != glance.lobby.id or lobby.paused:
                return
            moves = table.engine.moves
            same = lobby.seats == glance.lobby.seats and moves(table.state, seat) == moves(glance.state, seat)
            if same and seat in table.engine.waiting_for(table.state):
                self._take(table, command, source, None, None)

    def propose(self, proposals: tuple[CameraProposal, ...], glance: SmallGlance) -> None:
        """Show phones what the camera believes to see, if nothing has happened since ``glance``, and until something does."""
        with self._live.held():
            table = self._table
            if table is None or self._live.lobby.id != glance.lobby.id or table.version != glance.version:
                return
            if proposals != self._proposals:
                self._proposals = proposals
                self._publish()

    def tell(self, sentence: str) -> None:
        """Tell everybody why nothing happens by itself, until something does."""
        self._live.note(sentence)

    def settle(self) -> None:
        """Shuffle and deal where the game waits for it; what could not be saved before is tried again."""
        with self._live.held():
            before = 0 if self._table is None else self._table.version
            self._settle()
            if self._table is not None and self._table.version != before:
                self._publish()

    def _settle(self) -> None:
        table = self._table
        while table is not None:
            command = due_shuffle(table.engine, table.state, self._clocks.random.randrange)
            if command is None:
                return
            before = table.version
            write = partial(table.submit, command, source=BY_COMPANION, t_ns=self._t_ns())
            try:
                self._live.saving(write)
            except LogUnavailable:  # told already; the timekeeper tries again
                return
            self._followed(table, before)

    # --- telling -------------------------------------------------------------------------------------

    def _followed(self, table: AnyTable, before: int) -> None:
        """Events behind that version are in the log; what the camera saw before was of another moment."""
        self._proposals = ()
        self._lines += lines_of(table.engine, _names(self._people.lobby), table.events[before:])
        self._results = self._shelf.with_game(self._results, self._people.lobby, table)

    def _publish(self) -> None:
        table, people = self._table, self._people
        lobby = people.lobby
        running = None if table is None or lobby.paused else table.state
        self._clock = self._clock.following(running, self._clocks.steady_s())
        ends_s = None if table is None else self._clock.ends_s(table.state)
        ends_ns = None if ends_s is None else self._clocks.wall_ns(ends_s)
        around = Around(people, self._results, ends_ns, () if running is None else self._proposals)
        self._told = (people, 0 if table is None else table.version)
        own: Callable[[Any], Mapping[str, Any]] = own_state(table, lobby, undo_line(table, self._lines))
        self.feed.publish(shared_state(table, self._lines, around), made_once(own))

    def _t_ns(self) -> int:
        """The game's time."""
        return self._time.now_ns(self._clocks)


def _voice(viewer: Viewer) -> int:
    """A host speaks as host, who may always undo."""
    return HOST if viewer.host or viewer.seat is None else viewer.seat


def _names(lobby: Lobby) -> tuple[str, ...]:
    return tuple([seat.name or f"Seat {number}" for number, seat in enumerate(lobby.seats)])
