"""Virtual players of the small games think in a process of their own: a search may take seconds, and nobody waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import SystemRandom
from typing import Any, Final, Protocol

from companion.games.engine import Legal
from companion.games.shuffling import Choose
from companion.lobby.lobby import VirtualKind
from companion.own_process import OwnProcess, answer_all
from companion.players.almost_player import AlmostPlayer
from companion.players.belemmer_player import BelemmerPlayer
from companion.players.bid_war_player import BidWarPlayer
from companion.players.small_games import SMALL_GAMES, RandomSmallPlayer, SmallPlayer
from companion.players.suit_bidding_player import SuitBiddingPlayer

_WELL: Final[Mapping[str, Callable[[Choose], SmallPlayer]]] = {
    "almost": AlmostPlayer,
    "belemmer": BelemmerPlayer,
    "bid-war": BidWarPlayer,
    "suit-bidding": SuitBiddingPlayer,
}
_LOST: Final = "The process in which virtual players think ended; it was started anew."


@dataclass(frozen=True, slots=True)
class Thought:
    """What a virtual player is asked: all it may know, and nothing else.

    Args:
        game: the engine's name.
        may: what its seat may do.
        view: the game as its seat sees it.
    """

    game: str
    player: VirtualKind
    may: Legal
    view: dict[str, Any]


class Thinker(Protocol):
    """Decides for virtual players."""

    def command(self, thought: Thought) -> Any:
        """What that player does."""

    def close(self) -> None:
        """Nobody thinks any more."""


class ThinkingHere:
    """Thinks in the caller's own thread.

    Args:
        choose: draws moves and salts.
    """

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def command(self, thought: Thought) -> Any:
        """What that player does."""
        well = thought.player == "sensible"
        player = (
            _WELL[thought.game](self._choose) if well else RandomSmallPlayer(SMALL_GAMES[thought.game], self._choose)
        )
        return player.command(thought.may, lambda: thought.view)

    def close(self) -> None:
        """Nothing is held."""


class ThinkingProcess:
    """Thinks in a process of its own, begun when it is asked for the first time."""

    def __init__(self) -> None:
        self._process: OwnProcess | None = None

    def command(self, thought: Thought) -> Any:
        """What that player does; whoever asks waits for it.

        Raises:
            ProcessLost: ``thinking.lost``.
        """
        if self._process is None:
            self._process = OwnProcess(_think_on, (), "thinking", _LOST)
        return self._process.ask(thought)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()


def _think_on(line: Connection) -> None:
    """The process: thoughts in, commands out."""
    answer_all(line, ThinkingHere(SystemRandom().randrange).command)
