"""Given positions: what can be started from, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.errors import MalformedCommand
from companion.games.raja.commands import OfferBarter, ProposeTrade
from companion.games.raja.events import GameStarted, TurnBegan
from companion.games.raja.game import ENGINE
from companion.games.raja.options import GivenSeat, GivenTile, Position
from companion.games.raja.pieces import Goods
from tests.companion.games.raja.positions import A, B, refusal, seat, table, table_options, to_commerce


def test_a_given_position_starts_with_its_turn() -> None:
    options = table_options(seat({A: (3, 2)}, lying={(0, 1): (2,)}), seat(elephants=1), season="red")
    events = ENGINE.start(options)
    assert events == (GameStarted(options), TurnBegan(1, "red", 0))
    state = ENGINE.setup(options)
    assert state.players[0].reserve == 26
    assert (state.market.elephants, state.market.shields) == (9, (10, 9, 10))


def test_lands_known_only_in_part_can_be_played() -> None:
    told = GivenSeat((GivenTile((1, 2), "blue", city=True, courses=(2, 1)), GivenTile((2, 2), "red", shields=(1,))))
    state = table(seat(), told)
    assert len(state.players[1].lands) == 2
    assert state.phase == "production"


def test_grain_needs_a_known_city_to_go_to() -> None:
    state = to_commerce(table(GivenSeat(()), seat(grain={A: 3})))
    assert refusal(state, ProposeTrade(0, "grain", "buy", 1)) == "grain.no_city"
    assert refusal(state, OfferBarter(0, Goods(money=1), Goods(grain=1))) == "grain.no_city"


def test_a_position_may_use_up_all_there_is() -> None:
    ones = GivenTile((0, 1), "red", shields=(1,) * 10)
    city = GivenTile((0, 0), "blue", city=True, courses=(16, 15), grain=50)
    state = table(GivenSeat((city, ones), elephants=10), seat())
    assert (state.players[0].reserve, state.market.grain, state.market.elephants) == (0, 0, 0)
    assert state.market.shields == (0, 10, 10)
    assert state.phase == "auction", "an empty pile yields nothing"


CITY = GivenTile((0, 0), "red", city=True)


@pytest.mark.parametrize(
    "given",
    [
        GivenSeat((CITY, CITY)),
        GivenSeat((replace(CITY, cell=(3, 0)),)),
        GivenSeat(tuple(replace(CITY, cell=(0, col)) for col in range(4))),
        GivenSeat((replace(CITY, courses=(16, 16)),)),
        GivenSeat((replace(CITY, courses=(3, 0)),)),
        GivenSeat((replace(CITY, city=False, courses=(3,)),)),
        GivenSeat((replace(CITY, shields=(1,)),)),
        GivenSeat((replace(CITY, captured_by=0),)),
        GivenSeat((replace(CITY, captured_by=2),)),
        GivenSeat((replace(CITY, grain=51),)),
        GivenSeat((replace(CITY, city=False, shields=(4,)),)),
        GivenSeat((replace(CITY, city=False, shields=(3,) * 11),)),
        GivenSeat((), elephants=11),
        GivenSeat((), shields=(-1, 0, 0)),
        GivenSeat(
            tuple(GivenTile((row, col), "red") for row in range(3) for col in range(5) if (row + col) % 2 == 0)[:7]
        ),
    ],
)
def test_impossible_positions_are_refused(given: GivenSeat) -> None:
    with pytest.raises(MalformedCommand) as refused:
        table(given, seat())
    assert refused.value.code == "options.position"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"starting_seat": 2}, "options.starting_seat"),
        ({"undo_seats": (5,)}, "options.undo_seats"),
        ({"position": Position((seat(),))}, "options.position"),
        ({"position": Position((seat(), seat()), prices=(6, 8, 14))}, "options.position"),
        ({"position": Position((seat(), seat()), turn=0)}, "options.position"),
    ],
)
def test_impossible_options_are_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(replace(table_options(seat(), seat()), **change))
    assert refused.value.code == code


def test_nobody_starts_with_debts() -> None:
    with pytest.raises(MalformedCommand) as refused:
        table(seat(), seat({B: (1,)}), cash=(75, -1))
    assert refused.value.code == "options.cash"
