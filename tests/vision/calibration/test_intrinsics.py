"""A camera is recovered from shots of a board; a bad calibration is refused with what to do."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.calibration.intrinsics import RefusedCalibration, calibrate, default_camera
from vision.calibration.shots import ShotPoints, board_points, shot_points
from vision.geometry.camera_model import CameraModel

SETTINGS = load_settings()
CALIBRATION = SETTINGS.vision.calibration
SIZE = (1280, 960)
TRUE = CameraModel(
    *SIZE, ((1063.0, 0.0, 645.0), (0.0, 1062.0, 474.0), (0.0, 0.0, 1.0)), (-0.02, 0.01, 0.0007, -0.0005, 0.0)
)


def seen_board(number: int, noise_px: float = 0.1, spread: float = 1.0, tilt: float = 0.6) -> ShotPoints:
    """The board's inner corners as the true camera sees them, in a place of its own."""
    rng = np.random.default_rng(number)
    grid = [(40.0 * x, 40.0 * y, 0.0) for y in range(1, 5) for x in range(1, 7)]
    points = np.array(grid, dtype=np.float32)
    rvec = rng.uniform(-tilt, tilt, 3)
    at = np.array([rng.uniform(-170, 170) * spread, rng.uniform(-120, 120) * spread, 420.0])
    middle = cv2.Rodrigues(rvec)[0] @ np.array([140.0, 100.0, 0.0])
    pixels = cv2.projectPoints(points, rvec, at - middle, TRUE.matrix_array(), TRUE.dist_array())[0].reshape(-1, 2)
    pixels = pixels + rng.normal(0, noise_px, pixels.shape)
    return ShotPoints(f"shot {number}", points, pixels.astype(np.float32))


def drawn_board(turn: float) -> NDArray[np.uint8]:
    """A rendered shot of the board from straight above, turned a little, through a lens without distortion."""
    b = CALIBRATION.board
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, b.dictionary))
    printed = cv2.aruco.CharucoBoard((b.cols, b.rows), b.square_mm, b.marker_mm, dictionary)
    image = printed.generateImage((1400, 1000), marginSize=0)
    homography = np.array(
        [[0.6 * np.cos(turn), -0.6 * np.sin(turn), 250], [0.6 * np.sin(turn), 0.6 * np.cos(turn), 120], [0, 0, 1]]
    )
    # Both pictures count pixels' middles, while sizes are measured from edges.
    shift = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    warp = np.linalg.inv(shift) @ homography @ shift
    shot = cv2.warpPerspective(image, warp, SIZE, flags=cv2.INTER_AREA, borderValue=(255, 255, 255))
    return np.asarray(cv2.GaussianBlur(shot, (0, 0), 0.8), dtype=np.uint8)


def test_the_true_camera_is_recovered() -> None:
    found = calibrate([seen_board(n) for n in range(14)], SIZE, CALIBRATION)
    assert found.camera.matrix_array() == pytest.approx(TRUE.matrix_array(), abs=4.0)
    assert found.error_px == pytest.approx(0.14, abs=0.05)
    assert not any(shot.hurts for shot in found.shots)


def test_a_shot_that_hurts_is_named_and_left_out() -> None:
    shots = [seen_board(n) for n in range(14)]
    shots[5] = seen_board(5, noise_px=4.0)
    found = calibrate(shots, SIZE, CALIBRATION)
    assert [shot.name for shot in found.shots if shot.hurts] == ["shot 5"]
    assert found.camera.matrix_array() == pytest.approx(TRUE.matrix_array(), abs=4.0)


@pytest.mark.parametrize(
    ("shots", "code"),
    [
        ([seen_board(n) for n in range(3)], "calibration.too_few_shots"),
        ([seen_board(n, noise_px=3.0) for n in range(14)], "calibration.bad_fit"),
        ([seen_board(n, spread=0.0, tilt=0.5) for n in range(8)], "calibration.poor_coverage"),
        ([seen_board(n, tilt=0.0) for n in range(12)], "calibration.uncertain"),
    ],
    ids=["few", "noisy", "all in the middle", "none tilted"],
)
def test_a_bad_calibration_is_refused(shots: list[ShotPoints], code: str) -> None:
    with pytest.raises(RefusedCalibration) as refused:
        calibrate(shots, SIZE, CALIBRATION)
    assert refused.value.code == code


@pytest.mark.parametrize("turn", [0.0, 0.2, 0.35])
def test_corners_are_found_without_half_a_pixel_of_offset(turn: float) -> None:
    found = board_points("drawn", drawn_board(turn), CALIBRATION.board, CALIBRATION.corner_window_share)
    assert found is not None
    scale = 0.6 * 1000 / (CALIBRATION.board.rows * CALIBRATION.board.square_mm)
    x, y = found.points_mm[:, 0] * scale, found.points_mm[:, 1] * scale
    true = np.stack(
        [x * np.cos(turn) - y * np.sin(turn) + 250 - 0.5, x * np.sin(turn) + y * np.cos(turn) + 120 - 0.5], 1
    )
    assert np.abs((found.pixels - true).mean(axis=0)).max() < 0.1


def test_a_picture_without_board_or_mat_shows_nothing() -> None:
    blank = np.full((480, 640), 128, dtype=np.uint8)
    assert shot_points("blank", blank, SETTINGS.geometry, SETTINGS.vision.pose, CALIBRATION) == ()


def test_a_guessed_camera_sees_its_field_of_view_and_says_it_is_guessed() -> None:
    camera = default_camera(66.0, (1640, 1232))
    assert camera.is_default
    assert 2 * np.degrees(np.arctan(820 / camera.matrix[0][0])) == pytest.approx(66.0)


@pytest.mark.parametrize(("fov", "size"), [(0.0, (1640, 1232)), (190.0, (1640, 1232)), (66.0, (0, 0))])
def test_no_camera_is_guessed_from_nonsense(fov: float, size: tuple[int, int]) -> None:
    with pytest.raises(RefusedCalibration):
        default_camera(fov, size)
