"""Under a hand nothing is promised but what shows."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.conftest import Photo
from vision.message import Message
from vision.observe import observe
from vision.pieces.hand_occlusion import UNDER_A_HAND, loose_under_hand, unseen_city
from vision.readings.reading import CountReading, Hidden, Seen, Unsure
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "loose", [Seen(2), Unsure(2, 1, 3, Message("reason.another_wall")), Hidden(Message("reason.another_wall"))]
)
def test_fallen_stones_may_lie_under_a_hand(loose: CountReading) -> None:
    reading = loose_under_hand(loose, 3)
    assert not isinstance(reading, Seen)
    if isinstance(loose, Seen):
        assert isinstance(reading, Unsure)
        assert reading.low == reading.best == loose.value < reading.high


def test_a_city_under_a_hand_is_hidden_with_the_reason() -> None:
    city = unseen_city((1, 2), 3)
    assert {city.noble, city.wall.stones, city.wall.width, city.grain} == {Hidden(UNDER_A_HAND)}


def test_a_hand_over_a_city_hides_all_of_it(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    photo = next(photo for photo in photos if photo.name == "dev_027.jpg")
    mat = next(mat for mat in observe(np.array(photo.frame), photo.camera, settings).mats if mat.seat == 2)
    (city,) = [city for city in mat.cities if (city.row, city.col) == (1, 2)]
    assert {city.noble, city.wall.stones, city.wall.width, city.grain} == {Hidden(UNDER_A_HAND)}
    assert not isinstance(mat.loose, Seen)


def test_bare_cells_beside_a_hand_may_lie_under_it_too(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    photo = next(photo for photo in photos if photo.name == "dev_027.jpg")
    mat = next(mat for mat in observe(np.array(photo.frame), photo.camera, settings).mats if mat.seat == 2)
    tiled = {(tile.row, tile.col) for tile in mat.tiles}
    covered = {(row, col) for row, col, why in mat.blind_cells if why == Message("reason.hand_covers_part")}
    beside = {(row + down, col + right) for row, col in covered & tiled for down in (-1, 0, 1) for right in (-1, 0, 1)}
    bare = set(settings.geometry.seat_mat.cells()) - tiled
    assert beside & bare <= covered
