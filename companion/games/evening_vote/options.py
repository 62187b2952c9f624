"""The options of a vote: who votes, and on which games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.engine import check_between
from companion.games.errors import MalformedCommand

NAME: Final = "evening-vote"
POINTS: Final = (5, 3, 1)
"""Points for the first, second and third game on a ballot."""
MOST_VOTERS: Final = 100


@dataclass(frozen=True, slots=True)
class Options:
    """A vote.

    Args:
        players: names of those who vote, in seat order.
        games: what was played this evening, each once.
        undo_seats: seats that may undo and redo; the host always may.
    """

    players: tuple[str, ...]
    games: tuple[str, ...]
    undo_seats: tuple[int, ...] = ()


def check_options(options: Options) -> None:
    """Check that somebody votes, on two games or more.

    Raises:
        MalformedCommand: ``options.players``, ``options.games``.
    """
    check_between(len(options.players), 1, MOST_VOTERS, "The vote")
    if len(options.games) < 2 or len(set(options.games)) != len(options.games):
        raise MalformedCommand("options.games", "A vote needs two different games or more: name each once.")


def places(options: Options) -> int:
    """Number of games on a ballot: three, or all if there are only two."""
    return min(len(POINTS), len(options.games))


def text_of(games: tuple[int, ...]) -> str:
    """A ballot in the form that is sealed: the games' numbers from 0, best first, separated by spaces."""
    return " ".join([str(game) for game in games])
