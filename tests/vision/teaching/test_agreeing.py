"""Which drawing people agree with: the best that has their counts, or all that add up to the printed start."""

from __future__ import annotations

import numpy as np
import pytest

from vision.geometry.table import Cell
from vision.teaching.agreeing import agreeing_stands
from vision.teaching.labels import CityLabel, MalformedLabels, MatLabel, labels_from_json, start_label
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall
from vision.walls.render.scorer import ScoredHypothesis
from vision.walls.select.map_estimate import MapEstimate

WORTH = 600.0


def row(stones: int, grain: int = 0) -> TileHypothesis:
    """A wall of one course, and a column."""
    wall = Wall(np.zeros(5), stones, ((0, 2 * (stones - 1)),), 0.0) if stones else None
    return TileHypothesis(wall, (0.0, 0.0, grain) if grain else None, None)


def estimate(*scored: tuple[TileHypothesis, float]) -> MapEstimate:
    """The first is the best."""
    (stand, score), *rivals = scored
    others = tuple(ScoredHypothesis(rival, own) for rival, own in rivals)
    return MapEstimate(stand, others, score, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, False)


MAT: dict[Cell, MapEstimate] = {
    (0, 0): estimate((row(4), 1000.0), (row(5), 900.0), (row(3), 100.0)),
    (0, 1): estimate((row(4), 1000.0), (row(5), 990.0)),
}


def test_a_rival_with_the_true_count_is_believed_unless_it_is_far_behind() -> None:
    said = MatLabel(0, (CityLabel((0, 0), 5, 0, 5), CityLabel((0, 1), 9, 0)), 14, 0)
    stands = agreeing_stands(MAT, said, WORTH)
    assert {cell: stand.stones() for cell, stand in stands.items()} == {(0, 0): 5}
    far = MatLabel(0, (CityLabel((0, 0), 3, 0),), 3, 0)
    assert agreeing_stands(MAT, far, WORTH) == {}


def test_nine_stones_in_all_choose_the_likeliest_walls_that_add_up() -> None:
    stands = agreeing_stands(MAT, start_label(0, 9), WORTH)
    assert {cell: stand.stones() for cell, stand in stands.items()} == {(0, 0): 4, (0, 1): 5}
    assert agreeing_stands(MAT, start_label(0, 20), WORTH) == {}


def test_labels_are_a_truth_file_s_entry_of_which_only_the_counts_are_needed() -> None:
    city = {"row": 1, "col": 2, "wall": {"stones": 6, "width": 3}, "grain": 4}
    entry = {
        "mats": [{"seat": 2, "cities": [city, {"row": 0, "col": 0, "wall": None, "grain": 0}]}, {"seat": "market"}]
    }
    (mat,) = labels_from_json(entry, "a.jpg")
    assert (mat.seat, mat.stones, mat.grain) == (2, 6, 4)
    assert mat.cities == (CityLabel((1, 2), 6, 4, 3), CityLabel((0, 0), 0, 0, 0))


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"mats": 3},
        {"mats": [{"seat": 0}]},
        {"mats": [{"seat": 0, "cities": [{"row": 0, "col": 0, "wall": {"stones": -1}}]}]},
        {"mats": [{"seat": 0, "cities": [{"row": 0, "col": 0, "grain": True}]}]},
    ],
)
def test_labels_of_another_form_are_refused_with_the_place(entry: dict[str, object]) -> None:
    with pytest.raises(MalformedLabels, match=r"a\.jpg"):
        labels_from_json(entry, "a.jpg")
