"""Where cards lie, from the finder's maps."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from vision.cards.finder import answer_of, cards_found, place_of
from vision.cards.network import FINDER_CELL_PX, FINDER_MAPS
from vision.cards.views import MAT_VIEW, Place

SETTINGS = load_settings().vision.cards
CELLS = (MAT_VIEW.height_px // FINDER_CELL_PX, MAT_VIEW.width_px // FINDER_CELL_PX)


def maps_of(places: list[tuple[Place, float]]) -> np.ndarray[tuple[int, int, int], np.dtype[np.float32]]:
    """What a finder says that marks these places with these log odds."""
    maps = np.zeros((FINDER_MAPS, *CELLS), np.float32)
    maps[0] = -9.0
    for place, score in places:
        row, col, answer = answer_of(place)
        maps[0, row, col] = score
        maps[1:, row, col] = answer
    return maps


@given(st.floats(0, 296), st.floats(0, 419), st.floats(-89, 89))
def test_a_place_said_by_the_finder_is_the_place_that_was_meant(x: float, y: float, turn: float) -> None:
    row, col, answer = answer_of(Place(x, y, turn))
    again = place_of(answer, row, col)
    assert (again.x_mm, again.y_mm, again.turn_deg) == pytest.approx((x, y, turn), abs=1e-3)


@given(st.floats(-180, 180))
def test_a_card_turned_by_a_half_turn_lies_alike(turn: float) -> None:
    one, other = answer_of(Place(100, 100, turn)), answer_of(Place(100, 100, turn + 180))
    assert one[:2] == other[:2]
    assert one[2] == pytest.approx(other[2], abs=1e-4)


def test_the_clearest_card_comes_first_and_faint_ones_are_left_out() -> None:
    maps = maps_of([(Place(50, 60, 0), 2.0), (Place(150, 200, 30), 4.0), (Place(250, 300, 0), -4.0)])
    assert [round(card.place.x_mm) for card in cards_found(maps, SETTINGS)] == [150, 50]


def test_two_marks_nearer_than_cards_can_lie_are_one_card() -> None:
    near = SETTINGS.apart_mm * 0.6
    maps = maps_of([(Place(100, 100, 0), 3.0), (Place(100 + near, 100, 0), 2.0)])
    assert len(cards_found(maps, SETTINGS)) == 1
