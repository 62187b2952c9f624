"""Labels lie beside one another, near what they name, and within the picture."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from vision.readings.label_layout import Boxes, WantedBox, laid_out

pytestmark = pytest.mark.slow

WIDTH, HEIGHT, GAP = 820, 616, 2


def overlapping_px(boxes: Boxes) -> int:
    """Pixels that two labels cover."""
    total = 0
    for i, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[i + 1 :]:
            wide, high = min(right, other[2]) - max(left, other[0]), min(bottom, other[3]) - max(top, other[1])
            total += max(wide, 0) * max(high, 0)
    return total


WANTED = st.builds(WantedBox, st.integers(1, 160), st.integers(1, 20), st.integers(-90, 900), st.integers(-40, 700))


@effort(max_examples=40, deadline=None)
@given(st.lists(WANTED, max_size=25))
def test_no_label_lies_over_another_or_leaves_the_picture(wanted: list[WantedBox]) -> None:
    boxes = laid_out(wanted, WIDTH, HEIGHT, GAP)
    assert len(boxes) == len(wanted)
    assert overlapping_px(boxes) == 0
    for (left, top, right, bottom), box in zip(boxes, wanted, strict=True):
        assert (right - left, bottom - top) == (box.width, box.height)
        assert 0 <= left <= right <= WIDTH
        assert 0 <= top <= bottom <= HEIGHT


def test_labels_with_room_stand_where_they_are_wanted() -> None:
    boxes = laid_out([WantedBox(100, 14, 50, 100), WantedBox(100, 14, 50, 130)], WIDTH, HEIGHT, GAP)
    assert boxes.tolist() == [[50, 86, 150, 100], [50, 116, 150, 130]]


def test_the_later_of_two_makes_room_by_no_more_than_it_must() -> None:
    first, second = laid_out([WantedBox(100, 15, 300, 300), WantedBox(100, 15, 310, 305)], WIDTH, HEIGHT, GAP)
    assert first.tolist() == [300, 285, 400, 300]
    assert abs(int(second[0]) - 310) + abs(int(second[3]) - 305) <= 2 * 15


def test_a_label_goes_beside_a_piece_but_not_far_for_the_edge_of_one() -> None:
    pieces = np.array([[60, 80, 140, 100]])
    (beside,) = laid_out([WantedBox(100, 14, 50, 100)], WIDTH, HEIGHT, GAP, pieces)
    assert overlapping_px(np.vstack([beside, pieces])) == 0
    assert abs(int(beside[0]) - 50) + abs(int(beside[3]) - 100) <= 2 * 14
    (over,) = laid_out([WantedBox(100, 14, 50, 100)], WIDTH, HEIGHT, GAP, np.array([[60, 99, 62, 130]]))
    assert over.tolist() == [50, 86, 150, 100]


@pytest.mark.parametrize("count", [3, 30])
def test_where_no_place_is_free_as_little_as_can_be_is_covered(count: int) -> None:
    boxes = laid_out([WantedBox(100, 20, 0, 20)] * count, 120, 45, GAP)
    assert np.unique(boxes, axis=0).shape[0] > 1
    assert (boxes >= 0).all()
    assert overlapping_px(boxes[:2]) == 0


def test_a_label_larger_than_the_picture_starts_at_its_edge() -> None:
    assert laid_out([WantedBox(500, 20, 60, 40)], 300, 200, GAP)[0].tolist() == [0, 20, 500, 40]
