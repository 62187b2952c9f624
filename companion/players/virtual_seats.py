"""Virtual players at a live table: who sits where, and what they do next. They see only their own view."""

from __future__ import annotations

from random import Random

from companion.games.raja.commands import Command, FinishBuild, FinishRemoval, RollSiegeDice
from companion.games.raja.state import State, waiting_for
from companion.lobby.lobby import Lobby, VirtualKind
from companion.players.random_player import WARLIKE, RandomPlayer
from companion.players.self_play import Chance, Player, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.players.termination import drags_on


class VirtualSeats:
    """The virtual players of one game.

    Args:
        random: draws their moves.
        collapses_once_in: of their builds, removals and harvests, where no camera looks; 0 for steady hands.
    """

    def __init__(self, random: Random, collapses_once_in: int) -> None:
        self._random = random
        self._chance = Chance(random, collapses_once_in)
        self._spare = RandomPlayer(random, WARLIKE)
        self._players: dict[tuple[int, VirtualKind], Player] = {}

    def next_seat(self, lobby: Lobby, state: State) -> tuple[int, VirtualKind] | None:
        """A virtual player the game waits for."""
        for seat in waiting_for(state):
            kind = lobby.seats[seat].virtual
            if kind is not None:
                return seat, kind
        return None

    def command(self, state: State, seat: int, kind: VirtualKind, *, watched: bool, rolled: bool) -> Command | None:
        """What that player does; None where the table itself must show it first.

        Args:
            watched: a camera counts walls: builds and removals are reported by what it sees.
            rolled: a board reads dice: throws are reported by what it reads.
        """
        if drags_on(state.turn.number):
            kind = "sensible"  # who plays at random would go on so for ever
        key = (seat, kind)
        if key not in self._players:
            made = SensiblePlayer(self._random) if kind == "sensible" else RandomPlayer(self._random, WARLIKE)
            self._players[key] = made
        try:
            command = next_command(state, seat, self._players[key], self._chance)
        except LookupError:
            # The player with a plan has none for a rare choice: anything legal will do.
            command = next_command(state, seat, self._spare, self._chance)
        if watched and isinstance(command, (FinishBuild, FinishRemoval)):
            return None
        return None if rolled and isinstance(command, RollSiegeDice) else command
