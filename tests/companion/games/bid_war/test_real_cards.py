"""Real cards, tapped in or seen by the camera: the companion checks, adds up, keeps piles and counts reshuffles."""

from __future__ import annotations

import pytest

from companion.games.actor import actor_named, by_seat
from companion.games.bid_war import commands as c
from companion.games.bid_war.events import DeckReshuffled
from companion.games.bid_war.game import ENGINE
from companion.games.bid_war.state import Adding, Bidding, Preparing, Showing, State
from companion.games.cards import JOKER, QUEEN, Card, CardSource
from companion.games.engine import HOST
from tests.companion.games.bid_war.tables import after, code, events, of, passes, seal, table

QUEEN_OF_SPADES = Card(QUEEN, "spades")


def bidding(source: CardSource = "typed") -> State:
    return after(table((), (), source=source), c.FlipPrize(0, QUEEN_OF_SPADES, by_seat(0)))


@pytest.mark.parametrize("source", ["typed", "camera"])
def test_a_round_with_real_cards(source: CardSource) -> None:
    state = table((), (), source=source)
    assert isinstance(state.step, Preparing)
    assert [player.in_hand for player in state.players] == [5, 5]
    state = after(state, c.FlipPrize(HOST, QUEEN_OF_SPADES, actor_named(source)), c.LayBid(0, 3), c.LayBid(1, 1))
    assert isinstance(state.step, Showing)
    assert code(state, c.ShowBid(1, 0, of("hearts", 9, 6, 5))) == "seat.not_allowed"
    state = after(state, c.ShowBid(0, 0, of("hearts", 9, 6, 5)))
    assert code(state, c.ShowBid(0, 0, of("hearts", 9, 6, 5))) == "bid.shown_already"
    state = after(state, c.ShowBid(HOST, 1, of("spades", 10), actor_named(source)))
    assert isinstance(state.step, Adding)
    state = passes(state)
    assert state.players[0].prizes == (QUEEN_OF_SPADES,)
    assert [player.in_hand for player in state.players] == [5, 5]
    assert state.players[0].discard == of("hearts", 9, 6, 5)


def test_a_prize_must_be_among_those_left() -> None:
    state = table((), (), source="typed")
    assert code(state, c.FlipPrize(0, Card(QUEEN, "clubs"))) == "prize.not_there"
    state = after(state, c.FlipPrize(0, JOKER))
    for seat in (0, 1):
        state = after(state, c.LayBid(seat, 1))
    state = passes(after(state, c.ShowBid(0, 0, of("hearts", 9)), c.ShowBid(1, 1, of("spades", 1))))
    state = after(state, c.FlipPrize(0, JOKER))
    assert state.prizes.unseen.count(JOKER) == 0


def test_cards_that_lie_in_the_discard_pile_or_trash_cannot_be_shown() -> None:
    state = after(bidding(), c.PlaySeven(0, Card(4, "hearts")), c.PlaySeven(0, Card(4, "hearts")))
    assert code(state, c.PlaySeven(0, Card(5, "hearts"))) == "card.not_in_hand"
    assert state.players[0].in_hand == 1
    state = after(state, c.LayBid(0, 1), c.LayBid(1, 2))
    assert code(state, c.ShowBid(0, 0, of("hearts", 4))) == "card.not_in_hand"
    assert code(state, c.ShowBid(0, 0, of("hearts", 7))) == "card.not_in_hand"
    assert code(state, c.ShowBid(1, 1, of("spades", 5))) == "bid.count"
    assert code(state, c.ShowBid(1, 1, of("hearts", 5, 5))) == "card.not_in_hand"


def test_no_more_cards_are_laid_than_are_in_the_hand() -> None:
    state = after(bidding(), c.PlaySeven(0, Card(4, "hearts")), c.PlaySeven(0, Card(4, "hearts")))
    assert code(state, c.LayBid(0, 2)) == "bid.count"
    assert code(state, c.LayBid(0, 0)) == "bid.count"


def test_reshuffles_are_counted_and_the_pile_becomes_the_deck() -> None:
    state = bidding()
    for _ in range(5):
        state = after(state, c.LayBid(0, 3), c.LayBid(1, 3))
        for seat in (0, 1):
            state = after(state, c.ShowBid(seat, seat, state.players[seat].unseen[:3]))
        state = passes(state)
        state = after(state, c.FlipPrize(0, state.prizes.unseen[0]))
    assert [player.reshuffles for player in state.players] == [0, 0]
    state = after(state, c.LayBid(0, 3), c.LayBid(1, 3))
    for seat in (0, 1):
        state = after(state, c.ShowBid(seat, seat, state.players[seat].unseen[:3]))
    state = after(state, c.PassAdding(0))
    assert events(state, c.PassAdding(1), DeckReshuffled) == [DeckReshuffled(0, ()), DeckReshuffled(1, ())]
    state = after(state, c.PassAdding(1))
    assert [player.reshuffles for player in state.players] == [1, 1]
    assert [(player.in_hand, player.in_deck, player.discard) for player in state.players] == [(5, 15, ())] * 2


def test_phones_and_real_cards_do_not_mix() -> None:
    assert code(bidding(), seal(0, 9)) == "bid.other_cards"
    assert code(table((10, 9, 8, 7, 6), (1, 2, 3, 4, 5)), c.LayBid(0, 1)) == "bid.other_cards"


def test_a_laid_bid_can_be_taken_up_and_its_size_is_for_all_to_see() -> None:
    state = after(bidding(), c.LayBid(0, 2))
    assert ENGINE.view(state, 1)["players"][0]["bid"]["count"] == 2
    assert ENGINE.view(state, 0)["players"][0]["hand"] is None
    state = after(state, c.WithdrawBid(0))
    assert isinstance(state.step, Bidding)
    assert state.step.bids == (None, None)
