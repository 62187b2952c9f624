"""A player whose every other move is random: games wander, but still end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.games.engine import Legal
from companion.games.raja.commands import Command
from companion.players.random_player import WARLIKE, RandomPlayer
from companion.players.self_play import Look, Player
from companion.players.sensible_player import SensiblePlayer


class HalfRandomPlayer:
    """On average, every other move is random; the rest are a sensible player's.

    Args:
        generator: seeded by the caller.
        temper: weights for the random moves, as for ``RandomPlayer``.
    """

    def __init__(self, generator: Random, temper: Mapping[str, float] = WARLIKE) -> None:
        self._generator = generator
        self._players: tuple[Player, Player] = (RandomPlayer(generator, temper), SensiblePlayer(generator))

    def command(self, may: Legal, look: Look) -> Command:
        """A legal command of one of the two players."""
        return self._players[self._generator.randrange(2)].command(may, look)
