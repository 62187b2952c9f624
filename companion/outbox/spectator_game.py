"""A game as a spectator sees it, event by event: the only form in which it leaves the table. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from companion.games.catalogue import AnyEngine, engine_of
from companion.games.codec import event_from_json, event_to_json
from companion.games.raja.phases.turn.rules import points_of
from companion.lobby.lobby import RAJA, Lobby, created_ns
from companion.outbox.hub_messages import Batch, EventTold, GameTold, SeatTold, StandTold
from companion.session.words.announcements import Announcement, Announcer
from companion.small_games.announcements import line_of
from companion.small_games.results import outcome
from companion.table.log import LoggedEvent

SPECTATOR: Final = None
"""The seat of nobody, for which views and events are requested."""
SMALL_TAGS: Final[Mapping[str, tuple[str, ...]]] = {
    "RoundEnded": ("score",),
    "AuctionEnded": ("score",),
    "GameEnded": ("score", "end"),
}
"""Tags of a small game's great moments, the same as Raja's."""


class SeenGame:
    """Folds a game, and returns what a spectator sees of it.

    Args:
        lobby: the game's people; if the game gives a seat another name, that one counts.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._engine = engine_of(lobby.kind)
        self._states: list[Any] = []
        self._say: Callable[[int, Any], Announcement | None] = lambda version, event: None

    @property
    def version(self) -> int:
        """The number of events taken so far."""
        return len(self._states)

    def take(self, logged: Sequence[LoggedEvent]) -> tuple[EventTold, ...]:
        """Take the next events of the log, in order; return them as a spectator sees them.

        Raises:
            MalformedCommand, ValueError: an event is damaged, or not the next one.
        """
        return tuple([self._told(one) for one in logged])

    def batch(self, after: int, events: tuple[EventTold, ...]) -> Batch:
        """Return those events as a batch, with the game's present state."""
        return Batch(self._game(), after, events, stand_of(self._engine, self._states[-1]))

    def _told(self, logged: LoggedEvent) -> EventTold:
        if logged.version != self.version + 1:
            raise ValueError(f"Event {logged.version} does not follow {self.version}.")
        event = event_from_json(self._engine, logged.event)
        self._states.append(self._engine.folded(self._states, event))
        if self.version == 1:
            self._say = _speaker(self._engine, self._names())
        seen = self._engine.seen_event(event, SPECTATOR)
        said = self._say(logged.version, event)
        if seen is None:
            return EventTold(logged.version, logged.logged_ns, None, None, ())
        line, tags = (None, ()) if said is None else (said.message.to_json(), said.tags)
        return EventTold(logged.version, logged.logged_ns, event_to_json(seen), line, tags)

    def _names(self) -> tuple[str, ...]:
        players = self._states[0].options.players
        return tuple([player if isinstance(player, str) else player.name for player in players])

    def _game(self) -> GameTold:
        lobby = self._lobby
        seats = tuple([_seat(lobby, seat, name) for seat, name in enumerate(self._names())])
        return GameTold(lobby.id, lobby.kind, lobby.title, created_ns(lobby), seats)


def _seat(lobby: Lobby, seat: int, name: str) -> SeatTold:
    if seat >= len(lobby.seats):
        return SeatTold(name, virtual=False)
    place = lobby.seats[seat]
    return SeatTold(name, place.virtual is not None, place.mat)


def stand_of(engine: AnyEngine, state: Any) -> StandTold:
    """Return a game's present state, as a spectator sees it."""
    view = engine.view(state, SPECTATOR)
    found = outcome(engine, state)
    walls: tuple[int, ...] = ()
    if engine.name == RAJA:
        points: tuple[int, ...] = tuple(points_of(state))
        walls = tuple([max((tile.stones for tile in player.lands), default=0) for player in state.players])
    else:
        # Voters are plain names and have no points.
        points = tuple([_points_of(player) for player in view.get("players", []) if isinstance(player, dict)])
    winners, points = (None, points) if found is None else (found[0], found[1] or points)
    return StandTold(view, points, winners, walls, engine.over(state))


def _points_of(player: Mapping[str, Any]) -> int:
    """Return a player's points; Almost gives very large sums as digits."""
    points = player.get("points", player.get("total", 0))
    return int(points) if isinstance(points, (int, str)) else 0


def _speaker(engine: AnyEngine, names: tuple[str, ...]) -> Callable[[int, Any], Announcement | None]:
    """Return a function that turns an event into a line for everybody; in a small game only from what a spectator sees."""
    if engine.name == RAJA:
        return Announcer(names).announce

    def say(version: int, event: Any) -> Announcement | None:
        line = line_of(engine.seen_event(event, SPECTATOR), names)
        return None if line is None else Announcement(line, SMALL_TAGS.get(type(event).__name__, ()))

    return say
