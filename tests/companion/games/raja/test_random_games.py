"""What holds in every game: long random games, both rulebooks and mixtures, two to five seats."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.raja.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.games.raja.commands import Redo, Undo
from companion.games.raja.events import Event
from companion.games.raja.game import advance, apply, decide, fold, legal, start, view
from companion.games.raja.history import History
from companion.games.raja.legal import legal_to_json
from companion.games.raja.options import Rulebook
from companion.games.raja.pieces import HOST
from companion.games.raja.sampling import random_command
from companion.games.raja.state import Auction, Building, SetUp, Siege, State
from tests.companion.games.raja.oracle import allows
from tests.companion.games.raja.positions import chooser, new_game, refusal
from tests.companion.games.raja.wild_commands import wild_command

SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(2, 5)
RULEBOOKS = st.builds(Rulebook, st.booleans(), st.booleans(), st.booleans())
COMMANDS = 600


def check_census(state: State) -> None:
    """All pieces are somewhere: 31 stones and 3 nobles a colour, 50 grain, 30 shields, 10 elephants; money moves."""
    building = state.step if isinstance(state.step, Building) else None
    for player in state.players:
        declared = (
            building.stones
            if building and state.turn.order[building.place : building.place + 1] == (player.seat,)
            else 0
        )
        assert player.reserve + declared + sum(tile.stones for tile in player.lands) == 31
        if any(tile.city for tile in player.lands):
            assert sum(tile.city for tile in player.lands) == 3
        assert min(player.cash, player.elephants, player.elephants_out, player.reserve, *player.shields) >= 0
        for tile in player.lands:
            assert (tile.width == 0) == (tile.stones == 0)
            assert 0 <= tile.width <= tile.stones
            assert tile.grain >= 0
            assert not (tile.noble and tile.shields)
            assert tile.city or (tile.stones == tile.grain == 0)
    market = state.market
    grain = sum(tile.grain for player in state.players for tile in player.lands)
    assert market.grain + grain + sum(player.loose_grain for player in state.players) == 50
    elephants = sum(player.elephants + player.elephants_out for player in state.players)
    assert market.elephants + elephants == 10
    for value in (1, 2, 3):
        lying = sum(tile.shields.count(value) for player in state.players for tile in player.lands)
        held = sum(player.shields[value - 1] for player in state.players)
        assert market.shields[value - 1] + lying + held == 10
    assert market.bank + sum(player.cash for player in state.players) == 775
    assert min(market.grain, market.elephants, *market.shields) >= 0


@given(SEEDS, SEATS, RULEBOOKS)
@settings(max_examples=60, deadline=None)
def test_pieces_are_conserved_and_folding_the_events_gives_the_state(seed: int, seats: int, rulebook: Rulebook) -> None:
    choose = chooser(seed)
    log: list[Event] = list(start(new_game(seats, rulebook)))
    state = fold(log)
    for _ in range(COMMANDS):
        command = random_command(state, choose)
        if command is None:
            break
        before = state
        state, events = advance(state, command)
        check_census(state)
        assert decide(before, command) == events
        folded = before
        for event in events:
            folded = apply(folded, event)
        assert folded == state
        log += events
    assert fold(log) == state


@given(SEEDS, SEATS, RULEBOOKS)
@settings(max_examples=40, deadline=None)
def test_what_legal_offers_is_never_refused_and_nothing_else_is_taken(
    seed: int, seats: int, rulebook: Rulebook
) -> None:
    choose = chooser(seed)
    state = fold(start(new_game(seats, rulebook)))
    for _ in range(COMMANDS):
        after = state
        for _ in range(3):
            wild = wild_command(state, choose)
            offered = allows(legal(state, wild.seat), wild)
            code = refusal(state, wild)
            assert offered == (code == ""), (wild, code)
            if code:
                assert "." in code
            else:
                after = advance(state, wild)[0]
                check_census(after)
        if choose(6) == 0:
            state = after
        command = random_command(state, choose)
        if command is None:
            break
        assert allows(legal(state, command.seat), command), command
        state = advance(state, command)[0]


@given(SEEDS, SEATS, RULEBOOKS, st.booleans())
@settings(max_examples=40, deadline=None)
def test_undo_gives_the_earlier_state_exactly_and_redo_the_later_one(
    seed: int, seats: int, rulebook: Rulebook, everybody: bool
) -> None:
    choose = chooser(seed)
    history = History.begin(new_game(seats, rulebook, tuple(range(seats)) if everybody else ()))
    batches: list[tuple[Event, ...]] = [history.events]
    line = [history.state]
    for _ in range(COMMANDS // 2):
        command = random_command(history.state, choose)
        if command is None:
            break
        events = history.decide(command)
        history.append(events)
        batches.append(events)
        line.append(history.state)
        if choose(8) or len(line) < 3:
            continue
        seat = choose(seats) if everybody else HOST
        later = history.state
        back = 1 + choose(min(12, len(line) - 1))
        events = history.decide(Undo(seat, back))
        history.append(events)
        batches.append(events)
        landed = len(line) - 1 - back
        while _half_done(line[landed]) and _half_done(line[landed]) != _half_done(later):
            landed -= 1
        assert history.state == line[landed]
        assert _half_done(history.state) in (None, _half_done(later))
        if choose(2):
            events = history.decide(Redo(seat))
            history.append(events)
            batches.append(events)
            assert history.state == later
        else:
            del line[landed + 1 :]
    again = History.of(batches)
    assert again.state == history.state == fold(history.events)
    assert (again.undoable(), again.redoable()) == (history.undoable(), history.redoable())


def _half_done(state: State) -> tuple[int, str, int] | None:
    step = state.step
    if isinstance(step, Auction) and step.highest >= 0:
        return (state.turn.number, "auction", 0)
    if isinstance(step, Siege) and step.declared:
        return (state.turn.number, "siege", step.place)
    return None


@given(SEEDS, SEATS, RULEBOOKS)
@settings(max_examples=40, deadline=None)
def test_no_view_tells_what_another_seat_holds(seed: int, seats: int, rulebook: Rulebook) -> None:
    choose = chooser(seed)
    state = fold(start(new_game(seats, rulebook)))
    for _ in range(COMMANDS // 2):
        command = random_command(state, choose)
        if command is None:
            break
        state = advance(state, command)[0]
        if isinstance(state.step, SetUp) or choose(4):
            continue
        other = choose(seats)
        changed = _with_another_hand(state, other)
        for seat in (None, *range(seats)):
            if seat == other:
                assert view(changed, seat) != view(state, seat)
            else:
                assert view(changed, seat) == view(state, seat)
                if seat is not None:
                    assert legal_to_json(legal(changed, seat)) == legal_to_json(legal(state, seat))


def _with_another_hand(state: State, seat: int) -> State:
    """A state that differs only in what ``seat`` holds behind the blinder (and in the bank's till)."""
    player = state.players[seat]
    change = 7 if player.cash < 20 else -13
    held = player.shields
    hidden = replace(
        player, cash=player.cash + change, elephants=player.elephants + 1, shields=(held[0] + 1, 0, held[2])
    )
    players = (*state.players[:seat], hidden, *state.players[seat + 1 :])
    return replace(state, players=players, market=replace(state.market, bank=state.market.bank - change))


@given(SEEDS, SEATS)
@settings(max_examples=15, deadline=None)
def test_commands_and_events_survive_the_way_through_json(seed: int, seats: int) -> None:
    choose = chooser(seed)
    first = start(new_game(seats))
    assert tuple(event_from_json(event_to_json(event)) for event in first) == first
    state = fold(first)
    for _ in range(COMMANDS // 2):
        command = random_command(state, choose)
        if command is None:
            break
        assert command_from_json(command_to_json(command)) == command
        wild = wild_command(state, choose)
        assert command_from_json(command_to_json(wild)) == wild
        state, events = advance(state, command)
        assert tuple(event_from_json(event_to_json(event)) for event in events) == events
