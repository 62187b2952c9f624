"""Games among virtual players come to an end, and where none is possible the players say so and stop."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.games.raja.game import ENGINE
from companion.games.raja.options import AS_PRINTED, STANDARD, Options, PlayerOptions, Rulebook
from companion.games.raja.pieces import MARKERS
from companion.games.raja.state import Ended, State, waiting_for
from companion.games.raja.views import view
from companion.lobby.lobby import VirtualKind
from companion.players.termination import PATIENCE_TURNS, drags_on, end_is_possible, why_to_stop
from companion.players.virtual_seats import VirtualSeats
from tests.companion.live_rig import Rig
from tests.said import said
from vision.message import Message

pytestmark = pytest.mark.slow

MOST_TURNS = 200
MOST_COMMANDS = 20_000
COLLAPSES = (0, 12, 4)


def options(seats: int, rulebook: Rulebook = STANDARD) -> Options:
    return Options(tuple(PlayerOptions(f"P{seat}", MARKERS[seat]) for seat in range(seats)), rulebook=rulebook)


def played(
    seats: int, seed: int, kind: VirtualKind, *, rulebook: Rulebook = STANDARD, turns: int = MOST_TURNS
) -> State:
    """A game among virtual players until it ends or they stop."""
    players = VirtualSeats(Random(seed), COLLAPSES[seed % len(COLLAPSES)])
    state = ENGINE.setup(options(seats, rulebook))
    for _ in range(MOST_COMMANDS):
        seats_now = waiting_for(state)
        if not seats_now or why_to_stop(state, turns):
            return state
        command = players.command(state, seats_now[0], kind, watched=False, rolled=False)
        assert command is not None
        state, _ = ENGINE.advance(state, command)
    raise AssertionError(f"{MOST_COMMANDS} commands and no end")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sensible_players_always_come_to_the_games_end(seats: int) -> None:
    """24 games for each number of seats; of 3,600 games with seeds from 0 all ended, the longest in turn 84."""
    for seed in range(24):
        assert isinstance(played(seats, seed, "sensible").step, Ended), f"seed {seed}"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_players_at_random_end_the_game_too_or_stop_where_nobody_can_win(seats: int) -> None:
    """Some wander into games without an end: those stop with a reason."""
    states = [played(seats, seed, "random", turns=60) for seed in range(6)]
    assert sum(isinstance(state.step, Ended) for state in states) >= 3
    assert all(isinstance(state.step, Ended) or why_to_stop(state, 60) for state in states)


def test_as_printed_no_siege_succeeds_and_the_players_stop() -> None:
    state = played(2, 1, "sensible", rulebook=AS_PRINTED, turns=20)
    assert state.turn.number == 21
    assert why_to_stop(state, 20) == Message("note.no_end_in_sight", {"count": 20})


def captured(state: State, captors: dict[int, tuple[int, ...]]) -> State:
    """The state with each seat's cities captured by those seats, in order; -1 is at home."""
    players = []
    for player in state.players:
        holders = iter(captors[player.seat])
        lands = []
        for tile in player.lands:
            holder = next(holders) if tile.city else -1
            lands.append(replace(tile, captured_by=None if holder < 0 else holder))
        players.append(replace(player, lands=tuple(lands)))
    return replace(state, players=tuple(players))


def begun() -> State:
    """A game of three after its set-up."""
    rig = Rig(seed=5)
    rig.started("Asha", "Bo", "Cem")
    return rig.play(200, lambda state: state.phase == "auction")


@pytest.mark.parametrize(
    ("captors", "possible"),
    [
        ({0: (1, 1, 1), 1: (2, 2, 2), 2: (0, 0, 0)}, False),  # three each: 6 and two walls
        ({0: (1, 1, 2), 1: (2, 2, 0), 2: (0, 0, 1)}, False),
        ({0: (1, 1, 1), 1: (2, 2, 2), 2: (1, 0, 0)}, True),  # one holds four: 8 and two walls
        ({0: (1, 1, 1), 1: (2, 2, 2), 2: (0, 0, -1)}, True),  # one is left for seat 1
        ({0: (-1, -1, -1), 1: (-1, -1, -1), 2: (-1, -1, -1)}, True),
    ],
)
def test_whether_an_end_is_possible(captors: dict[int, tuple[int, ...]], *, possible: bool) -> None:
    state = captured(begun(), captors)
    assert end_is_possible(view(state, None)) == possible
    assert (why_to_stop(state, MOST_TURNS) is None) == possible


def test_the_last_noble_is_not_taken_where_nobody_could_win_then() -> None:
    state = captured(begun(), {0: (1, 1, 1), 1: (2, 2, 2), 2: (0, 0, -1)})
    shown = view(state, None)
    assert not end_is_possible(shown, 0, 2)
    assert end_is_possible(shown, 1, 2)


def test_patience_lasts_for_a_while() -> None:
    assert not drags_on(PATIENCE_TURNS)
    assert drags_on(PATIENCE_TURNS + 1)


def test_at_a_live_table_virtual_players_say_that_they_stop() -> None:
    rig = Rig(seed=3, most_turns=4)
    screen = rig.screen()
    for seat in range(2):
        assert screen.post(f"/api/seats/{seat}/virtual", player="sensible").status_code == 200
    assert screen.post("/api/game/start", rulebook="as-printed").status_code == 200
    for _ in range(MOST_COMMANDS):
        if rig.keeper.tick() is None:
            break
        rig.time.pass_s(1)
    assert rig.live.playing().table.state.turn.number == 5
    assert any("no end in sight" in said(note) for note in screen.state()["evening"]["notes"])
