"""Phases against models of them that are too simple to be wrong: who is next, who gets it, and what it comes to."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.games.raja.commands import DeclineFill, FillTrade, Harvest, PassBid, PlaceBid, ProposeTrade
from companion.games.raja.options import Rulebook
from companion.games.raja.pieces import Cell
from companion.games.raja.state import Auction, Commerce, Production, State
from tests.companion.games.raja.positions import A, B, C, chooser, played, seat, table, tile, to_commerce

SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(2, 5)
CITIES: tuple[Cell, ...] = (A, B, C)


@given(SEEDS, SEATS, st.integers(0, 30))
@settings(max_examples=150, deadline=None)
def test_production_goes_round_a_shrinking_circle_of_seats(seed: int, seats: int, pile: int) -> None:
    """P1, P2: a queue of seats; whoever is in front harvests one city and goes to the back while one is left."""
    choose = chooser(seed)
    widths = [{cell: choose(5) for cell in CITIES} for _ in range(seats)]
    blue = [tuple(cell for cell in CITIES if choose(2)) for _ in range(seats)]
    away = 50 - pile
    stands = [{C: away} if number == 0 and away else {} for number in range(seats)]
    lands = [
        seat({cell: (wide,) for cell, wide in widths[n].items() if wide}, blue=blue[n], grain=stands[n])
        for n in range(seats)
    ]
    starting = choose(seats)
    state = table(*lands, starting=starting)

    expected = {(n, cell): stands[n].get(cell, 0) for n in range(seats) for cell in CITIES}
    left = [list(cells) for cells in blue]
    queue = [(starting + ahead) % seats for ahead in range(seats) if left[(starting + ahead) % seats]]
    while queue and pile:
        front = queue.pop(0)
        assert isinstance(state.step, Production)
        assert state.step.active == front
        cell = left[front].pop(choose(len(left[front])))
        grain = min(1 + widths[front][cell], pile)
        pile -= grain
        expected[front, cell] += grain
        if left[front]:
            queue.append(front)
        state = played(state, Harvest(front, cell))
    assert isinstance(state.step, Auction)
    assert {(n, cell): tile(state, n, cell).grain for n in range(seats) for cell in CITIES} == expected
    assert state.market.grain == pile


@given(SEEDS, SEATS, st.booleans())
@settings(max_examples=150, deadline=None)
def test_the_auction_ends_as_one_held_with_a_list_of_names(seed: int, seats: int, final_pass: bool) -> None:
    """A1–A4: bids go round; out for good, or only for now, until nobody else raises."""
    choose = chooser(seed)
    cash = tuple(choose(30) for _ in range(seats))
    starting = choose(seats)
    state = table(
        *[seat()] * seats, cash=cash, starting=starting, rulebook=Rulebook(final_pass=final_pass), season="blue"
    )
    still_in = [(starting + ahead) % seats for ahead in range(seats)]
    highest, leader, quiet = -1, -1, 0
    while isinstance(state.step, Auction):
        bidder = still_in.pop(0)
        assert state.step.active == bidder
        if cash[bidder] > highest and (leader < 0 or choose(2)):
            highest += 1 + choose(min(4, cash[bidder] - highest))
            leader, quiet = bidder, 0
            still_in.append(bidder)
            state = played(state, PlaceBid(bidder, highest))
        else:
            quiet += 1
            if not final_pass:
                still_in.append(bidder)
            state = played(state, PassBid(bidder))
        over = (still_in == [leader]) if final_pass else quiet == seats - 1
        assert isinstance(state.step, Commerce) is over
    assert state.turn.order == tuple((leader + ahead) % seats for ahead in range(seats))
    assert [player.cash for player in state.players] == [
        money - (highest if number == leader else 0) for number, money in enumerate(cash)
    ]


@given(SEEDS, SEATS, st.sampled_from(["buy", "sell"]))
@settings(max_examples=150, deadline=None)
def test_a_trade_goes_to_the_first_willing_clockwise_in_whatever_order_they_speak(
    seed: int, seats: int, side: str
) -> None:
    """C3, C4: elephants at $14; who is asked answers in any order, until it is certain who fills it."""
    choose = chooser(seed)
    elephants = [choose(3) for _ in range(seats)]
    cash = tuple(choose(60) for _ in range(seats))
    proposer = choose(seats)
    state = to_commerce(table(*[seat(elephants=n) for n in elephants], cash=cash, starting=proposer))
    count = 1 + choose(2)
    command = ProposeTrade(proposer, "elephants", "buy" if side == "buy" else "sell", count)
    if side == "buy":
        assume(cash[proposer] >= 14 * count and 10 - sum(elephants) >= count)
    else:
        assume(elephants[proposer] >= count)
    clockwise = [(proposer + ahead) % seats for ahead in range(1, seats)]
    able = {n for n in clockwise if (elephants[n] >= count if side == "buy" else cash[n] >= 14 * count)}
    willing = {n for n in able if choose(2)}
    fills = next((n for n in clockwise if n in willing), None)

    state = played(state, command)
    unasked = list(clockwise)
    while unasked:
        speaker = unasked.pop(choose(len(unasked)))
        state = played(state, FillTrade(speaker) if speaker in willing else DeclineFill(speaker))
        assert isinstance(state.step, Commerce)
        nearer = clockwise[: clockwise.index(fills)] if fills is not None else clockwise
        certain = fills not in unasked and not any(n in unasked for n in nearer)
        assert (state.step.trade is None) is certain
        if certain:
            break
    sign = 1 if side == "buy" else -1
    change = {proposer: sign} | ({fills: -sign} if fills is not None else {})
    assert [player.elephants for player in state.players] == [
        had + change.get(n, 0) * count for n, had in enumerate(elephants)
    ]
    assert [player.cash for player in state.players] == [
        had - change.get(n, 0) * 14 * count for n, had in enumerate(cash)
    ]
    assert price(state) == (14 if fills is not None else 14 + sign)


def price(state: State) -> int:
    return state.market.prices[2]
