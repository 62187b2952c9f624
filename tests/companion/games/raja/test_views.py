"""What a seat and a spectator may know."""

from __future__ import annotations

import json

from companion.games.actor import BY_HOST
from companion.games.raja.commands import DeclareSiege, OfferBarter, PlaceBid, ProposeTrade
from companion.games.raja.events import GameStarted, HandCorrected, PriceCorrected
from companion.games.raja.game import ENGINE
from companion.games.raja.legal import legal_to_json
from companion.games.raja.pieces import HOST, Goods
from companion.games.raja.views import seen_event
from tests.companion.games.raja.positions import A, new_game, played, seat, table, table_options, to_commerce, to_siege

HIDDEN = HandCorrected(HOST, 1, 5, 0, (0, 0, 0), "miscounted", BY_HOST)


def test_a_hand_is_there_for_its_owner_alone() -> None:
    state = table(seat(shields=(1, 0, 0)), seat(), cash=(60, 75))
    hands = {who: [player["hand"] for player in ENGINE.view(state, who)["players"]] for who in (None, 0, 1)}
    assert hands[None] == [None, None]
    assert hands[0] == [{"cash": 60, "elephants": 0, "shields": [1, 0, 0]}, None]
    assert hands[1][0] is None


def test_open_hands_are_there_for_all() -> None:
    state = table(seat(), seat(), open_hands=True)
    assert all(player["hand"] for player in ENGINE.view(state, None)["players"])
    assert seen_event(HIDDEN, None, open_hands=True) == HIDDEN


def test_the_bank_is_told_only_when_it_is_overdrawn() -> None:
    assert ENGINE.view(table(seat(), seat()), None)["bank_overdrawn"] == 0
    assert ENGINE.view(table(seat(), seat(), cash=400), None)["bank_overdrawn"] == 25


def test_a_corrected_hand_is_its_owners_event() -> None:
    assert seen_event(HIDDEN, 1, open_hands=False) == HIDDEN
    assert seen_event(HIDDEN, 0, open_hands=False) is None
    assert seen_event(HIDDEN, None, open_hands=False) is None
    price = PriceCorrected(HOST, "grain", 2, "?", BY_HOST)
    assert seen_event(price, None, open_hands=False) == price


def test_the_start_from_a_given_position_tells_hands_and_a_start_with_set_up_does_not() -> None:
    given = GameStarted(table_options(seat(elephants=2), seat()))
    assert [seen_event(given, who, open_hands=False) for who in (None, 0, 1)] == [None, None, None]
    assert seen_event(given, None, open_hands=True) == given
    dealt = GameStarted(new_game(2))
    assert seen_event(dealt, None, open_hands=False) == dealt


def test_views_and_offers_are_json_in_every_phase() -> None:
    start = table(seat({A: (2,)}, blue=(A,), elephants=2), seat({A: (3,)}))
    commerce = to_commerce(start)
    states = [
        start,
        played(table(seat(), seat()), PlaceBid(0, 3)),
        played(commerce, OfferBarter(0, Goods(money=1), Goods(elephants=1))),
        played(commerce, ProposeTrade(0, "elephants", "sell", 1)),
        played(to_siege(start), DeclareSiege(0, 1, (0, 1), ((A, 1),))),
    ]
    for state in states:
        for who in (None, 0, 1):
            assert json.loads(json.dumps(ENGINE.view(state, who))) == ENGINE.view(state, who)
        for who in (HOST, 0, 1):
            may = legal_to_json(state, ENGINE.legal(state, who))
            assert json.loads(json.dumps(may)) == may
            assert may["mends"]
