"""Makes decisions for virtual players of the small games in the caller's own thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.games.shuffling import Choose
from companion.players.almost.player import AlmostPlayer
from companion.players.belemmer_player import BelemmerPlayer
from companion.players.bid_war_player import BidWarPlayer
from companion.players.small_game_self_play import SMALL_GAMES, RandomSmallPlayer, SmallPlayer
from companion.players.suit_bidding.player import SuitBiddingPlayer
from companion.small_games.thinker import Thought

_WELL: Final[Mapping[str, Callable[[Choose], SmallPlayer]]] = {
    "almost": AlmostPlayer,
    "belemmer": BelemmerPlayer,
    "bid-war": BidWarPlayer,
    "suit-bidding": SuitBiddingPlayer,
}


class ThreadPlayers:
    """Decides in the caller's own thread.

    Args:
        choose: the source of randomness for moves and salts.
    """

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def command(self, thought: Thought) -> Any:
        """Decide what that player does."""
        well = thought.player == "sensible"
        player = (
            _WELL[thought.game](self._choose) if well else RandomSmallPlayer(SMALL_GAMES[thought.game], self._choose)
        )
        return player.command(thought.may, lambda: thought.view)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
