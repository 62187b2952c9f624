"""A photo of another table, mat or set, a mirrored or edited one: refused or asked about, never believed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np
import pytest

from hardware.virtual.pictures.stand import aim_at_seat
from hardware.virtual.random_scenes import random_scene
from tests.hardware.virtual.kit import hands, renderer, shipped
from tests.vision.views import load_view
from vision.calibration.photo import Photo, decode_photo
from vision.errors import UnusableImage
from vision.fusion.look import Look, estimated_look, observe_look
from vision.fusion.observe_looks import observe_looks
from vision.geometry.picture import Bgr
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow

Spoil = Callable[[Bgr], Bgr]


def stretched(across: float, down: float) -> Spoil:
    """Pulled wider or taller."""
    return lambda photo: np.asarray(cv2.resize(photo, None, fx=across, fy=down), dtype=np.uint8)


def pulled(share: float) -> Spoil:
    """As apps set falling lines upright: the upper edge pulled in by this share at either side."""

    def spoil(photo: Bgr) -> Bgr:
        height, width = photo.shape[:2]
        corners = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
        drawn = corners + np.array([(share * width, 0), (-share * width, 0), (0, 0), (0, 0)], np.float32)
        by = cv2.getPerspectiveTransform(corners, drawn.astype(np.float32))
        return np.asarray(cv2.warpPerspective(photo, by, (width, height)), dtype=np.uint8)

    return spoil


def sheared(share: float) -> Spoil:
    """Slanted."""

    def spoil(photo: Bgr) -> Bgr:
        height, width = photo.shape[:2]
        by = np.array([(1, share, 0), (0, 1, 0)], np.float32)
        return np.asarray(cv2.warpAffine(photo, by, (int(width + share * height), height)), dtype=np.uint8)

    return spoil


def cut(left: float, upper: float, right: float, lower: float) -> Spoil:
    """Cropped to these shares of it."""

    def spoil(photo: Bgr) -> Bgr:
        height, width = photo.shape[:2]
        return photo[int(upper * height) : int(lower * height), int(left * width) : int(right * width)]

    return spoil


SPOILT: dict[str, tuple[str, Spoil, str]] = {
    "mirrored": ("dev_000_1.jpg", lambda photo: photo[:, ::-1], "image.mirrored"),
    "mirrored upside down": ("dev_012_2.jpg", lambda photo: photo[::-1], "image.mirrored"),
    "its left quarter cut off": ("dev_000_1.jpg", cut(0.25, 0, 1, 1), "image.edited"),
    "its right quarter cut off": ("dev_012_2.jpg", cut(0, 0, 0.75, 1), "image.edited"),
    "slanted": ("dev_012_2.jpg", sheared(0.1), "image.edited"),
    "falling lines set upright": ("dev_012_2.jpg", pulled(0.2), "image.edited"),
    "wider": ("dev_012_2.jpg", stretched(1.15, 1), "image.edited"),
    "taller": ("dev_000_1.jpg", stretched(1, 1.15), "image.edited"),
    "much taller": ("dev_012_2.jpg", stretched(1, 1.3), "image.edited"),
    "wider, along its tilt": ("dev_000_1.jpg", stretched(1.15, 1), "asked"),
    "falling lines set upright a little": ("dev_012_2.jpg", pulled(0.1), "asked"),
    "its upper quarter cut off, to a square": ("dev_000_1.jpg", cut(0, 0.25, 1, 1), "image.edited"),
    "its upper quarter cut off": ("dev_012_2.jpg", cut(0, 0.25, 1, 1), "asked"),
}
"""Photos without EXIF, as edited ones are: what was done, and why they are refused, or ``asked``: no height is believed."""


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_photo_is_refused_or_its_heights_stay_open(what: str, settings: VisionSettings) -> None:
    name, spoil, expected = SPOILT[what]
    photo = decode_photo(load_view(name).data)
    spoilt = Photo(np.ascontiguousarray(spoil(photo.frame_bgr)), 0, None)
    if expected != "asked":
        with pytest.raises(UnusableImage) as refused:
            estimated_look(name, spoilt, settings)
        assert refused.value.code == expected
        return
    look = estimated_look(name, spoilt, settings)
    assert min(look.height_share.values()) > 0.08
    assert promised(observe_look(look, settings), at_least=6) == []


@pytest.mark.parametrize("name", ["dev_000_1.jpg", "dev_012_2.jpg"])
def test_the_same_photos_as_they_were_taken_are_believed(name: str, settings: VisionSettings) -> None:
    photo = decode_photo(load_view(name).data)
    look = estimated_look(name, replace(photo, focal_35mm=None), settings)
    ten_disks_stay_certain = settings.stages.lens.count_room / settings.stages.lens.height_spreads / 10
    assert max(look.height_share.values()) < ten_disks_stay_certain


@pytest.mark.parametrize("what", ["larger distances", "larger markers", "smaller markers"])
def test_a_mat_of_another_set_is_refused(what: str, settings: VisionSettings) -> None:
    """Its markers have another size, or stand where no mat of this table has them."""
    photo = decode_photo(load_view("dev_012_2.jpg").data)
    mat = settings.geometry.seat_mat
    others = {
        "larger distances": replace(
            mat,
            marker_xs_mm=tuple(x * 1.2 for x in mat.marker_xs_mm),
            marker_top_y_mm=mat.marker_top_y_mm * 1.2,
            marker_bottom_y_mm=mat.marker_bottom_y_mm * 1.2,
        ),
        "larger markers": replace(mat, marker_side_mm=mat.marker_side_mm / 1.2),
        "smaller markers": replace(mat, marker_side_mm=mat.marker_side_mm * 1.2),
    }
    of_another = replace(settings, geometry=replace(settings.geometry, seat_mat=others[what]))
    with pytest.raises(UnusableImage) as refused:
        estimated_look("dev_012_2.jpg", photo, of_another)
    assert refused.value.code == "image.edited"


@pytest.mark.parametrize("seed", [pytest.param(1, marks=pytest.mark.long), 7])
def test_of_another_table_with_the_same_mat_nothing_is_promised(seed: int, settings: VisionSettings) -> None:
    """Two tables where the same seat's mat holds something else: one look at each."""
    first, second = table_look("first", seed), table_look("second", seed + 1000)
    seen = observe_looks([first, second], settings)
    assert len(seen.contradictions) > settings.stages.fusion.most_places_moved
    assert promised(seen.observation) == []
    (mat,) = seen.observation.mats
    assert {(tile.row, tile.col) for tile in mat.tiles} <= {(row, col) for row, col, _ in mat.unsure_tiles}


def table_look(name: str, seed: int) -> Look:
    """A table of this seed's own, seat 1's mat."""
    own = shipped()
    scene = random_scene(1, hands(seed))
    aim = aim_at_seat(scene, 1, own.geometry, own.virtual_table.stand)
    assert aim is not None
    camera = renderer(sorted(own.virtual_table.lamps)[0])
    picture = cv2.imdecode(np.frombuffer(camera.jpeg(scene, aim, seed), np.uint8), cv2.IMREAD_COLOR)
    return Look(name, np.asarray(picture, dtype=np.uint8), camera.camera)


def promised(seen: TableObservation, at_least: int = 0) -> list[int]:
    """Counts of walls and columns that are promised, those below ``at_least`` left out."""
    cities = [city for mat in seen.mats for city in mat.cities]
    readings = [reading for city in cities for reading in (city.wall.stones, city.grain)]
    return [one.value for one in readings if isinstance(one, Seen) and one.value >= at_least]
