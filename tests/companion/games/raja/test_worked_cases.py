"""The worked cases of docs/rules/raja.md, each a test with the case's own words as its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games.actor import BY_PLAYERS
from companion.games.raja.commands import (
    AssignShields,
    Command,
    DeclareBuild,
    DeclareSiege,
    DeclineFill,
    FillTrade,
    FinishBuild,
    FinishRemoval,
    Harvest,
    PassBid,
    PlaceBid,
    PlaceGrain,
    ProposeTrade,
    RollSiegeDice,
)
from companion.games.raja.events import AuctionWon, BattleDecided, BuildFinished, GrainHarvested
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayDemandRansom, MayHarvest, MayTakeNoble
from companion.games.raja.options import AS_PRINTED
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.state import Auction, Commerce, State
from tests.companion.games.raja.positions import (
    A,
    B,
    C,
    last_events,
    played,
    refusal,
    seat,
    table,
    tile,
    to_building,
    to_commerce,
    to_siege,
)

NINE = (4, 3, 2)


def yields_by_width() -> None:
    start = table(seat({A: (3, 3, 1), C: (5,)}, blue=(A, B)), seat())
    assert moves(start, 0) == (MayHarvest(((A, 4), (B, 1))),)
    end = played(start, Harvest(0, A), Harvest(0, B))
    assert [tile(end, 0, cell).grain for cell in (A, B, C)] == [4, 1, 0]
    assert isinstance(end.step, Auction)


def short_pile() -> None:
    away = {A: 14, B: 17, C: 16}
    start = table(seat({A: (3,), B: (1,)}, blue=(A, B)), seat({A: (2,)}, blue=(A,)), seat(grain=away))
    assert start.market.grain == 3
    events = last_events(start, Harvest(0, A))
    assert events[0] == GrainHarvested(0, A, 3, 0, BY_PLAYERS)
    end = played(start, Harvest(0, A))
    assert (tile(end, 0, A).grain, tile(end, 1, A).grain, tile(end, 0, B).grain) == (3, 0, 0)
    assert isinstance(end.step, Auction)


def auction_of_three() -> None:
    start = table(seat(), seat(), seat())
    commands: list[Command] = [PlaceBid(0, 0), PlaceBid(1, 5), PassBid(2), PlaceBid(0, 6), PassBid(1)]
    assert last_events(start, *commands)[1] == AuctionWon(0, 6, (0, 1, 2))
    end = played(start, *commands)
    assert [player.cash for player in end.players] == [69, 75, 75]
    assert end.turn.order == (0, 1, 2)


def _bought(start: State, trade: ProposeTrade) -> State:
    return played(to_commerce(start), trade, DeclineFill(1))


def grain_from_the_market() -> None:
    end = _bought(table(seat(), seat()), ProposeTrade(0, "grain", "buy", 4))
    assert end.players[0].cash == 75 - 12
    assert end.market.prices[0] == 4
    assert isinstance(end.step, Commerce)
    assert end.step.traded == ("grain",)
    end = played(end, PlaceGrain(0, A, 4))
    assert refusal(end, ProposeTrade(0, "grain", "sell", 1)) == "commerce.traded_already"


def price_at_the_last_disk() -> None:
    end = _bought(table(seat(), seat(), prices=(5, 8, 14)), ProposeTrade(0, "grain", "buy", 1))
    assert (end.players[0].cash, end.market.prices[0]) == (70, 5)


def shields_by_points() -> None:
    end = _bought(table(seat(), seat()), ProposeTrade(0, "shields", "buy", 0, (1, 1, 0)))
    assert (end.players[0].cash, end.market.prices[1]) == (75 - 24, 9)
    assert end.players[0].shields == (1, 1, 0)


def elephants_filled_by_c() -> None:
    start = to_commerce(table(seat(elephants=2), seat(), seat(), seat()))
    end = played(start, ProposeTrade(0, "elephants", "sell", 2), FillTrade(3), DeclineFill(1), FillTrade(2))
    assert [player.cash for player in end.players] == [75 + 28, 75, 75 - 28, 75]
    assert [player.elephants for player in end.players] == [0, 0, 2, 0]
    assert end.market.prices[2] == 14


def collapse() -> None:
    start = to_building(table(seat({A: (3, 3)}, grain={A: 2}), seat()))
    declared = played(start, DeclareBuild(0, A, 4))
    assert tile(declared, 0, A).grain == 0
    reserve = declared.players[0].reserve
    end = played(declared, FinishBuild(0, 4, 3, fallen=5))
    event = last_events(declared, FinishBuild(0, 4, 3, fallen=5))[0]
    assert event == BuildFinished(0, A, 4, 3, 5, 1, BY_PLAYERS)
    assert tile(end, 0, A).stones == 4
    assert end.players[0].reserve == reserve + 5 + 1


def _battle(attacker: tuple[int, ...], *defender: int, start: State, shield: int = 0) -> tuple[State, BattleDecided]:
    shields = (((0, 1), shield, A),) if shield else ()
    commands: list[Command] = [
        DeclareSiege(0, 1, (0, 1), ((A, len(attacker) // 2),)),
        AssignShields(1, shields),
        RollSiegeDice(0, attacker),
    ]
    if defender:
        commands.append(RollSiegeDice(1, defender))
    decided = next(event for event in last_events(start, *commands) if isinstance(event, BattleDecided))
    return played(start, *commands), decided


def wall_destroyed() -> None:
    start = to_siege(table(seat(elephants=3), seat({A: NINE}, lying={(0, 1): (2,)})))
    state, decided = _battle((4, 6, 2, 5, 6, 3), 6, 1, start=start, shield=2)
    assert (decided.attacker_total, decided.defender_total, decided.x) == (26, 7, 10)
    assert decided.elephants_lost == 1
    end = played(state, FinishRemoval(1, 0, 0))
    assert tile(end, 1, A).stones == 0
    assert {MayTakeNoble, MayDemandRansom} <= {type(move) for move in moves(end, 0)}


def x_zero() -> None:
    start = to_siege(table(seat(elephants=1), seat({A: (4, 3)})))
    end, decided = _battle((3, 4), start=start)
    assert (decided.x, decided.elephants_lost) == (0, 1)
    assert tile(end, 1, A).stones == 7
    assert end.market.elephants == 10


def as_printed_sum() -> None:
    start = to_siege(table(seat(elephants=1), seat({A: NINE}, lying={(0, 1): (3,)}), rulebook=AS_PRINTED))
    state, decided = _battle((1, 1), 6, 6, 5, start=start, shield=3)
    assert (decided.x, decided.elephants_lost) == (6, 1)
    end = played(state, FinishRemoval(1, 3, 2))
    assert tile(end, 1, A).stones == 3


def accidental_fall() -> None:
    start = to_siege(table(seat(elephants=2), seat({A: (6, 5)})))
    state, decided = _battle((6, 5, 2, 2), start=start)
    assert decided.x == 4
    assert refusal(state, FinishRemoval(1, 6, 5, fallen=2)) == "siege.impossible_fall"
    end = played(state, FinishRemoval(1, 5, 5, fallen=2))
    assert tile(end, 1, A).stones == 5
    assert end.players[1].reserve == 31 - 5


def points() -> None:
    state = table(
        seat({A: (5, 5, 5), B: (7, 7)}, captured={C: 1}),
        seat(captured={A: 0, B: 0}),
        seat(captured={A: 0}),
    )
    assert points_of(state)[0] == 2 + 6 + 1 == 9


CASES: dict[str, Callable[[], None]] = {
    "blue turn; city on blue with courses 3,3,1; city on blue with no wall; city on red, width 5": yields_by_width,
    "pile has 3 grain; A (starting) has two cities worth 4 and 2, B one worth 3; A harvests the 4 first": short_pile,
    "bids: A 0, B 5, C pass, A 6, B pass": auction_of_three,
    "grain at 3: A buys 4 from the market": grain_from_the_market,
    "grain at 5: A buys 1": price_at_the_last_disk,
    "shields at 8: A buys a 2-shield and a 1-shield": shields_by_points,
    "elephants at 14: A sells 2; C, clockwise first of those willing, buys both": elephants_filled_by_c,
    "2 grain paid, 4 declared on a wall of 6; after 3 placed, 5 of the 9 fall": collapse,
    "standard: 3 elephants roll 4,6,2,5,6,3 = 26; 2-shield rolls 6,1 = 7; wall 9": wall_destroyed,
    "standard: 1 elephant rolls 3,4 = 7; no shield; wall 7": x_zero,
    "as-printed: 1 elephant rolls 1,1 = 2; 3-shield rolls 6,6,5 = 17; wall 9": as_printed_sum,
    "x = 4 on a wall of 11; 2 fall by accident while the second is taken off": accidental_fall,
    "nobles at home 2, captured 3, one wall of 15, one of 14": points,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_worked_case(case: Callable[[], None]) -> None:
    case()


def test_every_worked_case_of_the_page_is_tested() -> None:
    page = (Path(__file__).parents[4] / "docs/rules/raja.md").read_text(encoding="utf-8")
    rows = page[page.index("| case | result |") :].splitlines()[2:]
    assert [row.split("|")[1].strip() for row in rows if row.startswith("|")] == list(CASES)
