"""Red light that shows as blue under a warm lamp is told by the line that is printed in the seat's colour, and by red tiles."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.conftest import Photo
from vision.evaluation.sweeps import with_crosstalk
from vision.evaluation.truth import photo_truth_from_json
from vision.evaluation.worsening import Shot
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.geometry.picture import Rectangle
from vision.light.crosstalk import crosstalk_on_mat, crosstalk_on_tiles
from vision.light.light_model import SRGB_TO_LINEAR, LightModel, light_on_mat
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.observe import observe
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow

ORANGE = 2


def told(frame: NDArray[np.uint8], camera: CameraModel, seat: int, settings: VisionSettings) -> float:
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    pose = settings.stages.pose
    mat = next(m for m in find_mats(find_markers(gray, settings.geometry, pose), camera, settings.geometry, pose)[0])
    view = mat_view(mat.pose, camera)
    light = light_on_mat(frame, view, mat.markers, settings.stages.light)
    colour, sheet = settings.palette.seats[seat], settings.geometry.seat_mat
    return crosstalk_on_mat(frame, view, light, colour, sheet, settings.stages.crosstalk)


def shot_of(photos: tuple[Photo, ...], name: str, settings: VisionSettings, share: float) -> Shot:
    photo = next(photo for photo in photos if photo.name == name)
    truth = photo_truth_from_json(photo.truth)
    return with_crosstalk(Shot(photo.frame, truth.camera, truth.mats, settings.geometry), share)


@pytest.mark.parametrize(("share", "low", "high"), [(0.0, 0.0, 0.0), (0.2, 0.06, 0.25), (0.3, 0.16, 0.35)])
def test_the_printed_line_tells_how_much_red_shows_as_blue(
    photos: tuple[Photo, ...], settings: VisionSettings, share: float, low: float, high: float
) -> None:
    shot = shot_of(photos, "dev_017.jpg", settings, share)
    assert low <= told(shot.frame_bgr, shot.camera, ORANGE, settings) <= high


def test_a_print_of_another_colour_or_none_tells_nothing(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    shot = shot_of(photos, "dev_017.jpg", settings, 0.3)
    assert [told(shot.frame_bgr, shot.camera, seat, settings) for seat in (0, 1, 3, 4)] == [0.0] * 4
    bare = replace(settings.stages.crosstalk, rim_mm=(8.0, 19.0))
    hidden = replace(settings, stages=replace(settings.stages, crosstalk=bare))
    assert told(shot.frame_bgr, shot.camera, ORANGE, hidden) == 0.0


def test_orange_wood_that_looks_red_is_no_red_tile(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    plain, mixed = (shot_of(photos, "dev_017.jpg", settings, share) for share in (0.0, 0.22))
    before, now = (observe(shot.frame_bgr, shot.camera, settings) for shot in (plain, mixed))
    cities = {(c.row, c.col) for c in before.mats[0].cities}
    assert {(c.row, c.col) for c in now.mats[0].cities} == cities
    assert [t.side for t in now.mats[0].tiles] == [t.side for t in before.mats[0].tiles]


def test_what_leaked_is_taken_off_everywhere_alike() -> None:
    frame = np.full((40, 60, 3), (90, 60, 220), np.uint8)
    white = np.full((80, 105, 3), 0.8, np.float32)
    light = LightModel(white, np.zeros(3, np.float32), 16, 0.03, crosstalk=0.1)
    whole = light.relative(frame, Rectangle(0, 0, 60, 40))[20, 30]
    x, y = np.full((8, 8), 30, np.float32), np.full((8, 8), 20, np.float32)
    assert light.relative_at(frame[:8, :8], x, y)[4, 4] == pytest.approx(whole, abs=1e-4)
    plain = replace(light, crosstalk=0.0).relative(frame, Rectangle(0, 0, 60, 40))[20, 30]
    assert whole[0] == pytest.approx((plain[0] - 0.1 * plain[2]) / 0.9, abs=1e-5)
    assert whole[1:] == pytest.approx(plain[1:])


def faces_of(share: float, gloss: float, settings: VisionSettings, points: int = 3000) -> NDArray[np.float32]:
    """Points of a red tile in light and shade, a third of it covered by brown disks, with red recorded as blue."""
    rng = np.random.default_rng(5)
    palette = settings.palette
    colours = [SRGB_TO_LINEAR[list(reversed(one))] for one in (palette.tile_red, palette.tile_red, palette.brown)]
    own = np.array(colours)[rng.integers(0, 3, points)] * rng.uniform(0.5, 1.1, (points, 1)) + gloss
    own[:, 0] += share * (own[:, 2] - own[:, 0])
    return np.asarray(own * rng.normal(1, 0.02, own.shape), dtype=np.float32)


@pytest.mark.parametrize("gloss", [0.0, 0.1])
@pytest.mark.parametrize("share", [0.1, 0.2, 0.35])
def test_red_tiles_tell_how_much_red_shows_as_blue(share: float, gloss: float, settings: VisionSettings) -> None:
    own = settings.stages.crosstalk
    found = crosstalk_on_tiles(faces_of(share, gloss, settings), settings.palette.tile_red, own)
    assert found == pytest.approx(share, abs=0.015)


@pytest.mark.parametrize(("share", "points"), [(0.0, 3000), (0.06, 3000), (0.2, 300), (0.5, 3000)])
def test_little_blue_few_points_or_what_no_camera_does_tells_nothing(
    share: float, points: int, settings: VisionSettings
) -> None:
    faces = faces_of(share, 0.02, settings, points)
    assert crosstalk_on_tiles(faces, settings.palette.tile_red, settings.stages.crosstalk) == 0.0


def promised_grain(shot: Shot, settings: VisionSettings) -> dict[tuple[int, int], int]:
    (mat,) = observe(shot.frame_bgr, shot.camera, settings).mats
    return {(city.row, city.col): city.grain.value for city in mat.cities if isinstance(city.grain, Seen)}


def test_a_warm_lamp_takes_no_promised_grain_from_a_mat_whose_line_does_not_tell(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    """A purple mat with red tiles: without what these tell, its brown columns look purple."""
    usual = promised_grain(shot_of(photos, "dev_001.jpg", settings, 0.0), settings)
    warm = shot_of(photos, "dev_001.jpg", settings, 0.3)
    assert promised_grain(warm, settings) == usual
    untold = replace(settings.stages.crosstalk, tile_least=1.0)
    assert promised_grain(warm, replace(settings, stages=replace(settings.stages, crosstalk=untold))) != usual
