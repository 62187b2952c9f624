"""What happened and was not taken back, awards for everybody, and a coach that names what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from companion.analysis.summary import GameSummary, longest_wall, summary_of
from companion.analysis.timeline import Timeline, timeline_of
from companion.games.history import History
from companion.games.raja import commands as c
from companion.games.raja import events as e
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.state import State
from companion.players.random_player import WARLIKE, RandomPlayer
from companion.players.self_play import Chance, Player, play_game
from companion.players.sensible_player import SensiblePlayer
from companion.texts.catalogue import texts_in
from companion.texts.files import languages

pytestmark = pytest.mark.slow

OPTIONS = Options((PlayerOptions("Asha", "chair"), PlayerOptions("Bo", "dome"), PlayerOptions("Cem", "head")))


@cache
def told(seed: int) -> GameSummary:
    """A game in which the second player does anything legal."""
    random = Random(seed)
    players: list[Player] = [SensiblePlayer(random), RandomPlayer(random, WARLIKE), SensiblePlayer(random)]
    batches = [played.events for played in play_game(OPTIONS, players, Chance(random, 6), 900)]
    history = History.of(ENGINE, [ENGINE.start(OPTIONS), *batches])
    return summary_of(_course(history.events, history.state_at))


def _course(events: tuple[e.Event, ...], state_at: Callable[[int], State]) -> Timeline:
    timed = [(place * 1_000_000_000, event) for place, event in enumerate(events)]
    return timeline_of("one", timed, state_at, (0, 1, 2))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_has_an_award_and_nobody_more_than_two(seed: int) -> None:
    seats = [award.seat for award in told(seed).awards]
    assert {seats.count(seat) for seat in range(3)} <= {1, 2}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_coach_shows_at_most_three_in_order_and_says_what_would_have_been_better(seed: int) -> None:
    coach = told(seed).coach
    versions = [point.happened.version for point in coach]
    assert 1 <= len(coach) <= 3
    assert versions == sorted(versions)
    for language in languages():
        assert all(texts_in(language).say(point.better) for point in coach)


def test_a_choice_is_never_worse_than_what_the_coach_would_have_done() -> None:
    assert all(point.dollars > 0 for seed in (1, 2, 3) for point in told(seed).coach)


def test_what_was_taken_back_counts_no_more_and_what_was_brought_back_does() -> None:
    history = History.begin(ENGINE, OPTIONS)
    state: State = history.state
    random = Random(5)
    players = [SensiblePlayer(random) for _ in range(3)]
    for played in play_game(OPTIONS, players, Chance(random, 0), 40):
        history.append(played.events)
    before = _course(history.events, history.state_at)
    history.append(history.decide(c.Undo(-1)))
    back = _course(history.events, history.state_at)
    assert len(back.happened) < len(before.happened)
    assert back.state == history.state
    history.append(history.decide(c.Redo(-1)))
    again = _course(history.events, history.state_at)
    assert [one.event for one in again.happened] == [one.event for one in before.happened]
    assert longest_wall(again) == longest_wall(before)
    assert state.options == OPTIONS
