"""Small games between virtual players, as a pure stream of commands: no table, no clock, no devices.

Players make the players' decisions, from their own view and what they may do. Shuffles, and real cards that appear,
are up to the table: they are drawn with ``choose``, so that the same seed gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from companion.games.almost import game as almost
from companion.games.almost.sampling import command_for as almost_command
from companion.games.belemmer import game as belemmer
from companion.games.belemmer.sampling import command_for as belemmer_command
from companion.games.bid_war import game as bid_war
from companion.games.bid_war.sampling import command_for as bid_war_command
from companion.games.engine import HOST, Engine, Legal
from companion.games.shuffling import Choose
from companion.games.suit_bidding import game as suit_bidding
from companion.games.suit_bidding.sampling import command_for as suit_bidding_command

View: TypeAlias = dict[str, Any]
Look: TypeAlias = Callable[[], View]


class SmallPlayer(Protocol):
    """A player in a seat."""

    def command(self, may: Legal, look: Look) -> Any:
        """Choose one of ``may.moves`` and fill it in; ``look()`` gives the own view, and is all the player sees of the
        game.
        """


@dataclass(frozen=True, slots=True)
class SmallGame:
    """A game's engine, and the function that makes a random command for one of its moves."""

    engine: Engine[Any, Any, Any, Any]
    command_for: Callable[[Any, int, Choose], Any]


SMALL_GAMES: Final[dict[str, SmallGame]] = {
    game.engine.name: game
    for game in (
        SmallGame(bid_war.ENGINE, bid_war_command),
        SmallGame(suit_bidding.ENGINE, suit_bidding_command),
        SmallGame(almost.ENGINE, almost_command),
        SmallGame(belemmer.ENGINE, belemmer_command),
    )
}


@dataclass(frozen=True, slots=True)
class RandomSmallPlayer:
    """Draws a move, all equally likely, then anything within its bounds; never takes a bid back."""

    game: SmallGame
    choose: Choose

    def command(self, may: Legal, look: Look) -> Any:
        """A random legal command; the view is not used."""
        return self.game.command_for(may.moves[self.choose(len(may.moves))], may.seat, self.choose)


@dataclass(frozen=True, slots=True)
class SmallPlayed:
    """One accepted command, its events, and the state after it."""

    command: Any
    events: tuple[Any, ...]
    state: Any


def play_small_game(
    game: SmallGame, options: Any, players: Sequence[SmallPlayer], choose: Choose, most_commands: int
) -> Iterator[SmallPlayed]:
    """Play until the game ends or ``most_commands`` were accepted; yield a ``SmallPlayed`` for each command.

    Raises:
        MalformedCommand: the options are invalid.
        IllegalCommand: a player gave a command that the rules refuse.
    """
    engine = game.engine
    state = engine.setup(options)
    for _ in range(most_commands):
        seats = engine.waiting_for(state)
        if not seats:
            return
        command = next_small_command(game, state, seats[0], players, choose)
        state, events = engine.advance(state, command)
        yield SmallPlayed(command, events, state)


def next_small_command(game: SmallGame, state: Any, seat: int, players: Sequence[SmallPlayer], choose: Choose) -> Any:
    """What ``seat``, for whom the game waits, does next; the host's moves are the table's, drawn with ``choose``."""
    may = game.engine.legal(state, seat)
    if seat == HOST:
        return game.command_for(may.moves[choose(len(may.moves))], seat, choose)
    return players[seat].command(may, lambda: game.engine.view(state, seat))
