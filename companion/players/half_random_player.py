"""A player that draws every other move at random: games wander, and still end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.games.engine import Legal
from companion.games.raja.commands import Command
from companion.players.random_player import WARLIKE, RandomPlayer
from companion.players.self_play import Look, Player
from companion.players.sensible_player import SensiblePlayer


class HalfRandomPlayer:
    """Every other move, in the mean, is a random one; the rest is a sensible player's.

    Args:
        generator: seeded by the caller.
        temper: of the random moves.
    """

    def __init__(self, generator: Random, temper: Mapping[str, float] = WARLIKE) -> None:
        self._generator = generator
        self._players: tuple[Player, Player] = (RandomPlayer(generator, temper), SensiblePlayer(generator))

    def command(self, may: Legal, look: Look) -> Command:
        """A legal command of one of the two."""
        return self._players[self._generator.randrange(2)].command(may, look)
