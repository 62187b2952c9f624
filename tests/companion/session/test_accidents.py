"""The frames that a question about an accident shows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from companion.referee.proposals import Question, Subject
from companion.session.accidents import MOST_PICTURES, AccidentPictures
from companion.texts.message import Message

S = 1_000_000_000


def question(intact_s: float, seen_s: float) -> Question:
    return Question(
        Subject(0, (1, 3), "stones"),
        Message("question.fell"),
        (),
        0,
        between_ns=(round(intact_s * S), round(seen_s * S)),
    )


def pictures_of(frames_s: Sequence[float], asked: Question) -> list[tuple[int, float]]:
    kept = AccidentPictures()
    for number, at_s in enumerate(frames_s):
        kept.took(number, round(at_s * S))
    kept.follow([asked])
    return [(picture.number, picture.after_s) for picture in kept.of(asked)]


def test_the_seconds_before_and_after_are_shown() -> None:
    shown = pictures_of([90.0, 99.0, 100.0, 101.0, 101.5, 104.0], question(100.0, 101.0))
    assert shown == [(1, -2.0), (2, -1.0), (3, 0.0), (4, 0.5)]


def test_many_frames_are_thinned_evenly_and_the_first_and_the_last_stay() -> None:
    shown = pictures_of([100 + i / 10 for i in range(41)], question(102.0, 102.5))
    assert len(shown) == MOST_PICTURES
    assert shown[0][0] == 0
    assert shown[-1][0] == 40


@pytest.mark.parametrize("apart_s", [15.0, 60.0])
def test_a_slow_camera_still_shows_what_stood_before(apart_s: float) -> None:
    shown = pictures_of([100.0, 100 + apart_s, 100 + 2 * apart_s], question(100 + apart_s, 100 + 2 * apart_s))
    assert shown == [(1, -apart_s), (2, 0.0)]


def test_what_no_frame_preceded_is_shown_from_then_on() -> None:
    assert pictures_of([50.0, 51.0], question(49.0, 50.0)) == [(0, 0.0), (1, 1.0)]
