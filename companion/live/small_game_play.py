"""Handles people's commands in a small game at a live table, and starts the next game."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.errors import Conflict, MalformedRequest, NotAllowed
from companion.games.actor import said_by
from companion.games.codec import command_from_json
from companion.games.engine import HOST, Redo, Undo
from companion.games.free_text import check_texts
from companion.games.raja.pieces import MARKERS
from companion.games.shuffling import new_salt
from companion.live.open_game import is_small
from companion.live.open_table import OpenTable
from companion.lobby.identity import Viewer
from companion.small_games.dealing import SmallSession
from companion.small_games.kinds import SmallKind, is_sealing, is_shuffle, kind_named, may_be_virtual, options_for
from companion.small_games.next_game import OpenSmallGame, again, seated_for, undo_seats_of
from companion.small_games.state import votable
from companion.table.feed import Feed
from companion.table.log import JsonObject
from companion.table.table import AnyTable, Table

_SALT_FIELD: Final = "salt"


class SmallGamePlay:
    """Handles people's commands in a small game at a live table."""

    def __init__(self, live: OpenTable) -> None:
        self._live = live

    @property
    def feed(self) -> Feed:
        """The feed on which pages wait for new states."""
        return self._live.small_feed

    # --- games for hosts --------------------------------------------------------------------------

    def begin(self, wish: OpenSmallGame) -> str:
        """Start another game; people keep phones, places, names and markers. Returns: the id of its table.

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

    def begin_again(self) -> str:
        """Start the same game again with the same people, seats and options. Returns: the id of its table.

        Raises:
            Conflict: ``games.goes_on``: it is not over; ``small.none_open``; and as ``begin``.
            LogUnavailable: no game was begun.
        """
        with self._live.held():
            session, lobby = self.session(), self._live.lobby
            if not session.over:
                raise Conflict("games.goes_on", "This game is not over yet: play it to its end first.")
            return self.begin(again(lobby, session.table))

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
            source = self._live.speaker(table, command.seat, viewer, command_id)
            return self._live.take(self.session(), said_by(command, source), source, expected_version, command_id)

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
            source = self._live.speaker(table, seat, viewer, command_id)
            done = table.taken_before(command_id)
            if done is not None:
                undo = Undo(seat, done.command.get("commands", 1))
            else:
                undo = table.undo_of(seat, count) if table.may_undo(seat) else Undo(seat)
            return self._live.take(self.session(), undo, source, expected_version, command_id)

    def redo(self, viewer: Viewer, *, command_id: str | None = None) -> int:
        """Take back the last undo; the version after it.

        Raises:
            IllegalCommand: ``redo.nothing``, ``undo.not_allowed``; and as ``submit``.
        """
        with self._live.held():
            seat = _voice(viewer)
            source = self._live.speaker(self.playing(), seat, viewer, command_id)
            return self._live.take(self.session(), Redo(seat), source, None, command_id)

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

    def _salted(self, given: JsonObject) -> JsonObject:
        if not is_sealing(given):
            return given
        if _SALT_FIELD in given:
            raise MalformedRequest("small.salt_given", "The table draws the salt of a seal: leave it out.")
        return {**given, _SALT_FIELD: new_salt(self._live.clocks.random.randrange)}


def _voice(viewer: Viewer) -> int:
    """The actor of a viewer; a host acts as host, who may always undo."""
    return HOST if viewer.host or viewer.seat is None else viewer.seat
