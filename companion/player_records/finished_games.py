"""Finds every finished game of the log and reduces it to what the records need; each game is read once."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.codec import event_from_json
from companion.games.errors import GameError
from companion.games.raja.events import BuildFinished, Event, FirstWallBuilt, Restored, Reverted
from companion.games.raja.game import ENGINE
from companion.lobby.lobby import RAJA, Lobby
from companion.lobby.store import LobbyStore
from companion.small_games.finished_games import FinishedGames, evening_of
from companion.small_games.results import GameResult
from companion.table.log import DamagedGame, EventLog, LoggedEvent

_NS_PER_MINUTE = 60_000_000_000


@dataclass(frozen=True, slots=True)
class TallWall:
    """The wall with most stones in a game of Raja, and whose it was."""

    seat: int
    stones: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """A finished game.

    Attributes:
        evening: the id of its evening's first game.
        created: when it was created, ISO 8601 in UTC.
        mats: each seat's place at the table.
        people: by seat, whether a person sat there and not a virtual player.
        wall: the tallest wall, only in Raja.
    """

    result: GameResult
    evening: str
    created: str
    mats: tuple[int, ...]
    people: tuple[bool, ...]
    minutes: int
    wall: TallWall | None


class GamesOver:
    """Finds finished games. Thread-safe; raises ``LogUnavailable`` if the database cannot be read."""

    def __init__(self, log: EventLog, store: LobbyStore) -> None:
        self._log = log
        self._store = store
        self._shelf = FinishedGames(log, store)
        self._lock = threading.Lock()
        self._read: dict[tuple[str, int], GameOver | None] = {}

    def found(self) -> tuple[GameOver, ...]:
        """Return the finished games, oldest first; games with damaged rows are left out."""
        heads = self._log.heads()
        with self._lock:
            read: dict[tuple[str, int], GameOver | None] = {}
            for lobby in reversed(self._store.lobbies()):
                head = heads.get(lobby.id)
                if head is None or not lobby.started:
                    continue
                key = (lobby.id, head.version)
                read[key] = self._read[key] if key in self._read else self._game(lobby, head)
            self._read = read
        return tuple(game for game in read.values() if game is not None)

    def read_anew(self) -> None:
        """Read all games again next time, because names in the log have changed."""
        with self._lock:
            self._read = {}

    def _game(self, lobby: Lobby, head: LoggedEvent) -> GameOver | None:
        result = self._shelf.result(lobby, head)
        if result is None or len(result.names) != len(lobby.seats):
            return None
        try:
            logged = self._log.events(lobby.id)
            wall = tallest_wall([event_from_json(ENGINE, one.event) for one in logged]) if lobby.kind == RAJA else None
        except (DamagedGame, GameError):
            return None
        return GameOver(
            result=result,
            evening=evening_of(lobby),
            created=lobby.created,
            mats=tuple(seat.mat for seat in lobby.seats),
            people=tuple(seat.virtual is None for seat in lobby.seats),
            minutes=max(1, round((logged[-1].t_ns - logged[0].t_ns) / _NS_PER_MINUTE)),
            wall=wall,
        )


def tallest_wall(events: Sequence[Event]) -> TallWall | None:
    """Return the wall with most stones that was built and not undone; the earlier of equal ones."""
    counts: list[tuple[int, Event]] = []
    taken_back: list[list[tuple[int, Event]]] = []
    for version, event in enumerate(events, start=1):
        if isinstance(event, Reverted):
            taken_back.append([one for one in counts if one[0] > event.to_version])
            counts = [one for one in counts if one[0] <= event.to_version]
        elif isinstance(event, Restored):
            counts += taken_back.pop() if taken_back else []
        else:
            counts.append((version, event))
    walls = [
        TallWall(event.seat, event.standing)
        for _, event in counts
        if isinstance(event, (FirstWallBuilt, BuildFinished)) and event.standing
    ]
    return max(walls, key=lambda wall: wall.stones, default=None)
