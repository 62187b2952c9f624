"""Whole games among virtual players."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.engine import Legal
from companion.games.raja.commands import Command
from companion.games.raja.game import ENGINE
from companion.games.raja.options import AS_PRINTED, STANDARD, Options, PlayerOptions, Rulebook
from companion.games.raja.pieces import MARKERS
from companion.games.raja.state import Ended
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.random_player import EVEN, WARLIKE, RandomPlayer
from companion.players.self_play import Chance, Look, Played, Player, play_game
from companion.players.sensible_player import SensiblePlayer

pytestmark = pytest.mark.slow

MOST_COMMANDS = 3000


def options(seats: int, rulebook: Rulebook = STANDARD) -> Options:
    players = tuple(PlayerOptions(f"Player {seat}", MARKERS[seat]) for seat in range(seats))
    return Options(players, rulebook=rulebook)


def player(kind: int, generator: Random) -> Player:
    return (
        RandomPlayer(generator, EVEN),
        RandomPlayer(generator, WARLIKE),
        SensiblePlayer(generator),
        HalfRandomPlayer(generator),
    )[kind]


def game(seed: int, kinds: list[int], rulebook: Rulebook, most: int) -> list[Played]:
    generator = Random(seed)
    seats = [player(kind, generator) for kind in kinds]
    return list(play_game(options(len(kinds), rulebook), seats, Chance(generator, 8), most))


@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 2**32 - 1),
    st.lists(st.integers(0, 3), min_size=2, max_size=5),
    st.sampled_from((STANDARD, AS_PRINTED)),
)
def test_players_of_any_kind_only_give_commands_that_the_rules_take(
    seed: int, kinds: list[int], rulebook: Rulebook
) -> None:
    played = game(seed, kinds, rulebook, 500)
    events = [*ENGINE.start(options(len(kinds), rulebook)), *(event for done in played for event in done.events)]
    assert ENGINE.fold(events) == played[-1].state


def test_the_same_seed_gives_the_same_game() -> None:
    first, again, other = (game(seed, [3, 2, 1], STANDARD, 400) for seed in (7, 7, 8))
    assert first == again
    assert first != other


class Nosy(SensiblePlayer):
    """Checks what it is shown."""

    def command(self, may: Legal, look: Look) -> Command:
        """As a sensible player, after a look at everybody's hands."""
        hands = [shown["hand"] for shown in look()["players"]]
        assert [hand is not None for hand in hands] == [seat == may.seat for seat in range(len(hands))]
        return super().command(may, look)


def test_a_player_sees_no_hand_but_its_own() -> None:
    generator = Random(3)
    played = list(play_game(options(3), [Nosy(generator)] * 3, Chance(generator, 10), 300))
    assert len(played) > 100


def test_steady_hands_let_nothing_fall() -> None:
    generator = Random(5)
    played = list(play_game(options(2), [SensiblePlayer(generator)] * 2, Chance(generator, 0), 400))
    names = {type(event).__name__ for done in played for event in done.events}
    assert "BuildFinished" in names
    assert all(getattr(event, "fallen", 0) in (0, None) for done in played for event in done.events)


@pytest.mark.parametrize("opponent", [EVEN, WARLIKE])
def test_a_plan_beats_chance(opponent: dict[str, float]) -> None:
    """40 games of two to five seats, one of them sensible, starting seats and places taking turns."""
    won = finished = 0
    for seed in range(40):
        generator = Random(seed)
        seats = 2 + seed % 4
        own = seed // 4 % seats
        players: list[Player] = [RandomPlayer(generator, opponent) for _ in range(seats)]
        players[own] = SensiblePlayer(generator)
        *_, last = play_game(options(seats), players, Chance(generator, 12), MOST_COMMANDS)
        if isinstance(last.state.step, Ended):
            finished += 1
            won += last.state.step.winners == (own,)
    assert finished >= 36
    assert won >= 0.9 * finished
