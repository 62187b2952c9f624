"""Publishes the screens of a small game: its state and the evening's results, for each viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.lobby.lobby import Lobby
from companion.lobby.table_people import TablePeople
from companion.session.camera_proposals import CameraProposal
from companion.small_games.dealing import SmallSession
from companion.small_games.finished_games import FinishedGames
from companion.small_games.results import GameResult
from companion.small_games.state import Around, ShownLine, lines_of, own_state, shared_state, undo_line
from companion.table.feed import Feed, made_once


class SmallScreens:
    """Publishes the state whenever something has changed; not thread-safe.

    Attributes:
        feed: the feed that pages wait on.
        results: the evening's games that are over, oldest first.
    """

    def __init__(self, shelf: FinishedGames, first_number: int) -> None:
        self.feed = Feed(first_number)
        self.results: Sequence[GameResult] = ()
        self._shelf = shelf
        self._session: SmallSession | None = None
        self._lines: list[ShownLine] = []
        self._version = 0
        self._told: tuple[TablePeople, int, tuple[CameraProposal, ...]] | None = None

    def show(self, lobby: Lobby, session: SmallSession | None) -> None:
        """Switch to another open game; ``session`` is None if it is Raja or has not begun.

        Raises:
            LogUnavailable: the evening's results cannot be read.
        """
        self.results = self._shelf.results(lobby)
        self._session, self._told = session, None
        self._lines, self._version = [], 0
        if session is not None:
            self._write_lines(session, lobby)

    def tell(self, people: TablePeople, discussion_ends_ns: int | None, viewers: object) -> None:
        """Publish the state if people, game or proposals have changed.

        Args:
            viewers: as for ``Feed.publish``.
        """
        session = self._session
        version, proposals = (0, ()) if session is None else (session.table.version, session.part.proposals)
        if (people, version, proposals) == self._told:
            return
        lobby, table = people.lobby, None if session is None else session.table
        if session is not None and version != self._version:
            self._write_lines(session, lobby)
            self.results = self._shelf.with_game(self.results, lobby, session.table)
        around = Around(people, self.results, discussion_ends_ns, () if lobby.paused else proposals)
        self._told = (people, version, proposals)
        own: Callable[[Any], Mapping[str, Any]] = own_state(table, lobby, undo_line(table, self._lines))
        self.feed.publish(shared_state(table, self._lines, around), made_once(own), viewers)

    def _write_lines(self, session: SmallSession, lobby: Lobby) -> None:
        table = session.table
        names = [seat.name or f"Seat {number}" for number, seat in enumerate(lobby.seats)]
        self._lines += lines_of(table.engine, names, table.events[self._version :])
        self._version = table.version
