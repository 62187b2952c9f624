"""Virtual players at a live table: which seats they have, and what they do next. They see only their own view."""

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
        random: the source of randomness for their moves.
        collapses_once_in: without a camera, one of their builds, removals or harvests in this many goes wrong; 0 for steady hands.
    """

    def __init__(self, random: Random, collapses_once_in: int) -> None:
        self._random = random
        self._chance = Chance(random, collapses_once_in)
        self._spare = RandomPlayer(random, WARLIKE)
        self._players: dict[tuple[int, VirtualKind], Player] = {}

    def next_seat(self, lobby: Lobby, state: State) -> tuple[int, VirtualKind] | None:
        """The seat of a virtual player for whom the game waits; None if it waits for none."""
        for seat in waiting_for(state):
            kind = lobby.seats[seat].virtual
            if kind is not None:
                return seat, kind
        return None

    def command(self, state: State, seat: int, kind: VirtualKind, *, watched: bool, rolled: bool) -> Command | None:
        """What that player does; None if the table itself must show it first.

        Args:
            watched: whether a camera counts walls, and so reports builds and removals.
            rolled: whether a board reads dice, and so reports throws.
        """
        if drags_on(state.turn.number):
            kind = "sensible"  # a random player would go on like this forever
        key = (seat, kind)
        if key not in self._players:
            made = SensiblePlayer(self._random) if kind == "sensible" else RandomPlayer(self._random, WARLIKE)
            self._players[key] = made
        try:
            command = next_command(state, seat, self._players[key], self._chance)
        except LookupError:
            # The player with a plan has none for some rare choices: anything legal will do.
            command = next_command(state, seat, self._spare, self._chance)
        if watched and isinstance(command, (FinishBuild, FinishRemoval)):
            return None
        return None if rolled and isinstance(command, RollSiegeDice) else command
