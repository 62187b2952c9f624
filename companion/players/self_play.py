"""A whole game of Raja between virtual players, as a pure stream of commands: no table, no clock, no devices.

Players make the players' decisions. Dice, fallen stones and the shape of walls are up to the table: ``Chance``,
with a seeded generator, supplies them, so that the same seed gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol, TypeAlias

from companion.games.actor import BY_DICE
from companion.games.engine import Legal
from companion.games.raja.commands import (
    BuildFirstWall,
    Command,
    FinishBuild,
    FinishRemoval,
    Harvest,
    PlaceGrain,
    RollSiegeDice,
)
from companion.games.raja.events import Event
from companion.games.raja.game import ENGINE
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayFinishBuild, MayFinishRemoval, MayRollSiegeDice, Move
from companion.games.raja.options import Options
from companion.games.raja.state import State, waiting_for
from companion.games.raja.views import view

View: TypeAlias = dict[str, Any]
Look: TypeAlias = Callable[[], View]


class Player(Protocol):
    """A player in a seat."""

    def command(self, may: Legal, look: Look) -> Command:
        """Choose one of ``may.moves`` and fill it in; ``look()`` gives the own view, and is all the player sees of the
        game.
        """


@dataclass(frozen=True, slots=True)
class Played:
    """One accepted command, its events, and the state after it."""

    command: Command
    events: tuple[Event, ...]
    state: State


class Chance:
    """What the table decides: dice, collapses, widths of walls.

    Args:
        generator: seeded by the caller.
        collapses_once_in: one build, removal or harvest in this many goes wrong; 0 for steady hands.
    """

    def __init__(self, generator: Random, collapses_once_in: int) -> None:
        self._generator = generator
        self._once_in = collapses_once_in

    def decides(self, move: Move, seat: int) -> Command | None:
        """The command that reports what the table did, if ``move`` is the table's; None if it is a player's."""
        below = self._generator.randrange
        if isinstance(move, MayRollSiegeDice):
            return RollSiegeDice(seat, tuple([1 + below(6) for _ in range(move.most)]), BY_DICE)
        if isinstance(move, MayFinishBuild):
            standing, width = self._wall(move.stood + move.declared)
            return FinishBuild(seat, standing, width)
        if isinstance(move, MayFinishRemoval):
            standing, width = self._wall(move.stones - move.take)
            return FinishRemoval(seat, standing, width)
        return None

    def befalls(self, command: Command) -> Command:
        """The command, changed to include what fell while a player carried it out."""
        if isinstance(command, BuildFirstWall):
            standing, width = self._wall(command.standing)
            return replace(command, standing=standing, width=width)
        if isinstance(command, PlaceGrain):
            fallen = self._generator.randrange(command.units + 1) if self._falls() else 0
        elif isinstance(command, Harvest):
            fallen = 1 if self._falls() else 0
        else:
            return command
        return command if command.fallen == fallen else replace(command, fallen=fallen)

    def _falls(self) -> bool:
        return self._once_in > 0 and self._generator.randrange(self._once_in) == 0

    def _wall(self, stones: int) -> tuple[int, int]:
        """What stands of ``stones``, in two to four courses, and the width of the widest course."""
        below = self._generator.randrange
        if self._falls():
            stones = below(stones + 1)
        courses = min(2 + below(3), max(stones, 1))
        return stones, -(-stones // courses)


def play_game(options: Options, players: Sequence[Player], chance: Chance, most_commands: int) -> Iterator[Played]:
    """Play until the game ends or ``most_commands`` were accepted; yield a ``Played`` for each command.

    Raises:
        MalformedCommand: the options are invalid.
        IllegalCommand: a player gave a command that the rules refuse.
    """
    state = ENGINE.setup(options)
    for _ in range(most_commands):
        seats = waiting_for(state)
        if not seats:
            return
        command = next_command(state, seats[0], players[seats[0]], chance)
        state, events = ENGINE.advance(state, command)
        yield Played(command, events, state)


def next_command(state: State, seat: int, player: Player, chance: Chance) -> Command:
    """What ``seat`` does next: the table's report if one is due, else the player's choice.

    Args:
        state: a state that waits for ``seat``.
    """
    found = moves(state, seat)
    for move in found:
        command = chance.decides(move, seat)
        if command is not None:
            return command
    may = Legal(seat, waiting_for(state), found)
    return chance.befalls(player.command(may, lambda: view(state, seat)))
