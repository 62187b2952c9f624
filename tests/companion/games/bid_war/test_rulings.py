"""W1 to W6, each by name."""

from __future__ import annotations

import pytest

from companion.games.bid_war import commands as c
from companion.games.bid_war.events import BidsRevealed, GameEnded, RoundEnded
from companion.games.bid_war.game import ENGINE
from companion.games.bid_war.options import Options, numbers_of, prizes_of, worth
from companion.games.bid_war.rounds import points_of
from companion.games.bid_war.state import Adding, Bidding, Dealing, Ended, RoundOver, State
from companion.games.cards import JACK, JOKER, KING, QUEEN, Card
from companion.games.engine import HOST
from companion.games.errors import MalformedCommand
from tests.companion.games.bid_war.tables import SUITS, after, code, events, of, passes, seal, table

QUEEN_OF_SPADES = Card(QUEEN, "spades")


@pytest.mark.parametrize(("players", "prizes"), [(2, 14), (3, 21), (4, 28)])
def test_w1_prizes_for_two_three_and_four_players(players: int, prizes: int) -> None:
    options = Options(tuple("ABCD"[:players]), SUITS)
    found = prizes_of(options)
    assert len(found) == prizes
    assert found.count(JOKER) == players
    assert all(found.count(Card(rank, suit)) == 2 for suit in SUITS[:players] for rank in (JACK, QUEEN, KING))
    assert len(numbers_of("hearts")) == 20


@pytest.mark.parametrize(
    ("card", "own", "others"),
    [
        (Card(JACK, "spades"), 10, 5),
        (QUEEN_OF_SPADES, 20, 10),
        (Card(KING, "spades"), 30, 15),
        (JOKER, 25, 25),
    ],
)
def test_w1_own_suit_counts_double_and_a_joker_has_none(card: Card, own: int, others: int) -> None:
    assert worth(card, "spades") == own
    assert worth(card, "hearts") == others


@pytest.mark.parametrize("names", [("A",), tuple("ABCDE")])
def test_w1_two_to_four_players(names: tuple[str, ...]) -> None:
    with pytest.raises(MalformedCommand, match="2 to 4") as refused:
        ENGINE.setup(Options(names))
    assert refused.value.code == "options.players"


@pytest.mark.parametrize("suits", [("hearts",), ("hearts", "hearts")])
def test_w1_each_player_has_a_suit_of_the_own(suits: tuple[str, ...]) -> None:
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(Options(("A", "B"), suits))  # type: ignore[arg-type]
    assert refused.value.code == "options.suits"


def test_w2_everybody_draws_five_and_a_prize_is_flipped() -> None:
    state = table((10, 9, 8, 7, 6, 5), (1, 2, 3, 4, 5), prizes=(QUEEN_OF_SPADES,))
    assert state.players[0].hand == of("hearts", 10, 9, 8, 7, 6)
    assert state.players[0].deck[0] == Card(5, "hearts")
    assert state.prizes.offer == (QUEEN_OF_SPADES,)
    assert isinstance(state.step, Bidding)


def test_w2_a_two_draws_two_cards_and_is_discarded_after() -> None:
    state = after(table((2, 9, 8, 7, 6, 5, 4), (1, 2, 3, 4, 5)), c.PlayTwo(0))
    assert state.players[0].hand == of("hearts", 9, 8, 7, 6, 5, 4)
    assert state.players[0].discard == of("hearts", 2)
    assert code(state, c.PlayTwo(0)) == "card.not_in_hand"


def test_w2_a_seven_trashes_one_other_card_of_the_hand() -> None:
    state = after(table((7, 4, 8, 9, 6), (1, 2, 3, 4, 5)), c.PlaySeven(0, Card(4, "hearts")))
    player = state.players[0]
    assert (player.hand, player.discard, player.trash) == (of("hearts", 8, 9, 6), of("hearts", 7), of("hearts", 4))


def test_w2_a_seven_does_not_trash_itself() -> None:
    one = table((7, 4, 8, 9, 6), (1, 2, 3, 4, 5))
    assert code(one, c.PlaySeven(0, Card(7, "hearts"))) == "card.not_in_hand"
    two = table((7, 7, 8, 9, 6), (1, 2, 3, 4, 5))
    assert after(two, c.PlaySeven(0, Card(7, "hearts"))).players[0].trash == of("hearts", 7)


def test_w2_action_cards_come_before_the_own_bid() -> None:
    state = after(table((2, 7, 8, 9, 6), (1, 2, 3, 4, 5)), seal(0, 9))
    assert code(state, c.PlayTwo(0)) == "bid.sealed_already"
    assert code(state, c.PlaySeven(0, Card(8, "hearts"))) == "bid.sealed_already"
    assert after(state, c.WithdrawBid(0), c.PlayTwo(0), seal(0, 9)).players[0].in_hand == 6


@pytest.mark.parametrize("ranks", [(), (10, 9, 8, 6)])
def test_w2_a_bid_is_of_one_to_three_cards(ranks: tuple[int, ...]) -> None:
    state = table((10, 9, 8, 6, 5), (1, 2, 3, 4, 5))
    assert code(state, seal(0, *ranks)) == "bid.count"


def test_w2_a_bid_is_of_the_own_hand() -> None:
    state = table((10, 9, 8, 6, 5), (1, 2, 3, 4, 5))
    assert code(state, seal(0, 10, 10)) == "card.not_in_hand"
    assert code(state, c.SealBid(0, of("spades", 1), "0" * 32)) == "card.not_in_hand"


def test_w2_an_empty_deck_is_refilled_from_the_discard_pile_and_trash_stays_out() -> None:
    tops = (7, 4, 7, 9, 9, 10, 10, 8, 8, 6, 6, 5, 5, 4, 3, 3, 2, 2, 1, 1)
    state = after(table(tops, (1, 2, 3, 4, 5)), c.PlaySeven(0, Card(4, "hearts")))
    while state.players[0].reshuffles == 0:
        if ENGINE.waiting_for(state) == (HOST,):
            owner = state.owed[0][0]
            discard = state.players[owner].discard
            assert owner != 0 or discard.count(Card(4, "hearts")) == 1
            assert code(state, c.PlayTwo(0)) == "phase.wrong"
            assert code(state, c.ShuffleDeck(HOST, owner, discard[1:])) == "deal.not_a_shuffle"
            assert code(state, c.ShuffleDeck(0, owner, discard)) == "seat.not_allowed"
            state = after(state, c.ShuffleDeck(HOST, owner, discard))
            continue
        state = after(state, *[c.SealBid(who, state.players[who].hand[:3], "0" * 32) for who in (0, 1)])
        state = passes(state)
    player = state.players[0]
    assert player.trash == of("hearts", 4)
    assert player.in_hand == 5


def test_w2_bids_are_revealed_at_once_when_the_last_is_sealed() -> None:
    state = table((10, 9, 8, 6, 5), (1, 2, 3, 4, 5))
    assert not events(state, seal(0, 10), BidsRevealed)
    state = after(state, seal(0, 10), seal(0, 9))
    revealed = events(state, seal(1, 5), BidsRevealed)
    assert revealed == [BidsRevealed((of("hearts", 9), of("spades", 5)), ("0123456789abcdef" * 2,) * 2)]


def test_w3_ones_and_threes_are_added_until_everybody_has_passed_in_a_row() -> None:
    state = after(table((10, 1, 3, 6, 5), (10, 3, 3, 4, 5)), seal(0, 10), seal(1, 10))
    assert isinstance(state.step, Adding)
    assert code(state, c.AddCards(0, of("hearts", 6))) == "add.not_a_one_or_three"
    assert code(state, c.AddCards(0, of("hearts", 1, 1))) == "card.not_in_hand"
    assert code(state, c.AddCards(0, ())) == "add.nothing"
    state = after(state, c.PassAdding(0), c.AddCards(1, of("spades", 3)))
    assert code(state, c.SealBid(0, of("hearts", 5), "0" * 32)) == "phase.wrong"
    assert ENGINE.waiting_for(state) == (0, 1)
    state = after(state, c.AddCards(0, of("hearts", 1, 3)), c.PassAdding(0))
    assert code(state, c.PassAdding(0)) == "add.passed_already"
    assert events(state, c.PassAdding(1), RoundEnded) == [RoundEnded((14, 13), 0)]


def test_w3_the_last_to_add_may_add_again() -> None:
    state = after(table((10, 1, 3, 6, 5), (9, 3, 3, 4, 5)), seal(0, 10), seal(1, 9), c.PassAdding(1))
    state = after(state, c.AddCards(0, of("hearts", 1)), c.AddCards(0, of("hearts", 3)))
    assert isinstance(state.step, Adding)
    assert state.step.passed == (False, False)


def test_w4_the_highest_total_takes_every_prize_and_a_tie_adds_one() -> None:
    prizes = (QUEEN_OF_SPADES, JOKER, Card(JACK, "hearts"))
    state = passes(after(table((10, 9, 8, 6, 5), (10, 9, 8, 6, 5), prizes=prizes), seal(0, 10), seal(1, 10)))
    assert state.prizes.offer == prizes[:2]
    assert state.last is not None
    assert state.last.winner is None
    assert state.players[0].discard == of("hearts", 10)
    state = passes(after(state, seal(0, 9), seal(1, 8)))
    assert state.players[0].prizes == prizes[:2]
    assert state.prizes.offer == prizes[2:]
    assert points_of(state) == (35, 0)


def test_w4_what_was_not_bid_stays_in_the_hand() -> None:
    state = passes(after(table((10, 9, 8, 6, 5, 4), (10, 9, 8, 6, 5)), seal(0, 10), seal(1, 9)))
    assert state.players[0].hand == of("hearts", 9, 8, 6, 5, 4)


def _at_the_last_prize() -> State:
    """Seat 0 wins round after round with its best card until one prize is on offer and none is left."""
    state = table((10, 9, 8, 6, 5), (4, 4, 6, 5, 6))
    while state.prizes.left or not isinstance(state.step, Bidding):
        if ENGINE.waiting_for(state) == (HOST,):
            owner = state.owed[0][0]
            state = after(state, c.ShuffleDeck(HOST, owner, state.players[owner].discard))
            continue
        best = max(state.players[0].hand, key=lambda card: card.rank)
        least = min(state.players[1].hand, key=lambda card: card.rank)
        state = passes(after(state, c.SealBid(0, (best,), "0" * 32), c.SealBid(1, (least,), "0" * 32)))
    return state


def test_w4_and_w5_the_last_offer_is_replayed_after_a_tie_and_the_game_ends_when_it_is_won() -> None:
    state = _at_the_last_prize()
    offer = state.prizes.offer
    hands = [{card.rank for card in player.hand} for player in state.players]
    same = max(hands[0] & hands[1])
    tie = after(state, c.SealBid(0, of("hearts", same), "0" * 32), c.SealBid(1, of("spades", same), "0" * 32))
    tie = passes(tie)
    assert not isinstance(tie.step, (Ended, RoundOver))
    assert tie.prizes.offer == offer
    assert tie.last is not None
    assert tie.last.winner is None
    best = tuple(sorted(state.players[0].hand, key=lambda card: -card.rank)[:3])
    least = (min(state.players[1].hand, key=lambda card: card.rank),)
    over = passes(after(state, c.SealBid(0, best, "0" * 32), c.SealBid(1, least, "0" * 32)))
    assert isinstance(over.step, Ended)
    assert over.step.points == points_of(over)
    assert sum(len(player.prizes) for player in over.players) == 14
    assert code(over, c.PlayTwo(0)) == "game.over"


def test_w5_most_points_win_and_a_tie_is_shared() -> None:
    state = table((10, 9, 8, 6, 5), (4, 4, 6, 5, 6))
    ended = ENGINE.apply(state, GameEnded((40, 40), (0, 1)))
    assert isinstance(ended.step, Ended)
    assert ended.step.winners == (0, 1)
    assert ENGINE.waiting_for(ended) == ()


def test_w6_the_printed_example() -> None:
    """Alice 9 + 6 + 5, Betty 10 + 6 + 4, Carl 5; Betty adds a 1: 21 takes the Queen of spades, 20 points to her."""
    state = table((9, 6, 5, 2, 8, 2, 10, 8, 4), (10, 6, 4, 1, 9), (7, 4, 5, 6, 8), prizes=(QUEEN_OF_SPADES,))
    state = after(state, c.PlayTwo(0))
    state = after(state, c.PlayTwo(0))
    assert state.players[0].in_hand == 7
    state = after(state, c.PlaySeven(2, Card(4, "clubs")))
    assert state.players[2].in_hand == 3
    state = after(state, seal(0, 9, 6, 5), seal(1, 10, 6, 4), seal(2, 5))
    assert isinstance(state.step, Adding)
    state = after(state, c.AddCards(1, of("spades", 1)), c.PassAdding(0), c.PassAdding(1))
    assert events(state, c.PassAdding(2), RoundEnded) == [RoundEnded((20, 21, 5), 1)]
    over = after(state, c.PassAdding(2))
    assert over.players[1].prizes == (QUEEN_OF_SPADES,)
    assert points_of(over) == (0, 20, 0)
    assert worth(QUEEN_OF_SPADES, "hearts") == 10
    drawn = [player.in_hand - before.in_hand for player, before in zip(over.players, state.players, strict=True)]
    assert drawn == [1, 4, 3]


def test_a_game_begins_with_shuffled_decks_of_all_cards_in_play() -> None:
    state = ENGINE.setup(Options(("A", "B"), SUITS))
    assert isinstance(state.step, Dealing)
    decks = tuple(player.deck for player in state.players)
    assert code(state, c.Deal(HOST, state.prizes.deck[1:], decks)) == "deal.not_a_shuffle"
    assert code(state, c.Deal(HOST, state.prizes.deck, decks[:1])) == "deal.not_a_shuffle"
    assert code(state, c.Deal(0, state.prizes.deck, decks)) == "seat.not_allowed"
