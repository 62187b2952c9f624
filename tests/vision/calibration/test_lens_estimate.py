"""An unknown lens is estimated from the markers, says how far it may be off, and is not believed against them."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.views import load_view
from vision.calibration.lens_estimate import LensEstimate, estimate_lens
from vision.calibration.lens_prior import expected_focal
from vision.calibration.photo import decode_photo
from vision.geometry.camera_model import CameraModel
from vision.markers.detection import MarkerFound, find_markers
from vision.markers.poses import marker_points_mm
from vision.settings.stages import VisionSettings

SIZE = (2000, 1500)


def shown_by(
    camera: CameraModel, settings: VisionSettings, tilt_deg: float, ids: int = 8, noise_px: float = 0.3, seed: int = 3
) -> tuple[MarkerFound, ...]:
    """The first markers of seat 0's mat as a camera shows them that looks at its middle, tilted from straight above."""
    mat, random = settings.geometry.seat_mat, np.random.default_rng(seed)
    tilt = np.radians(180 - tilt_deg)
    rotation = cv2.Rodrigues(np.array([tilt, 0.0, 0.0]))[0]
    centre = np.array([mat.width_mm / 2, mat.height_mm / 2, 0.0])
    translation = np.array([0.0, 0.0, 520.0]) - rotation @ centre
    found = []
    for marker, place in list(mat.marker_centres_mm(0).items())[:ids]:
        points = marker_points_mm(place, mat.marker_side_mm)
        pixels = cv2.projectPoints(
            points, cv2.Rodrigues(rotation)[0], translation, camera.matrix_array(), camera.dist_array()
        )[0]
        found.append(MarkerFound(marker, pixels.reshape(4, 2) + random.normal(0, noise_px, (4, 2))))
    return tuple(found)


def lens(focal_px: float, middle: tuple[float, float] = (999.5, 749.5)) -> CameraModel:
    return CameraModel(
        *SIZE, ((focal_px, 0.0, middle[0]), (0.0, focal_px, middle[1]), (0.0, 0.0, 1.0)), (0.01, 0, 0, 0, 0)
    )


def estimated(
    markers: tuple[MarkerFound, ...], settings: VisionSettings, focal_35mm: float | None = None
) -> LensEstimate | None:
    stages = settings.stages
    return estimate_lens(markers, SIZE, focal_35mm, settings.geometry, stages.pose, stages.lens)


@pytest.mark.parametrize("focal_px", [1100.0, 1400.0, 1900.0])
def test_four_markers_at_a_slant_tell_the_focal_length(focal_px: float, settings: VisionSettings) -> None:
    found = estimated(shown_by(lens(focal_px), settings, 40.0, ids=4), settings)
    assert found is not None
    assert found.agrees
    assert abs(found.camera.matrix[0][0] / focal_px - 1) < 0.03
    assert found.height_share[0] < 0.03


def test_seen_from_straight_above_the_lens_stays_unknown(settings: VisionSettings) -> None:
    slanted, above = (estimated(shown_by(lens(1400.0), settings, tilt), settings) for tilt in (40.0, 1.0))
    assert slanted is not None
    assert above is not None
    assert above.focal_share > 5 * slanted.focal_share


def test_one_marker_is_not_enough_and_two_may_do(settings: VisionSettings) -> None:
    assert estimated(shown_by(lens(1400.0), settings, 40.0, ids=1), settings) is None
    assert estimated(shown_by(lens(1400.0), settings, 40.0, ids=2), settings, 24.0) is not None


def test_a_photo_cut_from_another_is_not_believed(settings: VisionSettings) -> None:
    found = estimated(shown_by(lens(1400.0, (600.0, 500.0)), settings, 40.0), settings)
    assert found is not None
    assert not found.agrees


def test_a_photo_of_a_shape_no_camera_takes_leaves_heights_open(settings: VisionSettings) -> None:
    """Cut at its upper edge alone, it fits another focal length and tilt as well."""
    markers, own = shown_by(lens(1400.0), settings, 45.0), settings.stages.lens
    whole = estimated(markers, settings)
    cut = tuple(MarkerFound(m.marker, m.corners_px - (0.0, 400.0)) for m in markers)
    found = estimate_lens(cut, (2000, 1100), None, settings.geometry, settings.stages.pose, own)
    assert whole is not None
    assert found is not None
    assert found.height_share[0] > 4 * whole.height_share[0]


def test_markers_that_contradict_what_exif_says_are_not_believed(settings: VisionSettings) -> None:
    found = estimated(shown_by(lens(2600.0), settings, 45.0), settings, 24.0)
    assert found is not None
    assert not found.agrees


@pytest.mark.parametrize("told", [0.0, 5000.0])
def test_a_focal_length_that_no_camera_has_is_not_believed(told: float, settings: VisionSettings) -> None:
    markers = shown_by(lens(1400.0), settings, 40.0, ids=4)
    with_exif, without = estimated(markers, settings, told), estimated(markers, settings)
    assert with_exif is not None
    assert without is not None
    assert with_exif.camera == without.camera
    assert with_exif.agrees


def test_exif_compares_by_the_diagonal_and_a_long_picture_may_be_cut(settings: VisionSettings) -> None:
    own = settings.stages.lens
    focal, spread = expected_focal((2000, 1500), 43.2666, own)
    assert focal == pytest.approx(2500, rel=1e-4)
    assert spread == own.exif_spread
    assert expected_focal((1500, 2000), 43.2666, own) == (focal, spread)
    assert expected_focal((1920, 1080), 24.0, own)[1] > own.exif_spread


@pytest.mark.parametrize("name", ["dev_000_1.jpg", "dev_000_2.jpg", "dev_012_1.jpg", "dev_012_2.jpg"])
@pytest.mark.parametrize("with_exif", [True, False])
def test_a_phones_lens_is_known_within_three_percent(name: str, with_exif: bool, settings: VisionSettings) -> None:
    view = load_view(name)
    photo = decode_photo(view.data)
    gray = np.asarray(cv2.cvtColor(photo.frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    markers = find_markers(gray, settings.geometry, settings.stages.pose)
    size_px = (gray.shape[1], gray.shape[0])
    focal_35mm = photo.focal_35mm if with_exif else None
    own = replace(settings.stages.lens, starts=3)
    found = estimate_lens(markers, size_px, focal_35mm, settings.geometry, settings.stages.pose, own)
    assert found is not None
    assert found.agrees
    assert abs(found.camera.matrix[0][0] / view.truth["camera_true"]["matrix"][0][0] - 1) < 0.03
