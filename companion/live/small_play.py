"""A small game at a live table: which comes next, and what people, the clock and the camera say in it."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from companion.errors import Conflict, MalformedRequest, NotAllowed
from companion.games.actor import BY_HOST, Actor, said_by
from companion.games.codec import command_from_json
from companion.games.engine import HOST, Redo, Undo
from companion.games.free_text import check_texts
from companion.games.raja.pieces import MARKERS
from companion.games.shuffling import new_salt
from companion.live.open_game import Glance, is_small
from companion.live.open_table import OpenTable
from companion.lobby.identity import Viewer
from companion.lobby.speaking import check_goes_on, source_of
from companion.session.camera_proposals import CameraProposal
from companion.session.inputs import CardsSeen, Commanded
from companion.small_table.dealing import SmallSession
from companion.small_table.kinds import SmallKind, is_sealing, is_shuffle, kind_named, may_be_virtual, options_for
from companion.small_table.opening import OpenSmallGame, seated_for, undo_seats_of
from companion.small_table.state import votable
from companion.table.feed import Feed
from companion.table.log import JsonObject
from companion.table.table import AnyTable, Table

_SALT_FIELD: Final = "salt"


class SmallPlay:
    """The words of a small game at a live table, which takes them as it takes Raja's."""

    def __init__(self, live: OpenTable) -> None:
        self._live = live

    @property
    def feed(self) -> Feed:
        """Where pages wait for what everybody is told."""
        return self._live.small_feed

    # --- what a host opens ------------------------------------------------------------------------

    def begin(self, wish: OpenSmallGame) -> str:
        """Go on with another game; its people keep phones, places, names and markers. The id of its table.

        Raises:
            MalformedRequest, MalformedCommand, Conflict: see ``seated_for``, ``options_for``; ``small.nothing_to_vote``,
                ``small.virtual_hands``.
            LogUnavailable: nothing was begun.
        """
        live = self._live
        with live.held():
            kind = kind_named(wish.kind)
            before = live.lobby
            markers = list(MARKERS)
            live.clocks.random.shuffle(markers)
            lobby = seated_for(kind, before, live.blank(wish.title or before.title), wish, markers)
            names = tuple([seat.name or f"Seat {number}" for number, seat in enumerate(lobby.seats)])
            options = options_for(kind, wish.options, names, undo_seats_of(lobby, wish), self._games(kind))
            if any(seat.virtual for seat in lobby.seats) and not may_be_virtual(kind.engine, options):
                raise Conflict(
                    "small.virtual_hands", "Virtual players have no hands: play with cards and bids on the phones."
                )
            # The log is begun first: a crash in between leaves a game that nobody knows of, and no door to nowhere.
            live.saving(partial(Table.opened, live.log, lobby.id, kind.engine, options))
            live.go_on_with(lobby)
            return lobby.id

    def _games(self, kind: SmallKind) -> tuple[str, ...]:
        """What the vote is about."""
        if not kind.is_vote:
            return ()
        games = votable(self._live.results)
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
            return self._take(source, said_by(command, source), expected_version, command_id)

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
            return self._take(source, undo, expected_version, command_id)

    def redo(self, viewer: Viewer, *, command_id: str | None = None) -> int:
        """Take back the last undo; the version after it.

        Raises:
            IllegalCommand: ``redo.nothing``, ``undo.not_allowed``; and as ``submit``.
        """
        with self._live.held():
            seat = _voice(viewer)
            source = self._speaker(self.playing(), seat, viewer, command_id)
            return self._take(source, Redo(seat), None, command_id)

    def playing(self) -> AnyTable:
        """The table of the small game that is open; hold the table's lock while something is done with it.

        Raises:
            Conflict: ``small.none_open``.
        """
        return self.session().table

    def session(self) -> SmallSession:
        """The small game that is open; raises as ``playing``."""
        session = self._live.session
        if not is_small(session):
            raise Conflict("small.none_open", "No small game is open at this table: the host chooses the next game.")
        return session

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
        return {**given, _SALT_FIELD: new_salt(self._live.clocks.random.randrange)}

    def _take(self, source: Actor, command: Any, expected_version: int | None, command_id: str | None) -> int:
        given = Commanded(self._live.game_ns(), source, command, expected_version, command_id)
        return self._live.take_small(self.session(), given)

    # --- what happens by itself (companion.live.timekeeper) -----------------------------------

    def glance(self) -> Glance | None:
        """The game as it stands; None while nobody plays: none is open, it is over, or in a pause."""
        with self._live.held():
            lobby, session = self._live.lobby, self._live.session
            if not is_small(session) or lobby.paused or session.over:
                return None
            table, ends_s = session.table, self._live.discussion_ends_s()
            return Glance(lobby, table.engine, table.state, table.version, ends_s)

    def by_itself(self, command: Any, source: Actor, seat: int, glance: Glance) -> None:
        """Take a command that nobody sent, if that seat has the same choices as at ``glance`` still.

        Another seat's seal in between changes nothing; whoever plays or speaks there now, or an undo, may.

        Raises:
            IllegalCommand, LogUnavailable: as ``submit``.
        """
        with self._live.held():
            session, lobby = self._live.session, self._live.lobby
            if not is_small(session) or lobby.id != glance.lobby.id or lobby.paused:
                return
            engine, state = session.table.engine, session.table.state
            same = lobby.seats == glance.lobby.seats and engine.moves(state, seat) == engine.moves(glance.state, seat)
            if same and seat in engine.waiting_for(state):
                self._take(source, command, None, None)

    def propose(self, proposals: tuple[CameraProposal, ...], glance: Glance) -> None:
        """Show phones what the camera believes to see, if nothing has happened since ``glance``, and until something does."""
        with self._live.held():
            session = self._live.session
            if is_small(session) and self._live.lobby.id == glance.lobby.id:
                before = session.part.proposals
                session.ingest(CardsSeen(self._live.game_ns(), glance.version, proposals))
                if session.part.proposals != before:  # a camera sees the same again with every frame
                    self._live.retell()


def _voice(viewer: Viewer) -> int:
    """A host speaks as host, who may always undo."""
    return HOST if viewer.host or viewer.seat is None else viewer.seat
