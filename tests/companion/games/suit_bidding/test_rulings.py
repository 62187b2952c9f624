"""N1 to N4, each by name, and what is sealed."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.actor import actor_named
from companion.games.cards import ACE, JACK, KING, QUEEN, SUITS, Card, CardSource, without
from companion.games.engine import HOST, Undo
from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.history import History
from companion.games.seals import opens
from companion.games.suit_bidding import commands as c
from companion.games.suit_bidding.auctions import offerer_at
from companion.games.suit_bidding.events import AuctionEnded, BidSealed, BidsRevealed
from companion.games.suit_bidding.game import ENGINE
from companion.games.suit_bidding.options import ALL_SUITS, NAME, BackedSuit, Options, Values, suit_cards, value_of
from companion.games.suit_bidding.state import Ended, Offering, Raising, Sealing, Showing, State, points_of

SALT = "0123456789abcdef" * 2


def table(count: int = 3, top: tuple[int, ...] = (7,), **chosen: Any) -> State:
    """A game in its first auction, these ranks on top of the spare suit."""
    options = Options(tuple("ABCDEFG"[:count]), **chosen)
    state = ENGINE.setup(options)
    if options.offer == "own" or options.cards != "phones":
        return state
    first = tuple(Card(rank, options.suits[count].suit) for rank in top)
    return after(state, c.ShuffleSpare(HOST, first + without(state.spare, first)))


def after(state: State, *commands: c.Command) -> State:
    for command in commands:
        state = ENGINE.advance(state, command)[0]
    return state


def own(state: State, seat: int, rank: int) -> Card:
    return Card(rank, state.players[seat].suit.suit)


def sealed(state: State, *ranks: int | None) -> State:
    """Everybody seals a card of this rank; None does not bid."""
    for seat, rank in enumerate(ranks):
        if rank is not None:
            state = after(state, c.SealBid(seat, own(state, seat, rank), SALT))
    return state


def code(state: State, command: c.Command) -> str:
    with pytest.raises(IllegalCommand) as refused:
        ENGINE.decide(state, command)
    return refused.value.code


def won(state: State) -> list[list[int]]:
    return [[card.rank for card in player.won] for player in state.players]


def test_n1_everybody_holds_a_whole_suit_and_a_spare_card_is_auctioned() -> None:
    state = table()
    assert [player.hand for player in state.players] == [suit_cards(suit) for suit in SUITS[:3]]
    assert state.offer == (Card(7, "spades"),)
    assert len(state.spare) == 12


def test_n1_thirteen_auctions_and_all_money_is_spent() -> None:
    state = table()
    for rank in range(1, 14):
        assert state.auction == rank
        state = sealed(state, rank, 14 - rank, rank)
    assert isinstance(state.step, Ended)
    assert all(not player.hand and len(player.spent) == 13 for player in state.players)


@pytest.mark.parametrize("count", [1, 8])
def test_n1_two_to_seven_players(count: int) -> None:
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(Options(tuple("ABCDEFGH"[:count])))
    assert refused.value.code == "options.players"


@pytest.mark.parametrize(
    ("count", "offer", "suits", "right"),
    [
        (3, "spare", 4, True),
        (3, "spare", 3, False),
        (4, "own", 4, True),
        (4, "spare", 4, False),
        (7, "spare", 8, True),
        (7, "spare", 7, False),
    ],
)
def test_n1_and_n4_suits_that_are_needed(count: int, offer: Any, suits: int, right: bool) -> None:
    options = Options(tuple("ABCDEFG"[:count]), ALL_SUITS[:suits], offer=offer)
    if right:
        assert ENGINE.setup(options).players
        return
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(options)
    assert refused.value.code == "options.suits"


def test_n1_a_suit_of_another_back_is_another_suit() -> None:
    suits = (BackedSuit("hearts"), BackedSuit("hearts", "red"), BackedSuit("clubs"))
    assert len(ENGINE.setup(Options(("A", "B"), suits)).players) == 2
    with pytest.raises(MalformedCommand):
        ENGINE.setup(Options(("A", "B"), (suits[0], suits[0], suits[2])))


def test_n2_the_highest_sealed_bid_wins_and_every_bid_card_is_out() -> None:
    state = sealed(table(), 9, 10, 2)
    assert won(state) == [[], [7], []]
    assert [player.spent[0].rank for player in state.players] == [9, 10, 2]
    assert all(len(player.hand) == 12 for player in state.players)


def test_n2_two_equal_highest_bids_put_all_cards_out_the_prize_too() -> None:
    state = sealed(table(), 10, 10, 2)
    assert won(state) == [[], [], []]
    assert state.out == (Card(7, "spades"),)
    assert len(state.offer) == 1


def test_n2_equal_lower_bids_do_not_matter() -> None:
    assert won(sealed(table(), 10, 4, 4)) == [[7], [], []]


def test_n2_a_card_that_is_spent_cannot_be_bid_again() -> None:
    state = sealed(table(), 9, 10, 2)
    assert code(state, c.SealBid(0, own(state, 0, 9), SALT)) == "card.not_in_hand"
    assert code(state, c.SealBid(0, Card(9, "spades"), SALT)) == "card.not_in_hand"
    assert code(state, c.SealBid(0, own(state, 0, 8), "short")) == "seal.weak_salt"


def test_n3_values_of_the_prizes_won_highest_wins_and_a_tie_is_shared() -> None:
    state = table(2, tuple(range(13, 0, -1)))
    for rank in range(13, 0, -1):
        state = sealed(state, rank, rank % 13 + 1)
    assert isinstance(state.step, Ended)
    assert state.step.points == points_of(state) == (13, 78)
    assert state.step.winners == (1,)
    state = table(2)
    for rank in range(13, 0, -1):
        state = sealed(state, rank, rank)
    assert isinstance(state.step, Ended)
    assert (state.step.points, state.step.winners) == ((0, 0), (0, 1))


@pytest.mark.parametrize(
    ("values", "worth"),
    [
        ("standard", {ACE: 1, 10: 10, JACK: 11, QUEEN: 12, KING: 13}),
        ("queen-high", {ACE: 1, 10: 10, JACK: 11, QUEEN: 13, KING: 12}),
        ("queen-equal", {ACE: 1, 10: 10, JACK: 11, QUEEN: 13, KING: 13}),
        ("pictures-10", {ACE: 1, 10: 10, JACK: 10, QUEEN: 10, KING: 10}),
    ],
)
def test_n4_values(values: Values, worth: dict[int, int]) -> None:
    assert {rank: value_of(Card(rank, "clubs"), values) for rank in worth} == worth


def test_n4_values_hold_for_bids_and_for_prizes() -> None:
    assert won(sealed(table(values="queen-high"), KING, QUEEN, 2)) == [[], [7], []]
    assert won(sealed(table(values="pictures-10"), KING, JACK, 2)) == [[], [], []]
    assert won(sealed(table(values="queen-equal"), KING, QUEEN, 2)) == [[], [], []]
    state = sealed(table(top=(KING,), values="pictures-10"), 9, 8, 2)
    assert points_of(state) == (10, 0, 0)


def test_n4_own_cards_are_offered_in_abccba_order() -> None:
    assert [offerer_at(turn, 3) for turn in range(12)] == [0, 1, 2, 2, 1, 0] * 2
    state = table(offer="own")
    order = []
    while isinstance(state.step, Offering):
        offerer = state.step.offerer
        order.append(offerer)
        card = state.players[offerer].hand[0]
        others = [seat for seat in range(3) if seat != offerer]
        assert code(state, c.OfferCard(others[0], card)) == "turn.not_yours"
        assert code(state, c.OfferCard(offerer, Card(5, "spades"))) == "card.not_in_hand"
        state = after(state, c.OfferCard(offerer, card))
        assert code(state, c.SealBid(offerer, card, SALT)) == "bid.not_a_bidder"
        for seat in others:
            state = after(state, c.SealBid(seat, state.players[seat].hand[0], SALT))
    assert order == [0, 1, 2, 2, 1, 0] * 2 + [0]
    assert isinstance(state.step, Ended)


def test_n4_open_bids_go_round_until_all_others_have_passed_and_only_the_winners_card_is_spent() -> None:
    state = table(bidding="open")
    assert isinstance(state.step, Raising)
    assert state.step.active == 0
    assert code(state, c.RaiseBid(1, own(state, 1, 5))) == "turn.not_yours"
    state = after(state, c.RaiseBid(0, own(state, 0, 3)))
    assert code(state, c.RaiseBid(1, own(state, 1, 3))) == "bid.too_low"
    state = after(state, c.RaiseBid(1, own(state, 1, 5)), c.PassBid(2), c.RaiseBid(0, own(state, 0, 6)))
    state = after(state, c.PassBid(1))
    assert won(state) == [[7], [], []]
    assert [len(player.hand) for player in state.players] == [12, 13, 13]
    assert state.players[0].spent == (own(state, 0, 6),)
    assert isinstance(state.step, Raising)
    assert state.step.active == 1


def test_n4_a_pass_in_open_bidding_is_for_good() -> None:
    state = after(
        table(bidding="open"), c.PassBid(0), c.RaiseBid(1, Card(5, "diamonds")), c.RaiseBid(2, Card(6, "hearts"))
    )
    assert ENGINE.waiting_for(state) == (1,)
    assert code(state, c.PassBid(0)) == "turn.not_yours"


def test_n4_a_card_that_nobody_bids_on_is_out() -> None:
    state = after(table(bidding="open"), c.PassBid(0), c.PassBid(1), c.PassBid(2))
    assert state.out == (Card(7, "spades"),)
    assert all(len(player.hand) == 13 for player in state.players)


def test_n4_who_passes_last_before_any_bid_could_still_have_bid() -> None:
    state = after(table(bidding="open"), c.PassBid(0), c.PassBid(1), c.RaiseBid(2, Card(ACE, "hearts")))
    assert won(state) == [[], [], [7]]


def test_n4_own_cards_with_open_bids() -> None:
    state = after(table(offer="own", bidding="open"), c.OfferCard(0, Card(KING, "clubs")))
    assert ENGINE.waiting_for(state) == (1,)
    state = after(state, c.RaiseBid(1, Card(2, "diamonds")), c.PassBid(2))
    assert won(state) == [[], [KING], []]
    assert [len(player.hand) for player in state.players] == [12, 12, 13]


def test_n4_with_carry_the_prize_stays_on_offer_with_the_next() -> None:
    state = sealed(table(top=(7, 4), ties="carry"), 10, 10, 2)
    assert [card.rank for card in state.offer] == [7, 4]
    assert won(sealed(state, 9, 3, 3)) == [[7, 4], [], []]


def test_n4_with_carry_the_last_tied_prize_is_out() -> None:
    state = table(2, ties="carry")
    for rank in range(13, 0, -1):
        state = sealed(state, rank, rank)
    assert isinstance(state.step, Ended)
    assert len(state.out) == 13


@pytest.mark.parametrize(
    ("bids", "prizes"),
    [
        ((10, 10, 2), [[], [], [7]]),
        ((10, 9, 2), [[7], [], []]),
        ((10, 10, 10), [[], [], []]),
    ],
)
def test_n4_with_next_highest_the_highest_bid_that_nobody_else_made_wins(
    bids: tuple[int, ...], prizes: list[list[int]]
) -> None:
    assert won(sealed(table(ties="next-highest"), *bids)) == prizes


# --- sealed is sealed ----------------------------------------------------------------------------


def test_a_sealed_bid_shows_its_seal_alone_and_can_be_checked_after_the_reveal() -> None:
    state = sealed(table(), 9, 10, None)
    before = [player["bid"] for player in ENGINE.view(state, 2)["players"]]
    assert [before[0]["card"], before[0]["salt"]] == [None, None]
    assert ENGINE.view(state, 0)["players"][0]["bid"]["card"] == {"rank": 9, "suit": "clubs"}
    last = ENGINE.view(after(state, c.SealBid(2, own(state, 2, 1), SALT)), None)["last"]
    assert last["texts"] == ["♣9", "♦10", "♥A"]
    assert last["seals"][:2] == [before[0]["seal"], before[1]["seal"]]
    for seat in range(3):
        assert opens(last["seals"][seat], NAME, 1, seat, last["texts"][seat], last["salts"][seat])


def test_a_bid_may_be_changed_or_taken_back_until_all_have_sealed() -> None:
    state = sealed(table(), 9, None, None)
    state = after(state, c.WithdrawBid(0), c.SealBid(0, own(state, 0, 3), SALT), c.SealBid(0, own(state, 0, 5), SALT))
    assert code(state, c.WithdrawBid(1)) == "bid.none"
    events = ENGINE.decide(sealed(state, None, 6, None), c.SealBid(2, own(state, 2, 2), SALT))
    assert isinstance(events[0], BidSealed)
    assert events[1] == BidsRevealed((own(state, 0, 5), own(state, 1, 6), own(state, 2, 2)), (SALT,) * 3)
    assert events[2] == AuctionEnded(1, carried=False)


def test_undo_of_the_reveal_goes_back_to_before_anybody_sealed() -> None:
    history = History.begin(ENGINE, Options(("A", "B"), undo_seats=(1,)))
    for command in (c.ShuffleSpare(HOST, history.state.spare), c.SealBid(0, Card(9, "clubs"), SALT)):
        history.append(history.decide(command))
    history.append(history.decide(c.SealBid(1, Card(9, "diamonds"), SALT)))
    assert history.state.auction == 2
    back = history.append(history.decide(Undo(1)))
    assert back.step == Sealing(None, (None, None))
    assert back.auction == 1


# --- real cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["typed", "camera"])
def test_an_auction_with_real_cards(source: CardSource) -> None:
    state = table(cards=source)
    assert ENGINE.waiting_for(state) == (HOST,)
    assert code(state, c.TurnPrize(0, Card(7, "clubs"))) == "prize.not_there"
    state = after(state, c.TurnPrize(HOST, Card(7, "spades"), actor_named(source)), c.LayBid(0), c.LayBid(1))
    assert code(state, c.LayBid(0)) == "bid.laid_already"
    assert code(state, c.SealBid(2, Card(7, "hearts"), SALT)) == "bid.other_cards"
    state = after(state, c.WithdrawBid(0), c.LayBid(0), c.LayBid(2))
    assert isinstance(state.step, Showing)
    assert code(state, c.ShowBid(1, 0, Card(9, "clubs"))) == "seat.not_allowed"
    assert code(state, c.ShowBid(HOST, 0, Card(9, "hearts"))) == "card.not_in_hand"
    state = after(
        state, c.ShowBid(0, 0, Card(9, "clubs")), c.ShowBid(HOST, 1, Card(10, "diamonds"), actor_named(source))
    )
    assert code(state, c.ShowBid(0, 0, Card(9, "clubs"))) == "bid.shown_already"
    state = after(state, c.ShowBid(2, 2, Card(2, "hearts")))
    assert won(state) == [[], [7], []]
    assert code(state, c.TurnPrize(HOST, Card(7, "spades"))) == "prize.not_there"


def test_dealt_cards_are_shuffled_by_the_table() -> None:
    state = ENGINE.setup(Options(("A", "B")))
    assert code(state, c.ShuffleSpare(0, state.spare)) == "seat.not_allowed"
    assert code(state, c.ShuffleSpare(HOST, state.spare[1:])) == "deal.not_a_shuffle"
    assert code(after(state, c.ShuffleSpare(HOST, state.spare)), c.LayBid(0)) == "bid.other_cards"
