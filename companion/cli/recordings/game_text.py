"""Any game as text: whole when it is over; before that, of a small game, only what everybody may read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from companion.games.catalogue import ENGINES, AnyEngine, engine_named
from companion.games.history import History
from companion.games.raja.options import NAME as RAJA
from companion.games.transcript import Batch, seen_batches, transcript

GOES_ON: Final = "# The game goes on: as everybody may see it, without commands, hidden cards and sealed bids."


def told_game(name: str) -> AnyEngine:
    """The game of that name as a log, options or a transcript have it; Raja where there is none of it."""
    return engine_named(name) or ENGINES[RAJA]


def told(engine: AnyEngine, batches: Iterable[Batch]) -> Iterator[str]:
    """The lines of a game. What Raja's players keep in hand is theirs to print from their own log."""
    known = list(batches)
    if engine.name == RAJA or engine.over(History.of(engine, [list(events) for _, events in known]).state):
        yield from transcript(engine, known)
        return
    yield from transcript(engine, seen_batches(engine, known, None))
    yield GOES_ON
