"""What holds in every game: long random games, both rulebooks and mixtures, two to five seats."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.codec import command_from_json, command_to_json, event_from_json, event_to_json
from companion.games.history import History
from companion.games.raja.commands import Redo, Undo
from companion.games.raja.events import Event
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Rulebook
from companion.games.raja.pieces import HOST
from companion.games.raja.sampling import random_command
from companion.games.raja.state import Auction, Building, Commerce, Player, Siege, State, Tile
from tests.companion.games.raja.oracle import allows
from tests.companion.games.raja.positions import chooser, new_game, refusal
from tests.companion.games.raja.wild_commands import wild_command

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(2, 5)
RULEBOOKS = st.builds(Rulebook, st.booleans(), st.booleans(), st.booleans())
COMMANDS = 600


class Census:
    """All pieces are somewhere: 31 stones and 3 nobles a colour, 50 grain, 30 shields, 10 elephants; money moves.

    A state shares with the one before what did not change, so Lands that are the very same are not counted again.
    """

    def __init__(self) -> None:
        self._counted: dict[int, tuple[tuple[Tile, ...], Counted]] = {}

    def check(self, state: State) -> None:
        market, step = state.market, state.step
        grain, elephants, cash = market.grain, market.elephants, market.bank
        ones, twos, threes = market.shields
        assert min(grain, elephants, ones, twos, threes) >= 0
        building = state.turn.order[step.place] if type(step) is Building and step.cell is not None else None
        for player in state.players:
            lands = self._lands(player)
            declared = step.stones if type(step) is Building and player.seat == building else 0
            assert player.reserve + declared + lands.stones == 31
            held = player.shields
            assert min(player.cash, player.elephants, player.elephants_out, player.reserve, player.loose_grain) >= 0
            assert min(held) >= 0
            grain += player.loose_grain + lands.grain
            elephants += player.elephants + player.elephants_out
            cash += player.cash
            ones += held[0] + lands.shields[0]
            twos += held[1] + lands.shields[1]
            threes += held[2] + lands.shields[2]
        assert (grain, elephants, cash, ones, twos, threes) == (50, 10, 775, 10, 10, 10)

    def _lands(self, player: Player) -> Counted:
        known = self._counted.get(player.seat)
        if known is None or known[0] is not player.lands:
            known = self._counted[player.seat] = (player.lands, counted(player.lands))
        return known[1]


class Counted(NamedTuple):
    """What lies on somebody's Lands."""

    stones: int
    grain: int
    shields: tuple[int, int, int]


def counted(lands: tuple[Tile, ...]) -> Counted:
    """The pieces on these Lands, each of which may lie there."""
    shields = [0, 0, 0]
    for tile in lands:
        assert tile.grain >= 0
        assert 0 <= tile.width <= tile.stones
        assert (tile.width == 0) == (tile.stones == 0)
        assert not (tile.noble and tile.shields)
        assert tile.city or (tile.stones == tile.grain == 0 and tile.captured_by is None)
        for value in tile.shields:
            shields[value - 1] += 1
    assert sum(tile.city for tile in lands) in (0, 3)
    ones, twos, threes = shields
    return Counted(sum(tile.stones for tile in lands), sum(tile.grain for tile in lands), (ones, twos, threes))


@given(SEEDS, SEATS, RULEBOOKS)
@settings(max_examples=36, deadline=None)
def test_pieces_are_conserved_and_folding_the_events_gives_the_state(seed: int, seats: int, rulebook: Rulebook) -> None:
    choose = chooser(seed)
    log: list[Event] = list(ENGINE.start(new_game(seats, rulebook)))
    state, census = ENGINE.fold(log), Census()
    for _ in range(COMMANDS):
        command = random_command(state, choose)
        if command is None:
            break
        before = state
        state, events = ENGINE.advance(state, command)
        census.check(state)
        assert ENGINE.decide(before, command) == events
        folded = before
        for event in events:
            folded = ENGINE.apply(folded, event)
        assert folded == state
        log += events
    assert ENGINE.fold(log) == state


@given(SEEDS, SEATS, RULEBOOKS)
@settings(max_examples=24, deadline=None)
def test_what_legal_offers_is_never_refused_and_nothing_else_is_taken(
    seed: int, seats: int, rulebook: Rulebook
) -> None:
    choose = chooser(seed)
    state = ENGINE.fold(ENGINE.start(new_game(seats, rulebook)))
    for _ in range(COMMANDS):
        after = state
        for _ in range(3):
            wild = wild_command(state, choose)
            offered = allows(ENGINE.legal(state, wild.seat), wild)
            code = refusal(state, wild)
            assert offered == (code == ""), (wild, code)
            if code:
                assert "." in code
            else:
                after = ENGINE.advance(state, wild)[0]
                Census().check(after)
        if choose(6) == 0:
            state = after
        command = random_command(state, choose)
        if command is None:
            break
        assert allows(ENGINE.legal(state, command.seat), command), command
        state = ENGINE.advance(state, command)[0]


@given(SEEDS, SEATS, RULEBOOKS, st.booleans())
@settings(max_examples=24, deadline=None)
def test_undo_gives_the_earlier_state_exactly_and_redo_the_later_one(
    seed: int, seats: int, rulebook: Rulebook, everybody: bool
) -> None:
    choose = chooser(seed)
    history = History.begin(ENGINE, new_game(seats, rulebook, tuple(range(seats)) if everybody else ()))
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
    again = History.of(ENGINE, batches)
    assert again.state == history.state == ENGINE.fold(history.events)
    assert (again.undoable(), again.redoable()) == (history.undoable(), history.redoable())


def _half_done(state: State) -> tuple[int, str, int] | None:
    step = state.step
    if isinstance(step, Auction) and step.highest >= 0:
        return (state.turn.number, "auction", 0)
    if isinstance(step, Commerce) and step.trade is not None:
        return (state.turn.number, f"trade with {step.trade.market}", step.place)
    if isinstance(step, Siege) and step.declared:
        return (state.turn.number, "siege", step.place)
    return None


@given(SEEDS, SEATS, RULEBOOKS)
@settings(max_examples=24, deadline=None)
def test_no_view_tells_what_another_seat_holds(seed: int, seats: int, rulebook: Rulebook) -> None:
    choose = chooser(seed)
    state = ENGINE.fold(ENGINE.start(new_game(seats, rulebook)))
    for _ in range(COMMANDS // 2):
        command = random_command(state, choose)
        if command is None:
            break
        state = ENGINE.advance(state, command)[0]
        if choose(4):
            continue
        other = choose(seats)
        changed = _with_another_hand(state, other)
        for seat in (None, *range(seats)):
            if seat == other:
                assert ENGINE.view(changed, seat) != ENGINE.view(state, seat)
            else:
                assert ENGINE.view(changed, seat) == ENGINE.view(state, seat)
                if seat is not None:
                    assert ENGINE.legal(changed, seat) == ENGINE.legal(state, seat)


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
@settings(max_examples=9, deadline=None)
def test_commands_and_events_survive_the_way_through_json(seed: int, seats: int) -> None:
    choose = chooser(seed)
    first = ENGINE.start(new_game(seats))
    assert tuple(event_from_json(ENGINE, event_to_json(event)) for event in first) == first
    state = ENGINE.fold(first)
    for _ in range(COMMANDS // 2):
        command = random_command(state, choose)
        if command is None:
            break
        assert command_from_json(ENGINE, command_to_json(command)) == command
        wild = wild_command(state, choose)
        assert command_from_json(ENGINE, command_to_json(wild)) == wild
        state, events = ENGINE.advance(state, command)
        assert tuple(event_from_json(ENGINE, event_to_json(event)) for event in events) == events
