"""Results of finished games, and each person's totals over an evening. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.games.almost.state import State as AlmostState
from companion.games.belemmer.state import State as BelemmerState
from companion.games.catalogue import AnyEngine
from companion.games.evening_vote.options import NAME as EVENING_VOTE
from companion.lobby.lobby import GameKind


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a finished game.

    Args:
        id: the id of its table.
        played: its name in a list of games; two variants of one game have different names.
        names: the players' names, by seat.
        winners: the winners' seats; several may share a win, or there may be none.
        points: points by seat; () if the game has none.
    """

    id: str
    kind: GameKind
    title: str
    played: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PersonTotal:
    """One person's total for an evening.

    Args:
        won: games won, including shared wins.
        points: one point for each player beaten, in each game.
    """

    name: str
    won: int
    points: int


def outcome(engine: AnyEngine, state: Any) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Winners and points of a game that is over; None while it goes on, and for a vote, which nobody wins."""
    if engine.name == EVENING_VOTE or not engine.over(state):
        return None
    winners = tuple(state.step.winners)
    if isinstance(state, AlmostState):
        by_rounds = state.options.variant != "almost" and state.options.winner == "rounds"
        return winners, state.rounds_won if by_rounds else state.points
    if isinstance(state, BelemmerState):
        return winners, tuple(state.step.totals)  # type: ignore[union-attr]
    return winners, tuple(state.step.points)


def totals(results: Iterable[GameResult]) -> tuple[PersonTotal, ...]:
    """Everybody's totals, most points first. People are identified by name over all games.

    Scores of different games cannot be compared, but places can. So each game gives one point for each player beaten: a
    winner beats all who did not win; among the others, more points beat fewer.
    """
    found: dict[str, PersonTotal] = {}
    for result in results:
        ranks = ranks_of(result)
        for seat, name in enumerate(result.names):
            before = found.get(name.casefold(), PersonTotal(name, 0, 0))
            behind = sum(rank < ranks[seat] for rank in ranks)
            won = before.won + (seat in result.winners)
            found[name.casefold()] = PersonTotal(before.name, won, before.points + behind)
    return tuple(sorted(found.values(), key=lambda total: (-total.points, -total.won, total.name.casefold())))


def ranks_of(result: GameResult) -> Sequence[tuple[bool, int]]:
    """Ranks by seat; higher is better, equal is a tie."""
    points = result.points or (0,) * len(result.names)
    return [(True, 0) if seat in result.winners else (False, points[seat]) for seat in range(len(result.names))]
