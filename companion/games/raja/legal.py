"""What a seat may do now, with all bounds, so that screens can be built from this alone.

It contains the seat's own secrets only: nothing here depends on what another seat holds in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any, Final, cast

from companion.games.engine import Legal
from companion.games.raja import moves as m
from companion.games.raja.phases.auction.offers import offers as auction
from companion.games.raja.phases.building.offers import offers as building
from companion.games.raja.phases.commerce.offers import offers as commerce
from companion.games.raja.phases.production.offers import offers as production
from companion.games.raja.phases.set_up.offers import offers as set_up
from companion.games.raja.phases.siege.offers import offers as siege
from companion.games.raja.pieces import HOST
from companion.games.raja.planning import ahead
from companion.games.raja.state import Auction, Building, Commerce, Player, Production, SetUp, Siege, State, active_seat
from companion.games.raja.views import numbers_told
from companion.games.records import names_of, to_json
from companion.games.same_object import kept_for_same


def legal_to_json(state: State, may: Legal) -> dict[str, Any]:
    """What a seat may do in that state, as sent to phones: ``{"may": "Bid", …}`` with the fields of each move."""
    return {
        "seat": may.seat,
        "phase": state.phase,
        "active": active_seat(state),
        "waiting_for": numbers_told(may.waiting_for),
        "moves": [_move_to_json(move) for move in may.moves],
        "mends": [_move_to_json(move) for move in may.mends],
    }


def ahead_to_json(state: State, seat: int) -> list[dict[str, Any]]:
    """What that seat may plan ahead, in the form sent to phones."""
    return [_move_to_json(move) for move in ahead(state, seat)]


@kept_for_same(256)
@lru_cache(maxsize=1024)
def _move_to_json(move: m.Move) -> dict[str, Any]:
    """A move as JSON; the same object for the same move, so that it need not be compared or sent again."""
    kind = type(move).__name__
    names = names_of(cast(Hashable, type(move)))
    return {
        "may": kind.removeprefix("May"),
        **{name: _bound_to_json(kind, name, getattr(move, name)) for name in names},
    }


@lru_cache(maxsize=1024)
def _bound_to_json(kind: str, name: str, value: Any) -> Any:
    """A field of a move as JSON; cached by kind and name as well, because Python takes 1 and True for equal."""
    return to_json(value)


def moves(state: State, seat: int) -> tuple[m.Move, ...]:
    """What the player in ``seat`` may do in this phase, without reports and corrections, which are always possible."""
    finder = _OFFERS.get(type(state.step))
    return tuple(finder(state, state.step, state.players[seat])) if finder is not None and seat != HOST else ()


_OFFERS: Final[Mapping[type, Callable[[State, Any, Player], list[m.Move]]]] = {
    SetUp: set_up,
    Production: production,
    Auction: auction,
    Commerce: commerce,
    Building: building,
    Siege: siege,
}
