"""What games come to over an evening: places, not scores, and people by their names."""

from __future__ import annotations

import pytest

from companion.games.actor import actor_named
from companion.games.errors import IllegalCommand
from companion.small_games.results import GameResult, PersonTotal, totals
from companion.small_games.state import votable
from companion.table.table import commands_back


def result(played: str, names: str, winners: tuple[int, ...], points: tuple[int, ...] = ()) -> GameResult:
    """A game that is over."""
    return GameResult(played, "almost", "An evening", played, tuple(names.split()), winners, points)


def test_a_winner_leaves_all_behind_who_did_not_win_and_points_part_the_others() -> None:
    assert totals([result("Almost", "Asha Bo Cy Dev", (1,), (3, 10, 3, 7))]) == (
        PersonTotal("Bo", 1, 3),
        PersonTotal("Dev", 0, 2),
        PersonTotal("Asha", 0, 0),
        PersonTotal("Cy", 0, 0),
    )


def test_a_shared_win_is_a_win_for_each_and_people_are_known_by_their_names_in_any_seat() -> None:
    evening = [result("Almost", "Asha Bo Cy", (0, 1), (10, 12, 9)), result("Belemmer", "cy ASHA", (1,))]
    assert totals(evening) == (PersonTotal("Asha", 2, 2), PersonTotal("Bo", 1, 1), PersonTotal("Cy", 0, 0))


def test_a_game_that_nobody_won_counts_by_points_alone() -> None:
    assert totals([result("Almost", "Asha Bo", (), (3, 5))]) == (PersonTotal("Bo", 0, 1), PersonTotal("Asha", 0, 0))


def test_a_vote_needs_two_different_games() -> None:
    almost, other = result("Almost", "Asha Bo", (0,)), result("Bid War", "Asha Bo", (0,))
    assert votable([]) is votable([almost, almost]) is None
    assert votable([almost, other, almost]) == ("Almost", "Bid War")


@pytest.mark.parametrize(
    ("sources", "count", "back"),
    [
        (["seat 0"], 1, 1),
        (["companion", "seat 0", "host"], 1, 2),
        (["virtual 2", "clock", "companion", "seat 1", "companion", "host"], 2, 6),
    ],
)
def test_an_undo_goes_behind_the_newest_command_of_people(sources: list[str], count: int, back: int) -> None:
    assert commands_back([actor_named(source) for source in sources], count) == back


@pytest.mark.parametrize("sources", [[], ["companion"], ["virtual 1", "clock"]])
def test_what_happened_by_itself_alone_is_not_undone(sources: list[str]) -> None:
    with pytest.raises(IllegalCommand) as refused:
        commands_back([actor_named(source) for source in sources], 1)
    assert (refused.value.code, refused.value.values) == ("undo.nothing", {"count": 0})
