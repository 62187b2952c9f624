"""Finds the finished games of an evening in their logs."""

from __future__ import annotations

from collections.abc import Sequence

from companion.errors import UnknownResource
from companion.games.almost.options import Options as AlmostOptions
from companion.lobby.lobby import RAJA, Lobby
from companion.lobby.store import LobbyStore
from companion.small_games.kinds import KINDS
from companion.small_games.results import GameResult, outcome
from companion.table.log import DamagedGame, EventLog, LoggedEvent
from companion.table.table import AnyTable, Table

_BANBURY = "banbury-merton-street"
_GAME_ENDED = "GameEnded"


class FinishedGames:
    """Finds the results of an evening's finished games.

    Every method raises ``LogUnavailable`` if the database cannot be read.
    """

    def __init__(self, log: EventLog, store: LobbyStore) -> None:
        self._log = log
        self._store = store

    def results(self, lobby: Lobby) -> tuple[GameResult, ...]:
        """The finished games of this game's evening, itself included, oldest first."""
        evening = evening_of(lobby)
        heads = self._log.heads()
        found = []
        for other in reversed(self._store.lobbies()):
            if evening_of(other) != evening or not other.started:
                continue
            result = self.result(other, heads.get(other.id))
            found += [] if result is None else [result]
        return tuple(found)

    def result(self, lobby: Lobby, head: LoggedEvent | None) -> GameResult | None:
        """How this game ended; None while it goes on, for a vote, and if its rows are damaged.

        Args:
            head: the newest event of its log.
        """
        try:
            return self._raja(lobby, head) if lobby.kind == RAJA else self._small(lobby)
        except (DamagedGame, UnknownResource, KeyError, TypeError):
            return None  # that game's result is lost; the others are not

    def with_game(self, results: Sequence[GameResult], lobby: Lobby, table: AnyTable) -> tuple[GameResult, ...]:
        """These results, updated for the open game, which may have ended, or gone on after an undo."""
        others = tuple([result for result in results if result.id != lobby.id])
        result = result_of(lobby, table)
        return others if result is None else (*others, result)

    def _small(self, lobby: Lobby) -> GameResult | None:
        kind = KINDS[lobby.kind]
        return None if kind.is_vote else result_of(lobby, Table.opened(self._log, lobby.id, kind.engine))

    def _raja(self, lobby: Lobby, head: LoggedEvent | None) -> GameResult | None:
        if head is None or head.event.get("event") != _GAME_ENDED:
            return None
        winners, points = (tuple(head.event[name]) for name in ("winners", "points"))
        names = tuple([seat.name or "" for seat in lobby.seats])
        return GameResult(lobby.id, RAJA, lobby.title, "Raja", names, winners, points)


def result_of(lobby: Lobby, table: AnyTable) -> GameResult | None:
    """How this game ended; None while it goes on, and for a vote."""
    found = outcome(table.engine, table.state)
    if found is None:
        return None
    options = table.state.options
    played = _BANBURY if isinstance(options, AlmostOptions) and options.variant == _BANBURY else table.engine.name
    return GameResult(lobby.id, lobby.kind, lobby.title, _TITLES[played], tuple(options.players), *found)


def evening_of(lobby: Lobby) -> str:
    """The evening that a game belongs to, as the id of the evening's first game."""
    return lobby.evening or lobby.id


_TITLES = {
    "bid-war": "Bid War",
    "suit-bidding": "Suit bidding",
    "almost": "Almost",
    _BANBURY: "Banbury Merton Street",
    "belemmer": "Belemmer",
}
