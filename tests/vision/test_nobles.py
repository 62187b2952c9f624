"""A noble is seen, doubted, hidden or absent by what is marked and by what could hide one."""

from __future__ import annotations

import pytest

from tests.vision.cell_scene import SETTINGS, look_at
from tests.vision.wall_scene import CELL, MIDDLE_MM, straight_wall, view_from
from vision.hiding import most_covered
from vision.nobles import find_noble, probability
from vision.piece_guesses import PieceGuess
from vision.readings import Hidden, Seen, Unsure

NOBLES = SETTINGS.stages.nobles
VIEW = view_from(48.0, 10.0, 430.0)
TALL = straight_wall([(0, 4), (0, 4), (0, 4), (0, 4)], 10.0, *MIDDLE_MM)


def mark(score: float, kind: str = "noble", cell: tuple[int, int] = CELL) -> PieceGuess:
    return PieceGuess(kind, score, 210.0, 160.0, cell)  # type: ignore[arg-type]


def test_a_clear_mark_is_seen_and_has_a_silhouette() -> None:
    found = find_noble(look_at(), VIEW, 0, [mark(NOBLES.seen_above + 1), mark(-3.0)], NOBLES)
    assert isinstance(found.reading, Seen)
    assert found.reading.value
    assert found.silhouette is not None
    assert found.silhouette.sure


def test_a_weak_mark_is_doubted() -> None:
    between = (NOBLES.seen_above + NOBLES.absent_below) / 2
    found = find_noble(look_at(), VIEW, 0, [mark(between)], NOBLES)
    assert isinstance(found.reading, Unsure)
    assert found.reading.best is (between > 0)
    assert found.silhouette is not None
    assert not found.silhouette.sure


@pytest.mark.parametrize("guesses", [[], [mark(-9.0)], [mark(9.0, "elephant")], [mark(9.0, cell=(0, 0))]])
def test_without_a_mark_of_its_own_a_bare_tile_has_no_noble(guesses: list[PieceGuess]) -> None:
    reading = find_noble(look_at(), VIEW, 0, guesses, NOBLES).reading
    assert isinstance(reading, Seen)
    assert not reading.value


def test_behind_a_tall_wall_a_noble_is_hidden_not_absent() -> None:
    assert isinstance(find_noble(look_at(TALL), VIEW, 0, [], NOBLES).reading, Hidden)


def test_a_wall_hides_more_the_taller_it_is() -> None:
    covered = [most_covered(look_at(straight_wall([(0, 4)] * n, 10.0, *MIDDLE_MM)), NOBLES) for n in (1, 4)]
    assert most_covered(look_at(), NOBLES) < 0.1
    assert covered == sorted(covered)
    assert covered[-1] > 0.9


@pytest.mark.parametrize(("score", "chance"), [(0.0, 0.5), (100.0, 1.0), (-100.0, 0.0)])
def test_log_odds_are_a_probability(score: float, chance: float) -> None:
    assert probability(score) == pytest.approx(chance, abs=1e-6)
