"""An evaluation of teaching never judges a photo that taught, and counts every claim once."""

from __future__ import annotations

from random import Random

from vision.evaluation.teaching import TaughtRow, splits_of, with_mistakes
from vision.teaching.lesson import Claim, Lesson


def test_splits_are_different_choices_and_all_of_them_where_there_are_few() -> None:
    assert splits_of(8, 1, 12, Random(1)) == [(i,) for i in range(8)]
    assert splits_of(8, 0, 12, Random(1)) == [()]
    some = splits_of(8, 5, 12, Random(1))
    assert len(set(some)) == 12
    assert all(len(set(split)) == 5 for split in some)
    assert splits_of(8, 5, 12, Random(1)) == some


def test_mistakes_turn_so_many_claims_round_and_nothing_else() -> None:
    lesson = Lesson("look", "a", tuple(Claim("stones", 3.0, True) for _ in range(1000)))
    assert with_mistakes(lesson, 0.0, Random(1)) == lesson
    mistaken = with_mistakes(lesson, 0.1, Random(1))
    assert 60 < sum(not claim.right for claim in mistaken.claims) < 140


def test_a_row_tells_its_interval() -> None:
    rows = [TaughtRow(k, q, 8, 22, 0.9, 0.1, 0.0, 0.8, 0.0) for q in ("stones", "grain") for k in (0, 5)]
    low, high = rows[0].interval()
    assert low < 20 / 22 < high
