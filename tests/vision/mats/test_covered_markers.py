"""Markers under paper are told from markers behind pieces, and walls before which paper seems to hang are asked about."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.conftest import Photo
from vision.evaluation.sweeps import SWEEPS
from vision.evaluation.truth import photo_truth_from_json
from vision.evaluation.worsening import Shot
from vision.geometry.mat_view import mat_view
from vision.light.light_model import light_on_mat
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.mats.covered_markers import Outline, covered_markers
from vision.observe import observe
from vision.readings.reading import Seen
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow

Bgr = NDArray[np.uint8]
PAPER_GREY = (120, 128, 135)


def found_covered(frame: Bgr, photo: Photo, seat: int, settings: VisionSettings) -> tuple[Outline, ...]:
    stages, geometry = settings.stages, settings.geometry
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    mats, _ = find_mats(find_markers(gray, geometry, stages.pose), photo.camera, geometry, stages.pose)
    (mat,) = [mat for mat in mats if mat.name == seat]
    view = mat_view(mat.pose, photo.camera)
    return covered_markers(frame, view, light_on_mat(frame, view, mat.markers, stages.light), seat, mat, settings)


def marker_square(photo: Photo, seat: int, marker: int, settings: VisionSettings) -> Outline:
    stages, geometry = settings.stages, settings.geometry
    gray = np.asarray(cv2.cvtColor(photo.frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    mats, _ = find_mats(find_markers(gray, geometry, stages.pose), photo.camera, geometry, stages.pose)
    (mat,) = [mat for mat in mats if mat.name == seat]
    half = geometry.seat_mat.marker_side_mm * 0.52
    x, y = geometry.seat_mat.marker_centres_mm(seat)[marker]
    corners = [(x + a * half, y + b * half, 0.0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return np.asarray(mat_view(mat.pose, photo.camera).project(corners), dtype=np.float64)


def painted(photo: Photo, outline: Outline, colour: tuple[int, int, int]) -> Bgr:
    frame = photo.frame.copy()
    cv2.fillConvexPoly(frame, np.round(outline).astype(np.int32), colour)
    return frame


def named(photos: tuple[Photo, ...], name: str) -> Photo:
    return next(photo for photo in photos if photo.name == name)


def test_markers_behind_pieces_are_not_covered(photos: tuple[Photo, ...], settings: VisionSettings) -> None:
    for photo in photos:
        for mat in photo.truth["mats"]:
            if mat["seat"] != "market":
                assert found_covered(photo.frame, photo, mat["seat"], settings) == ()


@pytest.mark.parametrize(("colour", "covered"), [(PAPER_GREY, 1), ((250, 250, 250), 1), ((30, 60, 170), 0)])
def test_paper_over_a_marker_is_noticed_and_wood_is_a_piece(
    photos: tuple[Photo, ...], settings: VisionSettings, colour: tuple[int, int, int], covered: int
) -> None:
    photo = named(photos, "dev_000.jpg")
    outline = marker_square(photo, 0, 2, settings)
    found = found_covered(painted(photo, outline, colour), photo, 0, settings)
    assert len(found) == covered
    for square in found:
        assert np.abs(np.sort(square, axis=0) - np.sort(outline, axis=0)).max() < 4


def test_grey_ink_that_a_shadow_keeps_from_being_read_is_not_covered(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    photo, stages, geometry = named(photos, "dev_000.jpg"), settings.stages, settings.geometry
    shot = Shot(photo.frame, photo.camera, photo_truth_from_json(photo.truth).mats, geometry)
    frame = SWEEPS["ink"].at(0.3)(shot).frame_bgr
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    mats, _ = find_mats(find_markers(gray, geometry, stages.pose), photo.camera, geometry, stages.pose)
    (mat,) = [mat for mat in mats if mat.name == 0]
    overlooked = replace(mat, markers=tuple(marker for marker in mat.markers if marker.marker != 2))
    view = mat_view(mat.pose, photo.camera)
    light = light_on_mat(frame, view, overlooked.markers, stages.light)
    assert covered_markers(frame, view, light, 0, overlooked, settings) == ()


@pytest.mark.parametrize(("name", "seat", "marker"), [("dev_009.jpg", 2, 18), ("dev_027.jpg", 3, 26)])
def test_a_wall_behind_paper_is_not_promised_wrongly(
    photos: tuple[Photo, ...], settings: VisionSettings, name: str, seat: int, marker: int
) -> None:
    photo = named(photos, name)
    frame = painted(photo, marker_square(photo, seat, marker, settings), PAPER_GREY)
    seen = observe(frame, photo.camera, settings)
    (mat,) = [mat for mat in seen.mats if mat.seat == seat]
    truth = {(city["row"], city["col"]): (city["wall"] or {}).get("stones", 0) for city in photo.mat(seat)["cities"]}
    for city in mat.cities:
        if isinstance(city.wall.stones, Seen):
            assert city.wall.stones.value == truth.get((city.row, city.col), 0)
