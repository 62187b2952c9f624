"""Undo and redo over a log that keeps everything."""

from __future__ import annotations

import pytest

from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.history import History
from companion.games.raja.commands import (
    AssignShields,
    Command,
    DeclareSiege,
    EndBuilding,
    EndCommerce,
    FinishRemoval,
    Harvest,
    PassBid,
    PassSiege,
    PlaceBid,
    Redo,
    RollSiegeDice,
    TakeNoble,
    Undo,
)
from companion.games.raja.events import PhaseBegan, Restored, Reverted, TurnBegan
from companion.games.raja.game import ENGINE, RajaHistory
from companion.games.raja.pieces import HOST
from companion.games.raja.state import Auction, Production, Siege
from tests.companion.games.raja.positions import A, B, refusal, seat, table, table_options

SPOT = (0, 1)


def history(*commands: Command, undo_seats: tuple[int, ...] = ()) -> RajaHistory:
    """A game of two, seat 0 with elephants and two cities on blue, after these commands."""
    lands = seat({A: (2,)}, lying={SPOT: (2,)})
    game = History.begin(ENGINE, table_options(seat(elephants=3, blue=(A, B)), lands, undo_seats=undo_seats))
    give(game, *commands)
    return game


def give(game: RajaHistory, *commands: Command) -> None:
    for command in commands:
        game.append(game.decide(command))


def code_of(game: RajaHistory, command: Command) -> str:
    with pytest.raises(IllegalCommand) as refused:
        game.decide(command)
    return refused.value.code


HARVESTS = (Harvest(0, A), Harvest(0, B))
AUCTION = (PlaceBid(0, 0), PlaceBid(1, 3), PlaceBid(0, 4), PassBid(1))
TO_SIEGE = (EndCommerce(0), EndCommerce(1), EndBuilding(0), EndBuilding(1))
SIEGE = (
    DeclareSiege(0, 1, SPOT, ((A, 1),)),
    AssignShields(1, ()),
    RollSiegeDice(0, (6, 6)),
    FinishRemoval(1, 0, 0),
    TakeNoble(0),
)


def test_undo_appends_and_deletes_nothing() -> None:
    game = history(*HARVESTS)
    before = game.events
    give(game, Undo(HOST))
    assert game.events == (*before, Reverted(HOST, 3))
    assert isinstance(game.state.step, Production)
    assert game.state == ENGINE.fold(before[:3]) == game.state_at(3)


def test_a_bid_in_an_auction_that_goes_on_is_undone_by_itself() -> None:
    game = history(*HARVESTS, *AUCTION[:3])
    give(game, Undo(HOST))
    assert isinstance(game.state.step, Auction)
    assert (game.state.step.highest, game.state.step.active) == (3, 0)


@pytest.mark.parametrize("back", [1, 2, 3, 4])
def test_a_finished_auction_is_undone_whole(back: int) -> None:
    game = history(*HARVESTS, *AUCTION)
    give(game, Undo(HOST, back))
    assert isinstance(game.state.step, Auction)
    assert game.state.step.leader == -1
    assert [player.cash for player in game.state.players] == [75, 75]


@pytest.mark.parametrize("back", [1, 2, 3, 4, 5])
def test_a_finished_siege_is_undone_whole(back: int) -> None:
    game = history(*HARVESTS, *AUCTION, *TO_SIEGE)
    before = game.state
    give(game, *SIEGE, Undo(HOST, back))
    assert game.state == before
    assert isinstance(game.state.step, Siege)
    assert not game.state.step.declared


def test_a_throw_in_a_siege_that_goes_on_is_undone_by_itself() -> None:
    game = history(*HARVESTS, *AUCTION, *TO_SIEGE, *SIEGE[:2])
    before = game.state
    give(game, SIEGE[2], Undo(HOST))
    assert game.state == before


def test_undo_from_a_siege_into_the_auction_goes_to_its_beginning() -> None:
    game = history(*HARVESTS, *AUCTION, *TO_SIEGE, *SIEGE[:2])
    give(game, Undo(HOST, len(SIEGE[:2]) + len(TO_SIEGE) + 2))
    assert isinstance(game.state.step, Auction)
    assert game.state.step.leader == -1


def test_redo_takes_back_undo_after_undo_until_something_new_happens() -> None:
    game = history(*HARVESTS, *AUCTION)
    states = [game.state]
    give(game, Undo(HOST))
    states.append(game.state)
    give(game, Undo(HOST))
    assert isinstance(game.state.step, Production)
    assert game.redoable()
    give(game, Redo(HOST))
    assert game.state == states[1]
    give(game, Redo(HOST))
    assert game.state == states[0]
    assert isinstance(game.events[-1], Restored)
    assert code_of(game, Redo(HOST)) == "redo.nothing"
    give(game, Undo(HOST), PlaceBid(0, 1))
    assert code_of(game, Redo(HOST)) == "redo.nothing"


def test_the_end_of_a_turn_is_undone_with_what_followed_from_it() -> None:
    game = history(*HARVESTS, *AUCTION, *TO_SIEGE, PassSiege(0))
    before = game.state
    give(game, PassSiege(1))
    assert game.state.turn.number == 2
    give(game, Undo(HOST))
    assert game.state == before


def test_who_may_undo() -> None:
    game = history(*HARVESTS, undo_seats=(1,))
    assert (game.may_undo(HOST), game.may_undo(1), game.may_undo(0)) == (True, True, False)
    assert code_of(game, Undo(0)) == "undo.not_allowed"
    assert code_of(game, Redo(0)) == "undo.not_allowed"
    give(game, Undo(1))
    assert game.undoable() == 1


def test_what_cannot_be_undone() -> None:
    game = history(*HARVESTS)
    assert code_of(game, Undo(HOST, 3)) == "undo.nothing"
    assert code_of(game, Undo(HOST, 0)) == "undo.at_least_one"
    give(game, Undo(HOST, 2))
    assert code_of(game, Undo(HOST)) == "undo.nothing"


def test_the_rules_alone_do_not_know_the_past() -> None:
    assert refusal(table(seat(), seat()), Undo(HOST)) == "command.needs_history"
    with pytest.raises(IllegalCommand):
        ENGINE.decide(table(seat(), seat()), Redo(HOST))


def test_a_log_begins_with_its_start() -> None:
    with pytest.raises(ValueError, match="begins with GameStarted"):
        ENGINE.fold(())
    with pytest.raises(ValueError, match="begins with GameStarted"):
        ENGINE.fold((history(*HARVESTS).events[2],))


@pytest.mark.parametrize("event", [TurnBegan(2, "blue", 2), TurnBegan(2, "blue", -2), PhaseBegan("building", 7)])
def test_an_event_that_names_a_seat_nobody_has_is_damage(event: TurnBegan | PhaseBegan) -> None:
    game = history()
    with pytest.raises(MalformedCommand) as refused:
        game.append((event,))
    assert refused.value.code == "event.wrong_seat"
