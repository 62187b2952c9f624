"""Sealed is sealed: what a seat sees before the reveal, what anybody can check after it, and where undo lands."""

from __future__ import annotations

import json

import pytest

from companion.games.bid_war import commands as c
from companion.games.bid_war.events import BidSealed, BidsRevealed, Dealt, DeckReshuffled
from companion.games.bid_war.game import ENGINE
from companion.games.bid_war.options import NAME, Options
from companion.games.bid_war.state import Adding, Bidding
from companion.games.cards import card_named
from companion.games.engine import HOST, Undo
from companion.games.history import History
from companion.games.seals import opens
from tests.companion.games.bid_war.tables import SALT, SUITS, after, code, events, of, seal, table

HANDS = ((10, 9, 8, 6, 5), (1, 2, 3, 4, 5), (7, 4, 5, 6, 8))
OTHER_SALT = "f" * 32


def test_a_hand_is_its_owners_alone_and_decks_are_nobodys() -> None:
    state = table(*HANDS)
    hands = {seat: [player["hand"] for player in ENGINE.view(state, seat)["players"]] for seat in (None, 0, 1)}
    assert hands[None] == [None, None, None]
    assert hands[0][0][0] == {"rank": 10, "suit": "hearts"}
    assert hands[0][1:] == [None, None]
    for seat in (None, 0):
        assert "deck" not in json.dumps(list(ENGINE.view(state, seat)["players"][0])).replace("in_deck", "")


def test_of_a_sealed_bid_all_see_the_seal_and_its_owner_the_rest() -> None:
    state = after(table(*HANDS), seal(0, 10, 9))
    own, others, nobody = (ENGINE.view(state, seat)["players"][0]["bid"] for seat in (0, 1, None))
    assert others == nobody
    assert others["seal"] == own["seal"]
    assert len(others["seal"]) == 64
    assert (others["cards"], others["salt"], others["count"]) == (None, None, None)
    assert own["cards"] == [{"rank": 10, "suit": "hearts"}, {"rank": 9, "suit": "hearts"}]


def test_a_hand_seems_untouched_while_its_bid_is_sealed() -> None:
    before = table(*HANDS)
    after_it = ENGINE.view(after(before, seal(0, 10, 9)), 1)["players"][0]
    assert after_it["in_hand"] == ENGINE.view(before, 1)["players"][0]["in_hand"]


@pytest.mark.parametrize("seat", [None, 1])
def test_an_event_tells_no_other_bid_and_no_order_of_a_deck(seat: int | None) -> None:
    (sealed,) = events(table(*HANDS), seal(0, 10), BidSealed)
    assert isinstance(sealed, BidSealed)
    assert ENGINE.seen_event(sealed, seat) == BidSealed(0, sealed.seal, (), "")
    assert ENGINE.seen_event(Dealt(of("hearts", 1), ()), seat) == Dealt((), ())
    assert ENGINE.seen_event(DeckReshuffled(0, of("hearts", 1)), 0) == DeckReshuffled(0, ())
    assert ENGINE.seen_event(sealed, 0) == sealed


def test_anybody_can_check_the_seals_after_the_reveal() -> None:
    state = after(table(*HANDS), seal(0, 10, 9), seal(1, 5, salt=OTHER_SALT))
    shown = [player["bid"]["seal"] for player in ENGINE.view(state, 2)["players"][:2]]
    state = after(state, seal(2, 8, 7))
    found = ENGINE.view(state, None)["revealed"]
    assert found["seals"][:2] == shown
    assert found["texts"] == ["♥10 ♥9", "♠5", "♣8 ♣7"]
    for seat in range(3):
        assert opens(found["seals"][seat], NAME, found["round"], seat, found["texts"][seat], found["salts"][seat])
        assert not opens(found["seals"][seat], NAME, found["round"], seat, "♥10", found["salts"][seat])
        assert not opens(found["seals"][seat], NAME, found["round"], (seat + 1) % 3, found["texts"][seat], OTHER_SALT)


def test_a_bid_may_be_changed_until_all_have_sealed_and_the_changed_one_is_never_told() -> None:
    state = after(table(*HANDS), seal(0, 10), seal(1, 5))
    first = ENGINE.view(state, 2)["players"][0]["bid"]["seal"]
    state = after(state, seal(0, 6, salt=OTHER_SALT))
    assert ENGINE.view(state, 2)["players"][0]["bid"]["seal"] != first
    (revealed,) = events(state, seal(2, 8), BidsRevealed)
    assert revealed == BidsRevealed((of("hearts", 6), of("spades", 5), of("clubs", 8)), (OTHER_SALT, SALT, SALT))
    assert code(after(state, seal(2, 8)), seal(0, 9)) == "phase.wrong"


def test_a_bid_can_be_taken_back_until_all_have_sealed() -> None:
    state = after(table(*HANDS), seal(0, 10), c.WithdrawBid(0))
    assert state == table(*HANDS)
    assert code(state, c.WithdrawBid(0)) == "bid.none"


@pytest.mark.parametrize("salt", ["", "abc", "0" * 31, "0" * 129, "G" * 32, "0" * 31 + "\n"])
def test_a_seal_needs_a_salt_that_hides_it(salt: str) -> None:
    assert code(table(*HANDS), seal(0, 10, salt=salt)) == "seal.weak_salt"


def test_undo_of_the_reveal_goes_back_to_before_anybody_sealed() -> None:
    history = History.begin(ENGINE, Options(tuple("ABC"), SUITS))
    dealt = table(*HANDS)
    decks = tuple(player.hand + player.deck for player in dealt.players)
    for command in (c.Deal(HOST, dealt.prizes.offer + dealt.prizes.deck, decks), seal(0, 10), seal(1, 5)):
        history.append(history.decide(command))
    revealed = history.append(history.decide(seal(2, 8)))
    assert isinstance(revealed.step, Adding)
    back = history.append(history.decide(Undo(HOST)))
    assert isinstance(back.step, Bidding)
    assert back.step.bids == (None, None, None)


def test_undo_while_bids_are_sealed_takes_back_one() -> None:
    history = History.begin(ENGINE, Options(tuple("ABC"), SUITS))
    dealt = table(*HANDS)
    decks = tuple(player.hand + player.deck for player in dealt.players)
    for command in (c.Deal(HOST, dealt.prizes.offer + dealt.prizes.deck, decks), seal(0, 10), seal(1, 5)):
        history.append(history.decide(command))
    history.append(history.decide(Undo(HOST)))
    assert isinstance(history.state.step, Bidding)
    assert [bid is None for bid in history.state.step.bids] == [False, True, True]


def test_a_sealed_bids_text_names_its_cards() -> None:
    assert [card_named(name) for name in ["♥10", "♥9"]] == list(of("hearts", 10, 9))
