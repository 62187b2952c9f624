"""All games of the companion, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from companion.games.almost import game as almost
from companion.games.belemmer import game as belemmer
from companion.games.bid_war import game as bid_war
from companion.games.engine import Engine
from companion.games.evening_vote import game as evening_vote
from companion.games.raja import game as raja
from companion.games.suit_bidding import game as suit_bidding

AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]

ENGINES: Final[Mapping[str, AnyEngine]] = {
    engine.name: engine
    for engine in (
        raja.ENGINE,
        bid_war.ENGINE,
        suit_bidding.ENGINE,
        almost.ENGINE,
        belemmer.ENGINE,
        evening_vote.ENGINE,
    )
}


def engine_of(kind: str) -> AnyEngine:
    """The rules of a kind of game, as lobbies name it (``bid_war``)."""
    return ENGINES[kind.replace("_", "-")]


def engine_named(name: str) -> AnyEngine | None:
    """The rules of the game with that name or kind; None if there is none."""
    return ENGINES.get(name.replace("_", "-"))
