"""A phone's photo is turned upright, its lens is told, and a calibration is turned with it."""

from __future__ import annotations

import io

import cv2
import numpy as np
import pytest
from PIL import ExifTags, Image

from tests.vision.views import load_view
from vision.calibration.photo import decode_photo
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel


def jpeg(orientation: int | None = None, focal_35mm: object = None) -> bytes:
    """A picture of 4 × 2 blocks of 16 pixels, the top left one white, with EXIF."""
    pixels = np.zeros((32, 64, 3), np.uint8)
    pixels[:16, :16] = 255
    exif = Image.Exif()
    if orientation is not None:
        exif[ExifTags.Base.Orientation] = orientation
    if focal_35mm is not None:
        exif.get_ifd(ExifTags.IFD.Exif)[ExifTags.Base.FocalLengthIn35mmFilm] = focal_35mm
    out = io.BytesIO()
    Image.fromarray(pixels).save(out, "JPEG", quality=95, exif=exif)
    return out.getvalue()


@pytest.mark.parametrize(
    ("orientation", "size", "white"),
    [
        (1, (32, 64), (0, 0)),
        (3, (32, 64), (31, 63)),
        (6, (64, 32), (0, 31)),
        (8, (64, 32), (63, 0)),
        (99, (32, 64), (0, 0)),
    ],
)
def test_a_photo_stands_upright(orientation: int, size: tuple[int, int], white: tuple[int, int]) -> None:
    photo = decode_photo(jpeg(orientation))
    assert photo.frame_bgr.shape[:2] == size
    assert photo.frame_bgr[white].min() > 200


@pytest.mark.parametrize("orientation", [2, 4, 5, 7])
def test_a_photo_stored_mirrored_is_refused(orientation: int) -> None:
    with pytest.raises(UnusableImage, match="mirrored"):
        decode_photo(jpeg(orientation))


@pytest.mark.parametrize(("told", "believed"), [(26, 26.0), (None, None)])
def test_exif_tells_the_focal_length(told: object, believed: float | None) -> None:
    assert decode_photo(jpeg(1, told)).focal_35mm == believed


def test_exif_that_is_broken_says_nothing() -> None:
    data = jpeg(6, 26)
    at = data.index(b"Exif\0\0") + 6
    photo = decode_photo(data[:at] + b"\xff" * 20 + data[at + 20 :])
    assert (photo.quarter_turns, photo.focal_35mm) == (0, None)


@pytest.mark.parametrize("data", [b"", b"no picture", jpeg()[:60]])
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(UnusableImage, match="JPEG or PNG"):
        decode_photo(data)


@pytest.mark.parametrize("orientation", [1, 3, 6, 8])
def test_a_calibration_turns_with_the_photo(orientation: int) -> None:
    stored = CameraModel(64, 32, ((50.0, 0.0, 30.0), (0.0, 51.0, 17.0), (0.0, 0.0, 1.0)), (0.1, 0.02, 0.01, -0.02, 0.0))
    photo = decode_photo(jpeg(orientation))
    turned = photo.calibrated(stored)
    points = np.array([[0.1, -0.05, 1.0], [-0.2, 0.1, 1.0]])
    turn = np.linalg.matrix_power(np.array([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]]), photo.quarter_turns)

    def shown(camera: CameraModel, at: np.ndarray) -> np.ndarray:
        return cv2.projectPoints(at, np.zeros(3), np.zeros(3), camera.matrix_array(), camera.dist_array())[0][:, 0]

    pixels, width, height = shown(stored, points), stored.width, stored.height
    for _ in range(photo.quarter_turns):
        pixels = np.column_stack([height - 1 - pixels[:, 1], pixels[:, 0]])
        width, height = height, width
    assert (turned.width, turned.height) == (width, height)
    assert np.allclose(shown(turned, points @ turn.T), pixels, atol=1e-9)


def test_a_photo_stored_on_its_side_is_seen_upright() -> None:
    view = load_view("dev_000_1.jpg")
    photo = decode_photo(view.data)
    assert view.truth["stored_on_its_side"]
    assert photo.frame_bgr.shape[:2] == (view.truth["camera_true"]["height"], view.truth["camera_true"]["width"])
    assert photo.focal_35mm == view.truth["exif_focal_35mm"]
