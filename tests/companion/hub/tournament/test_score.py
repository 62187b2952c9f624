"""Who is ahead in a tournament: points, then wins, then the points of everybody met."""

from __future__ import annotations

from companion.hub.tournament.score import Sitting, scores


def told(sittings: list[Sitting], people: list[int]) -> list[tuple[int, int, int, int, int]]:
    return [(s.place, s.person, s.points, s.won, s.opponents) for s in scores(sittings, people)]


def test_a_point_for_each_player_left_behind_and_none_for_a_tie() -> None:
    played = [Sitting((1, 2, 3), (1, 2, 2)), Sitting((4, 5), (2, 1))]
    assert told(played, [1, 2, 3, 4, 5]) == [
        (1, 1, 2, 1, 0),
        (2, 5, 1, 1, 0),
        (3, 2, 0, 0, 2),
        (3, 3, 0, 0, 2),
        (5, 4, 0, 0, 1),
    ]


def test_a_bye_is_worth_one_point_and_a_win_and_no_opponent() -> None:
    assert told([Sitting((1,), None), Sitting((2, 3), (1, 2))], [1, 2, 3]) == [
        (1, 1, 1, 1, 0),
        (1, 2, 1, 1, 0),
        (3, 3, 0, 0, 1),
    ]


def test_what_is_still_played_and_whoever_has_not_played_yet_count_nothing() -> None:
    assert told([Sitting((1, 2), None)], [1, 2, 3]) == [(1, 1, 0, 0, 0), (1, 2, 0, 0, 0), (1, 3, 0, 0, 0)]


def test_at_equal_points_and_wins_stronger_opponents_decide() -> None:
    played = [Sitting((1, 2), (1, 2)), Sitting((3, 4), (1, 2)), Sitting((2, 5), (1, 2))]
    order = [(place, person) for place, person, *_ in told(played, [1, 2, 3, 4, 5])]
    assert order[:3] == [(1, 1), (1, 2), (3, 3)]
