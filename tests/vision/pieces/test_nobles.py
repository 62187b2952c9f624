"""A noble is seen, doubted, hidden or absent by what is marked and by what could hide one."""

from __future__ import annotations

import pytest

from tests.vision.pieces.cell_scene import SETTINGS, look_at
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, straight_wall
from vision.message import Message
from vision.pieces.nobles import NobleFound, SecondLook, agreed, find_noble, probability
from vision.pieces.occlusion import most_covered
from vision.pieces.peaks import PieceGuess
from vision.readings.reading import Hidden, Seen, Unsure

pytestmark = pytest.mark.slow

NOBLES = SETTINGS.stages.nobles
TALL = straight_wall([(0, 4), (0, 4), (0, 4), (0, 4)], 10.0, *MIDDLE_MM)


def mark(score: float, kind: str = "noble", cell: tuple[int, int] = CELL) -> PieceGuess:
    return PieceGuess(kind, score, 210.0, 160.0, cell)  # type: ignore[arg-type]


def test_a_clear_mark_is_seen_and_where_it_stands() -> None:
    found = find_noble(look_at(), most_covered(look_at(), NOBLES), [mark(NOBLES.seen_above + 1), mark(-3.0)], NOBLES)
    assert isinstance(found.reading, Seen)
    assert found.reading.value
    assert found.marked is not None
    assert found.marked.sure


def test_a_weak_mark_is_doubted() -> None:
    between = (NOBLES.seen_above + NOBLES.absent_below) / 2
    found = find_noble(look_at(), most_covered(look_at(), NOBLES), [mark(between)], NOBLES)
    assert isinstance(found.reading, Unsure)
    assert found.reading.best is (between > 0)
    assert found.marked is not None
    assert not found.marked.sure


@pytest.mark.parametrize("guesses", [[], [mark(-9.0)], [mark(9.0, "elephant")], [mark(9.0, cell=(0, 0))]])
def test_without_a_mark_of_its_own_a_bare_tile_has_no_noble(guesses: list[PieceGuess]) -> None:
    reading = find_noble(look_at(), most_covered(look_at(), NOBLES), guesses, NOBLES).reading
    assert isinstance(reading, Seen)
    assert not reading.value


def test_behind_a_tall_wall_a_noble_is_hidden_not_absent() -> None:
    assert isinstance(find_noble(look_at(TALL), most_covered(look_at(TALL), NOBLES), [], NOBLES).reading, Hidden)


def test_a_wall_hides_more_the_taller_it_is() -> None:
    covered = [most_covered(look_at(straight_wall([(0, 4)] * n, 10.0, *MIDDLE_MM)), NOBLES) for n in (1, 4)]
    assert most_covered(look_at(), NOBLES) < 0.1
    assert covered == sorted(covered)
    assert covered[-1] > 0.9


@pytest.mark.parametrize(("score", "chance"), [(0.0, 0.5), (100.0, 1.0), (-100.0, 0.0)])
def test_log_odds_are_a_probability(score: float, chance: float) -> None:
    assert probability(score) == pytest.approx(chance, abs=1e-6)


CLEAR = NobleFound(Seen(True, 0.99), None, 4.0)
DOUBTED = NobleFound(Unsure(False, False, True, Message("reason.part_of_noble"), 0.7), None, -1.0)
LIKELY = NobleFound(Unsure(True, False, True, Message("reason.part_of_noble"), 0.6), None, 0.1)
NONE_SHOWS = NobleFound(Hidden(Message("reason.low_column_behind")), None, -2.0)


@pytest.mark.parametrize(
    ("first", "stands", "hidden_share", "promised"),
    [
        (CLEAR, True, 0.0, True),
        (CLEAR, False, 0.0, None),  # one witness alone
        (LIKELY, True, 0.0, True),
        (DOUBTED, True, 0.0, True),
        (NONE_SHOWS, True, 0.0, True),
        (LIKELY, False, 0.0, None),
        (DOUBTED, False, 0.5, False),
        (DOUBTED, False, 0.9, None),
        (NONE_SHOWS, False, 0.5, False),
        (NONE_SHOWS, False, 0.9, None),
    ],
)
def test_two_witnesses_promise_together_what_one_alone_does_not(
    first: NobleFound, stands: bool, hidden_share: float, promised: bool | None
) -> None:
    reading = agreed(first, SecondLook(stands, hidden_share), NOBLES)
    assert (reading.value if isinstance(reading, Seen) else None) is promised


def test_a_noble_only_one_witness_sees_is_likely_still() -> None:
    reading = agreed(CLEAR, SecondLook(False, 0.0), NOBLES)
    assert isinstance(reading, Unsure)
    assert reading.best
