"""A marker's corners found by its sides, on a sheet whose white rim is narrow and whose table is dark."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.markers.detection import MarkerFound
from vision.markers.marker_sides import by_their_sides

SETTINGS = load_settings().vision.marker_sides
SHARPER = 8  # drawn this much finer than photographed
RIM = 2 / 24  # of the marker's side, as on the card mat
DRAWN = 960
TRUE = np.array([[60.3, 52.1], [102.6, 58.4], [98.2, 92.7], [55.4, 88.8]])


def photographed(corners: NDArray[np.float64], table: int, paper: int = 225) -> NDArray[np.uint8]:
    """Marker 46 with its corners there, near two edges of a sheet; a camera's pixels average what falls on them."""
    rim = round(RIM * DRAWN)
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    code = cv2.aruco.generateImageMarker(dictionary, 46, DRAWN)
    ink = np.where(np.asarray(code) > 0, paper, 25).astype(np.uint8)
    sheet = cv2.copyMakeBorder(ink, rim, DRAWN // 2, DRAWN // 2, rim, cv2.BORDER_CONSTANT, value=float(paper))
    own = np.array([[0, 0], [DRAWN, 0], [DRAWN, DRAWN], [0, DRAWN]]) + np.array([DRAWN // 2, rim]) - 0.5
    fine = (corners + 0.5) * SHARPER - 0.5
    onto = cv2.getPerspectiveTransform(own.astype(np.float32), fine.astype(np.float32))
    size = (160 * SHARPER, 140 * SHARPER)
    # As an area, not a point, of the drawing falls on a fine pixel, too.
    soft = cv2.GaussianBlur(sheet, (0, 0), 1.5)
    picture = cv2.warpPerspective(soft, onto, size, borderMode=cv2.BORDER_CONSTANT, borderValue=float(table))
    small = cv2.resize(picture, (160, 140), interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), 0.6), dtype=np.uint8)


def found(gray: NDArray[np.uint8], rough: NDArray[np.float64]) -> NDArray[np.float64]:
    (marker,) = by_their_sides(gray, [MarkerFound(46, rough)], SETTINGS)
    return marker.corners_px


@pytest.mark.parametrize("table", [20, 70, 130, 210])
def test_corners_are_found_to_a_fraction_of_a_pixel_whatever_table_is_behind_the_rim(table: int) -> None:
    rough = TRUE + np.array([[-1.6, 1.4], [2.1, -1.2], [1.1, -1.1], [-1.9, -0.9]])
    # Where half of the light falls the codes are lighter than half: corners lie a little inside.
    assert np.abs(found(photographed(TRUE, table), rough) - TRUE).max() < 0.6


@settings(max_examples=15, deadline=None)
@given(st.lists(st.floats(-2, 2), min_size=8, max_size=8))
def test_how_far_off_the_first_guess_was_makes_no_difference(off: list[float]) -> None:
    gray = photographed(TRUE, 40)
    assert found(gray, TRUE + np.reshape(off, (4, 2))) == pytest.approx(found(gray, TRUE), abs=0.25)


def test_where_no_marker_shows_the_corners_stay() -> None:
    assert (found(np.full((140, 160), 120, np.uint8), TRUE) == TRUE).all()
    half = photographed(TRUE, 40)
    half[:, 80:] = 30  # something dark lies over it
    assert (found(half, TRUE) == TRUE).all()
