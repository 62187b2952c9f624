"""What the card mat says about a small game: proposals from what is seen, questions from what is not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.actor import BY_CAMERA, BY_HOST
from companion.games.belemmer import commands as belemmer
from companion.games.belemmer.game import ENGINE as BELEMMER
from companion.games.belemmer.options import Options as BelemmerOptions
from companion.games.bid_war import commands as bid_war
from companion.games.bid_war.game import ENGINE as BID_WAR
from companion.games.bid_war.options import Options as BidWarOptions
from companion.games.cards import card_named, name_of
from companion.games.engine import HOST
from companion.games.suit_bidding import commands as suit_bidding
from companion.games.suit_bidding.game import ENGINE as SUIT_BIDDING
from companion.games.suit_bidding.options import Options as SuitOptions
from companion.referee.card_referee import CardProposal, CardQuestion, read_table
from tests.said import said
from vision.cards.observation import CardMatObservation, CardReading, CellSeen, UnsureCard
from vision.geometry.mat_pose import MatPose
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.reading import Hidden, Seen

POSE = MatPose(((1, 0, 0), (0, 1, 0), (0, 0, 1)), (0, 0, 500))


def mat(cards: dict[Cell, str | CardReading]) -> CardMatObservation:
    """A mat on which these cells hold something and all others are empty."""
    readings: dict[Cell, CardReading] = {
        cell: Seen(card) if isinstance(card, str) else card for cell, card in cards.items()
    }
    cells = [
        CellSeen(r, c, readings.get((r, c), Seen("empty")), 1 if (r, c) in readings else 0)
        for r in range(4)
        for c in range(4)
    ]
    return CardMatObservation(POSE, 0.1, tuple(cells), ())


def played(engine: Any, options: Any, commands: list[Any]) -> Any:
    """The state after these commands, with all that follows by itself."""
    state = engine.setup(options)
    for command in commands:
        state, _ = engine.advance(state, command)
    return state


def only_proposal(state: Any, seen: CardMatObservation) -> CardProposal:
    (finding,) = read_table(state, seen)
    assert isinstance(finding, CardProposal), finding
    return finding


def only_question(state: Any, seen: CardMatObservation) -> CardQuestion:
    (finding,) = read_table(state, seen)
    assert isinstance(finding, CardQuestion), finding
    return finding


# --- bidding games -------------------------------------------------------------------------------


def bid_war_shown(players: int = 2) -> Any:
    """Bid War with real cards: the prize is flipped, seat 0 has laid two cards, all others one."""
    names = tuple("ABCD"[:players])
    laid = [bid_war.LayBid(seat, 2 if seat == 0 else 1) for seat in range(players)]
    flip = bid_war.FlipPrize(HOST, card_named("♣Q"))
    return played(BID_WAR, BidWarOptions(names, cards="camera"), [flip, *laid])


def suit_shown() -> Any:
    """Suit bidding of two with real cards: the prize is turned over, both have laid a card."""
    options = SuitOptions(("A", "B"), cards="camera")
    turn = suit_bidding.TurnPrize(HOST, card_named("♥9"))
    return played(SUIT_BIDDING, options, [turn, suit_bidding.LayBid(0), suit_bidding.LayBid(1)])


def test_a_row_that_shows_what_its_player_laid_is_proposed_as_the_bid() -> None:
    seen = mat({(0, 0): "♣9", (0, 1): "♣6", (3, 0): "♣Q"})
    (command,) = only_proposal(bid_war_shown(), seen).commands
    assert command == bid_war.ShowBid(HOST, 0, (card_named("♣9"), card_named("♣6")), BY_CAMERA)


def test_what_is_proposed_is_what_the_rules_accept() -> None:
    state = bid_war_shown()
    for finding in read_table(state, mat({(0, 0): "♣9", (0, 2): "♣6", (1, 0): "♦10", (3, 0): "♣Q"})):
        assert isinstance(finding, CardProposal)
        for command in finding.commands:
            state, _ = BID_WAR.advance(state, command)
    assert state.last is not None or state.step is not None
    assert type(state.step).__name__ != "Showing"


@pytest.mark.parametrize(
    "row",
    [{}, {(0, 0): "♣9"}, {(0, 0): "back", (0, 1): "back"}, {(0, 0): "♣9", (0, 1): "back"}],
    ids=["bare", "one of two", "face down", "half turned over"],
)
def test_nothing_is_said_while_cards_are_still_being_laid_or_turned_over(row: dict[Cell, str | CardReading]) -> None:
    assert read_table(bid_war_shown(), mat(row)) == ()


def test_a_doubtful_card_is_asked_about_with_its_likely_answers() -> None:
    doubtful = UnsureCard("♣6", ("♣9", "♠6"), Message("reason.looks_disagree"))
    question = only_question(bid_war_shown(), mat({(0, 0): "♣3", (0, 1): doubtful}))
    assert question.answers == ("♣6", "♣9")  # ♠6 cannot be: clubs are this player's
    assert question.cells == ((0, 1),)
    assert question.why == doubtful.why


def test_a_card_that_cannot_be_there_is_asked_about_not_proposed() -> None:
    question = only_question(bid_war_shown(), mat({(0, 0): "♣9", (0, 1): "♥9"}))
    assert "♥9" in said(question.why)


def test_a_hidden_card_is_asked_about_with_all_that_it_can_be() -> None:
    question = only_question(suit_shown(), mat({(1, 0): Hidden(Message("reason.no_card_over_cell"))}))
    assert question.cells == ((1, 0),)
    assert len(question.answers) == 13


def test_a_single_card_shows_a_bid_of_suit_bidding() -> None:
    (command,) = only_proposal(suit_shown(), mat({(1, 2): "♦K"})).commands
    assert command == suit_bidding.ShowBid(HOST, 1, card_named("♦K"), BY_CAMERA)


def test_a_new_card_in_the_last_row_is_the_prize() -> None:
    state = played(SUIT_BIDDING, SuitOptions(("A", "B"), cards="camera"), [])
    (command,) = only_proposal(state, mat({(3, 0): "♥4"})).commands
    assert command == suit_bidding.TurnPrize(HOST, card_named("♥4"), BY_CAMERA)
    state, _ = SUIT_BIDDING.advance(state, command)
    assert read_table(state, mat({(3, 0): "♥4"})) == ()


def test_a_prize_that_is_not_left_is_asked_about() -> None:
    state = played(BID_WAR, BidWarOptions(("A", "B"), cards="camera"), [])
    question = only_question(state, mat({(3, 0): "♥K"}))
    assert question.why == Message("reason.not_among_prizes", {"card": "♥K"})


def test_four_players_leave_no_row_for_the_prize() -> None:
    state = played(BID_WAR, BidWarOptions(("A", "B", "C", "D"), cards="camera"), [])
    assert read_table(state, mat({(3, 0): "♣Q"})) == ()


@pytest.mark.parametrize("source", ["phones", "typed"])
def test_a_table_whose_cards_are_not_read_by_camera_is_left_alone(source: Any) -> None:
    state = replace(bid_war_shown(), options=BidWarOptions(("A", "B"), cards=source))
    assert read_table(state, mat({(0, 0): "♣9", (0, 1): "♣6"})) == ()


# --- Belemmer ------------------------------------------------------------------------------------

RED_ORDER = ["♥K", "♦3", "♥A", "♦9", "♥5", "♦J", "♥8", "♦2", "♥4"]
BLACK_ORDER = ["♠Q", "♣7", "♠2", "♣10", "♠A", "♣5", "♠K", "♣3", "♠6"]


def placed(count: int) -> tuple[Any, dict[Cell, str | CardReading]]:
    """Belemmer after so many cards were put down, and what then lies on the grid; both tops are told."""
    state = played(BELEMMER, BelemmerOptions(("A", "B"), cards="camera"), [])
    orders = {0: list(RED_ORDER), 1: list(BLACK_ORDER)}
    lying: dict[Cell, str | CardReading] = {}

    def told() -> Any:
        now = state
        for owner in (0, 1):
            if now.piles[owner].top is None:
                command = belemmer.ShowTop(HOST, owner, card_named(orders[owner].pop(0)), BY_HOST)
                now, _ = BELEMMER.advance(now, command)
        return now

    for number in range(count):
        state = told()
        active = state.step.active
        cell = (number // 4, number % 4)
        lying[cell] = name_of(state.piles[active].top)
        state, _ = BELEMMER.advance(state, belemmer.PlaceCard(active, cell))
    return told(), lying


def test_a_card_that_appears_on_an_empty_cell_was_placed_there() -> None:
    state, lying = placed(5)
    top = name_of(state.piles[state.step.active].top)
    (command,) = only_proposal(state, mat({**lying, (3, 2): top})).commands
    assert command == belemmer.PlaceCard(state.step.active, (3, 2))
    BELEMMER.advance(state, command)


def test_a_grid_that_lies_as_it_lay_says_nothing() -> None:
    state, lying = placed(5)
    assert read_table(state, mat(lying)) == ()


def test_another_card_than_the_top_of_the_pile_is_asked_about() -> None:
    state, lying = placed(5)
    assert only_question(state, mat({**lying, (3, 2): "♥Q"})).cells == ((3, 2),)


def test_a_stack_that_went_onto_one_beside_it_was_moved() -> None:
    state, lying = placed(16)
    moves = [move for move in BELEMMER.legal(state, state.step.active).moves if hasattr(move, "onto")]
    for move in moves:
        for onto in move.onto:
            refill = name_of(state.piles[state.step.active].top)
            seen = mat({**lying, onto: lying[move.cell], move.cell: refill})
            (command,) = only_proposal(state, seen).commands
            assert command == belemmer.MoveStack(state.step.active, move.cell, onto)
            BELEMMER.advance(state, command)
    assert moves


def test_a_stack_whose_reading_is_doubtful_but_may_be_what_lay_there_is_not_asked_about() -> None:
    state, lying = placed(5)
    name = lying[0, 0]
    assert isinstance(name, str)
    assert read_table(state, mat({**lying, (0, 0): UnsureCard("♥Q", (name,), Message("reason.card_blurred"))})) == ()
    assert read_table(state, mat({**lying, (0, 0): Hidden(Message("reason.hand_covers"))})) == ()


def test_tops_that_have_not_been_told_are_not_guessed_from_the_grid() -> None:
    state = played(BELEMMER, BelemmerOptions(("A", "B"), cards="camera"), [])
    assert read_table(state, mat({(0, 0): "♥K"})) == ()
