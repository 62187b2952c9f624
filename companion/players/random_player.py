"""A player that does anything legal; its temper says how readily it does each kind of thing."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.games.engine import Legal
from companion.games.raja.commands import Command
from companion.games.raja.moves import MayTrade, Move
from companion.games.raja.sampling import command_for
from companion.players.self_play import Look

EVEN: Mapping[str, float] = {}
"""All kinds of moves are equally likely."""

WARLIKE: Mapping[str, float] = {
    "MayBid": 0.02,
    "MayOfferBarter": 0.1,
    "MayCounterBarter": 0.2,
    "MayFillTrade": 0.1,
    "MayEndCommerce": 0.5,
    "buy elephants": 6.0,
    "sell elephants": 0.02,
    "buy grain": 0.1,
    "sell grain": 2.0,
    "buy shields": 0.1,
    "sell shields": 2.0,
    "MayDeclareBuild": 2.0,
    "MayDeployShield": 0.3,
    "MayDeclareSiege": 4.0,
    "MayPassSiege": 0.2,
    "MayTakeNoble": 8.0,
    "MayLeaveNoble": 0.1,
    "MayDemandRansom": 0.5,
}
"""Saves up for elephants and attacks, so that random games come to an end."""


class RandomPlayer:
    """Draws a move by its weight, then anything within the move's bounds.

    Args:
        generator: seeded by the caller.
        temper: the weight of each kind of move, by its class name or, for a trade, as "buy grain"; 1 if not given.
    """

    def __init__(self, generator: Random, temper: Mapping[str, float] = EVEN) -> None:
        self._generator = generator
        self._temper = temper

    def command(self, may: Legal, look: Look) -> Command:
        """A random legal command; the view is not used."""
        move = may.moves[0]
        if len(may.moves) > 1:
            weights = [self._temper.get(_kind(other), 1.0) for other in may.moves]
            move = self._generator.choices(may.moves, weights)[0]
        return command_for(move, may.seat, self._generator.randrange)


def _kind(move: Move) -> str:
    return f"{move.action} {move.market}" if isinstance(move, MayTrade) else type(move).__name__
